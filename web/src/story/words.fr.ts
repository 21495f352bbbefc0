/** French. */
import type { StoryWords } from './words.en';

export const fr: StoryWords = {
  resigned: (name) => `${name} a abandonné, et la partie s’est terminée là.`,
  ended: 'Les joueurs ont mis fin à la partie.',
  byWhat: 'Ce qui a compté',
  curve: 'Le déroulement',
  figure: 'Ce que montre la courbe',
  line: (name, last, most, turn) => `${name} : ${last} à la fin, au plus ${most} après le tour ${turn}`,
  turn: (turn) => `Tour ${turn}`,
  chances: 'Chances',
  turningPoints: 'Tournants',
  chance: (name, before, after) => `${name} : ${before}\u00a0% → ${after}\u00a0%`,
  chancesNote: 'Chances de gagner avant et après ce tour de table, selon les robots : tant de parties sur cent.',
  record: 'Enregistrement',
  film: 'Film (GIF)',
  share: 'Partager',
  shared: 'Lien copié',
};
