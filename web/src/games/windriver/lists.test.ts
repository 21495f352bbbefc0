import { expect, it } from 'vitest';
import { WindRiverChoice } from './choice.svelte';
import { lists } from './lists';
import { sceneOf, step, view } from './testing';

const scene = sceneOf(view('bison', { c2: { bison: 3 }, d4: { bison: 1 } }), [
  step('bison', 'c2', 'e'),
  step('bison', 'c2', 'se'),
  step('bison', 'd4', 'e'),
]);

it('a bison is chosen first, and then only its ways are left', () => {
  const choice = new WindRiverChoice(() => scene);
  const [bison] = lists.choices(scene, choice);
  expect(bison!.choices.map(({ text }) => text)).toEqual([
    'c2: 3 bison – may go to c3 and d2',
    'd4: 1 bison – may go to d5',
  ]);
  bison!.choices[0]!.pick!();
  const [ways] = lists.choices(scene, choice);
  expect(ways!.choices.map(({ text }) => text)).toEqual([
    'east to c3: empty',
    'south-east to d2: empty',
    'Choose another one',
  ]);
  ways!.choices.at(-1)!.pick!();
  expect(lists.choices(scene, choice)[0]!.choices).toHaveLength(2);
});

it('extra actions stand in groups, those that bring tents forward first', () => {
  const extra = sceneOf(view('extra', { c6: { tents: [1, 0] } }), [
    step('pass'),
    step('earn'),
    step('new', 'c5'),
    step('tent', 'c6', 'e'),
  ]);
  const titles = lists.choices(extra, new WindRiverChoice(() => extra)).map(({ title }) => title.split(':')[0]);
  expect(titles).toEqual(['Move a tent', 'New tent', 'Take resources', 'No extra action']);
});
