import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClientMessage, Draft, ServerMessage, Sight, Welcome } from '../generated/server';
import { TableConnection, type Listener, type SocketLike } from './connection.svelte';

class FakeSocket implements SocketLike {
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: ClientMessage[] = [];
  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage);
  }
  close = (): void => undefined;
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const sockets: FakeSocket[] = [];
const newest = () => sockets.at(-1)!;
let heard: string[] = [];
let seen: Sight | undefined;
const listener: Listener = {
  welcomed: () => void heard.push('welcomed'),
  updated: (update) => {
    heard.push('updated');
    seen = update.sight;
  },
  drafted: ({ steps }) => void heard.push(`drafted ${steps.length}`),
  refused: ({ code }) => void heard.push(`refused ${code}`),
  presence: () => void heard.push('presence'),
};

const sight = (turn = 1, seq = 3): Sight => ({
  seq,
  status: 'running',
  turn,
  to_move: 0,
  mine: [0],
  views: [],
  legal: [],
  result: null,
});
const draft = (...steps: number[]): Draft => ({
  type: 'draft',
  seat: 0,
  turn: 1,
  steps: steps.map((step) => ({ step, kind: 'x', parameters: {} })),
  legal: [],
  view: {},
  text: null,
});
const welcome = (fields: Partial<Welcome> = {}): Welcome => ({
  type: 'welcome',
  you: null,
  table: {} as Welcome['table'],
  sight: sight(),
  events: [],
  draft: null,
  present: [],
  away: {},
  now: 0,
  ...fields,
});

let connection: TableConnection;

function connect(fields: Partial<Welcome> = {}): void {
  newest().onopen?.();
  newest().say(welcome(fields));
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets.length = 0;
  heard = [];
  connection = new TableConnection('t', listener, () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('it says hello with what it knows, again after a break', async () => {
  connect();
  expect(newest().sent).toEqual([{ type: 'hello', last_seq: 0, turns: true, parts: true, changes: true }]);
  newest().onclose?.({ code: 1006 });
  expect(connection.state).toBe('away');
  await vi.advanceTimersByTimeAsync(1000);
  newest().onopen?.();
  expect(sockets).toHaveLength(2);
  expect(newest().sent).toEqual([{ type: 'hello', last_seq: 3, turns: true, parts: true, changes: true }]);
});

test('what a turn changes is put together with what is known', () => {
  connect({ sight: { ...sight(), views: [{ seat: 0, view: { turn: 0, seats: [{ hand: 'A' }, {}] } }] } });
  const changes = { seq: 4, turn: 2, to_move: 1, legal: [], views: [{ turn: 1 }] };
  newest().say({ type: 'update', events: [], changes });
  expect(seen).toEqual({
    ...sight(2, 4),
    to_move: 1,
    views: [{ seat: 0, view: { turn: 1, seats: [{ hand: 'A' }, {}] } }],
  });
  const next = {
    seq: 5,
    turn: 3,
    to_move: 0,
    legal: [],
    views: [{ seats: { '0': { hand: null } } }],
  };
  newest().say({ type: 'update', events: [], changes: next });
  expect(seen?.views).toEqual([{ seat: 0, view: { turn: 1, seats: [{ hand: null }, {}] } }]);
});

test('changes of something else than is known are not guessed at: it says hello anew', () => {
  connect();
  const changes = { seq: 9, turn: 5, to_move: 1, legal: [], views: [] };
  newest().say({ type: 'update', events: [], changes });
  expect(heard).toEqual(['welcomed']);
  expect(sockets).toHaveLength(2);
});

test('it waits longer each time', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  connect();
  for (let times = 0; times < 5; times++) {
    newest().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(20_000);
  }
  const before = sockets.length;
  newest().onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(4000);
  expect(sockets).toHaveLength(before);
});

test('it knows that it is away as soon as the browser does', () => {
  connect();
  dispatchEvent(new Event('offline'));
  expect(connection.state).toBe('away');
});

test('a step that nobody answers shows that the connection is dead', async () => {
  connect();
  void connection.step(1);
  await vi.advanceTimersByTimeAsync(6000);
  expect(connection.state).not.toBe('open');
});

test('a line that hangs is given up, and is lost until the table is told anew', async () => {
  connect();
  void connection.step(1);
  await vi.advanceTimersByTimeAsync(5_000); // no answer: lost
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sockets).toHaveLength(2); // the next one hangs as well, before it is open
  expect(connection.state).toBe('away');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sockets).toHaveLength(3);
  newest().onopen?.(); // and the third one after it
  expect(connection.state).toBe('away');
  await vi.advanceTimersByTimeAsync(35_000);
  expect(sockets).toHaveLength(4);
  expect(connection.state).toBe('away');
  connect();
  expect(connection.state).toBe('open');
  expect(newest().sent.slice(1)).toEqual([{ type: 'undo_all' }, { type: 'step', step: 1 }]);
});

test('a table that never opens is lost, too', async () => {
  expect(connection.state).toBe('connecting');
  await vi.advanceTimersByTimeAsync(8_000);
  expect(connection.state).toBe('away');
});

