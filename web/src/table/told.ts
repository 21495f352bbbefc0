/** What the server tells of turns and points, put together with what is known already. */
import type { Numbered, Part, PlayedTurn, SeatView, Sight, ToldTurn } from '../generated/server';

/** Where points come from; a number stands for the part that had this place in the list that is known. */
export type ChangedParts = readonly (number | Part)[];

export function withChanges(known: readonly Part[], changed: ChangedParts): Part[] {
  return changed.flatMap((part) => (typeof part === 'number' ? (known[part] ?? []) : part));
}

/**
 * The turns that stand after these events, with what was told of them besides, and those among them that are new. A turn
 * has the place it has in the game: its number in the history is another where turns were taken back.
 */
export function playedTurns(
  known: readonly PlayedTurn[],
  events: readonly Numbered[],
  told: readonly ToldTurn[],
): { turns: readonly PlayedTurn[]; fresh: PlayedTurn[] } {
  const tellings = new Map(told.map((telling) => [telling.turn, telling]));
  let turns = known;
  let fresh: PlayedTurn[] = [];
  for (const { event } of events) {
    if (event.kind === 'taken_back') {
      turns = turns.slice(0, event.turns);
      fresh = fresh.filter(({ turn }) => turn <= event.turns);
    }
    if (event.kind !== 'turn') continue;
    const turn = turns.length + 1;
    // Of a turn that no longer stands nothing is told but its event.
    const telling = tellings.get(turn);
    const played = {
      turn,
      seat: event.seat,
      text: event.text,
      steps: telling?.steps ?? [],
      scored: telling?.scored ?? false,
    };
    turns = [...turns, played];
    fresh.push(played);
  }
  return { turns, fresh };
}

/** How many turns stand. */
export function turnsMade(sight: Sight): number {
  return sight.made ?? sight.turn - 1;
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
  if (earlier !== null) looks.set(turnsMade(earlier), earlier.views);
  for (const { turn, views } of told) if (views !== undefined) looks.set(turn, views);
  looks.set(turnsMade(now), now.views);
  return (turns, seat) => looks.get(turns)?.find((view) => view.seat === seat)?.view;
}
