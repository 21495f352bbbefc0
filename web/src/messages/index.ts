/** The texts of everything around the boards. Each game has its own catalogue, made in the same manner. */
import { en } from './en';
import { createCatalogue } from './language.svelte';

export {
  createCatalogue,
  language,
  languageReady,
  LANGUAGES,
  preferredLanguage,
  setLanguage,
  withWords,
} from './language.svelte';
export type { Language, Others } from './language.svelte';
export type { Messages } from './en';

/** The messages in the current language: `m().table.yourTurn`. */
export const m = createCatalogue(en, {
  de: async () => (await import('./de')).de,
  fr: async () => (await import('./fr')).fr,
  it: async () => (await import('./it')).it,
});
