import { describe, expect, it } from 'vitest';
import { BisonChoice } from './choice.svelte';
import { lists } from './lists';
import { sceneOf, startView, step } from './testing';

const view = startView();
const texts = (groups: ReturnType<typeof lists.choices>) =>
  groups.flatMap(({ choices }) => choices.map(({ text }) => text));

describe('choices in words', () => {
  it('begin with the actions, the tile first, and end with purchases at their prices', () => {
    const legal = [
      ...['h', 't1', 't2', 'c4'].map((item) => step('buy', { item })),
      step('trade', { gives: 'bison', brings: 'salmon' }),
      ...['trek', 'tile', 'walk'].map((action) => step('action', { action })),
    ];
    const { scene } = sceneOf(view, legal);
    const groups = lists.choices(scene, new BisonChoice(() => scene));
    expect(groups.map(({ title }) => title)).toEqual(['Actions', 'Buy', 'Trade 3 for 1']);
    expect(texts(groups)[0]).toBe('Lay the tile: and bring hunters onto it');
    expect(texts(groups).filter((text) => text.startsWith('Buy'))).toEqual([
      'Buy a hunter: 1 of each animal',
      'Buy a tepee of value 1: 1 of each animal',
      'Buy a tepee of value 2: 2 of each animal',
      'Buy a canoe of value 4: 4 of each animal',
    ]);
  });

  it('say what is on a space and what the next hunter costs', () => {
    const { scene } = sceneOf({ ...view, phase: 'from' }, [step('from', { space: 'c3p' }), step('done')]);
    const [from, done] = texts(lists.choices(scene, new BisonChoice(() => scene)));
    expect(from).toMatch(/^A hunter leaves c3 prairie: .+ – free$/);
    expect(done).toBe('No hunters – you gain 1 animal');
  });

  it('never leave a number of a rotation', () => {
    const { scene } = sceneOf({ ...view, phase: 'lay' }, [step('lay', { cell: 'd2', rotation: 1 })]);
    expect(texts(lists.choices(scene, new BisonChoice(() => scene))).join()).not.toContain('third');
  });
});

it('how it stands names stores, reserve, market and prices', () => {
  const { scene } = sceneOf(view);
  const lines = lists.standing(scene).flatMap(({ title, lines }) => [title, ...lines]);
  expect(lines.join('\n')).toMatch(/Ann\nBison: \d+ of 15; Salmon: \d+ of 15; Turkeys: \d+ of 15/);
  expect(lines.join('\n')).toContain('Price of an action: 0 hunters: gain 1 animal; 1 hunter: free');
});
