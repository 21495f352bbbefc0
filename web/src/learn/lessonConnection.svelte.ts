/** A lesson in the place of a table: the same is said and heard, but nothing is kept of it. Steps go with every request. */
import { call, problemOf } from '../net/api';
import type { Connection, ConnectionState, Listener } from '../net/connection.svelte';
import { me, needMe } from '../net/identity.svelte';
import { words } from './words';

export type Verdict = 'right' | 'other';

export class LessonConnection implements Connection {
  state = $state<ConnectionState>('connecting');
  closeCode = $state<number | null>(null);
  awaited = $state(0);
  isCommitting = $state(false);

  readonly #path: { game: string; lesson: string };
  readonly #listener: Listener;
  readonly #judged: (verdict: Verdict) => void;
  #steps: number[] = [];
  /** What was asked before is answered before. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(game: string, lesson: string, listener: Listener, judged: (verdict: Verdict) => void) {
    this.#path = { game, lesson };
    this.#listener = listener;
    this.#judged = judged;
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
    // Nobody is told of lessons.
  }

  say(): void {
    // Nobody is there to hear it.
  }

  async #open(): Promise<void> {
    try {
      const { game, lesson } = this.#path;
      const welcome = await call('GET /api/lessons/{game}/{lesson}', { path: { game, lesson } });
      const pupil = { ...welcome.you!, name: me()?.name ?? words().you };
      const seats = welcome.table.seats.map((seat) => (seat.person ? { ...seat, person: pupil } : seat));
      this.state = 'open';
      this.#listener.welcomed({ ...welcome, you: pupil, present: [pupil], table: { ...welcome.table, seats } });
    } catch (error) {
      this.closeCode = problemOf(error).code === 'unknown_lesson' ? 4404 : null;
      this.state = 'over';
    }
  }

  #draft(wanted: () => number[]): Promise<boolean> {
    this.awaited += 1;
    const answer = this.#queue.then(async () => {
      const steps = wanted();
      try {
        const draft = await call('POST /api/lessons/{game}/{lesson}/draft', { path: this.#path, body: { steps } });
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
      const { right, update } = await call('POST /api/lessons/{game}/{lesson}/turns', {
        path: this.#path,
        body: { steps: this.#steps },
      });
      if (right && update !== null) this.#listener.updated(update);
      this.#judged(right ? 'right' : 'other');
    } catch (error) {
      this.#listener.refused(problemOf(error), null);
    } finally {
      this.isCommitting = false;
    }
  }
}
