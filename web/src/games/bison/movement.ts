/** A turn as a series of beats to be shown one after the other: what moves, and how the board looks then. */
import type { Step } from '../../table/contract';
import { spaceName } from './spaces';
import type { BisonView, LaidTile, Space, Terrain } from './view';

export type Beat =
  | { readonly kind: 'drop'; readonly tile: LaidTile; readonly view: BisonView }
  | {
      readonly kind: 'travel';
      readonly seat: number;
      readonly from: string;
      readonly to: string;
      readonly left: BisonView;
      readonly view: BisonView;
    }
  | { readonly kind: 'change'; readonly view: BisonView };

function withSpace(view: BisonView, space: string, change: (state: Space) => Space): BisonView {
  const state = view.spaces[space] ?? { animals: 0, seat: null, hunters: 0, value: 0 };
  return { ...view, spaces: { ...view.spaces, [space]: change(state) } };
}

function left(view: BisonView, space: string): BisonView {
  return withSpace(view, space, (state) => {
    const hunters = Math.max(0, state.hunters - 1);
    return { ...state, hunters, seat: hunters + state.value > 0 ? state.seat : null };
  });
}

function joined(view: BisonView, space: string, seat: number, hunters: number): BisonView {
  return withSpace(view, space, (state) => ({ ...state, seat, hunters: state.hunters + hunters }));
}

function laid(view: BisonView, tile: LaidTile, after: BisonView): BisonView {
  const bare = (['prairie', 'mountain', 'river'] as const).map((terrain) => {
    const space = spaceName(tile.cell, terrain);
    return [space, { animals: after.spaces[space]?.animals ?? 0, seat: null, hunters: 0, value: 0 }] as const;
  });
  return {
    ...view,
    tiles: [...view.tiles, tile],
    open: after.open,
    spaces: { ...view.spaces, ...Object.fromEntries(bare) },
  };
}

/** The view with one legal step of the seat, as far as it shows on the board. What else it brings, the server says. */
export function foresee(view: BisonView, { kind, parameters }: Step, seat: number): BisonView {
  const origin = view.draft?.origin ?? null;
  const space = String(parameters.space);
  const chosen = (): BisonView => (view.draft === null ? view : { ...view, draft: { ...view.draft, origin: space } });
  switch (kind) {
    case 'lay':
      return withHand(view, String(parameters.cell), Number(parameters.rotation), seat);
    case 'place':
      if (origin === null) return view;
      return joined(view, spaceName(origin, parameters.terrain as Terrain), seat, Number(parameters.hunters));
    case 'target':
    case 'from':
      return chosen();
    case 'join':
      return origin === null ? view : joined(left(view, space), origin, seat, 1);
    case 'to':
      return origin === null ? view : joined(left(view, origin), space, seat, 1);
    case 'build':
      return withSpace(view, space, (state) => built(state, Number(parameters.value)));
    default:
      return view;
  }
}

/** The tile that the seat holds lies on the cell. */
function withHand(view: BisonView, cell: string, rotation: number, seat: number): BisonView {
  const hand = view.seats[seat]?.hand;
  return hand ? laid(view, { cell, rotation, ...hand }, view) : view;
}

/** Hunters become the tepee or canoe, or leave it again. */
function built(state: Space, value: number): Space {
  return { ...state, value, hunters: Math.max(0, state.hunters + state.value - value) };
}

/** Only what shows on the board; the last beat is how it stands in the end. */
export function beatsOf(steps: readonly Step[], seat: number, before: BisonView, after: BisonView): Beat[] {
  const beats: Beat[] = [];
  let view = before;
  let cell: string | null = null;
  let target: string | null = null;
  let origin: string | null = null;
  const travel = (from: string, to: string) => {
    const gone = left(view, from);
    view = joined(gone, to, seat, 1);
    beats.push({ kind: 'travel', seat, from, to, left: gone, view });
  };
  for (const { kind, parameters } of steps) {
    const space = String(parameters.space);
    if (kind === 'lay') {
      cell = String(parameters.cell);
      const tile = after.tiles.find((one) => one.cell === cell);
      if (!tile) continue;
      view = laid(view, tile, after);
      beats.push({ kind: 'drop', tile, view });
    } else if (kind === 'place' && cell !== null) {
      view = joined(view, spaceName(cell, parameters.terrain as Terrain), seat, Number(parameters.hunters));
      beats.push({ kind: 'change', view });
    } else if (kind === 'target') target = space;
    else if (kind === 'join' && target !== null) travel(space, target);
    else if (kind === 'from') origin = space;
    else if (kind === 'to' && origin !== null) travel(origin, space);
    else if (kind === 'build') {
      const built = after.spaces[space];
      if (!built) continue;
      view = withSpace(view, space, () => built);
      beats.push({ kind: 'change', view });
    }
  }
  return beats;
}

export interface Way {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

/** Where hunters went in a turn, and the places it changed. */
export function traceOf(steps: readonly Step[]): { ways: Way[]; places: string[] } {
  const ways = new Map<string, Way>();
  const places: string[] = [];
  let cell: string | null = null;
  let target: string | null = null;
  let origin: string | null = null;
  const add = (from: string, to: string) => {
    const known = ways.get(`${from}>${to}`);
    ways.set(`${from}>${to}`, { from, to, count: (known?.count ?? 0) + 1 });
  };
  for (const { kind, parameters } of steps) {
    const space = String(parameters.space);
    if (kind === 'lay') cell = String(parameters.cell);
    else if (kind === 'place' && cell !== null) places.push(spaceName(cell, parameters.terrain as Terrain));
    else if (kind === 'build') places.push(space);
    else if (kind === 'target') target = space;
    else if (kind === 'join' && target !== null) add(space, target);
    else if (kind === 'from') origin = space;
    else if (kind === 'to' && origin !== null) add(origin, space);
  }
  if (cell !== null) places.push(cell);
  return { ways: [...ways.values()], places };
}
