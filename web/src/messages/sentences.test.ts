/** The type check proves these: what is marked so has to be an error, or `npm run check` fails. */
import { expect, it } from 'vitest';
import { PROBLEMS } from '../generated/problems';
import { problems as windRiver } from '../games/windriver/problems.en';
import { gameTitle, type Sentences, type Words } from './sentences';

it('is an error to leave out a sentence', () => {
  const { no_bison: _, ...rest } = windRiver;
  // @ts-expect-error no_bison is missing
  const sentences: Sentences<'wind-river'> = rest;
  expect(Object.keys(sentences)).toHaveLength(Object.keys(PROBLEMS['wind-river']).length - 1);
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