test('an answer that takes long on a slow line is waited for', async () => {
  await vi.advanceTimersByTimeAsync(7_000);
  newest().onopen?.();
  await vi.advanceTimersByTimeAsync(25_000);
  newest().say(welcome());
  expect(connection.state).toBe('open');
  expect(sockets).toHaveLength(1);
});

test('what an earlier line still says is not heard', async () => {
  const [first] = sockets;
  await vi.advanceTimersByTimeAsync(9_000);
  first!.onopen?.();
  first!.say(welcome());
  first!.onclose?.({ code: 1006 });
  expect(sockets).toHaveLength(2);
  expect(newest().sent).toEqual([]);
  expect(connection.state).toBe('away');
});

test('a network that comes back does not disturb who is connecting already', async () => {
  connect();
  newest().onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(700);
  dispatchEvent(new Event('online'));
  expect(sockets).toHaveLength(2);
});

test('an answer shows that it is not', async () => {
  connect();
  void connection.step(1);
  newest().say(draft(1));
  await vi.advanceTimersByTimeAsync(6000);
  expect(connection.state).toBe('open');
});

test('it comes back at once when the network does', () => {
  connect();
  newest().onclose?.({ code: 1006 });
  dispatchEvent(new Event('online'));
  expect(sockets).toHaveLength(2);
});

test('it does not come back to a table that is not there', async () => {
  newest().onclose?.({ code: 4404 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connection.state).toBe('over');
  expect(connection.closeCode).toBe(4404);
  expect(sockets).toHaveLength(1);
});

test('a draft the server has forgotten is built anew', () => {
  connect();
  void connection.step(7);
  newest().say(draft(7));
  void connection.step(8);
  newest().say(draft(7, 8));
  newest().onclose?.({ code: 1012 });
  dispatchEvent(new Event('online'));
  connect({ draft: null });
  expect(newest().sent.slice(1)).toEqual([{ type: 'undo_all' }, { type: 'step', step: 7 }, { type: 'step', step: 8 }]);
});

test('a step without an answer is part of the draft that is built anew', () => {
  connect();
  void connection.step(7);
  newest().onclose?.({ code: 1006 });
  dispatchEvent(new Event('online'));
  connect({ draft: draft(5) });
  expect(newest().sent.slice(1)).toEqual([{ type: 'undo_all' }, { type: 'step', step: 7 }]);
});

test('a newer draft of the server is kept', () => {
  connect();
  void connection.step(7);
  newest().say(draft(7));
  newest().onclose?.({ code: 1006 });
  dispatchEvent(new Event('online'));
  connect({ draft: draft(9, 10) });
  expect(newest().sent).toHaveLength(1);
});

test('a draft of a turn that was made is forgotten', () => {
  connect();
  void connection.step(7);
  newest().say(draft(7));
  newest().onclose?.({ code: 1006 });
  dispatchEvent(new Event('online'));
  connect({ sight: sight(2) });
  expect(newest().sent).toHaveLength(1);
});

test('a turn without an answer is sent again with its key and text', () => {
  connect();
  connection.commit(1, 'walk +b');
  const [, first] = newest().sent;
  newest().onclose?.({ code: 1006 });
  dispatchEvent(new Event('online'));
  connect();
  expect(newest().sent[1]).toEqual(first);
  expect(connection.isCommitting).toBe(true);
  newest().say({ type: 'ack', seq: 4, key: (first as { key: string }).key, turn: 1 });
  expect(connection.isCommitting).toBe(false);
});

test('while the database is away a turn is said again, not refused', async () => {
  connect();
  connection.commit(1, 'walk +b');
  const { key } = newest().sent[1] as { key: string };
  newest().say({ type: 'refused', problem: { code: 'database', parameters: {}, sentence: '' }, key, sight: null });
  await vi.advanceTimersByTimeAsync(2000);
  expect(newest().sent).toHaveLength(3);
  expect(heard).toEqual(['welcomed']);
});

test('a hello that is refused while the database is away is said again', async () => {
  newest().onopen?.();
  newest().say({
    type: 'refused',
    problem: { code: 'database', parameters: {}, sentence: '' },
    key: null,
    sight: null,
  });
  expect(connection.state).toBe('away');
  await vi.advanceTimersByTimeAsync(1000);
  expect(sockets).toHaveLength(2);
  connect();
  expect(connection.state).toBe('open');
  expect(heard).toEqual(['welcomed']);
});

test('a step that is refused is not taken', async () => {
  connect();
  const taken = connection.step(7);
  expect(connection.awaited).toBe(1);
  newest().say({
    type: 'refused',
    problem: { code: 'occupied', parameters: {}, sentence: '' },
    key: null,
    sight: null,
  });
  expect(await taken).toBe(false);
  expect(connection.awaited).toBe(0);
  expect(heard).toContain('refused occupied');
});

test('chat that was typed while away is said when the connection is back', () => {
  connect();
  newest().onclose?.({ code: 1006 });
  connection.say('hello');
  dispatchEvent(new Event('online'));
  connect();
  expect(newest().sent[1]).toMatchObject({ type: 'chat', text: 'hello' });
});

test('a socket that does not answer is given up', async () => {
  connect();
  await vi.advanceTimersByTimeAsync(36_000);
  expect(sockets.length).toBeGreaterThan(1);
});
