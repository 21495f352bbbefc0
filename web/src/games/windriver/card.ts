/** Wind River before its board is loaded. */
import type { GameCard } from '../cards';
import { about } from './about';
import { rules } from './rules';

export const card: GameCard = {
  name: 'wind-river',
  about,
  hasYoungest: false,
  files: {},
  rules,
  loadScene: () => import('./Scene.svelte'),
  loadGame: () => import('.'),
  loadDeal: () => import('./deal'),
  loadProblems: () => import('./problems'),
  loadReviews: () => import('./reviews'),
  loadLessons: () => import('./lessons'),
  loadCoach: () => import('./coach'),
};
