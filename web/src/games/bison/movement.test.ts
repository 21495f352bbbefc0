import { describe, expect, it } from 'vitest';
import { beatsOf, traceOf } from './movement';
import { startView, step } from './testing';

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
