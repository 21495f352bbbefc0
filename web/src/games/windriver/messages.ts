/** The texts of Wind River in the current language. */
import { createCatalogue } from '../../messages';
import { en } from './messages.en';

export type { WindRiverMessages } from './messages.en';

export const w = createCatalogue(en, {
  de: async () => (await import('./messages.de')).de,
  fr: async () => (await import('./messages.fr')).fr,
  it: async () => (await import('./messages.it')).it,
});
