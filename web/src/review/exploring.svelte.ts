/** What might have been: turns that leave a game that is over, drafted step by step like any turn. Nobody else sees it. */
import type { Explored } from '../generated/server';
import { call } from '../net/api';
import { problemText } from '../net/problem';
import type { Choosing } from '../table/contract';

export class Exploring {
  readonly table: string;
  /** The turn of the game after which the line leaves it. */
  readonly turn: number;
  /** As it stands before the turn that is being drafted. */
  settled = $state.raw<Explored | null>(null);
  /** With the steps of that turn. */
  now = $state.raw<Explored | null>(null);
  isBusy = $state(false);
  trouble = $state<string | null>(null);
  readonly choosing: Choosing;

  constructor(table: string, turn: number) {
    this.table = table;
    this.turn = turn;
    this.choosing = choosingOf(this);
  }

  /** The turns of the line, as they are written. */
  get texts(): string[] {
    return this.settled?.played.map(({ text }) => text) ?? [];
  }

  /** Go to the end of such a line. */
  async show(texts: readonly string[]): Promise<boolean> {
    return this.#ask(texts, []);
  }

  /** Draft these steps; what is refused changes nothing. */
  async draft(steps: readonly number[]): Promise<boolean> {
    return this.#ask(this.texts, steps);
  }

  async #ask(turns: readonly string[], steps: readonly number[]): Promise<boolean> {
    this.isBusy = true;
    this.trouble = null;
    try {
      const body = { turn: this.turn, turns: [...turns], steps: [...steps] };
      const found = await call('POST /api/tables/{table_id}/explore', { path: { table_id: this.table }, body });
      this.now = found;
      if (steps.length === 0) this.settled = found;
      return true;
    } catch (error) {
      this.trouble = problemText(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}

function choosingOf(exploring: Exploring): Choosing {
  const drafted = (): number[] => exploring.now?.steps.map(({ step }) => step) ?? [];
  const confirm = async (): Promise<void> => {
    const text = exploring.now?.text ?? null;
    if (text !== null) await exploring.show([...exploring.texts, text]);
  };
  return {
    get seat() {
      return exploring.now?.seat ?? null;
    },
    get legal() {
      return exploring.now?.legal ?? [];
    },
    get drafted() {
      return exploring.now?.steps ?? [];
    },
    get shown() {
      return exploring.now?.steps ?? [];
    },
    get isWhole() {
      return exploring.now?.text != null;
    },
    get isBusy() {
      return exploring.isBusy;
    },
    choose: (step) => void exploring.draft([...drafted(), step]),
    chooseAll: (steps) => void exploring.draft([...drafted(), ...steps]),
    finish: (steps) =>
      void exploring.draft([...drafted(), ...steps]).then((isLegal) => (isLegal ? confirm() : undefined)),
    // Those after them are kept where they are still legal.
    takeBack: (first, count) => {
      const all = drafted();
      void exploring
        .draft([...all.slice(0, first), ...all.slice(first + count)])
        .then((isLegal) => (isLegal ? undefined : exploring.draft(all.slice(0, first))));
    },
    ask: (step) => void exploring.draft([...drafted(), step]),
    undo: () => void exploring.draft(drafted().slice(0, -1)),
    undoAll: () => void exploring.draft([]),
    confirm: () => void confirm(),
  };
}
