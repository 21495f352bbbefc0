/** What the line above the board says of Wind River: only tents in the Great Plains count, and how far the others are. */
import type { Headline, Scene } from '../../table/contract';
import { PLAINS, leadsTo } from './lanes';
import { words } from './messages';
import type { WindRiverView } from './view';

/** So many steps straight to the east. */
export function stepsToPlains(hex: string): number {
  let steps = 1;
  for (let at = leadsTo(hex, 'e'); at !== null && at !== PLAINS; at = leadsTo(at, 'e')) steps++;
  return steps;
}

/** How far the foremost tent of a seat is from the Great Plains; null: it has none on the board. */
export function nearestTent(view: WindRiverView, seat: number): number | null {
  const steps = Object.entries(view.hexes).flatMap(([hex, { tents }]) =>
    (tents[seat] ?? 0) > 0 ? [stepsToPlains(hex)] : [],
  );
  return steps.length === 0 ? null : Math.min(...steps);
}

export function headline(scene: Scene<WindRiverView>): Headline {
  const w = words().headline;
  const { view } = scene;
  const onBoard = view.seats.reduce((sum, { board }) => sum + board, 0);
  return {
    facts: view.over ? [w.over] : view.phase === 'set' ? [w.setting] : [w.onTheWay(onBoard)],
    counts: w.plains,
    isDecisive: view.over,
    scores: view.seats.map(({ plains }, seat) => {
      const steps = view.over ? null : nearestTent(view, seat);
      return steps === null
        ? { seat, score: String(plains), about: w.arrived(plains) }
        : {
            seat,
            score: String(plains),
            note: w.near(steps),
            about: `${w.arrived(plains)}, ${w.nearest(steps)}`,
          };
    }),
  };
}
