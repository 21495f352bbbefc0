import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type {
  Draft,
  Numbered,
  Part,
  PastPosition,
  Sight,
  Step,
  TableInfo,
  ToldTurn,
  Update,
  Welcome,
} from '../generated/server';
import { TableConnection, type Listener, type SocketLike } from '../net/connection.svelte';
import type { TableSource } from './source';
import { TableModel } from './table.svelte';

const step = (number: number): Step => ({ step: number, kind: 'walk', parameters: { from: 'c3' } });
const ann = { id: 'ann', name: 'Ann', colour: '#b5482f' };
const info: TableInfo = {
  id: 't',
  game: 'bison',
  options: {},
  status: 'running',
  public: false,
  auto_start: true,
  stand_in: 'medium',
  first: 0,
  creator: ann,
  seats: [
    { seat: 0, person: ann, bot: null },
    { seat: 1, person: null, bot: 'easy' },
  ],
  seq: 3,
  turn: 1,
  to_move: 0,
  imported: false,
  rematch: null,
  rematch_of: null,
  muted: [],
  commitment: null,
  rules: null,
  result: null,
};

function sight(turn: number, to_move: number, fields: Partial<Sight> = {}): Sight {
  const views = [{ seat: 0, view: { turn, to_move } }];
  const legal = to_move === 0 ? [step(7)] : [];
  return { seq: 3 + turn, status: 'running', turn, to_move, mine: [0], views, legal, result: null, ...fields };
}
const draftOf = (...steps: number[]): Draft => ({
  type: 'draft',
  seat: 0,
  turn: 1,
  steps: steps.map(step),
  legal: [step(9)],
  view: { drafted: steps.length },
  text: steps.length > 1 ? 'walk' : null,
});
const welcome = (fields: Partial<Welcome> = {}): Welcome => ({
  type: 'welcome',
  you: ann,
  table: info,
  sight: sight(1, 0),
  events: [],
  draft: null,
  present: [ann],
  away: {},
  now: 0,
  ...fields,
});
const turnEvent = (turn: number, seat: number): Numbered => ({
  seq: 3 + turn,
  event: { kind: 'turn', at: 0, turn, seat, text: 'walk', by: null },
});
const part = (name: string, worth: number): Part => ({ name, places: [name], worth, standings: [] });
/** As the server tells turns: of all but the newest it says how the table looked after them. */
function told(turns: number[], now: Sight, fields: Partial<ToldTurn> = {}): Update {
  const last = turns.at(-1);
  return {
    type: 'update',
    events: turns.map((turn) => turnEvent(turn, (turn + 1) % 2)),
    sight: now,
    turns: turns.map((turn) => {
      const views = [{ seat: 0, view: { turn: turn + 1, to_move: turn % 2 } }];
      return { turn, steps: [step(5)], ...(turn === last ? {} : { views }), ...fields };
    }),
  };
}

let sent: { type: string; [key: string]: unknown }[];
let socket: SocketLike;
let model: TableModel;
const positions: [number, number | null][] = [];
const source: TableSource = {
  turns: () => never('turns'),
  position: async (turn, seat): Promise<PastPosition> => {
    positions.push([turn, seat]);
    return { turn, seat, view: { turn: turn + 1, to_move: turn % 2 }, parts: [], steps: [step(5)] };
  },
  draft: () => never('draft'),
  draftParts: () => never('draftParts'),
};
const never = (what: string): Promise<never> => Promise.reject(new Error(`${what} was asked for`));
const say = (message: object) => socket.onmessage?.({ data: JSON.stringify(message) });

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  positions.length = 0;
  const open = () =>
    (socket = {
      readyState: 1,
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (data) => void sent.push(JSON.parse(data)),
      close: () => undefined,
    });
  model = new TableModel('t', source, (listener: Listener) => new TableConnection('t', listener, open));
  say(welcome());
});

afterEach(() => {
  model.close();
  vi.useRealTimers();
});

