/** A game looked through: every position has its number, and the step from one to the next is shown moving. */
import type { Notes, Numbered, Part, PlayedTurn, TableInfo, Variation } from '../generated/server';
import { language } from '../messages';
import { call } from '../net/api';
import { me } from '../net/identity.svelte';
import { isMoving, pace, preferences } from '../preferences.svelte';
import { Exploring } from '../review/exploring.svelte';
import type { Choosing, Movement, Proposed, Scene } from '../table/contract';
import { ScoringWalk } from '../table/scoring.svelte';
import { seatsOf } from '../table/seats';
import { tableSource, type TableSource } from '../table/source';

interface Position {
  view: unknown;
  parts: Part[];
}

const PAUSE = 900;

export class ReplayModel {
  readonly id: string;
  readonly scene: Scene<unknown>;
  readonly walk = new ScoringWalk();
  info = $state.raw<TableInfo | null>(null);
  turns = $state.raw<PlayedTurn[]>([]);
  /** What a record from elsewhere says beside its game. */
  notes = $state.raw<Notes>({ names: [], comments: [] });
  /** How many turns have been made in the position that is shown. */
  turn = $state(0);
  /** Through whose eyes; null: a spectator's. */
  seat = $state<number | null>(null);
  position = $state.raw<Position | null>(null);
  movement = $state.raw<Movement | null>(null);
  isPlaying = $state(false);
  /** How many times as fast as usual it plays by itself. */
  speed = $state(1);
  pointedAt = $state.raw<string[]>([]);
  /** A turn that could have been made in the place of the one that was, and the position in which. */
  instead = $state.raw<{ proposed: Proposed; before: Position } | null>(null);

  /** A line that leaves the game here. */
  exploring = $state.raw<Exploring | null>(null);
  /** The lines that are kept beside the game. */
  variations = $state.raw<readonly Variation[]>([]);

