/** “1 tent”, “2 tents”, and in French “0 tente”: which form a number takes is the language's own affair. */
import type { Language } from './language.svelte';

/** The number with its noun, in the form that the language gives to it. */
export type Counted = (count: number, one: string, other: string) => string;

export function countedIn(language: Language): Counted {
  const rules = new Intl.PluralRules(language);
  return (count, one, other) => `${count} ${rules.select(count) === 'one' ? one : other}`;
}
