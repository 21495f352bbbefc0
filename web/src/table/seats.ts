/** Who sits where, and how each is called so that nobody is mistaken for another. */
import type { Person, Sight, TableInfo } from '../generated/server';
import { m } from '../messages';
import type { Seat } from './contract';

/** How somebody is called; whoever was deleted has no name any more. */
export function nameOf(person: Pick<Person, 'name'>): string {
  return person.name === '' ? m().seat.gone : person.name;
}

export function seatsOf(
  info: TableInfo | null,
  people: readonly Person[],
  you: Person | null,
  away: Readonly<Record<string, number>> = {},
): Seat[] {
  if (info === null) return [];
  const present = new Set(people.map(({ id }) => id));
  // Whoever resigned is named all the same: it was their game.
  const players = info.seats.map(({ person, gave_up }) => person ?? gave_up ?? null);
  const names = info.seats.map(({ bot, kept_for }, seat) => {
    const player = players[seat];
    if (player != null) return nameOf(player);
    if (bot !== null) return m().bots.name(bot);
    return kept_for == null ? m().seat.open : m().seat.keptFor(nameOf(kept_for));
  });
  return info.seats.map(({ seat, person, bot, is_out, timed_out }) => {
    const player = players[seat] ?? null;
    return {
      seat,
      // Nobody sits at a record that was opened, and yet its seats are not free.
      name: info.imported ? (m().seat.names[seat] ?? '') : ownName(names, seat, player !== null),
      kind: player !== null ? 'person' : bot !== null ? 'bot' : 'open',
      isMine: person !== null && person.id === you?.id,
      isPresent: bot !== null || (person !== null && present.has(person.id)),
      isOut: is_out ?? false,
      isLate: timed_out ?? false,
      awaySince: person === null ? null : (away[person.id] ?? null),
      awayUntil: person === null ? null : (info.holidays?.[person.id] ?? null),
      standIn: player !== null && bot !== null ? standInName(bot) : null,
    };
  });
}

/** Who makes the turns of somebody's seat. */
export function standInName(bot: string): string {
  return bot === 'nobody' ? m().seat.nobody : m().bots.name(bot);
}

/** Round one screen everybody has the same name, and bots are namesakes: the colour tells them apart. */
function ownName(names: readonly string[], seat: number, isPerson: boolean): string {
  const name = names[seat] ?? '';
  if (names.filter((other) => other === name).length < 2) return name;
  const colour = m().seat.names[seat] ?? '';
  return isPerson ? colour : `${name} (${colour})`;
}

/** Does one person play here against bots alone, and is that us? Only they get hints; the server looks as well. */
export function isAloneAgainstBots(info: TableInfo, { mine, status }: Sight): boolean {
  if (status !== 'running' || mine.length !== 1) return false;
  return info.seats.every(
    ({ seat, person, bot, gave_up }) => seat === mine[0] || (bot !== null && person === null && gave_up == null),
  );
}
