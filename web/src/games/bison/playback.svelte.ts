/** Showing a turn beat by beat: which beat is on, and what the board draws meanwhile. */
import type { Movement } from '../../table/contract';
import { beatsOf, traceOf, type Beat, type Way } from './movement';
import type { BisonView } from './view';

/** Where the last turn that was shown went. */
export interface Trail {
  readonly seat: number;
  readonly ways: readonly Way[];
  readonly places: readonly string[];
}

export class Playback {
  #beats = $state.raw<readonly Beat[]>([]);
  #at = $state(0);
  #before = $state.raw<BisonView | null>(null);
  /** It stays, faintly, until the next turn. */
  trail = $state.raw<Trail | null>(null);

  /** The beat that is on; null: nothing moves. */
  readonly beat: Beat | null = $derived(this.#beats[this.#at] ?? null);

  /** How the board looks while the beat is on, without what travels. */
  readonly shown: BisonView | null = $derived.by(() => {
    if (this.beat === null) return null;
    if (this.beat.kind === 'travel') return this.beat.left;
    if (this.beat.kind === 'change') return this.beat.view;
    return this.#at === 0 ? this.#before : this.#beats[this.#at - 1]!.view;
  });

  /** Begin to show a turn; false: nothing of it moves. */
  play({ steps, seat, before, after }: Movement, motion: boolean): boolean {
    this.trail = { seat, ...traceOf(steps) };
    this.#before = before as BisonView;
    this.#at = 0;
    this.#beats = motion ? beatsOf(steps, seat, before as BisonView, after as BisonView) : [];
    return this.#beats.length > 0;
  }

  /** On to the next beat; false: that was the last. */
  next(): boolean {
    if (this.#at + 1 < this.#beats.length) {
      this.#at += 1;
      return true;
    }
    this.stop();
    return false;
  }

  stop(): void {
    this.#beats = [];
    this.#at = 0;
  }
}
