/** What a review says of Wind River, in the current language; in English as the server says it. */
import { createCatalogue } from '../../messages/language.svelte';
import type { Catalogue } from '../../messages/sentences';

export const reviews = createCatalogue<Catalogue>(
  {},
  {
    de: async () => (await import('./reviews.de')).reviews,
    fr: async () => (await import('./reviews.fr')).reviews,
    it: async () => (await import('./reviews.it')).reviews,
  },
);
