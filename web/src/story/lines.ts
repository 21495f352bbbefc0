/** The lines of a curve in a box: where each value lies, and the numbers beside them. */
import type { CurveFigure } from '../generated/server';

export interface Plot {
  /** The path of each seat's line. */
  readonly paths: readonly string[];
  /** Where each line ends. */
  readonly ends: readonly { readonly x: number; readonly y: number }[];
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  /** Where a turn lies. */
  x(turn: number): number;
}

/** At most so many numbers stand beside a curve. */
const MOST_TICKS = 5;
/** Symbols at the ends of lines lie at least so far apart. */
const APART = 17;

export function plotOf({ lines }: CurveFigure, width: number, height: number): Plot {
  const turns = Math.max(1, (lines[0]?.length ?? 1) - 1);
  const step = stepFor(Math.max(1, ...lines.flat()));
  const top = step * Math.ceil(Math.max(1, ...lines.flat()) / step);
  const x = (turn: number): number => (width * turn) / turns;
  const y = (value: number): number => height * (1 - value / top);
  const paths = lines.map((line) => `M${line.map((value, turn) => `${round(x(turn))} ${round(y(value))}`).join('L')}`);
  return {
    paths,
    ends: keptApart(lines.map((line) => y(line.at(-1) ?? 0))).map((at) => ({ x: width, y: at })),
    ticks: Array.from({ length: top / step + 1 }, (_, place) => ({ value: place * step, y: y(place * step) })),
    x,
  };
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}

/** 1, 2, 5, 10, 20, 50 …: the smallest with which few numbers are enough. */
function stepFor(most: number): number {
  for (let power = 1; ; power *= 10) {
    const found = [1, 2, 5].map((factor) => factor * power).find((step) => most / step <= MOST_TICKS);
    if (found !== undefined) return found;
  }
}

/** Those that would lie on one another are moved down. */
function keptApart(heights: readonly number[]): number[] {
  const order = heights.map((_, place) => place).sort((one, other) => heights[one]! - heights[other]!);
  const moved = [...heights];
  let last = -Infinity;
  for (const place of order) {
    moved[place] = Math.max(heights[place]!, last + APART);
    last = moved[place];
  }
  return moved;
}

/** The highest value of a line, and the first turn that had it. */
export function peakOf(line: readonly number[]): { most: number; turn: number } {
  const most = Math.max(...line);
  return { most, turn: line.indexOf(most) };
}
