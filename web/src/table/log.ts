/** The log: turns and the other events of a table in the order in which they happened. */
import type { Numbered, PlayedTurn } from '../generated/server';
import { m } from '../messages';
import type { Step } from './contract';

export type LogTurn = PlayedTurn;
export type LogEntry = { key: string; turn: LogTurn; text: null } | { key: string; turn: null; text: string };

export function logOf(events: readonly Numbered[], turns: readonly LogTurn[]): LogEntry[] {
  const byNumber = new Map(turns.map((turn) => [turn.turn, turn]));
  if (events.length === 0) return turns.map((turn) => ({ key: `turn ${turn.turn}`, turn, text: null }));
  return events.flatMap(({ seq, event }): LogEntry[] => {
    if (event.kind === 'turn') {
      const turn = byNumber.get(event.turn);
      return turn === undefined ? [] : [{ key: `turn ${event.turn}`, turn, text: null }];
    }
    const text = sentence(event);
    return text === null ? [] : [{ key: `event ${seq}`, turn: null, text }];
  });
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
