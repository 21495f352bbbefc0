/**
 * The one socket of a table. It connects again by itself, and what was said while it was away is said again: a draft is
 * built anew, a turn and a chat message go out once more under their keys, so that the server makes them once.
 */
import type {
  ClientMessage,
  Draft,
  Numbered,
  Person,
  Problem,
  ServerMessage,
  Sight,
  Update,
  Welcome,
} from '../generated/server';
import { sightAfter } from './changes';

/** What the connection tells whoever draws the table. */
export interface Listener {
  welcomed(welcome: Welcome): void;
  updated(update: Update): void;
  drafted(draft: Draft): void;
  refused(problem: Problem, sight: Sight | null): void;
  presence(people: Person[], away: Record<string, number>): void;
}

/** `away`: lost, until it is open again and told how the table stands. `over`: the server wants no more (see `closeCode`). */
export type ConnectionState = 'connecting' | 'open' | 'away' | 'over';

export interface SocketLike {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(data: string): void;
  close(): void;
}

interface Keyed {
  key: string;
  message: ClientMessage;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
const ANSWER_WITHIN = 5_000;
/** A line that hangs says nothing of it: neither that it does not open, nor that nothing comes. The answer to hello is
 * long, and may take its time on a slow network. */
const OPEN_WITHIN = 8_000;
const WELCOME_WITHIN = 30_000;
/** Slow reader, restart, database away: come again. These others would be refused again. */
const FINAL_CODES = [4401, 4403, 4404];
const TRY_AGAIN = 1013;
const AGAIN = ['database', 'busy'];
const SAY_AGAIN_AFTER = 1500;

/** What whoever draws a table needs of its connection; a lesson has another. */
export type Connection = {
  readonly [Name in 'state' | 'closeCode' | 'awaited' | 'isCommitting']: TableConnection[Name];
} & Pick<
  TableConnection,
  'close' | 'reconnect' | 'step' | 'undo' | 'undoAll' | 'commit' | 'say' | 'adopt' | 'noteTold'
>;

export class TableConnection {
  state = $state<ConnectionState>('connecting');
  /** Why it is over. */
  closeCode = $state<number | null>(null);
  /** Draft messages without an answer. */
  awaited = $state(0);
  /** A turn that is not acknowledged yet. */
  isCommitting = $state(false);

  /** Are we told elsewhere of tables we are not at? Then the server wants to know when we look at this one. */
  #isTold = false;
  readonly #url: string;
  readonly #listener: Listener;
  readonly #open: (url: string) => SocketLike;
  #socket: SocketLike | null = null;
  #lastSeq = 0;
  /** How the table looked when it was last told: what changes build on. */
  #sight: Sight | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #unacknowledged: Keyed[] = [];
  /** The turn as its player wants it, whether or not the server has heard all of it. */
  #wished: { turn: number; steps: number[] } | null = null;
  #isUnheard = false;
  #waiting: { steps: number[]; done: (wasTaken: boolean) => void }[] = [];

