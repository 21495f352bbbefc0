import { describe, expect, it } from 'vitest';
import { peakOf, plotOf } from './lines';

const figure = {
  title: '',
  lines: [
    [0, 3, 7],
    [0, 5, 7],
  ],
};

describe('the lines of a curve', () => {
  it('go from the left edge to the right, and the highest tick holds all of them', () => {
    const plot = plotOf(figure, 200, 100);
    expect(plot.paths[0]).toBe('M0 100L100 62.5L200 12.5');
    expect(plot.ticks.map(({ value }) => value)).toEqual([0, 2, 4, 6, 8]);
    expect(plot.x(1)).toBe(100);
  });

  it('have ends that can be told apart', () => {
    const [one, other] = plotOf(figure, 200, 100).ends;
    expect(Math.abs(one!.y - other!.y)).toBeGreaterThan(15);
  });

  it('of a game without a point are flat', () => {
    expect(plotOf({ title: '', lines: [[0], [0]] }, 200, 100).paths).toEqual(['M0 100', 'M0 100']);
  });

  it('have a highest point', () => {
    expect(peakOf([1, 4, 4, 2])).toEqual({ most: 4, turn: 1 });
  });
});
