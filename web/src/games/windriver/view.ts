/** What the server shows of a game of Wind River (`rules.view`); nothing is hidden in it. */
import * as rules from '../../generated/wind-river.json';

/** What the turn asks for: set a tent, move bison, lose unsupplied tents, an extra action; or the game is over. */
export type Phase = 'set' | 'bison' | 'lose' | 'extra' | 'over';

/** A hex in play. Lists have an entry for each seat. */
export interface HexView {
  readonly bison: number;
  /** Bison that have not moved in this phase. */
  readonly unmoved: number;
  readonly tents: readonly number[];
  /** Tents that would be unsupplied if their seat had to supply them now. */
  readonly hungry: readonly number[];
}

export interface SeatView {
  readonly resources: number;
  readonly hand: number;
  readonly board: number;
  readonly plains: number;
  readonly hungry: number;
  /** What taking resources would bring now. */
  readonly earns: number;
}

export interface WindRiverView {
  readonly game: 'wind-river';
  readonly players: number;
  readonly seat: number | null;
  readonly to_move: number;
  readonly turn: number;
  readonly over: boolean;
  readonly phase: Phase;
  /** What the phase still asks for: tents to set, bison to move, tents to lose. */
  readonly left: number;
  readonly hexes: Readonly<Record<string, HexView>>;
  readonly seats: readonly SeatView[];
}

export const MOST_RESOURCES = rules.mostResources;
export const PRICE_OF_TENT = rules.priceOfTent;
