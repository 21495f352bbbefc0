/** What the regions bring: to each seat, of each animal, if they were scored as they stand. */
import type { Part } from '../../table/contract';
import { ANIMAL_OF, ANIMALS, TERRAINS, type Animal, type BisonView, type Terrain, type Tracks } from './view';

export type Income = Record<Animal, number>;

export function incomeOf(seat: number, parts: readonly Part[]): Income {
  const income: Income = { bison: 0, salmon: 0, turkey: 0 };
  for (const part of parts) {
    const award = part.standings.find((standing) => standing.seat === seat)?.award ?? 0;
    income[ANIMAL_OF[part.name as Terrain]] += award;
  }
  return income;
}

/** The tracks of a seat as far as a scoring has been shown; what exceeds a track interrupts it after each terrain. */
export function tracksShown(seat: number, view: Pick<BisonView, 'seats' | 'scoring'>, toCome: readonly Part[]): Tracks {
  const { tracks } = view.seats[seat]!;
  const last = view.scoring === null ? TERRAINS.length : TERRAINS.indexOf(view.scoring);
  const awarded = toCome.filter((part) => TERRAINS.indexOf(part.name as Terrain) <= last);
  const hidden = incomeOf(seat, awarded);
  return Object.fromEntries(ANIMALS.map((kind) => [kind, Math.max(0, tracks[kind] - hidden[kind])])) as Tracks;
}

export function partWith(parts: readonly Part[], space: string): Part | undefined {
  return parts.find((part) => part.places.includes(space));
}
