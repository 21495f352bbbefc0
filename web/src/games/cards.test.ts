import { describe, expect, it } from 'vitest';
import { LANGUAGES, setLanguage } from '../messages';
import { loadRules, RULES_GAMES } from '../rules/rulebooks';
import { CARDS, cardOf } from './cards';

const FILES = Object.keys(import.meta.glob('./*/**/*.{ts,svelte}'));
const FOLDERS = [...new Set(FILES.map((path) => path.split('/')[1]!))];
/** What every game's folder has, under these names. */
const TWINS = [
  ...['about', 'art', 'card', 'index', 'messages', 'movement', 'sentences', 'steps', 'view'].map(
    (name) => `${name}.ts`,
  ),
  ...['choice', 'playback'].map((name) => `${name}.svelte.ts`),
  ...['Board', 'Scene', 'SeatPanel', 'Tray'].map((name) => `${name}.svelte`),
  ...['index', 'outline', ...LANGUAGES].map((name) => `rules/${name}.ts`),
  ...LANGUAGES.map((language) => `messages.${language}.ts`),
];

it.each(FOLDERS)('the folder %s has what every game has', (folder) => {
  expect(FILES).toEqual(expect.arrayContaining(TWINS.map((file) => `./${folder}/${file}`)));
});

it('every folder has a card and rules, and a game nobody knows has none', () => {
  expect(CARDS).toHaveLength(FOLDERS.length);
  expect(RULES_GAMES).toEqual(CARDS.map(({ name }) => name));
  expect(cardOf('no such game')).toBeUndefined();
});

describe.each(CARDS)('the card of $name', (card) => {
  it('leads to its game and its picture', async () => {
    expect(cardOf(card.name)).toBe(card);
    expect((await card.loadGame()).game.name).toBe(card.name);
    expect((await card.loadScene()).default).toBeTypeOf('function');
    // All of the board is compiled for it.
  }, 60_000);

  it('has words for its files, and the rules say how such a file is written', async () => {
    const { sections } = await loadRules(card.name, 'en');
    const places = sections.flatMap(({ blocks }) => blocks.map(({ id }) => id));
    for (const [option, { anchor }] of Object.entries(card.files)) {
      expect(places).toContain(anchor);
      for (const language of LANGUAGES) {
        await setLanguage(language);
        expect(card.about().options[option]?.file).toBeDefined();
      }
    }
  });
});
