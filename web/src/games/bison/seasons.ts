/** When a season was scored. */
import type { WrittenTurn } from '../../table/contract';
import { ACTIONS_A_SEASON } from './view';

/** A season is scored after the last action of the last player; spending what exceeds a track is no action. */
export function scoredTurns(turns: readonly WrittenTurn[], players: number): number[] {
  const actions = turns.filter(({ text }) => !/^over\b/.test(text));
  return actions.filter((_, index) => (index + 1) % (players * ACTIONS_A_SEASON) === 0).map(({ turn }) => turn);
}
