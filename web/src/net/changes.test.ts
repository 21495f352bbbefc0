import { describe, expect, it } from 'vitest';
import type { Sight, SightChanges } from '../generated/server';
import { merged, sightAfter } from './changes';

describe('merged', () => {
  it('takes what is new and keeps the rest as it is', () => {
    const known = { turn: 1, spaces: { a: { hunters: 1 }, b: { hunters: 2 } }, seats: [{ x: 1 }, { x: 2 }] };
    const result = merged(known, { turn: 2, spaces: { b: { hunters: 0 } }, seats: { '1': { x: 3 } } }) as typeof known;
    expect(result).toEqual({ turn: 2, spaces: { a: { hunters: 1 }, b: { hunters: 0 } }, seats: [{ x: 1 }, { x: 3 }] });
    expect(result.spaces.a).toBe(known.spaces.a);
    expect(result.seats[0]).toBe(known.seats[0]);
    expect(known.turn).toBe(1);
  });

  it('puts in entries that were not there, and nothing where something was', () => {
    expect(merged({ hand: { tile: 'A' } }, { hand: null, draft: { due: 1 } })).toEqual({
      hand: null,
      draft: { due: 1 },
    });
    expect(merged({ hand: null }, { hand: { tile: 'B' } })).toEqual({ hand: { tile: 'B' } });
  });

  it('takes a whole object or list instead of what was there', () => {
    expect(merged({ spaces: { a: 1, b: 2 } }, { spaces: { '': { b: 2 } } })).toEqual({ spaces: { b: 2 } });
    expect(merged({ open: ['a', 'b'] }, { open: ['c'] })).toEqual({ open: ['c'] });
  });

  it('puts new entries of a list at their places', () => {
    const known = { tiles: [{ cell: 'a1' }, { cell: 'c1' }] };
    const result = merged(known, { tiles: { '+1': { cell: 'b1' }, '+3': { cell: 'd1' } } });
    expect(result).toEqual({ tiles: [{ cell: 'a1' }, { cell: 'b1' }, { cell: 'c1' }, { cell: 'd1' }] });
    expect(known.tiles).toHaveLength(2);
  });
});

describe('sightAfter', () => {
  const known = {
    seq: 7,
    status: 'running',
    turn: 3,
    to_move: 0,
    mine: [1],
    views: [{ seat: 1, view: { turn: 2, spaces: {} } }],
    legal: [],
    result: null,
  } as Sight;
  const changes = { seq: 8, turn: 4, to_move: 1, legal: [], views: [{ turn: 3 }] } as SightChanges;

  it('is the sight with all that has changed', () => {
    expect(sightAfter(known, changes)).toEqual({
      ...known,
      ...changes,
      views: [{ seat: 1, view: { turn: 3, spaces: {} } }],
    });
  });

  it('is nothing where something lies between, or where they are of other views', () => {
    expect(sightAfter({ ...known, turn: 2 }, changes)).toBeNull();
    expect(sightAfter({ ...known, views: [] }, changes)).toBeNull();
  });
});
