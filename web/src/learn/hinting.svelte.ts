/** Asking for a hint: first what kind of turn is best, then the turn itself. Only where one person plays against bots. */
import type { Hint } from '../generated/server';
import { loadReasons } from '../messages/reasons';
import { call, problemOf } from '../net/api';
import type { TableModel } from '../table/table.svelte';
import { words } from './words';

export class Hinting {
  hint = $state.raw<Hint | null>(null);
  /** The turn itself is told. */
  isTold = $state(false);
  isBusy = $state(false);
  /** What was begun before the turn was told: it comes back. */
  begun = $state.raw<readonly number[]>([]);
  readonly #model: TableModel;

  constructor(model: TableModel) {
    this.#model = model;
  }

  /** What the button says. */
  get label(): string {
    return words().askHint;
  }

  /** The hint, as long as its turn is to be made. */
  get shown(): Hint | null {
    return this.hint !== null && this.hint.turn === this.#model.sight?.turn ? this.hint : null;
  }

  /** What kind of turn; asked again, the turn. */
  async ask(): Promise<void> {
    if (this.shown !== null) return this.tell();
    if (this.isBusy) return;
    this.isBusy = true;
    const { id, info } = this.#model;
    try {
      const [hint] = await Promise.all([
        call('POST /api/tables/{table_id}/hint', { path: { table_id: id } }),
        loadReasons(info?.game ?? ''),
      ]);
      this.isTold = false;
      this.begun = [];
      this.hint = hint;
    } catch (error) {
      this.#model.refuse(problemOf(error));
    } finally {
      this.isBusy = false;
    }
  }

  /** The turn is drawn on the board; what was drafted is laid aside, so that it can be made. */
  async tell(): Promise<void> {
    const { shown } = this;
    const seat = this.#model.draftingSeat;
    if (shown === null || seat === null) return;
    this.isTold = true;
    if (this.#model.stepsShown.length > 0) {
      this.begun = this.#model.stepsShown.map(({ step }) => step);
      await this.#model.undoAll();
    }
    this.#model.proposed = { seat, steps: shown.steps };
  }

  close(): void {
    const { shown, begun } = this;
    this.hint = null;
    this.begun = [];
    this.#model.proposed = null;
    if (shown !== null && this.#model.stepsShown.length === 0) void this.#model.choose([...begun]);
  }
}
