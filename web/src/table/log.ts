/** The log: turns and the other events of a table in the order in which they happened. */
import type { Numbered, PlayedTurn } from '../generated/server';
import { m } from '../messages';
import type { Step } from './contract';
import { standInName } from './seats';

export type LogTurn = PlayedTurn;
/** `maker`: the bot that made the turn for somebody; null: it was the seat's own. */
export type LogEntry =
  { key: string; turn: LogTurn; text: null; maker: string | null } | { key: string; turn: null; text: string };

export function logOf(events: readonly Numbered[], turns: readonly LogTurn[]): LogEntry[] {
  const byNumber = new Map(turns.map((turn) => [turn.turn, turn]));
  if (events.length === 0) return turns.map((turn) => ({ key: `turn ${turn.turn}`, turn, text: null, maker: null }));
  const makers = standInsOf(events);
  return events.flatMap(({ seq, event }): LogEntry[] => {
    if (event.kind === 'turn') {
      const turn = byNumber.get(event.turn);
      const maker = makers.get(event.turn) ?? null;
      return turn === undefined ? [] : [{ key: `turn ${event.turn}`, turn, text: null, maker }];
    }
    const text = sentence(event);
    return text === null ? [] : [{ key: `event ${seq}`, turn: null, text }];
  });
}

/** The turns that a bot made at somebody's seat, by number: before it took over, they were somebody's own. */
export function standInsOf(events: readonly Numbered[]): Map<number, string> {
  const bots = new Map<number, string | null>();
  const made = new Map<number, string>();
  for (const { event } of events) {
    if (event.kind === 'resigned' || event.kind === 'gave_up' || event.kind === 'handed_over')
      bots.set(event.seat, event.bot);
    if (event.kind !== 'turn' || event.by !== null) continue;
    const bot = bots.get(event.seat);
    if (bot != null) made.set(event.turn, standInName(bot));
  }
  return made;
}

function sentence(event: Numbered['event']): string | null {
  const words = m().events;
  switch (event.kind) {
    case 'seat_left':
      return words.seatLeft(event.by.name);
    case 'started':
      return words.started;
    case 'resigned':
      return words.resigned(event.by.name, m().bots.name(event.bot));
    case 'gave_up':
      return event.bot === null
        ? m().room.gaveUp(event.by.name)
        : words.resigned(event.by.name, standInName(event.bot));
    case 'handed_over':
      return event.bot === null
        ? m().room.tookBack(event.by.name)
        : m().room.handedOver(event.by.name, m().bots.name(event.bot));
    case 'finished':
      return words.finished;
    case 'reopened':
      return words.reopened(event.by.name);
    case 'rematch':
      return words.rematch(event.by.name);
    case 'muted':
      return event.muted ? words.muted : words.unmuted;
    default:
      return null;
  }
}

/** What a turn touched: the words among its parameters that name places, each once. */
export function placesOf(steps: readonly Step[]): string[] {
  const words = steps.flatMap(({ parameters }) =>
    Object.values(parameters).filter((value) => typeof value === 'string'),
  );
  return [...new Set(words)];
}
