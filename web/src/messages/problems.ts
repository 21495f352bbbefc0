/** Refusals in words: the sentence for a code, in the current language. */
import { CARDS, cardOf, type GameCard } from '../games/cards';
import { createCatalogue, languageReady } from './language.svelte';
import { problems as english } from './problems.en';
import { AS_SENT, type Catalogue, type EnglishCommonSentences } from './sentences';

export { ruleAnchor } from '../rules/anchors';

/** A refusal as the server sends it. */
export interface Refused {
  readonly code: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly sentence: string;
  readonly rule: string;
}

type Sentence = string | ((parameters: never) => string) | typeof AS_SENT;

/** What every game and the server refuse. */
const common = createCatalogue<EnglishCommonSentences>(english, {
  de: async () => (await import('./problems.de')).problems,
  fr: async () => (await import('./problems.fr')).problems,
  it: async () => (await import('./problems.it')).problems,
});

/** What each game refuses of its own comes with the game, or when it is refused elsewhere. */
const ofGames = new Map<string, () => Catalogue>();

/** Load the sentences of a game. */
export async function loadProblems(game: string): Promise<void> {
  const card = cardOf(game);
  if (card !== undefined) await load(card);
  await languageReady();
}

/** Load what it takes to put the refusal into words, wherever it was met. */
export async function loadWordsFor(problem: { code: string }): Promise<void> {
  if (Object.hasOwn(english, problem.code)) return;
  await Promise.all(CARDS.map(load));
  await languageReady();
}

async function load(card: GameCard): Promise<void> {
  ofGames.set(card.name, (await card.loadProblems()).problems);
}

/** The refusal in the current language; `game` is the one that is played, where one is. */
export function explain(problem: Refused, game?: string): string {
  const own = game === undefined ? [...ofGames.values()] : [ofGames.get(game)];
  return problemSentence(problem, common(), ...own.flatMap((catalogue) => catalogue?.() ?? []));
}

/**
 * The refusal in the language of the catalogues; in the server's own words where a code or a parameter is not known, or
 * where two games mean something of their own by the code.
 */
export function problemSentence(problem: Refused, common: EnglishCommonSentences, ...games: Catalogue[]): string {
  const catalogues = [common, ...games].filter((catalogue) => Object.hasOwn(catalogue, problem.code));
  const sentence = catalogues.length === 1 ? translated(problem, catalogues[0]!) : problem.sentence;
  const { turn } = problem.parameters;
  // A fault in a record carries the turn it was found in; 0 is the head of the record.
  const isInRecord = typeof turn === 'number' && turn > 0 && 'text' in problem.parameters;
  return isInRecord ? common.in_turn({ turn }) + sentence : sentence;
}

function translated(problem: Refused, catalogue: Catalogue): string {
  const found = (catalogue as Record<string, Sentence>)[problem.code]!;
  if (found === AS_SENT) return problem.sentence;
  if (typeof found === 'string') return found;
  try {
    const sentence = found(problem.parameters as never);
    return /\b(undefined|NaN)\b/.test(sentence) ? problem.sentence : sentence;
  } catch {
    // A newer server may have left out or renamed a parameter: its own sentence is still right.
    return problem.sentence;
  }
}
