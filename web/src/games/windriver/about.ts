/** What the pages say about Wind River. */
import { createCatalogue } from '../../messages';
import { en } from './about.en';

export const about = createCatalogue(en, {
  de: async () => (await import('./about.de')).de,
  fr: async () => (await import('./about.fr')).fr,
  it: async () => (await import('./about.it')).it,
});
