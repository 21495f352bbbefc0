/** The words of puzzles. */
import { createCatalogue } from '../messages/language.svelte';
import { en } from './words.en';

export const words = createCatalogue(en, {
  de: async () => (await import('./words.de')).de,
  fr: async () => (await import('./words.fr')).fr,
  it: async () => (await import('./words.it')).it,
});
