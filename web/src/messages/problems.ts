/** Refusals in words: the sentence for a code, and the paragraph of the rules behind it. */
import { createCatalogue } from './language.svelte';
import { problems as english, type Problems } from './problems.en';

export type { Problems } from './problems.en';
export { ruleAnchor } from '../rules/anchors';

/** A refusal as the server sends it. */
export interface Refused {
  readonly code: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly sentence: string;
  readonly rule: string;
}

/** The sentences in the current language. */
const sentences = createCatalogue(english, {
  de: async () => (await import('./problems.de')).problems,
  fr: async () => (await import('./problems.fr')).problems,
  it: async () => (await import('./problems.it')).problems,
});

/** The refusal in the current language. */
export function explain(problem: Refused): string {
  return problemSentence(problem, sentences());
}

type Sentence = string | ((parameters: never) => string);

/** The refusal in the language of `problems`; in the server's own words where a code or a parameter is not known. */
export function problemSentence(problem: Refused, problems: Problems): string {
  const sentence = translated(problem, problems);
  const { turn } = problem.parameters;
  // A fault in a record carries the turn it was found in; 0 is the head of the record.
  const isInRecord = typeof turn === 'number' && turn > 0 && 'text' in problem.parameters;
  return isInRecord ? problems.in_turn({ turn }) + sentence : sentence;
}

function translated(problem: Refused, problems: Problems): string {
  if (!Object.hasOwn(problems, problem.code)) return problem.sentence;
  const found: Sentence = problems[problem.code as keyof Problems];
  if (typeof found === 'string') return found;
  try {
    const sentence = found(problem.parameters as never);
    return /\b(undefined|NaN)\b/.test(sentence) ? problem.sentence : sentence;
  } catch {
    // A newer server may have left out or renamed a parameter: its own sentence is still right.
    return problem.sentence;
  }
}
