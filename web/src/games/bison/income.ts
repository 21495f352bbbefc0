/** What the regions bring: to each seat, of each animal, if they were scored as they stand. */
import type { Part } from '../../table/contract';
import { ANIMAL_OF, type Animal, type Terrain } from './view';

export type Income = Record<Animal, number>;

export function incomeOf(seat: number, parts: readonly Part[]): Income {
  const income: Income = { bison: 0, salmon: 0, turkey: 0 };
  for (const part of parts) {
    const award = part.standings.find((standing) => standing.seat === seat)?.award ?? 0;
    income[ANIMAL_OF[part.name as Terrain]] += award;
  }
  return income;
}

export function partWith(parts: readonly Part[], space: string): Part | undefined {
  return parts.find((part) => part.places.includes(space));
}