test('a seat of mine that is to move may choose what is legal', () => {
  expect(model.choosing.seat).toBe(0);
  expect(model.choosing.legal.map(({ step }) => step)).toEqual([7]);
  expect(model.scene.seats.map(({ name, kind, isMine }) => [name, kind, isMine])).toEqual([
    ['Ann', 'person', true],
    ['Easy bot', 'bot', false],
  ]);
});

test('a draft is what is seen, and the table stays beside it', () => {
  model.choosing.choose(7);
  expect(model.choosing.isBusy).toBe(true);
  say(draftOf(7));
  expect(model.scene.view).toEqual({ drafted: 1 });
  expect(model.scene.settled).toEqual({ turn: 1, to_move: 0 });
  expect(model.choosing.isBusy).toBe(false);
});

test('of several steps those after a refused one are not sent', async () => {
  model.choosing.chooseAll([7, 8, 9]);
  say(draftOf(7));
  await vi.advanceTimersByTimeAsync(0);
  say({ type: 'refused', problem: { code: 'occupied', parameters: {}, sentence: 'No.' }, key: null, sight: null });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.map(({ step }) => step)).toEqual([7, 8]);
  expect(model.refusal?.problem.code).toBe('occupied');
});

test('only a whole turn is confirmed, with its text', () => {
  say(draftOf(7));
  model.choosing.confirm();
  expect(sent).toEqual([]);
  say(draftOf(7, 8));
  model.choosing.confirm();
  expect(sent[0]).toMatchObject({ type: 'commit', turn: 1, text: 'walk' });
});

test('parts follow the table, parts of the draft follow the draft', () => {
  const worths = (parts: readonly Part[] | null) => parts?.map(({ name, worth }) => `${name} ${worth}`);
  say(welcome({ parts: [part('c3', 1), part('d4', 2)] }));
  expect(worths(model.scene.parts)).toEqual(['c3 1', 'd4 2']);
  say({ ...draftOf(7), parts: [0, part('d4', 3)] });
  expect(worths(model.scene.partsAfter)).toEqual(['c3 1', 'd4 3']);
  say(draftOf());
  expect(model.scene.partsAfter).toBeNull();
  say({ ...told([1], sight(2, 1)), parts: [part('a1', 4), 1] });
  expect(worths(model.scene.parts)).toEqual(['a1 4', 'd4 2']);
  say(told([2], sight(3, 0)));
  expect(worths(model.scene.parts)).toEqual(['a1 4', 'd4 2']);
});

test('the own turn is not shown again, the other’s is, and meanwhile nothing can be chosen', async () => {
  say(draftOf(7, 8));
  model.choosing.confirm();
  say(told([1], sight(2, 1)));
  expect(model.movements.isRunning).toBe(false);
  expect(model.draft).toBeNull();
  say(told([2], sight(3, 0)));
  expect(model.scene.view).toEqual({ turn: 2, to_move: 1 });
  expect(model.choosing.seat).toBeNull();
  await vi.advanceTimersByTimeAsync(0);
  expect(model.scene.movement).toEqual({
    turn: 2,
    seat: 1,
    steps: [step(5)],
    before: { turn: 2, to_move: 1 },
    after: { turn: 3, to_move: 0 },
  });
  model.scene.movementDone();
  await vi.advanceTimersByTimeAsync(0);
  expect(model.scene.movement).toBeNull();
  expect(model.scene.view).toEqual({ turn: 3, to_move: 0 });
  expect(model.choosing.seat).toBe(0);
});

test('of many turns only the newest are shown, and all can be skipped', async () => {
  say(told([1, 2, 3, 4, 5, 6], sight(7, 0)));
  await vi.advanceTimersByTimeAsync(0);
  expect(model.scene.movement).toMatchObject({ turn: 5, before: { turn: 5 }, after: { turn: 6 } });
  model.movements.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(model.scene.movement).toBeNull();
  expect(model.scene.view).toEqual({ turn: 7, to_move: 0 });
});

