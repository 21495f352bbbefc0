/** The texts of Wind River in the current language: `words().prompt.set`. */
import { createCatalogue } from '../../messages';
import { messages } from './messages.en';

export const words = createCatalogue(messages, {
  de: async () => (await import('./messages.de')).messages,
  fr: async () => (await import('./messages.fr')).messages,
  it: async () => (await import('./messages.it')).messages,
});
