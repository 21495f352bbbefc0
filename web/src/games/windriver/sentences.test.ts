import { afterEach, expect, test } from 'vitest';
import { setLanguage, type Language } from '../../messages';
import { WindRiverChoice } from './choice.svelte';
import { lists } from './lists';
import { partName, prompt, sentence, stepSentence } from './sentences';
import { sceneOf, step, view } from './testing';

afterEach(() => setLanguage('en'));

const empty = view('bison');
const turn = [
  step('bison', 'c1', 'e'),
  step('bison', 'c1', 'e'),
  step('bison', 'd6', 'e'),
  step('lose', 'd4'),
  step('tent', 'f6', 'e'),
];

test.each<[Language, string]>([
  [
    'en',
    'Ann moves 3 bison (c1\u00a0→\u00a0c2, 2 times; d6\u00a0→\u00a0Great Plains), gives up 1 tent (d4), and brings a tent from f6 to the Great Plains.',
  ],
  [
    'de',
    'Ann zieht 3 Bisons (c1\u00a0→\u00a0c2, 2-mal; d6\u00a0→\u00a0Great Plains), gibt 1 Zelt auf (d4) und bringt ein Zelt von f6 in die Great Plains.',
  ],
  [
    'fr',
    'Ann déplace 3 bisons (c1\u00a0→\u00a0c2, 2 fois\u00a0; d6\u00a0→\u00a0Grandes Plaines), abandonne 1 tente (d4) et mène une tente de f6 jusqu’aux Grandes Plaines.',
  ],
  [
    'it',
    'Ann muove 3 bisonti (c1\u00a0→\u00a0c2, 2 volte; d6\u00a0→\u00a0Grandi Praterie), rinuncia a 1 tenda (d4) e porta una tenda da f6 nelle Grandi Praterie.',
  ],
])('a turn in one sentence: %s', async (language, expected) => {
  await setLanguage(language);
  expect(sentence(empty, turn, 'Ann')).toBe(expected);
});

test('every kind of step has words', () => {
  expect(stepSentence(step('pass'))).toBe('No extra action');
  expect(stepSentence(step('earn'))).toBe('Take resources');
  expect(stepSentence(step('set', 'c3'))).toBe('Tent on c3');
  expect(stepSentence(step('bison', 'd3', 'ne'))).toBe('Bison d3 → c4');
  expect(stepSentence(step('lose', 'c3'))).toBe('Tent off c3');
  expect(stepSentence(step('tent', 'c3', 'sw'))).toBe('Tent c3 → d2');
  expect(stepSentence(step('new', 'c3'))).toBe('New tent on c3');
  expect(stepSentence(step('herd', 'c6', 'e'))).toBe('One more bison c6 → Great Plains');
});

test('the opening, and turns without an extra action', () => {
  expect(sentence(empty, [step('set', 'c3')], 'Bo')).toBe('Bo sets a tent on c3.');
  expect(sentence(empty, [step('pass')], 'Bo')).toBe('Bo takes no extra action.');
  expect(sentence(empty, [], 'Bo')).toBe('Bo does nothing.');
});

test('the prompt follows what is picked up', () => {
  const scene = sceneOf(view('bison', { c2: { bison: 1 } }), [step('bison', 'c2', 'e')]);
  const choice = new WindRiverChoice(() => scene);
  expect(prompt(scene, choice)).toBe('Move 2 bison, one at a time.');
  choice.choosePlace('c2');
  expect(prompt(scene, choice)).toBe('Where shall it go?');
});

test('those who wait are told whom for', () => {
  const scene = sceneOf(view('extra'), [], null);
  expect(prompt(scene, new WindRiverChoice(() => scene))).toBe('Ann is choosing an extra action.');
});

test('the board as a list of spaces', () => {
  const scene = sceneOf(view('bison', { c2: { bison: 1, tents: [2, 1], hungry: [2, 1] } }), []);
  const spaces = lists.spaces(scene);
  expect(spaces).toHaveLength(25);
  expect(spaces[0]).toEqual({ place: 'c1', text: 'empty' });
  expect(spaces[1]?.text).toBe('1 bison, Ann: 2 tents (2 unsupplied), Bo: 1 tent (1 unsupplied)');
  expect(spaces.at(-1)).toEqual({ place: 'Great Plains', text: 'nobody has arrived yet' });
});

test('there is one part', () => {
  expect(partName({ name: 'great plains', places: [], worth: 0, standings: [] })).toBe('Great Plains');
});
