/** Who begins at a new table. */

/** By lot, a seat, or the youngest, as some books have it: then `seat` is where they sit. */
export interface First {
  readonly who: 'lot' | 'seat' | 'youngest';
  readonly seat: number;
}

export const BY_LOT: First = { who: 'lot', seat: 0 };

/** The same choice at a table of so many, where the seat may be missing. */
export function atTable(first: First, players: number): First {
  if (first.seat < players) return first;
  return first.who === 'youngest' ? { who: 'youngest', seat: 0 } : BY_LOT;
}

/** The seat the server is asked for; null: it draws one. */
export function firstSeat(first: First, players: number): number | null {
  const { who, seat } = atTable(first, players);
  return who === 'lot' ? null : seat;
}
