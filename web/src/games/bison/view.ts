/** What a seat sees of Bison, as the server sends it (`greatplains.games.bison.view`). */
import * as rules from '../../generated/bison.json';
import type { Art } from '../../board/art.svelte';
import type { Box } from '../../board/viewport';

export type Animal = 'bison' | 'salmon' | 'turkey';
export type Terrain = 'prairie' | 'mountain' | 'river';
export type Action = 'tile' | 'tepee' | 'canoe' | 'gather' | 'walk' | 'trek';
export type Phase =
  | 'choose'
  | 'lay'
  | 'place'
  | 'build'
  | 'target'
  | 'join'
  | 'from'
  | 'to'
  | 'gain'
  | 'pay bison'
  | 'pay salmon'
  | 'overflow'
  | 'over';

export const ANIMALS: readonly Animal[] = ['bison', 'salmon', 'turkey'];
export const TERRAINS: readonly Terrain[] = ['prairie', 'mountain', 'river'];
export const ACTIONS = rules.actions as readonly Action[];
export const ACTIONS_A_SEASON = rules.actionsASeason;
export const TRACK_END = rules.trackEnd;
/** What an action costs by number of hunters; with none an animal is gained. Only shown: the server decides. */
export const PRICES: readonly number[] = [-1, ...rules.costs.slice(1)];
export const ANIMAL_OF: Readonly<Record<Terrain, Animal>> = { prairie: 'bison', mountain: 'turkey', river: 'salmon' };

/** a, d, bison, salmon, turkey: the river runs from corner a to corner a + d, with d sides of prairie from a on. */
export type Face = readonly [a: number, d: number, bison: number, salmon: number, turkey: number];

export interface LaidTile {
  readonly cell: string;
  readonly tile: string;
  readonly rotation: number;
  readonly face: Face;
}
export interface Space {
  readonly animals: number;
  readonly seat: number | null;
  readonly hunters: number;
  /** Of the tepee or canoe; 0: none. */
  readonly value: number;
}
export interface Items {
  readonly hunters: number;
  readonly tepees: readonly number[];
  readonly canoes: readonly number[];
}
export type Tracks = Readonly<Record<Animal, number>>;
export interface SeatState {
  readonly tracks: Tracks;
  readonly reserve: Items;
  readonly market: Items;
  readonly used: readonly Action[];
  readonly holds_tile: boolean;
  readonly hand: { readonly tile: string; readonly face: Face } | null;
}
export interface Drafting {
  readonly action: Action | null;
  readonly hunters: number;
  readonly limit: number;
  readonly due: number;
  /** The cell of the new tile, the space gathered on, the space a hunter leaves. */
  readonly origin: string | null;
}
export interface BisonView {
  readonly game: 'bison';
  readonly players: number;
  readonly variant: number;
  readonly seat: number | null;
  readonly to_move: number;
  readonly turn: number;
  readonly over: boolean;
  readonly phase: Phase;
  readonly season: number;
  readonly seasons: number;
  readonly round: number;
  readonly totem: number;
  readonly stack: number;
  readonly tiles: readonly LaidTile[];
  readonly open: readonly string[];
  readonly spaces: Readonly<Record<string, Space>>;
  readonly seats: readonly SeatState[];
  readonly draft: Drafting | null;
  readonly scoring: Terrain | null;
}

export type Point = readonly [x: number, y: number];

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
