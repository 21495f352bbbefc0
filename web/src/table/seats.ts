/** Who sits where, and how each is called so that nobody is mistaken for another. */
import type { Person, TableInfo } from '../generated/server';
import { m } from '../messages';
import type { Seat } from './contract';

export function seatsOf(info: TableInfo | null, people: readonly Person[], you: Person | null): Seat[] {
  if (info === null) return [];
  const present = new Set(people.map(({ id }) => id));
  const names = info.seats.map(
    ({ person, bot }) => person?.name ?? (bot === null ? m().seat.open : m().bots.name(bot)),
  );
  return info.seats.map(({ seat, person, bot }) => ({
    seat,
    // Nobody sits at a record that was opened, and yet its seats are not free.
    name: info.imported ? (m().seat.names[seat] ?? '') : ownName(names, seat, person !== null),
    kind: person !== null ? 'person' : bot !== null ? 'bot' : 'open',
    isMine: person !== null && person.id === you?.id,
    isPresent: bot !== null || (person !== null && present.has(person.id)),
  }));
}

/** Round one screen everybody has the same name, and bots are namesakes: the colour tells them apart. */
function ownName(names: readonly string[], seat: number, isPerson: boolean): string {
  const name = names[seat] ?? '';
  if (names.filter((other) => other === name).length < 2) return name;
  const colour = m().seat.names[seat] ?? '';
  return isPerson ? colour : `${name} (${colour})`;
}
