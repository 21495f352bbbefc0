/**
 * A table as this browser sees it: what the socket said, the turn being drafted, turns of others on their way over the
 * board. From this the scene is made that a game draws.
 */
import type {
  Draft,
  Numbered,
  Part,
  Person,
  PlayedTurn,
  Problem,
  Sight,
  Step,
  TableInfo,
  ToldTurn,
  Update,
  Welcome,
} from '../generated/server';
import { language } from '../messages';
import { TableConnection, type Connection, type Listener } from '../net/connection.svelte';
import { isMoving, pace, preferences } from '../preferences.svelte';
import { setServerTime } from '../time/now.svelte';
import { playSound } from '../ui/sound';
import type { Choosing, GameModule, Movement, Proposed, Scene, Seat } from './contract';
import { Movements, type Showing, type Staged } from './movements.svelte';
import { ScoringWalk } from './scoring.svelte';
import { seatsOf } from './seats';
import { noteTurnsSeen, turnsSeen } from './seen';
import { tableSource, type TableSource } from './source';
import { looksOf, playedTurns, scoredAmong, turnsMade, withChanges } from './told';

export interface Refused {
  problem: Problem;
  /** Tells two refusals of the same kind apart. */
  number: number;
}

/** The draft as it will be if the server agrees. */
interface Ahead {
  readonly steps: readonly Step[];
  readonly view: unknown;
}

export class TableModel implements Listener {
  readonly id: string;
  readonly connection: Connection;
  readonly movements = new Movements();
  readonly walk = new ScoringWalk();
  readonly choosing: Choosing;
  readonly scene: Scene<unknown>;

  info = $state.raw<TableInfo | null>(null);
  sight = $state.raw<Sight | null>(null);
  you = $state.raw<Person | null>(null);
  draft = $state.raw<Draft | null>(null);
  people = $state.raw<Person[]>([]);
  /** Of those who sit here and are not present: since when. */
  away = $state.raw<Record<string, number>>({});
  events = $state.raw<Numbered[]>([]);
  turns = $state.raw<readonly PlayedTurn[]>([]);
  parts = $state.raw<Part[]>([]);
  partsAfter = $state.raw<Part[] | null>(null);
  refusal = $state.raw<Refused | null>(null);
  /** A legal step that was chosen and is on its way to the server: it is shown at once, and goes if it is refused. */
  pending = $state.raw<Step | null>(null);
  /** What is shown until the server has answered. */
  #ahead = $state.raw<Ahead | null>(null);
  /** How a step looks before the server has said it; the game knows. */
  foresee: GameModule['foresee'] | null = null;
  /** Places lit up from outside the board: a line of the log, a region of the scoring. */
  pointedAt = $state.raw<string[]>([]);
  /** A turn that is drawn on the board because somebody wants to see it. */
  proposed = $state.raw<Proposed | null>(null);
  /** A scoring is being walked through. */
  isScoring = $state(false);
  /** Players hold something that others round the same screen must not see. */
  hasHands = $state(false);
  /** The board is there: what is beside it may come. */
  isAtRest = $state(false);
  /** The game ended while we looked. */
  hasJustEnded = $state(false);

  readonly #source: TableSource;
  readonly #tabs: BroadcastChannel;
  /** Turns made here: they were seen while they were drafted. */
  readonly #ownTurns = new Set<number>();
  #lastSeat = $state<number | null>(null);
  /** The own seat whose player has the screen. */
  #facedSeat = $state<number | null>(null);
  #refusals = 0;
  /** How the board looked with the drafts of this turn, by their steps. */
  readonly #seen = new Map<string, unknown>();

