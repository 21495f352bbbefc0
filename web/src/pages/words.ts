/** The words of the pages; the table does without them. */
import { createCatalogue } from '../messages/language.svelte';
import { en } from './words.en';

export const pageWords = createCatalogue(en, {
  de: async () => (await import('./words.de')).de,
  fr: async () => (await import('./words.fr')).fr,
  it: async () => (await import('./words.it')).it,
});
