/** A position that is studied in the place of a table: the same is said and heard, but nothing is kept of it. Steps go
 * with every request. */
import type { Draft, Update, Welcome } from '../generated/server';
import { problemOf } from '../net/api';
import type { Connection, ConnectionState, Listener } from '../net/connection.svelte';
import { me, needMe } from '../net/identity.svelte';
import { words } from './words';

/** What is asked of whoever sets the position. */
export interface Talk {
  open(): Promise<Welcome>;
  draft(steps: number[]): Promise<Draft>;
  /** The turn is made; what follows, if it stands. */
  answer(steps: number[]): Promise<Update | null>;
  /** The code of the problem that there is no such thing. */
  readonly unknown: string;
}

export class StudyConnection implements Connection {
  state = $state<ConnectionState>('connecting');
  closeCode = $state<number | null>(null);
  awaited = $state(0);
  isCommitting = $state(false);

  readonly #talk: Talk;
  readonly #listener: Listener;
  #steps: number[] = [];
  /** What was asked before is answered before. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(talk: Talk, listener: Listener) {
    this.#talk = talk;
    this.#listener = listener;
    void this.#open();
  }

  reconnect(): void {
    void this.#open();
  }

  step(step: number): Promise<boolean> {
    return this.#draft(() => [...this.#steps, step]);
  }

  undo(): Promise<boolean> {
    return this.#draft(() => this.#steps.slice(0, -1));
  }

  undoAll(): Promise<boolean> {
    return this.#draft(() => []);
  }

  commit(): void {
    void this.#commit();
  }

  adopt(): void {
    // Nobody drafts elsewhere what is nowhere kept.
  }

  close(): void {
    // There is nothing to hang up.
  }

  noteTold(): void {
    // Nobody is told of it.
  }

  say(): void {
    // Nobody is there to hear it.
  }

  async #open(): Promise<void> {
    try {
      const welcome = await this.#talk.open();
      const pupil = { ...welcome.you!, name: me()?.name ?? words().you };
      const seats = welcome.table.seats.map((seat) => (seat.person ? { ...seat, person: pupil } : seat));
      this.state = 'open';
      this.#listener.welcomed({ ...welcome, you: pupil, present: [pupil], table: { ...welcome.table, seats } });
    } catch (error) {
      this.closeCode = problemOf(error).code === this.#talk.unknown ? 4404 : null;
      this.state = 'over';
    }
  }

  #draft(wanted: () => number[]): Promise<boolean> {
    this.awaited += 1;
    const answer = this.#queue.then(async () => {
      const steps = wanted();
      try {
        const draft = await this.#talk.draft(steps);
        this.#steps = steps;
        this.awaited -= 1;
        this.#listener.drafted(draft);
        return true;
      } catch (error) {
        this.awaited -= 1;
        this.#listener.refused(problemOf(error), null);
        return false;
      }
    });
    this.#queue = answer;
    return answer;
  }

  async #commit(): Promise<void> {
    if (this.isCommitting) return;
    this.isCommitting = true;
    try {
      await needMe(); // what was learnt is kept with whoever learnt it
      const update = await this.#talk.answer(this.#steps);
      if (update !== null) this.#listener.updated(update);
    } catch (error) {
      this.#listener.refused(problemOf(error), null);
    } finally {
      this.isCommitting = false;
    }
  }
}
