/** What the view lets one expect. For showing only: what happens is decided by the server. */
import type { WindRiverView } from './view';

/** What supply would take from a seat if it came now. */
export interface SupplyForecast {
  readonly unsupplied: number;
  readonly paid: number;
  readonly lost: number;
}

export function supplyForecast(view: WindRiverView, seat: number): SupplyForecast {
  const own = view.seats[seat]!;
  const paid = Math.min(own.hungry, own.resources);
  return { unsupplied: own.hungry, paid, lost: own.hungry - paid };
}

/** The seats that would pay a resource if the seat moved a tent to the place: itself first, those without one left out. */
export function whoPaysForEntering(view: WindRiverView, seat: number, place: string): number[] {
  const tents = view.hexes[place]?.tents ?? [];
  const others = tents.flatMap((count, other) => (other !== seat && count > 0 ? [other] : []));
  if (others.length === 0) return [];
  return [seat, ...others.filter((other) => view.seats[other]!.resources > 0)];
}
