/** Wind River before its board is loaded. */
import type { GameCard } from '../cards';
import { about } from './about';

export const card: GameCard = {
  name: 'wind-river',
  about,
  hasYoungest: false,
  files: {},
  loadScene: () => import('./Scene.svelte'),
  loadGame: () => import('.'),
  loadDeal: () => import('./deal'),
  loadProblems: () => import('./problems'),
  loadReviews: () => import('./reviews'),
  loadLessons: () => import('./lessons'),
  loadCoach: () => import('./coach'),
};
