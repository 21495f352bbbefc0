import { describe, expect, it } from 'vitest';
import { beginnings, findStep, meantBy, targetsOf } from './narrowing';
import { startView, step } from './testing';

const drafting = (
  phase: 'lay' | 'place' | 'build' | 'from' | 'to' | 'gain',
  action: 'tile' | 'tepee' | 'walk',
  origin: string | null = null,
) => startView({ phase, draft: { action, hunters: 0, limit: 5, due: 0, origin } });

describe('places that may be chosen', () => {
  it('are the cells of the tile, each with its rotations', () => {
    const legal = [0, 1, 2].flatMap((rotation) => ['d4', 'b2'].map((cell) => step('lay', { cell, rotation })));
    const targets = targetsOf(legal, drafting('lay', 'tile'));
    expect(targets.map((target) => target.place)).toEqual(['b2', 'd4']);
    expect(targets[0]!.steps).toHaveLength(3);
  });

  it('are the spaces of the new tile, each with its numbers of hunters', () => {
    const legal = ['river', 'prairie'].flatMap((terrain) =>
      [1, 2].map((hunters) => step('place', { terrain, hunters })),
    );
    const targets = targetsOf([...legal, step('done')], drafting('place', 'tile', 'b2'));
    expect(targets.map((target) => target.place)).toEqual(['b2p', 'b2r']);
  });

  it('come in reading order', () => {
    const legal = ['d3m', 'c4r', 'c4p', 'c3r'].map((space) => step('from', { space }));
    expect(targetsOf(legal, drafting('from', 'walk')).map((target) => target.place)).toEqual([
      'c3r',
      'c4p',
      'c4r',
      'd3m',
    ]);
  });

  it('are none while an animal is gained', () => {
    expect(targetsOf([step('gain', { animal: 'bison' })], drafting('gain', 'walk'))).toEqual([]);
  });
});

describe('what a click would have meant', () => {
  it('is a cell, whatever space of it is hit, while the tile is laid', () => {
    expect(meantBy('c3p', drafting('lay', 'tile'), 2)).toEqual({
      kind: 'lay',
      parameters: { cell: 'c3', rotation: 2 },
    });
  });

  it('is the space where the hunter would stop', () => {
    expect(meantBy('c4r', drafting('to', 'walk', 'c3p'), 0)).toEqual({ kind: 'to', parameters: { space: 'c4r' } });
  });

  it('is the next value while building', () => {
    expect(meantBy('c4r', drafting('build', 'tepee'), 0)).toEqual({
      kind: 'build',
      parameters: { space: 'c4r', value: 3 },
    });
  });

  it('is more of the action once it has closed', () => {
    expect(meantBy('c3p', drafting('gain', 'walk'), 0)).toEqual({ kind: 'from', parameters: { space: 'c3p' } });
  });

  it('is nothing before an action is chosen', () => {
    expect(meantBy('c3p', startView(), 0)).toBeNull();
  });
});

describe('steps', () => {
  it('are found by what they say', () => {
    const all = [step('pay bison', { count: 1 }), step('pay bison', { count: 2 }), step('pay salmon', { count: 2 })];
    expect(findStep(all, { kind: 'pay bison', parameters: { count: 2 } })).toBe(all[1]);
    expect(findStep(all, { kind: 'pay bison', parameters: { count: 3 } })).toBeUndefined();
  });

  it('begin on own spaces only', () => {
    expect(beginnings('c3p', startView(), 0).map(({ action }) => action)).toEqual(['tepee', 'walk', 'trek', 'gather']);
    expect(beginnings('c4r', startView(), 0)).toEqual([]);
    expect(beginnings('c4r', startView(), 1)).toEqual([]);
  });
});