  constructor(table: string, listener: Listener, open: (url: string) => SocketLike = openSocket) {
    this.#url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
    this.#listener = listener;
    this.#open = open;
    this.#connect();
    addEventListener('online', this.#atOnce);
    addEventListener('offline', this.#offline);
    document.addEventListener('visibilitychange', this.#atOnce);
  }

  close(): void {
    removeEventListener('online', this.#atOnce);
    removeEventListener('offline', this.#offline);
    document.removeEventListener('visibilitychange', this.#atOnce);
    this.#hangUp();
    this.state = 'over';
  }

  /** Say hello anew, e.g. as somebody who has just become a guest. */
  reconnect(): void {
    this.#hangUp();
    this.#wait = FIRST_WAIT;
    this.#connect();
  }

  /** Add a step to the draft; resolves with whether it was taken. */
  step(step: number): Promise<boolean> {
    if (this.state !== 'open') return Promise.resolve(false);
    return new Promise((done) => {
      const steps = [...this.#intended(), step];
      this.#expect(steps, done);
      this.#send({ type: 'step', step });
    });
  }

  /** Take back the last step; resolves when the server has. */
  undo(): Promise<boolean> {
    if (this.state !== 'open' || this.#intended().length === 0) return Promise.resolve(false);
    return new Promise((done) => {
      this.#expect(this.#intended().slice(0, -1), done);
      this.#send({ type: 'undo' });
    });
  }

  undoAll(): Promise<boolean> {
    if (this.state !== 'open') return Promise.resolve(false);
    return new Promise((done) => {
      this.#expect([], done);
      this.#send({ type: 'undo_all' });
    });
  }

  /** Make a turn. It is sent until the server has answered. */
  commit(turn: number, text: string): void {
    if (this.isCommitting) return;
    this.isCommitting = true;
    const key = newKey();
    this.#sendKeyed({ key, message: { type: 'commit', turn, text, key } });
  }

  say(text: string): void {
    const key = newKey();
    this.#sendKeyed({ key, message: { type: 'chat', text, key } });
  }

  /** A draft that was made elsewhere (another tab, or before the page was loaded again). */
  adopt(turn: number, steps: number[]): void {
    this.#wished = { turn, steps };
  }

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.state !== 'away') this.state = 'connecting';
    const socket = this.#open(this.#url);
    this.#socket = socket;
    this.#giveUpAfter(OPEN_WITHIN);
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#send({ type: 'hello', last_seq: this.#lastSeq, turns: true, parts: true, changes: true });
      this.#giveUpAfter(WELCOME_WITHIN);
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#lost(code);
    };
  }

  #lost(code: number): void {
    this.#hangUp();
    if (FINAL_CODES.includes(code)) {
      this.closeCode = code;
      this.state = 'over';
      return;
    }
    this.state = 'away';
    // All clients of a server that restarts come back, but not in the same moment.
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hangUp(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#watchdog);
    this.#watchdog = undefined;
    clearInterval(this.#pinger);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#forgetAnswers();
  }

  /** Answers to what was sent on a lost socket will not come. */
  #forgetAnswers(): void {
    const last = this.#waiting.at(-1);
    if (last !== undefined && this.#wished !== null) {
      this.#wished.steps = last.steps;
      this.#isUnheard = true;
    }
    for (const { done } of this.#waiting.splice(0)) done(false);
    this.awaited = 0;
  }

  readonly #atOnce = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.state === 'away') {
      this.#wait = FIRST_WAIT;
      if (this.#socket === null) this.#connect();
    } else if (this.state === 'open') {
      // A machine that slept may hold a socket that is dead already.
      this.#ping();
      this.#look();
    }
  };

  /** The browser knows before any message is missed. */
  readonly #offline = (): void => {
    if (this.#socket !== null) this.#lost(1006);
  };

  #ping(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = undefined;
    this.#send({ type: 'ping' });
  }

  #receive(message: ServerMessage): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = undefined;
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'update':
        return this.#update(message);
      case 'draft':
        return this.#answerDraft(message);
      case 'ack':
        return this.#acknowledge(message.key);
      case 'refused':
        return this.#refused(message.problem, message.key, message.sight);
      case 'presence':
        return this.#listener.presence(message.present, message.away);
      case 'pong':
        return;
    }
  }

  #update(update: Update): void {
    const { changes, ...told } = update;
    if (changes !== undefined) {
      const sight = this.#sight && sightAfter(this.#sight, changes);
      if (sight === null) return this.reconnect(); // something was missed: a new hello tells all of it
      told.sight = sight;
    }
    this.#know(told.events, told.sight?.seq);
    if (told.sight !== undefined) {
      this.#sight = told.sight;
      this.#forgetOldDraft(told.sight.turn);
    }
    this.#listener.updated(told);
    this.#look();
  }

  /** Somebody sees what the page shows. */
  #look(): void {
    if (this.#isTold && document.visibilityState === 'visible') this.#send({ type: 'looked' });
  }

  /** From now on we are told elsewhere. */
  noteTold(): void {
    this.#isTold = true;
    this.#look();
  }

  #welcome(welcome: Welcome): void {
    this.#sight = welcome.sight;
    this.#know(welcome.events, welcome.sight.seq);
    this.#wait = FIRST_WAIT;
    this.state = 'open';
    clearInterval(this.#pinger);
    this.#pinger = setInterval(() => this.#ping(), PING_EVERY);
    this.#forgetOldDraft(welcome.sight.turn);
    const isLost = this.#isDraftLost(welcome.draft);
    this.#isUnheard = false;
    this.#isTold = welcome.told === true;
    this.#listener.welcomed(welcome);
    this.#look();
    for (const { message } of this.#unacknowledged) this.#send(message);
    if (isLost && !this.isCommitting) this.#buildDraftAnew();
    else if (welcome.draft !== null)
      this.adopt(
        welcome.draft.turn,
        welcome.draft.steps.map(({ step }) => step),
      );
  }

  /** Has the server forgotten the draft, or not heard all of it? Else its draft is the newer one. */
  #isDraftLost(draft: Draft | null): boolean {
    if (this.#wished === null || isSameDraft(draft, this.#wished)) return false;
    return this.#isUnheard || (draft === null && this.#wished.steps.length > 0);
  }

  #buildDraftAnew(): void {
    const steps = this.#wished?.steps ?? [];
    this.#expect([]);
    this.#send({ type: 'undo_all' });
    steps.forEach((step, index) => {
      this.#expect(steps.slice(0, index + 1));
      this.#send({ type: 'step', step });
    });
  }

  #answerDraft(draft: Draft): void {
    this.#wished = { turn: draft.turn, steps: draft.steps.map(({ step }) => step) };
    this.#answered(true);
    this.#listener.drafted(draft);
  }

