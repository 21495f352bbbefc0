/** Why Wind River refuses something, in the current language. */
import { createCatalogue } from '../../messages/language.svelte';
import { problems as english } from './problems.en';

export const problems = createCatalogue(english, {
  de: async () => (await import('./problems.de')).problems,
  fr: async () => (await import('./problems.fr')).problems,
  it: async () => (await import('./problems.it')).problems,
});
