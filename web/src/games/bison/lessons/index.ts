/** The lessons of Bison, in the current language. */
import { createCatalogue } from '../../../messages/language.svelte';
import { lessons as english } from './en';

export const lessons = createCatalogue<typeof english>(english, {
  de: async () => (await import('./de')).lessons,
  fr: async () => (await import('./fr')).lessons,
  it: async () => (await import('./it')).lessons,
});
