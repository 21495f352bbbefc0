/** French. */
import type { ShuffleWords } from './words.en';

export const fr: ShuffleWords = {
  kept: 'Votre navigateur a vérifié le mélange : il était promis avant la partie, et vous y avez pris part.',
  fits: 'Le mélange correspond à ce qui fut publié avant la partie. Ce navigateur n’était pas là alors.',
  alone: 'Le mélange correspond à ce qui fut publié avant la partie. Le serveur avait mélangé seul.',
  broken: 'Le mélange n’est PAS celui qui était promis.',
  other: 'L’enregistrement nomme un autre engagement que le vôtre.',
  none: 'L’enregistrement ne dit rien de son mélange : il ne vient pas d’une partie finie d’un serveur.',
  unreadable: 'Ce fichier n’est pas un enregistrement.',
  what: 'Qu’est-ce que cela veut dire ?',
  title: 'Un mélange qui ne demande aucune confiance',
  explained: [
    'Avant que quiconque s’assoie, le serveur tire un secret et publie son empreinte, l’engagement. Il ne peut plus changer le secret.',
    'Puis chaque personne assise ajoute ses propres octets au hasard. Qui commence et l’ordre des tuiles découlent du secret et de tous ces octets, selon une règle que chacun peut lire. Personne ne connaît le résultat d’avance, et le serveur seul ne peut pas le choisir.',
    'Quand la partie est finie, le secret est montré. Votre navigateur a gardé l’engagement et ses octets, refait tout le calcul et dit si tout concorde.',
  ],
  checkTitle: 'Vérifier un enregistrement',
  checkLead: 'Choisissez l’enregistrement d’une partie finie. Il est vérifié ici et n’est envoyé nulle part.',
  commitment: 'Engagement que vous avez vu avant la partie (peut rester vide)',
  file: 'Choisir un enregistrement',
};
