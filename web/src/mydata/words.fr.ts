/** French. */
import type { MyDataWords } from './words.en';

export const fr: MyDataWords = {
  notes: 'Notes',
  notesHint: 'Vous seul voyez ce que vous écrivez ici.',
  note: 'Vos notes sur cette partie',
  saved: 'Enregistré',
  saving: 'Enregistrement…',

  title: 'Vos données',
  lead: 'Tout ce qui est conservé sur vous : nom, appareils et adresses, vos parties, ce que vous y avez fait et dit, et vos notes. Un seul fichier, lisible par des programmes.',
  download: 'Télécharger mes données',
  deleteLead:
    'Vous pouvez partir pour de bon. Ce qui est à vous est supprimé aussitôt, et personne ne peut le rétablir.',
  delete: 'Me supprimer',
  askTitle: 'Vous supprimer pour de bon ?',
  asks: [
    'Votre nom disparaît de toutes les tables, listes et parties enregistrées, ainsi que ce que vous y avez dit.',
    'Vos appareils sont déconnectés. Clés d’accès, adresses, messages en route, congés et notes sont supprimés.',
    'Vous abandonnez vos parties en cours, comme si vous étiez parti. Celles que vous jouez seul sont rangées.',
    'Vos tables qui attendent des joueurs sont fermées.',
    'Les parties jouées avec d’autres restent, sans votre nom : elles sont aussi les leurs.',
  ],
  noWayBack: 'Aucun retour n’est possible, pas même avec une clé d’accès ou un lien que vous auriez noté.',
  confirm: 'Oui, me supprimer',
  keep: 'Tout garder',
};
