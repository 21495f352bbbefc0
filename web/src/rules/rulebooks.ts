/** The rules of each game in each language, fetched when they are read. */
import { CARDS, cardOf } from '../games/cards';
import type { Language } from '../messages';
import type { Rules } from './blocks';

/** The games that have rules here. */
export const RULES_GAMES: readonly string[] = CARDS.map(({ name }) => name);

/** Fetch the rules of a game in a language. */
export async function loadRules(game: string, language: Language): Promise<Rules> {
  const card = cardOf(game);
  if (card === undefined) throw new Error(`There are no rules of “${game}” here.`);
  return card.rules.load(language);
}
