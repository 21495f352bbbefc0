import { expect, test } from 'vitest';
import { WindRiverChoice } from './choice.svelte';
import { next } from './next';
import { sceneOf, step, view } from './testing';

const camped = view('extra', { c6: { bison: 2, tents: [1, 0] } });

test('as long as nothing is chosen the button ends the turn without an extra action', () => {
  const scene = sceneOf(camped, [step('pass'), step('tent', 'c6', 'e'), step('tent', 'c6', 'w')]);
  const choice = new WindRiverChoice(() => scene);
  expect(next(scene, choice)).toMatchObject({ label: 'No extra action, end turn', isReady: true });
  choice.choosePlace('c6');
  expect(next(scene, choice)?.isReady).toBe(false);
});

test('while bison are to be moved there is no such button', () => {
  const scene = sceneOf(view('bison', { c2: { bison: 2 } }), [step('bison', 'c2', 'e')]);
  expect(next(scene, new WindRiverChoice(() => scene))).toBeNull();
});
