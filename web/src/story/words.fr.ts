/** French. */
import type { StoryWords } from './words.en';

export const fr: StoryWords = {
  resigned: (name) => `${name} a abandonné, et la partie s’est terminée là.`,
  ended: 'Les joueurs ont mis fin à la partie.',
  byWhat: 'Grâce à quoi',
  curve: 'Le déroulement',
  figure: 'Ce que montre la courbe',
  line: (name, last, most, turn) => `${name} : ${last} à la fin, au plus ${most} après le tour ${turn}`,
  turn: (turn) => `Tour ${turn}`,
  record: 'Relevé',
  film: 'Film (GIF)',
  share: 'Partager',
  shared: 'Lien copié',
};
