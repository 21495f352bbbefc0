import { describe, expect, it } from 'vitest';
import type { Point } from '../../board/viewport';
import type { BoardArt, WindRiverArt } from './art';
import { goalOf, layOut, placeAt } from './laid';
import { PLAINS } from './lanes';

/** The server's measures: lanes c to f of the board for two. */
const [HALF_WIDTH, HALF_HEIGHT] = [86.6, 80];
const names = [...'cdef'].flatMap((lane) => [1, 2, 3, 4, 5, 6].map((column) => `${lane}${column}`));
const hexes = Object.fromEntries(
  names.map((name): [string, Point] => {
    const lane = 'abcdef'.indexOf(name[0]!);
    return [name, [(Number(name[1]) - 1 + (lane % 2) / 2) * 2 * HALF_WIDTH, lane * 120]];
  }),
);
const board: BoardArt = {
  frame: [-174.6, -52, 1553.8, 864],
  field: [-86.6, 160, 1125.8, 520],
  horizon: 134,
  hexes: names,
  scenery: '',
  camps: [
    { at: [1101, 300], scale: 1 },
    { at: [1141, 500], scale: 1.2 },
  ],
  plains_name_at: [1209, 166],
};
const outline = 'M0 -78.4L84.9 -39.2L84.9 39.2L0 78.4L-84.9 39.2L-84.9 -39.2Z';
const art: WindRiverArt = {
  parts: {},
  outline,
  half_width: HALF_WIDTH,
  half_height: HALF_HEIGHT,
  name_at: [0, 69],
  hexes,
  lands: Object.fromEntries(names.map((name) => [name, `<path d="${outline}" fill="#fff"/><circle r="2"/>`])),
  herds: [[], [[0, -12]]],
  tents: [[], [[0, 42]]],
  arrived: [],
  ways: '<g transform="translate(-61.4 360)"></g>',
  boards: { 2: board },
};

const shapes = [
  ['a desktop', { width: 1100, height: 640 }],
  ['a phone held upright', { width: 390, height: 480 }],
  ['a phone on its side', { width: 523, height: 308 }],
] as const;

describe.each(shapes)('in the window of %s', (_, window) => {
  const laid = layOut(art, board, window);
  const scale = Math.min(window.width / laid.focus[2], window.height / laid.focus[3]);

  it('the sky takes at most a tenth', () => {
    expect((laid.horizon - laid.focus[1]) * scale).toBeLessThanOrEqual(window.height / 10);
  });

  it('all hexes and the plains are in sight', () => {
    const [left, top, width, height] = laid.focus;
    for (const [x, y] of [...Object.values(laid.hexes), laid.plainsAt]) {
      expect(x).toBeGreaterThan(left);
      expect(x).toBeLessThan(left + width);
      expect(y).toBeGreaterThan(top);
      expect(y).toBeLessThan(top + height);
    }
  });

  it('a point in the middle of a hex is on it, and beyond the last one the plains begin', () => {
    for (const name of names) expect(placeAt(laid, ...laid.hexes[name]!)).toBe(name);
    expect(placeAt(laid, ...goalOf(laid, 'd6', PLAINS))).toBe(PLAINS);
    expect(placeAt(laid, ...laid.plainsAt)).toBe(PLAINS);
  });
});

it('lanes are turned where hexes are larger that way', () => {
  expect(layOut(art, board, { width: 390, height: 350 }).isTurned).toBe(true);
  expect(layOut(art, board, { width: 390, height: 300 }).isTurned).toBe(false);
  expect(layOut(art, board, { width: 1100, height: 900 }).isTurned).toBe(false);
});

describe('lanes that are turned', () => {
  const laid = layOut(art, board, { width: 390, height: 480 });

  it('fill the width of the window', () => {
    expect(laid.isTurned).toBe(true);
    expect(laid.field[2] / laid.focus[2]).toBeGreaterThan(0.9);
  });

  it('run upwards, north on the left', () => {
    expect(laid.hexes.c2![1]).toBeLessThan(laid.hexes.c1![1]);
    expect(laid.hexes.c1![0]).toBeLessThan(laid.hexes.e1![0]);
  });

  it('touch as before: six neighbours lie as far apart as hexes are wide or high', () => {
    const [x, y] = laid.hexes.d3!;
    expect(laid.hexes.d4).toEqual([x, expect.closeTo(y - 2 * laid.halfHeight)]);
    expect(laid.hexes.e4).toEqual([expect.closeTo(x + 1.5 * laid.halfWidth), expect.closeTo(y - laid.halfHeight)]);
  });
});
