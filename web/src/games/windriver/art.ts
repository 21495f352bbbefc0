/** The server's drawing of the board, and where things stand on it. */
import { loadArt, type Art } from '../../board/art.svelte';
import type { Box, Point } from '../../board/viewport';
import { PLAINS } from './lanes';

/** The board for a number of players. */
export interface BoardArt {
  readonly frame: Box;
  /** The box round the hexes. */
  readonly field: Box;
  readonly hexes: readonly string[];
  readonly scenery: string;
  /** For each seat, where its tents that arrived stand, and how large they are there. */
  readonly camps: readonly { readonly at: Point; readonly scale: number }[];
  readonly plains_name_at: Point;
}

export interface WindRiverArt extends Art {
  readonly outline: string;
  readonly half_width: number;
  readonly half_height: number;
  readonly name_at: Point;
  readonly hexes: Readonly<Record<string, Point>>;
  readonly lands: Readonly<Record<string, string>>;
  /** The places of n bison on a hex, of n camps on a hex, and of tents in a camp in the Great Plains. */
  readonly herds: readonly (readonly Point[])[];
  readonly tents: readonly (readonly Point[])[];
  readonly arrived: readonly Point[];
  readonly ways: string;
  readonly boards: Readonly<Record<string, BoardArt>>;
}

export function loadWindRiverArt(): Promise<WindRiverArt> {
  return loadArt<WindRiverArt>('wind-river');
}

/** Where herds and tents of a hex gather, below its middle. */
export const TENTS_BELOW = 14;

/** The hex round a point, or the nearest one in reach; east of all of them the Great Plains. */
export function placeAt(art: WindRiverArt, board: BoardArt, x: number, y: number, reach = 0): string | null {
  let found: string | null = null;
  let least = 1 + reach / art.half_height;
  for (const hex of board.hexes) {
    const away = awayFrom(art, art.hexes[hex]!, x, y);
    if (away < least) [found, least] = [hex, away];
  }
  if (found !== null) return found;
  const [left, top, width, height] = board.field;
  const isEast = x > left + width - art.half_width;
  return isEast && y > top - art.half_height && y < top + height + art.half_height ? PLAINS : null;
}

/** How far a point is from the middle of a hex: 1 at its edge. */
function awayFrom(art: WindRiverArt, [hexX, hexY]: Point, x: number, y: number): number {
  const across = Math.abs(x - hexX) / art.half_width;
  const down = Math.abs(y - hexY) / art.half_height;
  return Math.max(across, down + across / 2);
}

/** Where a piece goes that leaves a hex for a place. */
export function goalOf(art: WindRiverArt, from: string, to: string): Point {
  const goal = art.hexes[to];
  if (goal) return goal;
  const [x, y] = art.hexes[from]!;
  return [x + 2 * art.half_width, y];
}

/** What is shown at first in a window of this shape: all hexes and the plains, and rather more sky than grass. */
export function focusOf(board: BoardArt, window: { width: number; height: number }): Box {
  const [x, y, width, height] = board.field;
  const [left, right, top, bottom] = [28, 236, 92, 28];
  const wide = width + left + right;
  const tall = height + top + bottom;
  const extra = window.width > 0 ? Math.max(0, (wide * window.height) / window.width - tall) : 0;
  return [x - left, y - top - extra * 0.64, wide, tall + extra];
}