test('round one screen the view follows the seat to move', () => {
  const views = [0, 1].map((seat) => ({ seat, view: { eyes: seat } }));
  say({ type: 'update', events: [], sight: sight(2, 1, { mine: [0, 1], views, legal: [step(3)] }) });
  expect(model.scene.mySeat).toBe(1);
  expect(model.scene.view).toEqual({ eyes: 1 });
  expect(model.choosing.seat).toBe(1);
});

test('what was scored with a turn is walked through after it as it was then, and stays marked', async () => {
  const walked = vi.spyOn(model.walk, 'start').mockResolvedValue();
  say(told([1], sight(2, 1)));
  await vi.advanceTimersByTimeAsync(0);
  model.scene.movementDone();
  await vi.advanceTimersByTimeAsync(0);
  expect([model.scored, walked.mock.calls]).toEqual([[], []]);
  say({ ...told([2], sight(3, 0), { scored: true }), parts: [part('c3', 1)] });
  say({ ...told([3], sight(4, 1)), parts: [part('c3', 2)] });
  await vi.advanceTimersByTimeAsync(0);
  model.scene.movementDone();
  await vi.advanceTimersByTimeAsync(0);
  expect([model.scored, walked.mock.calls]).toEqual([[2], [[[part('c3', 1)]]]]);
});

test('an own turn with which something was scored is walked through at once', async () => {
  const walked = vi.spyOn(model.walk, 'start').mockResolvedValue();
  say(draftOf(7, 8));
  model.choosing.confirm();
  say({ ...told([1], sight(2, 1), { scored: true }), parts: [part('c3', 1)] });
  expect(walked.mock.calls).toEqual([[[part('c3', 1)]]]);
});

test('whoever comes back is shown the turns that were missed, from where the board stood', async () => {
  say({ ...told([1, 2], sight(3, 0)), ...welcome({ sight: sight(3, 0), events: [turnEvent(1, 0), turnEvent(2, 1)] }) });
  const shown = [];
  for (let turn = 1; turn <= 2; turn++) {
    await vi.advanceTimersByTimeAsync(0);
    shown.push(model.scene.movement);
    model.scene.movementDone();
  }
  expect(shown).toMatchObject([
    { turn: 1, before: { turn: 1 }, after: { turn: 2 } },
    { turn: 2, before: { turn: 2 }, after: { turn: 3 } },
  ]);
  await vi.advanceTimersByTimeAsync(0);
  expect(model.movements.isRunning).toBe(false);
});

test('a turn of which nobody told how it looked before is jumped over', async () => {
  say({ ...told([7], sight(8, 0)) });
  await vi.advanceTimersByTimeAsync(0);
  expect(model.movements.isRunning).toBe(false);
  expect(model.scene.view).toEqual({ turn: 8, to_move: 0 });
});

test('the log is told, not asked for', () => {
  say(told([1, 2], sight(3, 0)));
  expect(model.turns).toMatchObject([
    { turn: 1, seat: 0, text: 'walk', steps: [step(5)] },
    { turn: 2, seat: 1, text: 'walk', steps: [step(5)] },
  ]);
  expect(positions).toEqual([]);
});

test('round one screen the next player takes it before anything can be chosen', () => {
  const shared = (turn: number, to_move: number): Sight => ({
    ...sight(turn, to_move, { mine: [0, 1], legal: [step(7)] }),
    views: [0, 1].map((seat) => ({ seat, view: { seat, turn, to_move } })),
  });
  model.hasHands = true;
  say({ type: 'update', events: [], sight: shared(1, 0) });
  expect([model.seatAwaited, model.choosing.seat, model.scene.isCovered]).toEqual([0, null, true]);
  model.takeScreen();
  expect([model.seatAwaited, model.choosing.seat, model.scene.isCovered]).toEqual([null, 0, false]);
  say({ type: 'update', events: [], sight: shared(2, 1) });
  expect([model.seatAwaited, model.choosing.seat, model.scene.isCovered]).toEqual([1, null, true]);
  model.hasHands = false;
  expect([model.seatAwaited, model.choosing.seat]).toEqual([null, 1]);
});

const refused = {
  type: 'refused',
  problem: { code: 'occupied', parameters: {}, sentence: 'No.' },
  key: null,
  sight: null,
};