  #refused(problem: Problem, key: string | null, sight: Sight | null): void {
    // The hello itself: without a welcome there is nothing to show, and nothing else would be sent.
    if (this.state !== 'open' && AGAIN.includes(problem.code)) return this.#lost(TRY_AGAIN);
    const keyed = this.#unacknowledged.find((waiting) => waiting.key === key);
    if (key !== null && keyed !== undefined && AGAIN.includes(problem.code)) {
      setTimeout(
        () => this.state === 'open' && this.#unacknowledged.includes(keyed) && this.#send(keyed.message),
        SAY_AGAIN_AFTER,
      );
      return;
    }
    if (key !== null) this.#acknowledge(key);
    else this.#answered(false);
    this.#listener.refused(problem, sight);
  }

  #acknowledge(key: string | null): void {
    this.#unacknowledged = this.#unacknowledged.filter((waiting) => waiting.key !== key);
    this.isCommitting = this.#unacknowledged.some(({ message }) => message.type === 'commit');
  }

  #forgetOldDraft(turn: number): void {
    if (this.#wished !== null && this.#wished.turn !== turn) this.#wished = null;
    this.#wished ??= { turn, steps: [] };
  }

  /** What the draft will be when everything that was sent is answered. */
  #intended(): number[] {
    return this.#waiting.at(-1)?.steps ?? this.#wished?.steps ?? [];
  }

  #expect(steps: number[], done: (wasTaken: boolean) => void = () => undefined): void {
    this.#waiting.push({ steps, done });
    this.awaited = this.#waiting.length;
  }

  #answered(wasTaken: boolean): void {
    this.#waiting.shift()?.done(wasTaken);
    this.awaited = this.#waiting.length;
  }

  #know(events: Numbered[], seq: number | undefined): void {
    this.#lastSeq = Math.max(this.#lastSeq, seq ?? 0, events.at(-1)?.seq ?? 0);
  }

  #sendKeyed(keyed: Keyed): void {
    this.#unacknowledged.push(keyed);
    if (this.state === 'open') this.#send(keyed.message);
  }

  /** All that is sent is answered; where nothing comes the connection is dead, whatever the browser thinks. */
  #send(message: ClientMessage): void {
    if (this.#socket === null) return;
    this.#socket.send(JSON.stringify(message));
    if (this.#watchdog === undefined) this.#giveUpAfter(ANSWER_WITHIN);
  }

  #giveUpAfter(milliseconds: number): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#lost(1006), milliseconds);
  }
}

function isSameDraft(draft: Draft | null, wished: { turn: number; steps: number[] }): boolean {
  if (draft === null || draft.turn !== wished.turn || draft.steps.length !== wished.steps.length) return false;
  return draft.steps.every(({ step }, index) => step === wished.steps[index]);
}

function openSocket(url: string): SocketLike {
  return new WebSocket(url) as SocketLike;
}

/** Without `randomUUID`, which browsers only have on encrypted pages: a household plays on plain HTTP. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