  constructor(
    id: string,
    source: TableSource = tableSource(id),
    connect: (listener: Listener) => Connection = (listener) => new TableConnection(id, listener),
  ) {
    this.id = id;
    this.#source = source;
    this.choosing = choosingOf(this);
    this.scene = sceneOf(this);
    this.#tabs = new BroadcastChannel(`greatplains.${id}`);
    this.#tabs.onmessage = () => void this.#lookAtDraft();
    document.addEventListener('visibilitychange', this.#seenAgain);
    this.connection = connect(this);
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#seenAgain);
    this.#tabs.close();
    this.walk.stop();
    this.movements.skip();
    this.connection.close();
  }

  // What can be seen.

  /** The own seat whose eyes we look through: with several, the one to move. */
  get seatShown(): number | null {
    if (this.sight === null || this.sight.mine.length === 0) return null;
    const { mine, to_move } = this.sight;
    if (to_move !== null && mine.includes(to_move)) return to_move;
    return this.#lastSeat !== null && mine.includes(this.#lastSeat) ? this.#lastSeat : (mine[0] ?? null);
  }

  /** The table as it stands, before any turn that is still to be shown. */
  get present(): unknown {
    const seat = this.seatShown;
    return this.sight?.views.find((view) => view.seat === seat)?.view ?? this.sight?.views[0]?.view;
  }

  get settled(): unknown {
    return this.movements.stage === null ? this.present : this.movements.stage.view;
  }

  get view(): unknown {
    if (this.movements.stage !== null) return this.settled;
    return this.#ahead !== null ? this.#ahead.view : (this.draft?.view ?? this.settled);
  }

  /** The steps that the board shows. */
  get stepsShown(): readonly Step[] {
    return this.#ahead?.steps ?? this.draft?.steps ?? [];
  }

  get mySeat(): number | null {
    return this.movements.stage === null ? this.seatShown : this.movements.stage.seat;
  }

  /** Several own seats share the screen, and its next player has not taken it yet. */
  get isCovered(): boolean {
    const { sight } = this;
    if (!this.hasHands || sight === null || sight.status !== 'running' || sight.mine.length < 2) return false;
    return this.seatShown !== this.#facedSeat;
  }

  /** The own seat whose player is to take the screen now that everything has been shown. */
  get seatAwaited(): number | null {
    if (!this.isCovered || this.movements.isRunning || this.isScoring) return null;
    return this.sight?.to_move === this.seatShown ? this.seatShown : null;
  }

  /** The player who was awaited has the screen. */
  takeScreen(): void {
    this.#facedSeat = this.seatShown;
  }

  /** The own seat that may draft now. */
  get draftingSeat(): number | null {
    if (this.sight === null || this.sight.status !== 'running' || this.movements.isRunning || this.isCovered)
      return null;
    const { to_move, mine } = this.sight;
    if (to_move === null || !mine.includes(to_move)) return null;
    return this.seats[to_move]?.standIn ? null : to_move; // a bot finishes for us
  }

  readonly seats: readonly Seat[] = $derived(seatsOf(this.info, this.people, this.you, this.away));

  get isOver(): boolean {
    return this.sight?.status === 'finished';
  }

  /** The game is over, and its last turn and scoring have been seen. */
  get isOverSeen(): boolean {
    return this.isOver && !this.movements.isRunning && !this.isScoring;
  }

  /** Of a scoring that is being shown, or is about to be: what has not been awarded on the screen yet. */
  get toCome(): readonly Part[] {
    return this.walk.part === null ? (this.movements.movement?.scored ?? []) : this.walk.toCome;
  }

  // What the server says.

  welcomed(welcome: Welcome): void {
    const before = this.#now();
    const earlier = this.sight;
    setServerTime(welcome.now);
    this.you = welcome.you;
    this.info = welcome.table;
    this.people = welcome.present;
    this.away = welcome.away;
    this.parts = welcome.parts ?? [];
    const fresh = this.#remember(welcome.events, welcome.turns);
    this.#takeSight(welcome.sight);
    this.#takeDraft(welcome.draft);
    if (earlier !== null) this.#showTurns(fresh, earlier, before, welcome.turns);
    else void this.#showMissed(welcome.sight);
    this.#noteSeen();
  }

  updated({ events, sight, table, turns, parts }: Update): void {
    const before = this.#now();
    const earlier = this.sight;
    const wasOver = this.isOver;
    if (table !== undefined) this.info = table;
    if (parts !== undefined) this.parts = withChanges(this.parts, parts);
    const fresh = this.#remember(events, turns);
    if (sight !== undefined) {
      this.#takeSight(sight);
      if (this.draft !== null && this.draft.turn !== sight.turn) this.#takeDraft(null);
      if (!wasOver && this.isOver) this.hasJustEnded = true;
    }
    this.#showTurns(fresh, earlier, before, turns);
    this.#noteSeen();
  }

  drafted(draft: Draft): void {
    this.#takeDraft(draft);
    this.refusal = null;
    this.#tabs.postMessage('drafted');
    playSound('step');
    if (draft.text !== null && preferences().confirms) this.confirm();
  }

  refused(problem: Problem, sight: Sight | null): void {
    this.#forgetAhead();
    if (this.sight !== null) this.#ownTurns.delete(turnsMade(this.sight) + 1);
    if (sight !== null && (this.sight === null || sight.seq >= this.sight.seq)) {
      this.#takeSight(sight);
      if (this.draft !== null && this.draft.turn !== sight.turn) this.#takeDraft(null);
    }
    this.refuse(problem);
  }

  presence(people: Person[], away: Record<string, number>): void {
    this.people = people;
    this.away = away;
  }

  /** Show why something was not done. */
  refuse(problem: Problem): void {
    this.refusal = { problem, number: ++this.#refusals };
    playSound('no');
  }

  forgetRefusal(): void {
    this.refusal = null;
  }

  // What can be wished for.

  /** Steps in order, up to the first that is refused; gives whether all were taken. */
  async choose(steps: number[]): Promise<boolean> {
    for (const step of steps) {
      this.#showAhead(this.choosing.legal.find((legal) => legal.step === step));
      const isTaken = await this.connection.step(step);
      this.#forgetAhead();
      if (!isTaken) return false;
    }
    return true;
  }

  async undo(): Promise<void> {
    await this.#takenBack(this.connection.undo(), this.stepsShown.length - 1);
  }

  async undoAll(): Promise<void> {
    await this.#takenBack(this.connection.undoAll(), 0);
  }

  async finish(steps: number[]): Promise<void> {
    if (await this.choose(steps)) this.confirm();
  }

  async takeBack(first: number, count: number): Promise<void> {
    const steps = (this.draft?.steps ?? []).map(({ step }) => step);
    if (first === 0) await this.undoAll();
    else await this.#takenBack(Promise.all(steps.slice(first).map(() => this.connection.undo())), first);
    for (const step of steps.slice(first + count)) {
      if (!this.choosing.legal.some((legal) => legal.step === step)) return;
      await this.choose([step]);
    }
  }

  confirm(): void {
    if (this.draft === null || this.draft.text === null) return;
    if (this.sight !== null) this.#ownTurns.add(turnsMade(this.sight) + 1);
    this.connection.commit(this.draft.turn, this.draft.text);
    playSound('turn');
  }

  /** The turn of that number once more. */
  showAgain(turn: number): void {
    const played = this.turns.find((candidate) => candidate.turn === turn);
    if (played === undefined) return;
    const showing = { turn, seat: this.seatShown, load: () => this.#past(played) };
    this.movements.show([showing], this.#now(), this.#mostShown);
  }

  /** A turn of the past, as it goes over the board. */
  async #past({ turn, seat, steps }: PlayedTurn): Promise<Movement> {
    await this.walk.whenEnded();
    const [before, after] = await Promise.all([
      this.#source.position(turn - 1, this.seatShown),
      this.#source.position(turn, this.seatShown),
    ]);
    return { turn, seat, steps, before: before.view, after: after.view };
  }

  /** The scoring after that turn once more. */
  async scoreAgain(turn: number): Promise<void> {
    const { view, parts } = await this.#source.position(turn, this.seatShown);
    this.movements.stage = { seat: this.seatShown, view };
    await this.walk.start(parts);
    if (this.movements.movement === null) this.movements.stage = null;
  }

  /** The turns after which something was scored. */
  get scored(): number[] {
    return scoredAmong(this.turns);
  }

  // How it is kept.

  #now(): Staged {
    return { seat: this.seatShown, view: this.present };
  }

  get #mostShown(): number {
    return Math.max(2, this.seats.length);
  }

  #takeSight(sight: Sight): void {
    const wasMine = this.sight !== null && this.sight.to_move !== null && this.sight.mine.includes(this.sight.to_move);
    if (this.sight?.turn !== sight.turn) this.proposed = null;
    this.sight = sight;
    this.#lastSeat = this.seatShown;
    const isMine = sight.to_move !== null && sight.mine.includes(sight.to_move);
    if (isMine && !wasMine) playSound('yours');
  }

