/** Bison before its board is loaded. */
import facts from '../../generated/bison.json';
import type { GameCard } from '../cards';
import { about } from './about';

export const card: GameCard = {
  name: 'bison',
  about,
  hasYoungest: true,
  files: {
    tiles: {
      accept: '.toml,.json,application/toml,application/json,text/plain,application/octet-stream',
      mostBytes: facts.tileFileBytes,
      anchor: 'tile-file',
    },
  },
  loadScene: () => import('./Scene.svelte'),
  loadGame: () => import('.'),
  loadDeal: () => import('./deal'),
  loadProblems: () => import('./problems'),
  loadReviews: () => import('./reviews'),
  loadLessons: () => import('./lessons'),
  loadCoach: () => import('./coach'),
};
