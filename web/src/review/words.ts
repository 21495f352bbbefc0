/** The words of reviews, in the current language. */
import { createCatalogue } from '../messages/language.svelte';
import { en, type ReviewTexts } from './words.en';

export const words = createCatalogue<ReviewTexts>(en, {
  de: async () => (await import('./words.de')).de,
  fr: async () => (await import('./words.fr')).fr,
  it: async () => (await import('./words.it')).it,
});
