/** The review of a game: asked for, and fetched while it grows. */
import type { ReviewedTurn, ReviewSummary } from '../generated/server';
import { loadReasons } from '../messages/reasons';
import { call } from '../net/api';
import { problemText } from '../net/problem';
import { courseOf } from './bands';

const LOOK_AGAIN = 1000;

export class Reviewing {
  readonly table: string;
  /** `unknown` until the server has said whether there is one. */
  state = $state<'unknown' | 'none' | 'growing' | 'done'>('unknown');
  turns = $state.raw<readonly ReviewedTurn[]>([]);
  /** So many there will be. */
  total = $state(0);
  summary = $state.raw<ReviewSummary | null>(null);
  trouble = $state<string | null>(null);
  /** It grew, and the server has given it up. */
  isGivenUp = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(table: string) {
    this.table = table;
  }

  /** Everybody's chances at the opening and after each turn, as far as it is known. */
  readonly course = $derived.by(() => this.summary?.course ?? courseOf(this.turns));

  /** Whether there is a review, and what it says. */
  async load(game: string): Promise<void> {
    await loadReasons(game);
    await this.#look('GET /api/tables/{table_id}/review');
  }

  async ask(): Promise<void> {
    this.isGivenUp = false;
    await this.#look('POST /api/tables/{table_id}/review');
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  async #look(operation: 'GET /api/tables/{table_id}/review' | 'POST /api/tables/{table_id}/review'): Promise<void> {
    clearTimeout(this.#timer);
    const path = { table_id: this.table };
    try {
      const found =
        operation === 'GET /api/tables/{table_id}/review'
          ? await call(operation, { path, query: { after: this.turns.length } })
          : await call(operation, { path });
      this.trouble = null;
      this.isGivenUp ||= this.state === 'growing' && found.state === 'none';
      this.total = found.turns;
      const known = this.turns.length;
      this.turns = found.state === 'none' ? [] : [...this.turns, ...found.reviewed.filter(({ turn }) => turn > known)];
      const isWhole = found.state === 'done' && this.turns.length === found.known;
      this.summary = isWhole ? found.summary : null;
      this.state = isWhole ? 'done' : found.state === 'none' ? 'none' : 'growing';
      // What did not fit into one answer comes with the next, at once.
      if (this.state === 'growing') this.#later(found.known > this.turns.length ? 0 : LOOK_AGAIN);
    } catch (error) {
      this.trouble = problemText(error);
      if (this.state === 'growing') this.#later(3 * LOOK_AGAIN);
    }
  }

  #later(wait: number): void {
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.#look('GET /api/tables/{table_id}/review'), wait);
  }
}
