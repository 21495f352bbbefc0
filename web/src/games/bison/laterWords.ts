/** The words of what a turn can be made without, in the current language. */
import { createCatalogue } from '../../messages';
import { later } from './later.en';

export const laterWords = createCatalogue(later, {
  de: async () => (await import('./later.de')).later,
  fr: async () => (await import('./later.fr')).later,
  it: async () => (await import('./later.it')).later,
});