  /** A step that was chosen is on the board before the server has heard of it. */
  #showAhead(step: Step | undefined): void {
    const seat = this.draftingSeat;
    if (step === undefined || seat === null || this.connection.state !== 'open') return;
    this.#ahead = { steps: [...this.stepsShown, step], view: this.foresee?.(this.view, step, seat) ?? this.view };
    this.pending = step;
  }

  /** So many steps stay: the board is as it was with them, where that was seen. */
  async #takenBack(answer: Promise<unknown>, count: number): Promise<void> {
    const steps = this.stepsShown.slice(0, Math.max(0, count));
    const view = steps.length === 0 ? this.settled : this.#seen.get(nameOf(steps));
    if (view !== undefined && this.connection.awaited > 0) this.#ahead = { steps, view };
    await answer;
    this.#forgetAhead();
  }

  #forgetAhead(): void {
    this.pending = this.#ahead = null;
  }

  #takeDraft(draft: Draft | null): void {
    if (this.connection.awaited === 0) this.#forgetAhead();
    if (draft?.turn !== this.draft?.turn) this.#seen.clear();
    if (draft !== null) this.#seen.set(nameOf(draft.steps), draft.view);
    this.draft = draft;
    this.partsAfter = draft?.parts === undefined ? null : withChanges(this.parts, draft.parts);
  }

  /** Keep what has happened; gives the turns among it. */
  #remember(events: Numbered[], told: ToldTurn[] = []): PlayedTurn[] {
    const last = this.events.at(-1)?.seq ?? 0;
    const fresh = events.filter(({ seq }) => seq > last);
    const played = playedTurns(this.turns, fresh, told);
    if (fresh.length > 0) this.events = [...this.events, ...fresh];
    if (played.turns !== this.turns) this.turns = played.turns;
    return played.fresh;
  }

  /** Turns that have just been told go over the board, but for those made here. */
  #showTurns(fresh: PlayedTurn[], earlier: Sight | null, before: Staged, told: ToldTurn[] = []): void {
    if (fresh.length === 0 || this.sight === null) return;
    const looks = looksOf(earlier, told, this.sight);
    // Where points came from when the turn was made; more turns may follow while it is shown.
    const partsAt = new Map(
      [...told, { turn: turnsMade(this.sight), parts: this.parts }].map((at) => [at.turn, at.parts]),
    );
    const score = ({ turn, scored }: PlayedTurn) => (scored ? this.#walk(partsAt.get(turn) ?? []) : Promise.resolve());
    const seat = this.seatShown;
    const others = fresh.filter(({ turn }) => !this.#ownTurns.has(turn));
    const showings = others.flatMap((played): Showing[] => {
      const { turn, seat: mover, steps } = played;
      const movement = {
        turn,
        seat: mover,
        steps,
        before: looks(turn - 1, seat),
        after: looks(turn, seat),
        ...(played.scored ? { scored: partsAt.get(turn) ?? [] } : {}),
      };
      if (movement.before === undefined || movement.after === undefined) return [];
      const load = () => this.walk.whenEnded().then(() => movement);
      return [{ turn, seat, load, then: () => score(played) }];
    });
    this.movements.show(showings, before, this.#mostShown);
    const last = fresh.at(-1);
    if (last !== undefined && others.length === 0) void score(last);
  }

  /** Whoever comes back to their game sees the turns of the others since they last looked, once. */
  async #showMissed(sight: Sight): Promise<void> {
    const seen = turnsSeen(this.id);
    if (seen === null || sight.mine.length === 0 || sight.status !== 'running' || !isMoving()) return;
    const missed = this.turns.filter(({ turn, seat }) => turn > seen && !sight.mine.includes(seat));
    const [first] = missed.slice(-this.#mostShown);
    if (first === undefined) return;
    const seat = this.seatShown;
    // Where it cannot be fetched the board is as it stands now, and the log tells the rest.
    const before = await this.#source.position(first.turn - 1, seat).catch(() => null);
    if (before === null || this.sight?.seq !== sight.seq) return;
    const showings = missed.map((played): Showing => ({ turn: played.turn, seat, load: () => this.#past(played) }));
    this.movements.show(showings, { seat, view: before.view }, this.#mostShown);
  }

  #noteSeen(): void {
    if (this.sight !== null && this.sight.mine.length > 0 && document.visibilityState === 'visible')
      noteTurnsSeen(this.id, turnsMade(this.sight));
  }

  async #walk(parts: readonly Part[]): Promise<void> {
    this.isScoring = true;
    await this.walk.start(parts);
    this.isScoring = false;
  }

  /** Another tab or device of the same player may have drafted meanwhile: the server has the newer draft. */
  async #lookAtDraft(): Promise<void> {
    if (this.draftingSeat === null || this.connection.state !== 'open' || this.connection.awaited > 0) return;
    const draft = await this.#source.draft().catch(() => null);
    if (draft === null || draft.turn !== this.sight?.turn) return;
    this.connection.adopt(
      draft.turn,
      draft.steps.map(({ step }) => step),
    );
    this.#takeDraft(draft);
    const parts = await this.#source.draftParts().catch(() => null);
    if (this.draft === draft) this.partsAfter = parts;
  }

  readonly #seenAgain = (): void => {
    if (document.visibilityState !== 'visible') return;
    this.#noteSeen();
    void this.#lookAtDraft();
  };
}

function nameOf(steps: readonly Step[]): string {
  return steps.map(({ step }) => step).join(' ');
}

function choosingOf(model: TableModel): Choosing {
  return {
    get seat() {
      return model.draftingSeat;
    },
    get legal() {
      if (model.draftingSeat === null) return [];
      return model.draft?.legal ?? model.sight?.legal ?? [];
    },
    get drafted() {
      return model.draft?.steps ?? [];
    },
    get pending() {
      return model.pending;
    },
    get shown() {
      return model.stepsShown;
    },
    get isWhole() {
      return model.draft !== null && model.draft.text !== null;
    },
    get isBusy() {
      const { awaited, isCommitting, state } = model.connection;
      return awaited > 0 || isCommitting || state !== 'open';
    },
    choose: (step) => void model.choose([step]),
    chooseAll: (steps) => void model.choose(steps),
    finish: (steps) => void model.finish(steps),
    takeBack: (first, count) => void model.takeBack(first, count),
    ask: (step) => void model.choose([step]),
    undo: () => void model.undo(),
    undoAll: () => void model.undoAll(),
    confirm: () => model.confirm(),
  };
}

function sceneOf(model: TableModel): Scene<unknown> {
  return {
    get view() {
      return model.view;
    },
    get settled() {
      return model.settled;
    },
    get seats() {
      return model.seats;
    },
    get mySeat() {
      return model.mySeat;
    },
    get choosing() {
      return model.choosing;
    },
    get parts() {
      return model.parts;
    },
    get partsAfter() {
      return model.partsAfter;
    },
    get toCome() {
      return model.toCome;
    },
    get movement() {
      return model.movements.movement;
    },
    movementDone: () => model.movements.done(),
    get isCovered() {
      return model.isCovered;
    },
    get setup() {
      return model.info?.options ?? {};
    },
    get proposed() {
      return model.proposed;
    },
    get spotlight() {
      return model.walk.part?.places ?? model.pointedAt;
    },
    get options() {
      const { patterns, sound } = preferences();
      return { language: language(), patterns, motion: isMoving(), pace: pace(), sound };
    },
  };
}
