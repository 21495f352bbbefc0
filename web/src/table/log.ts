/** The log: turns and the other events of a table in the order in which they happened. */
import type { Numbered, PlayedTurn } from '../generated/server';
import { language, m } from '../messages';
import { inWords, momentName } from '../time/spans';
import { words as time } from '../time/words';
import type { Step } from './contract';
import { nameOf, standInName } from './seats';
import { tableWords } from './words';

export type LogTurn = PlayedTurn;
/** `maker`: the bot that made the turn for somebody; null: it was the seat's own. */
export type LogEntry =
  { key: string; turn: LogTurn; text: null; maker: string | null } | { key: string; turn: null; text: string };

export function logOf(events: readonly Numbered[], turns: readonly LogTurn[]): LogEntry[] {
  const byNumber = new Map(turns.map((turn) => [turn.turn, turn]));
  if (events.length === 0) return turns.map((turn) => ({ key: `turn ${turn.turn}`, turn, text: null, maker: null }));
  const makers = standInsOf(events);
  const places = placesInGame(events);
  return events.flatMap(({ seq, event }): LogEntry[] => {
    if (event.kind === 'turn') {
      const turn = byNumber.get(places.get(seq) ?? 0);
      const maker = makers.get(event.turn) ?? null;
      return turn === undefined ? [] : [{ key: `turn ${event.turn}`, turn, text: null, maker }];
    }
    const text = sentence(event, events);
    return text === null ? [] : [{ key: `event ${seq}`, turn: null, text }];
  });
}

/** The places of turns in the game, by the numbers of their events; those that were taken back have none. */
function placesInGame(events: readonly Numbered[]): Map<number, number> {
  const standing: number[] = [];
  for (const { seq, event } of events) {
    if (event.kind === 'turn') standing.push(seq);
    if (event.kind === 'taken_back') standing.length = event.turns;
  }
  return new Map(standing.map((seq, place) => [seq, place + 1]));
}

/** The turns that a bot made at somebody's seat, by number: before it took over, they were somebody's own. */
export function standInsOf(events: readonly Numbered[]): Map<number, string> {
  const bots = new Map<number, string | null>();
  const made = new Map<number, string>();
  for (const { event } of events) {
    if (['resigned', 'gave_up', 'timed_out', 'handed_over'].includes(event.kind) && 'bot' in event && 'seat' in event)
      bots.set(event.seat, event.bot);
    if (event.kind !== 'turn' || event.by !== null) continue;
    const bot = bots.get(event.seat);
    if (bot != null) made.set(event.turn, standInName(bot));
  }
  return made;
}

function sentence(event: Numbered['event'], events: readonly Numbered[]): string | null {
  const words = tableWords().events;
  const happened = time().happened;
  switch (event.kind) {
    case 'seat_left':
      return words.seatLeft(nameOf(event.by));
    case 'started':
      return words.started;
    case 'resigned':
      return words.resigned(nameOf(event.by), m().bots.name(event.bot));
    case 'gave_up':
      return event.bot === null
        ? tableWords().room.gaveUp(nameOf(event.by))
        : words.resigned(nameOf(event.by), standInName(event.bot));
    case 'timed_out':
      return event.bot === null
        ? happened.timedOut(nameOf(event.by))
        : happened.timedOutBot(nameOf(event.by), standInName(event.bot));
    case 'outage':
      return happened.outage(inWords(event.seconds, language()));
    case 'holiday':
      return event.ends > event.begins
        ? happened.holiday(nameOf(event.by), momentName(event.ends, event.at, language()))
        : happened.back(nameOf(event.by));
    case 'proposed':
      return asked(event, events);
    case 'answered':
      return event.agrees ? happened.agreed(nameOf(event.by)) : happened.refused(nameOf(event.by));
    case 'taken_back':
      return happened.takenBack(nameOf(event.by));
    case 'paused':
      return happened.paused;
    case 'resumed':
      return happened.resumed;
    case 'handed_over':
      if (event.agreed === true && event.bot !== null)
        return happened.standIn(nameOf(event.by), standInName(event.bot));
      return event.bot === null
        ? tableWords().room.tookBack(nameOf(event.by))
        : tableWords().room.handedOver(nameOf(event.by), m().bots.name(event.bot));
    case 'finished':
      return words.finished;
    case 'reopened':
      return words.reopened(nameOf(event.by));
    case 'rematch':
      return words.rematch(nameOf(event.by));
    case 'muted':
      return event.muted ? words.muted : words.unmuted;
    default:
      return null;
  }
}

/** What was proposed; how many turns stood then, the events before tell. */
function asked(event: Extract<Numbered['event'], { kind: 'proposed' }>, events: readonly Numbered[]): string {
  const { asks } = time();
  if (event.what === 'take_back') {
    const before = events.slice(
      0,
      events.findIndex((numbered) => numbered.event === event),
    );
    return asks.take_back(nameOf(event.by), placesInGame(before).size - (event.turns ?? 0));
  }
  const sat = events.findLast(({ event: taken }) => taken.kind === 'seat_taken' && taken.seat === event.seat)?.event;
  return asks[event.what](nameOf(event.by), sat?.kind === 'seat_taken' ? nameOf(sat.by) : '');
}

/** What a turn touched: the words among its parameters that name places, each once. */
export function placesOf(steps: readonly Step[]): string[] {
  const words = steps.flatMap(({ parameters }) =>
    Object.values(parameters).filter((value) => typeof value === 'string'),
  );
  return [...new Set(words)];
}
