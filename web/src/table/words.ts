/** The words round a turn: waiting room, log and chat, dialogs. A turn does without them. */
import { createCatalogue } from '../messages/language.svelte';
import { en } from './words.en';

export const tableWords = createCatalogue(en, {
  de: async () => (await import('./words.de')).de,
  fr: async () => (await import('./words.fr')).fr,
  it: async () => (await import('./words.it')).it,
});
