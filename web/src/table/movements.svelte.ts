/**
 * Turns of others, shown one after the other. What stands on the board meanwhile (`stage`) lags behind the table, so that
 * nothing jumps; somebody who does not want to wait skips to the present.
 */
import type { Movement } from './contract';

export interface Staged {
  seat: number | null;
  view: unknown;
}

/** One turn to show: fetched when its time has come. */
export interface Showing {
  turn: number;
  seat: number | null;
  load(): Promise<Movement>;
  /** Runs when the turn has been shown, before the next one; e.g. the scoring it led to. */
  then?(shown: Movement): Promise<void>;
}

/** A board that never says it is done must not stop the game. */
const LONGEST = 12_000;

export class Movements {
  stage = $state.raw<Staged | null>(null);
  movement = $state.raw<Movement | null>(null);
  #queue: Showing[] = [];
  #isRunning = false;
  #done: (() => void) | null = null;

  get isRunning(): boolean {
    return this.stage !== null;
  }

  /** Show these turns after those that wait already, at most the newest `most`. Until then `from` stays on the board. */
  show(showings: Showing[], from: Staged, most: number): void {
    if (showings.length === 0) return;
    this.#queue = [...this.#queue, ...showings].slice(-most);
    this.stage ??= from;
    if (!this.#isRunning) void this.#run();
  }

  /** To the present. */
  skip(): void {
    this.#queue = [];
    this.done();
  }

  /** The board has shown the turn. */
  done(): void {
    this.#done?.();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    try {
      for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) await this.#showOne(next);
    } finally {
      this.#isRunning = false;
      this.movement = null;
      this.stage = null;
    }
  }

  async #showOne(showing: Showing): Promise<void> {
    // A turn that cannot be fetched now is not worth stopping for: the board goes to the present.
    const movement = await showing.load().catch(() => null);
    if (movement === null) return;
    this.movement = movement;
    this.stage = { seat: showing.seat, view: movement.after };
    await new Promise<void>((done) => {
      const timer = setTimeout(done, LONGEST);
      this.#done = () => {
        clearTimeout(timer);
        done();
      };
    });
    this.#done = null;
    this.movement = null;
    await showing.then?.(movement);
  }
}
