/** Everybody's chances as bands one above the other: where each lies in a box. */
import type { ReviewedTurn } from '../generated/server';

export interface Mark {
  readonly turn: number;
  readonly seat: number;
  readonly mark: ReviewedTurn['mark'];
  readonly x: number;
  readonly y: number;
}

export interface Bands {
  /** The outline of each seat's band, the first seat at the bottom. */
  readonly paths: readonly string[];
  /** The middle of each band where it is broadest. */
  readonly middles: readonly { readonly x: number; readonly y: number }[];
  readonly marks: readonly Mark[];
  x(turn: number): number;
  /** The turn that lies nearest. */
  turnAt(x: number): number;
}

/** Turns that stand out. */
const SHOWN: readonly ReviewedTurn['mark'][] = ['brilliant', 'mistake', 'blunder'];
/** Symbols stay inside the box. */
const MARGIN = 12;

/** Everybody's chances at the opening and after each turn that is known: as the summary has them in the end. */
export function courseOf(turns: readonly ReviewedTurn[]): readonly (readonly number[])[] {
  const [first] = turns;
  if (first === undefined) return [];
  const afterEach = turns.map(({ after }, place) => {
    const next = turns[place + 1]?.before ?? after;
    return after.map((chance, seat) => (chance + next[seat]!) / 2);
  });
  return [first.before, ...afterEach];
}

export function bandsOf(
  course: readonly (readonly number[])[],
  turns: readonly ReviewedTurn[],
  total: number,
  width: number,
  height: number,
): Bands {
  const players = course[0]?.length ?? 0;
  const last = Math.max(1, total);
  const x = (turn: number): number => (width * turn) / last;
  const edges = course.map((chances) => {
    let sum = 0;
    return [0, ...chances.map((chance) => (sum += chance))].map((share) => height * (1 - Math.min(1, share)));
  });
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    paths: seats.map((seat) => {
      const below = edges.map((edge, turn) => `${round(x(turn))} ${round(edge[seat]!)}`);
      const above = edges.map((edge, turn) => `${round(x(turn))} ${round(edge[seat + 1]!)}`);
      return `M${[...below, ...above.reverse()].join('L')}Z`;
    }),
    middles: seats.map((seat) => {
      const breadths = edges.map((edge) => edge[seat]! - edge[seat + 1]!);
      const turn = breadths.indexOf(Math.max(...breadths));
      const at = Math.max(MARGIN, Math.min(width - MARGIN, x(turn)));
      return { x: at, y: (edges[turn]![seat]! + edges[turn]![seat + 1]!) / 2 };
    }),
    // On the edge of the mover's band that is not the edge of the box, after the turn.
    marks: turns
      .filter(({ mark, turn }) => SHOWN.includes(mark) && turn < edges.length)
      .map(({ turn, seat, mark }) => ({
        turn,
        seat,
        mark,
        x: x(turn),
        y: Math.max(MARGIN, Math.min(height - MARGIN, edges[turn]![Math.max(1, seat)]!)),
      })),
    x,
    turnAt: (at) => Math.max(0, Math.min(course.length - 1, Math.round((at / width) * last))),
  };
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
