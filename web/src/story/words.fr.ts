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
  chances: 'Chances',
  turningPoints: 'Tournants',
  chance: (name, before, after) => `${name} : ${before}\u00a0% → ${after}\u00a0%`,
  chancesNote:
    'Combien de parties sur cent chacun aurait gagnées à partir de là, selon les robots : le tour de table d’avant face à celui que ce tour ouvre. Une estimation.',
  record: 'Relevé',
  film: 'Film (GIF)',
  share: 'Partager',
  shared: 'Lien copié',
};
