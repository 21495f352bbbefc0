/** The type check proves these: what is marked so has to be an error, or `npm run check` fails. */
import { expect, it } from 'vitest';
import { problems as windRiver } from '../games/windriver/problems.de';
import { AS_SENT, gameTitle, type EnglishSentences, type Sentences, type Words } from './sentences';

it('is an error to leave out a sentence', () => {
  const rest: Omit<Sentences<'wind-river'>, 'no_bison'> = windRiver;
  // @ts-expect-error no_bison is missing
  const sentences: Sentences<'wind-river'> = rest;
  expect(sentences).toBe(windRiver);
});

it('is an error to leave it at the English of the server in another language', () => {
  const english: EnglishSentences<'wind-river'> = { ...windRiver, no_bison: AS_SENT };
  // @ts-expect-error no_bison is not translated
  const sentences: Sentences<'wind-river'> = { ...windRiver, no_bison: AS_SENT };
  expect(sentences).toEqual(english);
});

it('is an error to write a sentence for a code that does not exist', () => {
  const sentences: Sentences<'wind-river'> = {
    ...windRiver,
    // @ts-expect-error there is no such code
    no_buffalo: 'There is no buffalo.',
  };
  expect(sentences).toHaveProperty('no_buffalo');
});

it('is an error to name a parameter that does not exist', () => {
  const sentences: Sentences<'wind-river'> = {
    ...windRiver,
    // @ts-expect-error the parameter is named hex
    no_bison: (p) => `There is no bison on ${p.space}.`,
    // @ts-expect-error a sentence without parameters is a text
    game_over: (p: { winner: number }) => `Seat ${p.winner} has won.`,
  };
  expect(sentences).toHaveProperty('no_bison');
});

it('is an error to leave a word of a set untranslated', () => {
  // @ts-expect-error tent is missing
  const movers: Words<'Mover'> = { bison: 'bison' };
  expect(movers).not.toHaveProperty('tent');
});

it('makes a title of the name of a game', () => {
  expect(['bison', 'wind-river'].map(gameTitle)).toEqual(['Bison', 'Wind River']);
});
