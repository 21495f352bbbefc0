import { describe, expect, it } from 'vitest';
import type { Point } from '../../board/viewport';
import { landAt, lying, nextTo, wayBetween } from './spaces';
import { startView } from './testing';

const HALF = 86.6;
const corners: Point[] = [
  [0, -100],
  [HALF, -50],
  [HALF, 50],
  [0, 100],
  [-HALF, 50],
  [-HALF, -50],
];
const art = {
  corners,
  cells: { c3: [0, 0], c4: [2 * HALF, 0], d3: [HALF, 150] } as Record<string, Point>,
  neighbours: {
    c3: [null, 'c4', 'd3', null, null, null],
    c4: [null, null, null, 'd3', 'c3', null],
    d3: ['c4', null, null, null, null, 'c3'],
  },
};
const near = nextTo(startView().tiles, art);

describe('spaces of the start tiles', () => {
  it('lie as the tile is turned', () => {
    expect(lying([0, 3, 1, 1, 1], 2)).toEqual([4, 3, 1, 1, 1]);
    expect(landAt([4, 3, 1, 1, 1], 5)).toBe('prairie');
    expect(landAt([4, 3, 1, 1, 1], 1)).toBe('mountain');
  });

  it('touch across the river of their tile, never past it', () => {
    expect(near.get('c3r')).toEqual(expect.arrayContaining(['c3p', 'c3m']));
    expect(near.get('c3p')).not.toContain('c3m');
  });

  it('have one water under the totem', () => {
    expect(near.get('c3r')).toEqual(expect.arrayContaining(['c4r', 'd3r']));
  });

  it('are linked by a shortest way', () => {
    expect(wayBetween(near, 'c3p', 'c3m')).toEqual(['c3p', 'c3r', 'c3m']);
    expect(wayBetween(near, 'c3p', 'a1p')).toEqual(['c3p', 'a1p']);
  });
});
