import { beforeEach, expect, test } from 'vitest';
import { createCatalogue, language, languageReady, preferredLanguage, setLanguage } from './language.svelte';

beforeEach(async () => {
  localStorage.clear();
  await setLanguage('en');
});

const others = {
  de: async () => ({ greet: (name: string) => `Guten Tag, ${name}` }),
  fr: async () => ({ greet: (name: string) => `Bonjour, ${name}` }),
  it: async () => ({ greet: (name: string) => `Buongiorno, ${name}` }),
};

test('a catalogue speaks the language that is set', async () => {
  const messages = createCatalogue({ greet: (name: string) => `Good day, ${name}` }, others);
  expect(messages().greet('Ann')).toBe('Good day, Ann');
  await setLanguage('fr');
  expect(language()).toBe('fr');
  expect(messages().greet('Ann')).toBe('Bonjour, Ann');
});

test('a catalogue that comes later fetches the language that is set', async () => {
  await setLanguage('it');
  const messages = createCatalogue({ greet: (name: string) => `Good day, ${name}` }, others);
  await languageReady();
  expect(messages().greet('Ann')).toBe('Buongiorno, Ann');
});

test('the last language that was asked for wins', async () => {
  await Promise.all([setLanguage('de'), setLanguage('fr')]);
  expect(language()).toBe('fr');
});

test('a chosen language is preferred to that of the browser', async () => {
  await setLanguage('de');
  expect(preferredLanguage()).toBe('de');
});