  readonly #source: TableSource;
  readonly #positions = new Map<string, Promise<Position>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, source: TableSource = tableSource(id)) {
    this.id = id;
    this.#source = source;
    this.scene = sceneOf(this);
  }

  /** Whether somebody has the table open does not matter here. */
  readonly seats = $derived(
    seatsOf(this.info, [], me()).map((seat) => ({
      ...seat,
      name: this.notes.names[seat.seat] || seat.name,
      isPresent: true,
    })),
  );
  /** What the record says of the position that is shown. */
  readonly comments = $derived(this.notes.comments.filter(({ turn }) => turn === this.turn).map(({ text }) => text));
  /** The next position of which it says something. */
  readonly nextComment = $derived(this.notes.comments.find(({ turn }) => turn > this.turn)?.turn ?? null);
  readonly events: readonly Numbered[] = [];

  /** Seats whose view may be looked through: all when the game is over, else the own ones. */
  get eyes(): number[] {
    const isOver = this.info?.status === 'finished';
    return this.seats.filter(({ isMine }) => isOver || isMine).map(({ seat }) => seat);
  }

  async load(turn: number | null): Promise<void> {
    const [state, turns] = await Promise.all([
      call('GET /api/tables/{table_id}', { path: { table_id: this.id } }),
      this.#source.turns(0),
    ]);
    this.info = state.table;
    if (state.table.imported)
      this.notes = await call('GET /api/tables/{table_id}/notes', { path: { table_id: this.id } });
    if (state.table.status === 'finished')
      this.variations = (
        await call('GET /api/tables/{table_id}/variations', { path: { table_id: this.id } })
      ).variations;
    this.turns = turns;
    this.seat = state.sight.mine[0] ?? null;
    await this.go(turn ?? turns.length);
  }

  /** Show the position after so many turns; the next one is shown moving. */
  async go(turn: number): Promise<void> {
    const to = Math.max(0, Math.min(turn, this.turns.length));
    const [before, after] = await Promise.all([this.#at(Math.max(0, to - 1)), this.#at(to)]);
    const isNext = to === this.turn + 1 && this.position !== null;
    const played = this.turns[to - 1];
    this.walk.stop();
    this.instead = null;
    this.exploring = null;
    this.turn = to;
    this.position = after;
    this.movement =
      isNext && played !== undefined
        ? { turn: to, seat: played.seat, steps: played.steps, before: before.view, after: after.view }
        : null;
    if (to < this.turns.length) void this.#at(to + 1);
  }

  /** Leave the game after so many turns, along such a line. */
  async explore(turn: number, texts: readonly string[] = []): Promise<void> {
    this.play(false);
    if (turn !== this.turn) await this.go(turn);
    const exploring = new Exploring(this.id, turn);
    if (!(await exploring.show(texts))) return;
    this.movement = null;
    this.instead = null;
    this.exploring = exploring;
  }

  /** Keep the line beside the game. */
  async keepLine(): Promise<void> {
    const { exploring } = this;
    if (exploring === null) return;
    const body = { turn: exploring.turn, turns: exploring.texts };
    await call('POST /api/tables/{table_id}/variations', { path: { table_id: this.id }, body });
    this.variations = (await call('GET /api/tables/{table_id}/variations', { path: { table_id: this.id } })).variations;
  }

  /** Draw a turn on the position before this one, as whoever was to move saw it; null: back to what was played. */
  async propose(proposed: Proposed | null): Promise<void> {
    const { turn } = this;
    const before = proposed === null ? null : await this.#at(turn - 1, proposed.seat);
    if (turn !== this.turn) return;
    this.play(false);
    this.movement = null;
    this.instead = proposed === null || before === null ? null : { proposed, before };
  }

  async look(seat: number | null): Promise<void> {
    this.seat = seat;
    this.position = await this.#at(this.turn);
  }

  play(isPlaying: boolean): void {
    this.isPlaying = isPlaying && this.turn < this.turns.length;
    clearTimeout(this.#timer);
    if (this.isPlaying) void this.go(this.turn + 1);
  }

  movementDone(): void {
    this.movement = null;
    if (!this.isPlaying) return;
    if (this.turn >= this.turns.length) this.isPlaying = false;
    else this.#timer = setTimeout(() => this.isPlaying && void this.go(this.turn + 1), PAUSE / this.speed);
  }

  score(): void {
    void this.walk.start(this.position?.parts ?? []);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.walk.stop();
  }

  #at(turn: number, seat = this.seat): Promise<Position> {
    const key = `${turn} ${seat}`;
    let position = this.#positions.get(key);
    if (position === undefined) {
      position = this.#source.position(turn, seat);
      position.catch(() => this.#positions.delete(key));
      this.#positions.set(key, position);
    }
    return position;
  }
}

const NOTHING = () => undefined;
const ONLY_LOOKING: Choosing = {
  seat: null,
  legal: [],
  drafted: [],
  shown: [],
  isWhole: false,
  isBusy: false,
  choose: NOTHING,
  chooseAll: NOTHING,
  finish: NOTHING,
  takeBack: NOTHING,
  ask: NOTHING,
  undo: NOTHING,
  undoAll: NOTHING,
  confirm: NOTHING,
};

function sceneOf(model: ReplayModel): Scene<unknown> {
  return {
    get view() {
      return (model.exploring?.now ?? model.instead?.before ?? model.position)?.view;
    },
    get settled() {
      return (model.exploring?.settled ?? model.instead?.before ?? model.position)?.view;
    },
    get proposed() {
      return model.instead?.proposed ?? null;
    },
    get seats() {
      return model.seats;
    },
    get mySeat() {
      return model.exploring === null ? model.seat : model.exploring.choosing.seat;
    },
    get choosing() {
      return model.exploring?.choosing ?? ONLY_LOOKING;
    },
    get parts() {
      return (model.exploring?.settled ?? model.instead?.before ?? model.position)?.parts ?? [];
    },
    get partsAfter() {
      return model.exploring?.now?.parts ?? null;
    },
    get toCome() {
      return model.walk.part === null ? [] : model.walk.toCome;
    },
    get movement() {
      return model.movement;
    },
    movementDone: () => model.movementDone(),
    isCovered: false,
    get setup() {
      return model.info?.options ?? {};
    },
    get spotlight() {
      return model.walk.part?.places ?? model.pointedAt;
    },
    get options() {
      const { patterns, sound } = preferences();
      return { language: language(), patterns, motion: isMoving(), pace: pace() * model.speed, sound };
    },
  };
}
