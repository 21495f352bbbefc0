/** What the server tells of turns and points, put together with what is known already. */
import type { Numbered, Part, PlayedTurn, SeatView, Sight, ToldTurn } from '../generated/server';

/** Where points come from; a number stands for the part that had this place in the list that is known. */
export type ChangedParts = readonly (number | Part)[];

export function withChanges(known: readonly Part[], changed: ChangedParts): Part[] {
  return changed.flatMap((part) => (typeof part === 'number' ? (known[part] ?? []) : part));
}

/** The turns among these events, with what was told of them besides. */
export function playedTurns(events: readonly Numbered[], told: readonly ToldTurn[]): PlayedTurn[] {
  const tellings = new Map(told.map((telling) => [telling.turn, telling]));
  return events.flatMap(({ event }) => {
    const telling = event.kind === 'turn' ? tellings.get(event.turn) : undefined;
    if (event.kind !== 'turn' || telling === undefined) return [];
    const { turn, seat, text } = event;
    return [{ turn, seat, text, steps: telling.steps, scored: telling.scored ?? false }];
  });
}

/** The numbers of those with which something was scored. */
export function scoredAmong(turns: readonly PlayedTurn[]): number[] {
  return turns.flatMap(({ turn, scored }) => (scored ? turn : []));
}

/** How the table looked to a seat (null: to a spectator) after so many turns; undefined where nobody has told it. */
export type Looks = (turns: number, seat: number | null) => unknown;

/** From what was seen earlier, what was told in between, and what is seen now. */
export function looksOf(earlier: Sight | null, told: readonly ToldTurn[], now: Sight): Looks {
  const looks = new Map<number, readonly SeatView[]>();
  if (earlier !== null) looks.set(earlier.turn - 1, earlier.views);
  for (const { turn, views } of told) if (views !== undefined) looks.set(turn, views);
  looks.set(now.turn - 1, now.views);
  return (turns, seat) => looks.get(turns)?.find((view) => view.seat === seat)?.view;
}