test('a legal step is shown while it is on its way, and goes when it is refused', async () => {
  model.choosing.choose(7);
  expect(model.choosing.pending?.step).toBe(7);
  say(refused);
  await vi.advanceTimersByTimeAsync(0);
  expect(model.choosing.pending).toBeNull();
  expect(model.refusal?.problem.sentence).toBe('No.');
});

test('the board shows a step at once, and is as it was when the step is refused', async () => {
  model.foresee = (view, { step }, seat) => ({ ...(view as object), foreseen: [step, seat] });
  model.choosing.choose(7);
  expect(model.scene.view).toEqual({ turn: 1, to_move: 0, foreseen: [7, 0] });
  expect(model.choosing.shown).toEqual([step(7)]);
  say(refused);
  expect(model.scene.view).toEqual({ turn: 1, to_move: 0 });
  expect(model.choosing.shown).toEqual([]);
  model.choosing.choose(7);
  await vi.advanceTimersByTimeAsync(0);
  say(draftOf(7));
  expect(model.scene.view).toEqual({ drafted: 1 });
  expect(model.choosing.pending).toBeNull();
});

test('nothing is shown ahead while nobody hears it', () => {
  model.foresee = () => 'foreseen';
  dispatchEvent(new Event('offline'));
  model.choosing.choose(7);
  expect(model.choosing.pending).toBeNull();
  expect(model.scene.view).toEqual({ turn: 1, to_move: 0 });
});

test('a step that is taken back leaves the board at once', async () => {
  say(draftOf(7));
  say(draftOf(7, 9));
  model.choosing.undo();
  expect(model.scene.view).toEqual({ drafted: 1 });
  expect(model.choosing.shown).toEqual([step(7)]);
  say(draftOf(7));
  await vi.advanceTimersByTimeAsync(0);
  model.choosing.undo();
  expect(model.scene.view).toEqual({ turn: 1, to_move: 0 });
  say(draftOf());
  expect(model.choosing.shown).toEqual([]);
});

test('steps that make the turn whole are confirmed with it, and not before the server has taken them', async () => {
  model.choosing.finish([7, 9]);
  say(draftOf(7));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.filter(({ type }) => type === 'commit')).toEqual([]);
  say(draftOf(7, 9));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)).toMatchObject({ type: 'commit', turn: 1, text: 'walk' });
});

test('a turn is not confirmed whose last step was refused', async () => {
  model.choosing.finish([7]);
  say(refused);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.filter(({ type }) => type === 'commit')).toEqual([]);
});

test('a step among others is taken back, and those after it are made again while they are legal', async () => {
  say(draftOf(7, 8, 9, 5));
  sent.length = 0;
  model.choosing.takeBack(1, 1);
  for (const left of [[7, 8, 9], [7, 8], [7]]) say(draftOf(...left));
  await vi.advanceTimersByTimeAsync(0);
  say(draftOf(7, 9));
  await vi.advanceTimersByTimeAsync(0);
  // Only 9 is legal after it: 5 is not asked for.
  expect(sent.map(({ type, step }) => step ?? type)).toEqual(['undo', 'undo', 'undo', 9]);
});

test('lets go of turns that are taken back, and gives their places to those that follow', () => {
  say(told([1, 2], sight(3, 0)));
  expect(model.turns.map(({ turn }) => turn)).toEqual([1, 2]);
  const taken: Numbered = { seq: 6, event: { kind: 'taken_back', at: 0, by: ann, turns: 0 } };
  say({ type: 'update', events: [taken], sight: { ...sight(4, 0), made: 0 } });
  expect(model.turns).toEqual([]);
  const again: Numbered = { seq: 7, event: { kind: 'turn', at: 0, turn: 4, seat: 0, text: 'walk', by: null } };
  const now = { ...sight(5, 1), made: 1 };
  say({ type: 'update', events: [again], sight: now, turns: [{ turn: 1, steps: [step(5)] }] });
  expect(model.turns.map(({ turn, seat, steps }) => [turn, seat, steps.length])).toEqual([[1, 0, 1]]);
});
