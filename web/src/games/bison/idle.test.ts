import { describe, expect, it } from 'vitest';
import { isIdleAction } from './idle';
import { startView } from './testing';
import { ACTIONS, type BisonView } from './view';

const idle = (view: BisonView, seat: number) => ACTIONS.filter((action) => isIdleAction(action, view, seat));

describe('actions with which nothing can be done', () => {
  it('are those that need hunters elsewhere', () => {
    expect(idle(startView(), 0)).toEqual(['canoe', 'gather']);
  });

  it('are all but the tile for a player without hunters on the map', () => {
    expect(idle(startView(), 1)).toEqual(['tepee', 'canoe', 'gather', 'walk', 'trek']);
  });

  it('are those whose pieces are missing, or larger than the hunters can make', () => {
    const view = startView();
    const seats = view.seats.map((seat) => ({ ...seat, reserve: { ...seat.reserve, tepees: [3, 4] } }));
    expect(idle({ ...view, seats }, 0)).toContain('tepee');
  });
});
