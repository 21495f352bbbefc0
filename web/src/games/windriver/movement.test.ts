import { expect, test } from 'vitest';
import { PLAINS } from './lanes';
import { arrived, departed, flightOf, foresee, tracesOf } from './movement';
import { step, view } from './testing';

const before = view('bison', { c6: { bison: 2, tents: [1, 0] } });

test('a bison leaves its hex and arrives on the next', () => {
  const flight = flightOf(step('bison', 'c6', 'se'), 0)!;
  const gone = departed(before, flight);
  expect(gone.hexes['c6']).toMatchObject({ bison: 1, unmoved: 1 });
  expect(arrived(gone, flight).hexes['d6']).toMatchObject({ bison: 1, unmoved: 0 });
});

test('a bison that leaves the board is gone, a tent is in the Great Plains', () => {
  const bison = flightOf(step('bison', 'c6', 'e'), 0)!;
  expect(bison.to).toBe(PLAINS);
  const gone = departed(before, bison);
  expect(arrived(gone, bison)).toBe(gone);
  const tent = flightOf(step('tent', 'c6', 'e'), 0)!;
  const there = arrived(departed(before, tent), tent);
  expect(there.hexes['c6']?.tents).toEqual([0, 0]);
  expect(there.seats[0]?.plains).toBe(1);
});

test('a lost tent returns to the hand, a new one comes from it', () => {
  const lost = flightOf(step('lose', 'c6'), 0)!;
  expect(arrived(departed(before, lost), lost).seats[0]?.hand).toBe(7);
  const added = flightOf(step('new', 'c6'), 0)!;
  expect(arrived(departed(before, added), added).seats[0]?.hand).toBe(5);
});

test('only what went from place to place leaves a trace', () => {
  const traces = tracesOf([step('bison', 'c6', 'e'), step('lose', 'c6'), step('earn')]);
  expect(traces).toEqual([{ piece: 'bison', from: 'c6', to: PLAINS }]);
});

test('a step is on the board before the server has taken it, if it moves a piece', () => {
  const there = foresee(before, step('bison', 'c6', 'se'), 0);
  expect([there.hexes['c6']?.bison, there.hexes['d6']?.bison]).toEqual([1, 1]);
  expect(foresee(before, step('pass'), 0)).toBe(before);
});
