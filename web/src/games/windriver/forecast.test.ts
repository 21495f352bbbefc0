import { expect, test } from 'vitest';
import { supplyForecast, whoPaysForEntering } from './forecast';
import { view } from './testing';

test('supply takes resources first, then tents', () => {
  const hungry = view('bison', { c2: { tents: [3, 0], hungry: [3, 0] } }, [2, 0]);
  expect(supplyForecast(hungry, 0)).toEqual({ unsupplied: 3, paid: 2, lost: 1 });
});

test('entering is paid by the mover and by those there who can', () => {
  const crowded = view('extra', { c2: { tents: [0, 1] } }, [1, 0]);
  expect(whoPaysForEntering(crowded, 0, 'c2')).toEqual([0]);
  expect(whoPaysForEntering(crowded, 0, 'c3')).toEqual([]);
});
