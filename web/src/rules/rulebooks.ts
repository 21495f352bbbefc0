/** The rules of each game in each language, fetched when they are read. A turn does without them. */
import type { Language } from '../messages';
import type { Rules } from './blocks';

/** What is known of the rules before they are read. */
export interface RulesCard {
  /** The game as the server calls it. */
  readonly game: string;
  /** The letter before the numbers of its rulings. */
  readonly rulings: string;
  /** The paragraphs that refusals name, and their places on the page. */
  readonly paragraphs: Readonly<Record<string, string>>;
  load(language: Language): Promise<Rules>;
}

export const RULEBOOKS: readonly RulesCard[] = Object.values(
  import.meta.glob<RulesCard>('../games/*/rules/index.ts', { eager: true, import: 'rules' }),
);

/** The games that have rules here. */
export const RULES_GAMES: readonly string[] = RULEBOOKS.map(({ game }) => game);

/** Fetch the rules of a game in a language. */
export async function loadRules(game: string, language: Language): Promise<Rules> {
  const book = RULEBOOKS.find((one) => one.game === game);
  if (book === undefined) throw new Error(`There are no rules of “${game}” here.`);
  return book.load(language);
}
