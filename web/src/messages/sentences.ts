/**
 * What a translation of refusals has to hold. The types are made from the tables of games and server
 * (`generated/problems.ts`): a sentence that is missing, a code or a parameter that does not exist fails the type check.
 */
import type { PROBLEMS, WORDS } from '../generated/problems';

type Tables = typeof PROBLEMS;
type WordSets = typeof WORDS;

interface Plain {
  number: number;
  numbers: readonly number[];
  text: string;
  texts: readonly string[];
}

type AnySets = Record<string, readonly string[]>;

type Value<Kind, Sets extends AnySets> = Kind extends keyof Plain
  ? Plain[Kind]
  : Kind extends keyof Sets
    ? Sets[Kind][number]
    : never;

type Parameters<Kinds, Sets extends AnySets> = { readonly [Name in keyof Kinds]: Value<Kinds[Name], Sets> };

/** The sentence of a code with such parameters, whose words are of these sets. */
export type Sentence<Kinds, Sets extends AnySets = WordSets> = keyof Kinds extends never
  ? string
  : string | ((parameters: Parameters<Kinds, Sets>) => string);

/** Sentences by code: those that are common, or those of one game. */
export type Catalogue = object;

/** Where the server's own sentence is as good: it is English. */
export const AS_SENT = null;

/** A sentence for each code of a table. */
export type Sentences<Table extends keyof Tables> = {
  readonly [Code in keyof Tables[Table]]: Sentence<Tables[Table][Code]>;
};

/** The same in English, which alone may leave it at what the server says. */
export type EnglishSentences<Table extends keyof Tables> = {
  readonly [Code in keyof Tables[Table]]: Sentence<Tables[Table][Code]> | typeof AS_SENT;
};

/** Put before the sentence of a fault in a record; `turn` counts from 1. */
interface InTurn {
  readonly in_turn: (parameters: { turn: number }) => string;
}

/** The sentences for what every game and the server refuse. */
export type CommonSentences = Sentences<'core'> & Sentences<'server'> & InTurn;
export type EnglishCommonSentences = EnglishSentences<'core'> & EnglishSentences<'server'> & InTurn;

/** A translation for each word of a set. */
export type Words<Set extends keyof WordSets> = Readonly<Record<WordSets[Set][number], string>>;

/** `wind-river` is Wind River. */
export function gameTitle(name: string): string {
  return name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}
