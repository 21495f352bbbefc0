/** French. */
import type { PageWords } from './words.en';

export const fr: PageWords = {
  toMove: (name) => `À ${name} de jouer`,
  board: (game) => `Le plateau de ${game}, tel qu’il est`,
  score: (name, score, unit) => `${name} : ${score} (${unit})`,
  showAll: (count) => `Tout afficher (${count})`,
  again: 'Rejouer',
  nobodyYet: 'Aucune partie en cours. Choisissez un jeu : un bot est prêt tout de suite.',

  here: 'Ici en ce moment',
  you: 'vous',
  alone: 'Personne d’autre n’est ici en ce moment.',
  others: (count) => (count === 1 ? 'et une autre personne' : `et ${count} autres`),
  pairTitle: 'Une partie à deux, tout de suite',
  pairLead:
    'Rejoignez la personne qui attend depuis le plus longtemps. Si personne n’attend, vous attendez, et la prochaine personne s’assoit avec vous.',
  pair: 'Trouver quelqu’un',
  tables: 'Tables',
  looking: 'On cherche quelqu’un pour jouer. Laissez cette page ouverte : la prochaine personne s’assoit ici.',
  stopLooking: 'Ne plus chercher',

  names: 'Qui est assis où (noms facultatifs)',
  nameOf: (seat) => `Nom (${seat})`,
};
