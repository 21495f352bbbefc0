/** What a seat sees of Bison, as the server sends it (`greatplains.games.bison.view`). */
import * as rules from '../../generated/bison.json';

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

/** Somebody will lay a tile that is not known yet: once the last are laid, what is unseen was put aside. */
export function isMoreToCome(view: Pick<BisonView, 'stack' | 'seats'>, knownSeat: number | null): boolean {
  return view.stack > 0 || view.seats.some((state, seat) => state.holds_tile && seat !== knownSeat);
}
