/** The price of an action by number of hunters, and what each number would do now. */
import type { Step } from '../../table/contract';
import { stepOfKind, type Target } from './narrowing';
import { PRICES, type BisonView } from './view';

export interface Rung {
  readonly count: number;
  readonly price: number;
  /** So many take part in what is drafted. */
  readonly isUsed: boolean;
  /** More than there are, or than can be paid. */
  readonly isBeyond: boolean;
  /** What choosing this number does; undefined: hunters are chosen on the map first. */
  readonly step: Step | undefined;
  /** Of the tepee or canoe that is made so. */
  readonly value: number | undefined;
}

const COUNTING: ReadonlySet<string> = new Set(['place', 'build', 'target', 'join', 'from', 'to']);

/** Hunters are used one after the other, and the price grows with them. */
export function isCounting(view: BisonView): boolean {
  return COUNTING.has(view.phase);
}

/** Hunters that take part in the whole action if a step of a target is chosen. */
function huntersWith(step: Step, target: Target, view: BisonView): number {
  if (step.kind === 'place') return Number(step.parameters.hunters);
  const present = view.spaces[target.place]?.value ?? 0;
  return (view.draft?.hunters ?? 0) + Math.abs(Number(step.parameters.value) - present);
}

export function rungsOf(legal: readonly Step[], view: BisonView, picked: Target | null): Rung[] {
  const used = view.draft?.hunters ?? 0;
  const done = stepOfKind(legal, 'done');
  const made = new Map<number, Step>();
  for (const step of picked?.steps ?? [])
    if (step.kind === 'place' || (step.kind === 'build' && step.parameters.value !== 0))
      made.set(huntersWith(step, picked!, view), step);
  return PRICES.map((price, count) => {
    const step = made.get(count) ?? (count === used ? done : undefined);
    return {
      count,
      price,
      isUsed: count === used,
      isBeyond: count > (view.draft?.limit ?? PRICES.length),
      step,
      value: step?.kind === 'build' ? Number(step.parameters.value) : undefined,
    };
  });
}

/** The step that takes the tepee or canoe of a target away, where the game allows it. */
export function removalOf(picked: Target | null): Step | undefined {
  return picked?.steps.find((step) => step.kind === 'build' && step.parameters.value === 0);
}
