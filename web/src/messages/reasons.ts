/** What a review or a hint says, in the current language. */
import { cardOf } from '../games/cards';
import type { Explained } from '../generated/server';
import { createCatalogue, languageReady } from './language.svelte';
import type { Catalogue } from './sentences';

type Sentence = string | ((parameters: never) => string);

/** What is said of any game. English is what the server says. */
const common = createCatalogue<Catalogue>(
  {},
  {
    de: async () => (await import('./reviews.de')).reviews,
    fr: async () => (await import('./reviews.fr')).reviews,
    it: async () => (await import('./reviews.it')).reviews,
  },
);
const ofGames = new Map<string, () => Catalogue>();

/** Load what it takes to put the reasons of a game into words. */
export async function loadReasons(game: string): Promise<void> {
  const loaded = await cardOf(game)?.loadReviews();
  if (loaded !== undefined) ofGames.set(game, loaded.reviews);
  await languageReady();
}

/** A reason in the current language; in the server's own words where it is not known here. */
export function reasonSentence({ code, parameters, sentence: said }: Explained, game: string): string {
  // A number and its per cent stay together.
  const sentence = said.replaceAll(' %', '\u00a0%');
  const catalogues: Catalogue[] = [ofGames.get(game)?.() ?? {}, common()];
  const found = catalogues
    .map((catalogue) => (catalogue as Record<string, Sentence | undefined>)[code])
    .find((written) => written !== undefined);
  if (found === undefined) return sentence;
  if (typeof found === 'string') return found;
  try {
    const translated = found(parameters as never);
    return /\b(undefined|NaN)\b/.test(translated) ? sentence : translated;
  } catch {
    // A newer server may say it with other parameters: its own sentence is still right.
    return sentence;
  }
}
