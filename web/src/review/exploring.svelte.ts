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
  /** What was asked before is answered before. */
  #queue: Promise<unknown> = Promise.resolve();
  #awaited = 0;

  constructor(table: string, turn: number) {
    this.table = table;
    this.turn = turn;
    this.choosing = choosingOf(this);
  }

  /** The turns of the line, as they are written. */
  get texts(): string[] {
    return this.settled?.played.map(({ text }) => text) ?? [];
  }

  /** The steps of the turn that is being drafted. */
  get drafted(): number[] {
    return this.now?.steps.map(({ step }) => step) ?? [];
  }

  /** Go to the end of such a line. */
  show(texts: readonly string[]): Promise<boolean> {
    return this.#ask(() => ({ turns: [...texts], steps: [] }));
  }

  /** Draft other steps than those drafted when all that was asked before is answered; what is refused changes nothing. */
  draft(change: (drafted: number[]) => number[]): Promise<boolean> {
    return this.#ask(() => ({ turns: this.texts, steps: change(this.drafted) }));
  }

  /** The turn is made, if its steps are a whole one by then. */
  confirm(): Promise<boolean> {
    return this.#ask(() => {
      const text = this.now?.text ?? null;
      return text === null ? null : { turns: [...this.texts, text], steps: [] };
    });
  }

  #ask(wanted: () => { turns: string[]; steps: number[] } | null): Promise<boolean> {
    this.#awaited += 1;
    this.isBusy = true;
    const answer = this.#queue.then(async () => {
      try {
        const line = wanted();
        if (line === null) return false;
        this.trouble = null;
        const body = { turn: this.turn, ...line };
        const found = await call('POST /api/tables/{table_id}/explore', { path: { table_id: this.table }, body });
        this.now = found;
        if (line.steps.length === 0) this.settled = found;
        return true;
      } catch (error) {
        this.trouble = problemText(error);
        return false;
      } finally {
        this.#awaited -= 1;
        this.isBusy = this.#awaited > 0;
      }
    });
    this.#queue = answer;
    return answer;
  }
}

function choosingOf(exploring: Exploring): Choosing {
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
    choose: (step) => void exploring.draft((drafted) => [...drafted, step]),
    chooseAll: (steps) => void exploring.draft((drafted) => [...drafted, ...steps]),
    finish: (steps) =>
      void exploring
        .draft((drafted) => [...drafted, ...steps])
        .then((isLegal) => (isLegal ? exploring.confirm() : undefined)),
    // Those after them are kept where they are still legal.
    takeBack: (first, count) =>
      void exploring
        .draft((drafted) => [...drafted.slice(0, first), ...drafted.slice(first + count)])
        .then((isLegal) => (isLegal ? undefined : exploring.draft((drafted) => drafted.slice(0, first)))),
    ask: (step) => void exploring.draft((drafted) => [...drafted, step]),
    undo: () => void exploring.draft((drafted) => drafted.slice(0, -1)),
    undoAll: () => void exploring.draft(() => []),
    confirm: () => void exploring.confirm(),
  };
}
