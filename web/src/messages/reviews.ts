/**
 * What a translation of reviews has to hold: why a turn was better, and what was won and lost. The types are made from
 * the tables of the engine (`generated/reviews.ts`), whose own sentences are English.
 */
import type { REVIEWS, REVIEW_WORDS } from '../generated/reviews';
import type { Sentence } from './sentences';

type Tables = typeof REVIEWS;
type WordSets = typeof REVIEW_WORDS;

/** A sentence for each code of a table. */
export type Reviews<Table extends keyof Tables> = {
  readonly [Code in keyof Tables[Table]]: Sentence<Tables[Table][Code], WordSets>;
};

/** A translation for each word of a set. */
export type ReviewWords<Set extends keyof WordSets> = Readonly<Record<WordSets[Set][number], string>>;
