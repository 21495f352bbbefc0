import { expect, test } from 'vitest';
import { DIRECTIONS, directionTo, keyLeadsTo, leadsTo, PLAINS } from './lanes';

function waysFrom(hex: string): (string | null)[] {
  return DIRECTIONS.map((direction) => leadsTo(hex, direction));
}

test('the six ways from lanes that lie west and from those that are shifted east', () => {
  expect(waysFrom('c3')).toEqual(['c4', 'b3', 'd3', 'c2', 'b2', 'd2']);
  expect(waysFrom('d3')).toEqual(['d4', 'c4', 'e4', 'd2', 'c3', 'e3']);
});

test('the board ends; only due east lie the Great Plains', () => {
  expect(waysFrom('a1')).toEqual(['a2', null, 'b1', null, null, null]);
  expect(waysFrom('f6')).toEqual([PLAINS, null, null, 'f5', 'e6', null]);
  expect(waysFrom('e6')).toEqual([PLAINS, 'd6', 'f6', 'e5', 'd5', 'f5']);
});

test('the direction to a neighbour', () => {
  expect(directionTo('c3', 'b2')).toBe('nw');
  expect(directionTo('d6', PLAINS)).toBe('e');
  expect(directionTo('c3', 'e3')).toBeNull();
});

test('arrow keys go through the lanes without drifting', () => {
  expect(keyLeadsTo('c3', 'ArrowUp', 'f')).toBe('b3');
  expect(keyLeadsTo('b3', 'ArrowDown', 'f')).toBe('c3');
  expect(keyLeadsTo('d6', 'ArrowRight', 'f')).toBe(PLAINS);
  expect(keyLeadsTo(PLAINS, 'ArrowLeft', 'f')).toBe('f6');
  expect(keyLeadsTo('c3', 'x', 'f')).toBeNull();
});

test('arrow keys follow the lanes where they run upwards', () => {
  expect(keyLeadsTo('c3', 'ArrowUp', 'f', true)).toBe('c4');
  expect(keyLeadsTo('c6', 'ArrowUp', 'f', true)).toBe(PLAINS);
  expect(keyLeadsTo('c3', 'ArrowRight', 'f', true)).toBe('d3');
  expect(keyLeadsTo(PLAINS, 'ArrowDown', 'f', true)).toBe('f6');
});
