/** One puzzle: what was asked, what was answered, and what there is to say of it afterwards. */
import type { OpenPuzzle, PuzzleAnswered, PuzzleSolved, RatingChange, Solution } from '../generated/server';
import type { Talk } from '../learn/studyConnection.svelte';
import { call } from '../net/api';

export type Verdict = 'right' | 'wrong' | 'shown';

export class Solving {
  puzzle = $state.raw<OpenPuzzle | null>(null);
  verdict = $state<Verdict | null>(null);
  solution = $state.raw<Solution | null>(null);
  rating = $state.raw<RatingChange | null>(null);
  /** What the last turn gave away, in percent. */
  loss = $state(0);
  /** The first try counts, and it is spent. */
  isTried = $state(false);
  readonly talk: Talk;
  readonly #path: { game: string; puzzle: string };

  constructor(game: string, puzzle: string) {
    const path = (this.#path = { game, puzzle });
    this.talk = {
      open: async () => {
        this.puzzle = await call('GET /api/puzzles/{game}/{puzzle}', { path });
        this.isTried ||= this.puzzle.solved !== null;
        return this.puzzle.welcome;
      },
      draft: (steps) => call('POST /api/puzzles/{game}/{puzzle}/draft', { path, body: { steps } }),
      answer: async (steps) => {
        const answered = await call('POST /api/puzzles/{game}/{puzzle}/turns', { path, body: { steps } });
        this.take(answered);
        return answered.update;
      },
      unknown: 'unknown_puzzle',
    };
  }

  /** There is nothing more to find. */
  get isOver(): boolean {
    return this.verdict === 'right' || this.verdict === 'shown';
  }

  take({ right, loss, solution, rating }: PuzzleAnswered): void {
    this.verdict = right ? 'right' : 'wrong';
    this.isTried = true;
    // What is not right gives away something, however it is rounded.
    this.loss = Math.max(1, Math.round(100 * loss));
    this.solution = solution;
    this.rating = rating ?? this.rating;
  }

  /** The turn was taken back: another one is tried. */
  tryAgain(): void {
    if (this.verdict === 'wrong') this.verdict = null;
  }

  /** Give up. */
  async show(): Promise<PuzzleSolved> {
    const shown = await call('POST /api/puzzles/{game}/{puzzle}/solution', { path: this.#path });
    this.solution = shown.solution;
    this.rating = shown.rating ?? this.rating;
    this.verdict = 'shown';
    this.isTried = true;
    return shown;
  }
}
