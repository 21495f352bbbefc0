import { describe, expect, it } from 'vitest';
import { removalOf, rungsOf } from './ladder';
import { targetsOf } from './narrowing';
import { startView, step } from './testing';

const drafting = (phase: 'place' | 'build' | 'from', hunters = 0, limit = 5) =>
  startView({ phase, draft: { action: 'tile', hunters, limit, due: 0, origin: 'b2' } });

describe('the rungs of the ladder', () => {
  it('are the numbers of hunters for the space that is picked', () => {
    const places = [1, 2].map((hunters) => step('place', { terrain: 'prairie', hunters }));
    const done = step('done');
    const view = drafting('place', 0, 2);
    const [picked] = targetsOf(places, view);
    const rungs = rungsOf([...places, done], view, picked!);
    expect(rungs.map(({ step: chosen }) => chosen?.step)).toEqual([
      done.step,
      places[0]!.step,
      places[1]!.step,
      undefined,
      undefined,
      undefined,
    ]);
    expect(rungs.map(({ isBeyond }) => isBeyond)).toEqual([false, false, false, true, true, true]);
  });

  it('are no numbers before a space is picked, but none of them can be chosen', () => {
    const places = [step('place', { terrain: 'prairie', hunters: 1 })];
    const done = step('done');
    const chosen = rungsOf([...places, done], drafting('place'), null).map((rung) => rung.step?.step);
    expect(chosen).toEqual([done.step, ...Array<undefined>(5)]);
  });

  it('are the values that so many hunters make of what stands there', () => {
    const builds = [3, 4].map((value) => step('build', { space: 'c4r', value }));
    const away = step('build', { space: 'c4r', value: 0 });
    const view = drafting('build');
    const [picked] = targetsOf([...builds, away], view);
    const rungs = rungsOf([...builds, away], view, picked!);
    expect(rungs.map(({ value }) => value)).toEqual([undefined, 3, 4, undefined, undefined, undefined]);
    expect(removalOf(picked!)).toEqual(away);
  });

  it('end the moving at the number that has moved', () => {
    const done = step('done');
    const rungs = rungsOf([done, step('from', { space: 'c3p' })], drafting('from', 2), null);
    expect(rungs.filter(({ step: chosen }) => chosen).map(({ count, isUsed }) => [count, isUsed])).toEqual([[2, true]]);
  });
});
