import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../../messages';
import { lists } from './lists';
import { partName, prompt, sentence, stepSentence } from './sentences';
import { sceneOf, startView, step } from './testing';

const view = startView();
afterEach(() => setLanguage('en'));

const tile = [
  step('action', { action: 'tile' }),
  step('lay', { cell: 'd2', rotation: 1 }),
  step('place', { terrain: 'prairie', hunters: 3 }),
  step('pay bison', { count: 2 }),
  step('pay salmon', { count: 0 }),
];
const walk = [
  step('action', { action: 'walk' }),
  step('from', { space: 'c3p' }),
  step('to', { space: 'c3r' }),
  step('from', { space: 'c3p' }),
  step('to', { space: 'c3r' }),
  step('done'),
];

describe('a turn in words', () => {
  it('says where the tile lies, who came onto it and what was paid', () => {
    expect(sentence(view, tile, 'Ann')).toBe(
      'Ann lays the tile on d2, puts 3 hunters on its prairie and pays 2 bison and 2 turkeys.',
    );
  });

  it('counts hunters that went the same way', () => {
    expect(sentence(view, walk, 'Ann')).toBe(
      'Ann moves 2 hunters from the prairie of\u00a0c3 to the river of\u00a0c3 and pays 2 animals.',
    );
  });

  it('tells of purchases, trades and an action without hunters', () => {
    const steps = [
      step('buy', { item: 'h' }),
      step('buy', { item: 't3' }),
      step('buy', { item: 'h' }),
      step('trade', { gives: 'bison', brings: 'turkey' }),
      step('action', { action: 'trek' }),
      step('done'),
      step('gain', { animal: 'salmon' }),
    ];
    expect(sentence(view, steps, 'Ann')).toBe(
      'Ann buys 2 hunters and a tepee of value 3, trades 3 bison for 1 turkey, uses “Trek” without hunters and gains 1 salmon.',
    );
  });

  it('lets go what exceeds 15', () => {
    expect(sentence(view, [step('done')], 'Ann')).toBe('Ann lets the rest go.');
  });

  it.each([
    ['de', 'Ann legt die Tafel auf d2 an, setzt 3 Jäger auf die Prärie und zahlt 2 Bisons und 2 Truthähne.'],
    ['fr', 'Ann place la tuile en d2, met 3 chasseurs sur sa prairie et paie 2 bisons et 2 dindons.'],
    ['it', 'Ann piazza la tessera in d2, mette 3 cacciatori sulla prateria e paga 2 bisonti e 2 tacchini.'],
  ] as const)('speaks %s', async (language, words) => {
    await setLanguage(language);
    expect(sentence(view, tile, 'Ann')).toBe(words);
  });
});

describe('other words', () => {
  it('put one step into a few of them', () => {
    expect(stepSentence(step('build', { space: 'c4r', value: 2 }))).toBe('Canoe of value 2 on the river of\u00a0c4');
    expect(stepSentence(step('done'))).toBe('That is all');
  });

  it('name a region by its first and last cell', () => {
    const region = { name: 'prairie', places: ['d4p', 'c3p'], worth: 2, standings: [] };
    expect(partName(region)).toBe('Prairie c3–d4');
    expect(partName({ ...region, places: ['c3p'] })).toBe('Prairie c3');
  });

  it('read the board out', () => {
    const list = lists.spaces(sceneOf(view).scene);
    expect(list[0]).toEqual({ place: 'c3p', text: 'c3 prairie: 1 bison; Ann: 2 hunters' });
    expect(list).toContainEqual({ place: 'c4r', text: 'c4 river: 1 salmon; Ben: canoe of value 2' });
    expect(list.at(-1)!.place).toBe('e3');
  });

  it('say what is expected', () => {
    const actions = ['tile', 'walk'].map((action) => step('action', { action }));
    expect(prompt(sceneOf(view, actions).scene, null)).toContain('Choose one of your actions');
    expect(prompt(sceneOf(view, [actions[0]!]).scene, null)).toContain('lay your tile');
  });
});
