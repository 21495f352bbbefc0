/** The server's drawing of the board and of tiles. */
import { artOf, loadArt, type Art } from '../../board/art.svelte';
import type { Box, Point } from '../../board/viewport';
import type { Terrain } from './view';

/** How the side of a tile is drawn: attributes of a path. */
export type SeamLook = Readonly<Record<string, string>>;

/** The board's own drawing: `GET /api/games/bison/art`. */
export interface BisonArt extends Art {
  /** The palette by name, by day. */
  readonly colours: Readonly<Record<string, string>>;
  readonly outline: string;
  readonly radius: number;
  readonly half_width: number;
  readonly river_width: number;
  readonly cells: Readonly<Record<string, Point>>;
  readonly corners: readonly Point[];
  readonly name_at: Point;
  readonly totem: Point;
  readonly frame: Box;
  readonly compass: string;
  /** The six sides of a tile, each a path of its own. */
  readonly sides: readonly string[];
  readonly seams: { readonly edge: SeamLook; readonly different: SeamLook; readonly alike: SeamLook };
  readonly lone_pool: number;
  readonly joined_pool: number;
  /** The cell across each side, null outside the board. */
  readonly neighbours: Readonly<Record<string, readonly (string | null)[]>>;
}

/** Where things stand on one space of a tile; `size` below 1 where it is narrow. */
export interface Places {
  readonly pieces: Point;
  readonly size: number;
}

/** A face as it lies: `GET /api/games/bison/art/tiles/{a}-{d}-{bison}-{salmon}-{turkey}`. */
export interface FaceArt {
  readonly prairie: string;
  readonly mountain: string;
  readonly river: string;
  readonly ends: readonly [number, number];
  /** The land at each side. */
  readonly sides: readonly Terrain[];
  readonly lands: string;
  readonly bank: string;
  readonly water: string;
  readonly ripples: string;
  readonly animals: string;
  readonly miniature: string;
  readonly places: Readonly<Record<'P' | 'M' | 'R', Places>>;
}

export function loadBisonArt(): Promise<BisonArt> {
  return loadArt<BisonArt>('bison');
}

/** For what is drawn beside the board; null until it is here. */
export function bisonArt(): BisonArt | null {
  return artOf<BisonArt>('bison') ?? null;
}
