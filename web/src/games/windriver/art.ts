/** The server's drawing of the board. */
import { loadArt, type Art } from '../../board/art.svelte';
import type { Box, Point } from '../../board/viewport';

/** The board for a number of players. */
export interface BoardArt {
  readonly frame: Box;
  /** The box round the hexes. */
  readonly field: Box;
  /** Above it is sky. */
  readonly horizon: number;
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
