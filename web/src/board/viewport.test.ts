import { describe, expect, it } from 'vitest';
import { boxRound, confined, fitted, scaled, shifted, type Box } from './viewport';

const frame: Box = [-100, -50, 200, 100];
const window = { width: 400, height: 400 };
const seen = (view: ReturnType<typeof fitted>, x: number, y: number) => [
  x * view.scale + view.left,
  y * view.scale + view.top,
];

describe('a window onto a drawing', () => {
  it('shows all of a box in its middle', () => {
    const view = fitted(frame, window);
    expect(view.scale).toBe(2);
    expect(seen(view, 0, 0)).toEqual([200, 200]);
    expect(seen(view, -100, -50)).toEqual([0, 100]);
  });

  it('keeps the point under the pointer where it is', () => {
    const view = scaled(fitted(frame, window), 1.5, 0, 100);
    expect(seen(view, -100, -50)).toEqual([0, 100]);
    expect(view.scale).toBe(3);
  });

  it('never loses the drawing', () => {
    const far = confined(shifted(fitted(frame, window), 5000, 0), frame, window);
    expect(seen(far, -100, 0)[0]).toBe(200);
    expect(confined(scaled(far, 0.01, 0, 0), frame, window).scale).toBeCloseTo(1.7);
    expect(confined(scaled(far, 100, 0, 0), frame, window).scale).toBe(18);
  });

  it('finds the box round points', () => {
    expect(
      boxRound(
        [
          [1, 2],
          [4, -3],
        ],
        frame,
      ),
    ).toEqual([1, -3, 3, 5]);
    expect(boxRound([], frame)).toBe(frame);
  });
});
