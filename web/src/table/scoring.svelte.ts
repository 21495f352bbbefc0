/** Scoring played out: one region after the other, at a reader's pace. */
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
    if (this.isPlaying) this.#timer = setTimeout(() => this.go(this.index + 1), EACH);
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

/** The parts of a view that tell when Bison scores. Games without seasons score once, at the end. */
interface Seasonal {
  season?: number;
  phase?: string;
  over?: boolean;
}

/** Did the turn between these views end a season? Spending what exceeds the track comes after the scoring. */
export function hasScored(before: unknown, after: unknown): boolean {
  const [old, now] = [before, after] as [Seasonal, Seasonal];
  if (old.season === undefined || now.season === undefined || old.phase === 'overflow') return false;
  return now.season > old.season || now.phase === 'overflow' || (now.over === true && old.over !== true);
}
