/** Scoring played out: one region after the other, at a reader's pace. */
import { pace } from '../preferences.svelte';
import type { Part } from './contract';

const EACH = 2600;

export class ScoringWalk {
  parts = $state.raw<readonly Part[]>([]);
  index = $state(-1);
  isPlaying = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended: (() => void) | null = null;
  #walking: Promise<void> | null = null;

  get part(): Part | null {
    return this.parts[this.index] ?? null;
  }

  /** What is awarded after the region that is shown. */
  get toCome(): readonly Part[] {
    return this.parts.slice(this.index + 1);
  }

  /** Walk through these regions; resolves when the walk is over or was skipped. */
  start(parts: readonly Part[]): Promise<void> {
    this.stop();
    const worthwhile = parts.filter(({ standings }) => standings.some(({ award }) => award > 0));
    if (worthwhile.length === 0) return Promise.resolve();
    this.parts = worthwhile;
    this.isPlaying = true;
    this.go(0);
    this.#walking = new Promise((ended) => (this.#ended = ended));
    return this.#walking;
  }

  /** Resolves as soon as no walk is under way. */
  async whenEnded(): Promise<void> {
    while (this.#walking !== null) await this.#walking;
  }

  go(index: number): void {
    clearTimeout(this.#timer);
    if (index >= this.parts.length) return this.stop();
    this.index = Math.max(0, index);
    if (this.isPlaying) this.#timer = setTimeout(() => this.go(this.index + 1), EACH / pace());
  }

  /** Turn the pages by hand. */
  turn(by: number): void {
    this.isPlaying = false;
    this.go(this.index + by);
  }

  play(isPlaying: boolean): void {
    this.isPlaying = isPlaying;
    this.go(this.index);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.index = -1;
    this.parts = [];
    this.isPlaying = false;
    this.#walking = null;
    this.#ended?.();
    this.#ended = null;
  }
}
