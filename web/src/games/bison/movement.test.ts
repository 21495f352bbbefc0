import { describe, expect, it } from 'vitest';
import { beatsOf, foresee, traceOf } from './movement';
import { seatState, startView, step } from './testing';

describe('a turn that is shown', () => {
  it('lets hunters travel one after the other', () => {
    const before = startView();
    const steps = [step('action', { action: 'walk' }), step('from', { space: 'c3p' }), step('to', { space: 'c3r' })];
    const [beat, ...rest] = beatsOf(steps, 0, before, before);
    expect(rest).toEqual([]);
    expect(beat).toMatchObject({ kind: 'travel', from: 'c3p', to: 'c3r', seat: 0 });
    expect(beat!.view.spaces.c3p).toMatchObject({ hunters: 1, seat: 0 });
    expect(beat!.view.spaces.c3r).toMatchObject({ hunters: 1, seat: 0 });
  });

  it('drops the tile before hunters come onto it', () => {
    const before = startView();
    const tile = { cell: 'd4', tile: '05', rotation: 1, face: [0, 3, 2, 0, 1] as const };
    const after = startView({ tiles: [...before.tiles, tile] });
    const steps = [step('lay', { cell: 'd4', rotation: 1 }), step('place', { terrain: 'river', hunters: 2 })];
    const beats = beatsOf(steps, 1, before, after);
    expect(beats.map(({ kind }) => kind)).toEqual(['drop', 'change']);
    expect(beats[1]!.view.spaces.d4r).toMatchObject({ hunters: 2, seat: 1 });
  });

  it('leaves a trace of ways and places', () => {
    const steps = [step('target', { space: 'c3p' }), step('join', { space: 'd3m' }), step('join', { space: 'd3m' })];
    expect(traceOf(steps)).toEqual({ ways: [{ from: 'd3m', to: 'c3p', count: 2 }], places: [] });
  });
});

describe('a step before the server has taken it', () => {
  const drafting = (origin: string | null) =>
    startView({ draft: { action: 'walk', hunters: 0, limit: 5, due: 0, origin } });

  it('moves a hunter from where it was picked up', () => {
    const picked = foresee(drafting(null), step('from', { space: 'c3p' }), 0);
    expect(picked.draft?.origin).toBe('c3p');
    const { spaces } = foresee(picked, step('to', { space: 'c3m' }), 0);
    expect([spaces.c3p!.hunters, spaces.c3m]).toMatchObject([1, { seat: 0, hunters: 1 }]);
  });

  it('lets a hunter join where they gather', () => {
    const { spaces } = foresee(drafting('d3p'), step('join', { space: 'c3p' }), 0);
    expect([spaces.c3p!.hunters, spaces.d3p]).toMatchObject([1, { seat: 0, hunters: 1 }]);
  });

  it('lays the tile in hand, and puts hunters onto it', () => {
    const hand = { tile: '05', face: [0, 3, 2, 0, 1] as const };
    const before = { ...drafting(null), seats: [seatState({ hand }), seatState()] };
    const laid = foresee(before, step('lay', { cell: 'd4', rotation: 1 }), 0);
    expect(laid.tiles.at(-1)).toEqual({ cell: 'd4', rotation: 1, ...hand });
    const placed = foresee(
      { ...laid, draft: drafting('d4').draft },
      step('place', { terrain: 'river', hunters: 2 }),
      0,
    );
    expect(placed.spaces.d4r).toMatchObject({ seat: 0, hunters: 2 });
  });

  it('makes a tepee of hunters', () => {
    const { spaces } = foresee(drafting(null), step('build', { space: 'c3p', value: 2 }), 0);
    expect(spaces.c3p).toMatchObject({ seat: 0, hunters: 0, value: 2 });
  });

  it('leaves the board as it is where a step does not show on it', () => {
    const before = drafting(null);
    expect(foresee(before, step('action', { action: 'trek' }), 0)).toBe(before);
    expect(foresee(before, step('to', { space: 'c3m' }), 0)).toBe(before);
  });
});
