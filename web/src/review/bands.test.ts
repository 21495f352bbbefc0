import { describe, expect, it } from 'vitest';
import type { ReviewedTurn } from '../generated/server';
import { bandsOf, courseOf } from './bands';

const COURSE = [
  [0.5, 0.5],
  [0.25, 0.75],
  [1, 0],
];

function reviewed(turn: number, seat: number, mark: ReviewedTurn['mark']): ReviewedTurn {
  return {
    turn,
    seat,
    text: '',
    before: [],
    after: [],
    loss: 0,
    mark,
    forced: false,
    luck: [],
    best: [],
    reasons: [],
    entries: [],
  };
}

describe('the course while a review grows', () => {
  const [first, second] = [reviewed(1, 0, 'good'), reviewed(2, 1, 'good')];

  it('lies between what two turns say, and ends with what the last one says', () => {
    const turns = [
      { ...first, before: [0.5, 0.5], after: [0.25, 0.75] },
      { ...second, before: [0.75, 0.25], after: [1, 0] },
    ];
    expect(courseOf(turns)).toEqual([
      [0.5, 0.5],
      [0.5, 0.5],
      [1, 0],
    ]);
    expect(courseOf([])).toEqual([]);
  });
});

describe('bands of chances', () => {
  const bands = bandsOf(COURSE, [reviewed(1, 0, 'blunder'), reviewed(2, 1, 'good')], 2, 200, 100);

  it('lie on one another, the first seat at the bottom, and fill the box', () => {
    expect(bands.paths).toEqual(['M0 100L100 100L200 100L200 0L100 75L0 50Z', 'M0 50L100 75L200 0L200 0L100 0L0 0Z']);
  });

  it('have a symbol where they are broadest', () => {
    expect(bands.middles).toEqual([
      { x: 188, y: 50 },
      { x: 100, y: 37.5 },
    ]);
  });

  it('mark the turns that stand out, at the edge of the seat that moved', () => {
    expect(bands.marks).toEqual([{ turn: 1, seat: 0, mark: 'blunder', x: 100, y: 75 }]);
  });

  it('know the turn that was pointed at, as far as the review has come', () => {
    expect([-10, 40, 60, 1000].map((x) => bands.turnAt(x))).toEqual([0, 0, 1, 2]);
    expect(bandsOf(COURSE.slice(0, 2), [], 2, 200, 100).turnAt(199)).toBe(1);
  });
});
