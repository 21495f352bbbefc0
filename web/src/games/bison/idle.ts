/** Actions that are open but with which nothing can be done: only shown, the server decides. */
import { terrainOf } from './spaces';
import type { Action, BisonView, Space } from './view';

function camps(view: BisonView, seat: number): [name: string, space: Space][] {
  return Object.entries(view.spaces).filter(([, space]) => space.seat === seat && space.hunters > 0);
}

function canBuild(view: BisonView, seat: number, isOnRiver: boolean): boolean {
  const { reserve } = view.seats[seat]!;
  const pieces = isOnRiver ? reserve.canoes : reserve.tepees;
  return camps(view, seat).some(
    ([name, { hunters, value }]) =>
      (terrainOf(name) === 'river') === isOnRiver && pieces.some((piece) => piece > value && piece - value <= hunters),
  );
}

/** It would be spent without hunters, for one animal. */
export function isIdleAction(action: Action, view: BisonView, seat: number): boolean {
  switch (action) {
    case 'tile':
      return false;
    case 'tepee':
      return !canBuild(view, seat, false);
    case 'canoe':
      return !canBuild(view, seat, true);
    case 'gather':
      return camps(view, seat).length < 2;
    case 'walk':
    case 'trek':
      return camps(view, seat).length === 0;
  }
}
