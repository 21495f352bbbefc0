import { expect, test } from 'vitest';
import { scoredTurns } from './seasons';

const turns = (texts: string[]) => texts.map((text, index) => ({ turn: index + 1, text }));
const actions = (count: number): string[] => Array.from({ length: count }, () => 'walk b2r>b2p');

test('a season is scored after four actions of everybody', () => {
  expect(scoredTurns(turns(actions(7)), 2)).toEqual([]);
  expect(scoredTurns(turns(actions(17)), 2)).toEqual([8, 16]);
  expect(scoredTurns(turns(actions(17)), 4)).toEqual([16]);
});

test('spending what exceeds a track comes after the scoring and is no action', () => {
  expect(scoredTurns(turns([...actions(8), 'over', 'over buy h', ...actions(8)]), 2)).toEqual([8, 18]);
});
