/** How long a table made of a record is kept: it goes after some days, unless whoever made it keeps it. */
import { call } from '../net/api';
import { problemText } from '../net/problem';

export class Keeping {
  readonly #table: string;
  /** In seconds; null where it stays, and as long as nothing is known. */
  expiresAt = $state<number | null>(null);
  isKept = $state(false);
  trouble = $state<string | null>(null);

  constructor(table: string) {
    this.#table = table;
  }

  async look(): Promise<void> {
    try {
      this.expiresAt = (await call('GET /api/tables/{table_id}/keep', { path: { table_id: this.#table } })).expires_at;
    } catch {
      // Where it cannot be said, nothing is: the game is there all the same.
    }
  }

  async keep(): Promise<void> {
    this.trouble = null;
    try {
      await call('POST /api/tables/{table_id}/keep', { path: { table_id: this.#table } });
      this.isKept = true;
    } catch (error) {
      this.trouble = problemText(error);
    }
  }
}
