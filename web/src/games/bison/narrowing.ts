/** From the steps the server allows to the places that can be chosen, and from a click to the step it means. */
import type { Step } from '../../table/contract';
import { cellOf, inReadingOrder, isSpace, spaceName } from './spaces';
import type { Action, BisonView, Terrain } from './view';

/** A place that may be chosen: a cell for the tile, or a space. More than one step: it needs a rotation, a number or a value. */
export interface Target {
  readonly place: string;
  readonly steps: readonly Step[];
}

const ON_BOARD: ReadonlySet<string> = new Set(['lay', 'place', 'build', 'target', 'join', 'from', 'to']);

function placeOf(step: Step, view: BisonView): string | null {
  if (!ON_BOARD.has(step.kind)) return null;
  if (step.kind === 'lay') return String(step.parameters.cell);
  if (step.kind !== 'place') return String(step.parameters.space);
  const cell = view.draft?.origin;
  return cell ? spaceName(cell, step.parameters.terrain as Terrain) : null;
}

/** All places that may be chosen now, in reading order. */
export function targetsOf(legal: readonly Step[], view: BisonView): Target[] {
  const steps = new Map<string, Step[]>();
  for (const step of legal) {
    const place = placeOf(step, view);
    if (place === null) continue;
    const found = steps.get(place);
    if (found) found.push(step);
    else steps.set(place, [step]);
  }
  return [...steps]
    .map(([place, found]) => ({ place, steps: found }))
    .sort((one, other) => inReadingOrder(one.place, other.place));
}

export function stepOfKind(legal: readonly Step[], kind: string): Step | undefined {
  return legal.find((step) => step.kind === kind);
}

export function actionStep(legal: readonly Step[], action: Action): Step | undefined {
  return legal.find((step) => step.kind === 'action' && step.parameters.action === action);
}

/** What a step says, apart from its number. */
export type Meant = Pick<Step, 'kind' | 'parameters'>;

const STEP_OF_ACTION: Readonly<Record<Action, string>> = {
  tile: 'lay',
  tepee: 'build',
  canoe: 'build',
  gather: 'target',
  walk: 'from',
  trek: 'from',
};

/** What a click on a place would have meant, if it were allowed; null where it can mean nothing. */
export function meantBy(place: string, view: BisonView, rotation: number): Meant | null {
  const { phase, draft } = view;
  if (!draft || phase === 'choose' || phase === 'overflow' || phase === 'over') return null;
  const isAsking = ON_BOARD.has(phase);
  const kind = isAsking ? phase : draft.action ? STEP_OF_ACTION[draft.action] : null;
  if (kind === null || kind === 'place') return null;
  if (kind === 'lay') return { kind, parameters: { cell: cellOf(place), rotation } };
  if (!isSpace(place)) return null;
  if (kind !== 'build') return { kind, parameters: { space: place } };
  const present = view.spaces[place]?.value ?? 0;
  return { kind, parameters: { space: place, value: Math.min(present + 1, 4) } };
}

/** The step of the game's list that says just this. */
export function findStep(all: readonly Step[], meant: Meant): Step | undefined {
  const names = Object.keys(meant.parameters);
  return all.find(
    (step) => step.kind === meant.kind && names.every((name) => step.parameters[name] === meant.parameters[name]),
  );
}

/** What can be begun from a space of one's own before an action is chosen: the steps that lead there. */
export function beginnings(space: string, view: BisonView, seat: number): { action: Action; then: Meant }[] {
  const state = view.spaces[space];
  if (!state || state.seat !== seat) return [];
  const built: Action = space.endsWith('r') ? 'canoe' : 'tepee';
  const value = Math.min(state.value + 1, 4);
  const found: { action: Action; then: Meant }[] = [];
  if (state.hunters > 0 && state.value < 4)
    found.push({ action: built, then: { kind: 'build', parameters: { space, value } } });
  if (state.hunters > 0) {
    found.push({ action: 'walk', then: { kind: 'from', parameters: { space } } });
    found.push({ action: 'trek', then: { kind: 'from', parameters: { space } } });
    found.push({ action: 'gather', then: { kind: 'target', parameters: { space } } });
  }
  return found;
}
