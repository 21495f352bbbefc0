import { expect, test } from 'vitest';
import { drawTilesOf, shapesToCome } from './shapes';
import { isMoreToCome } from './view';
import { seatState, startView } from './testing';
import type { Face, LaidTile } from './view';

const start = startView();
const laid = (tile: string, face: Face): LaidTile => ({ cell: 'b3', tile, rotation: 1, face });
const counts = (...given: Parameters<typeof shapesToCome>): Record<string, number> =>
  Object.fromEntries(shapesToCome(...given).map(({ face, unseen }) => [face.slice(0, 2).join('-'), unseen]));

test('at the start every shape of the standard set may come three times; start tiles are none of them', () => {
  expect(counts(drawTilesOf({}), start, null)).toEqual({ '0-2': 3, '0-3': 3, '0-4': 3, '1-2': 3, '1-3': 3, '1-4': 3 });
  expect(drawTilesOf({ tiles: 'standard' })).toBe(drawTilesOf({}));
});

test('tiles on the map and in the own hand are known', () => {
  const tiles = [...start.tiles, laid('04', [0, 3, 0, 3, 0]), laid('17', [1, 4, 1, 2, 0])];
  const left = counts(drawTilesOf({}), { tiles }, { tile: '05' });
  expect(left).toEqual({ '0-2': 3, '0-3': 1, '0-4': 3, '1-2': 3, '1-3': 3, '1-4': 2 });
});

test('a tile that a drafted turn has laid from the hand counts once', () => {
  const tiles = [...start.tiles, laid('04', [0, 3, 0, 3, 0])];
  expect(counts(drawTilesOf({}), { tiles }, { tile: '04' })['0-3']).toBe(2);
});

test('nothing more comes when the stack is used up and only known hands hold a tile', () => {
  const seats = [seatState(), seatState({ holds_tile: false })];
  expect(isMoreToCome({ stack: 1, seats }, 0)).toBe(true);
  expect(isMoreToCome({ stack: 0, seats }, 0)).toBe(false);
  expect(isMoreToCome({ stack: 0, seats }, 1)).toBe(true);
  expect(isMoreToCome({ stack: 0, seats }, null)).toBe(true);
});

test('a table’s own tiles are grouped by what they can be turned to; a shape that is used up stays', () => {
  const draw: Record<string, Face> = { x: [4, 1, 3, 0, 0], y: [2, 1, 0, 3, 0], z: [5, 5, 1, 1, 1] };
  const tiles = drawTilesOf({ tiles: { start: {}, draw } });
  expect(counts(tiles, { tiles: [laid('z', draw.z!)] }, null)).toEqual({ '0-1': 2, '1-5': 0 });
});
