/** What a step moves, and how the board looks when the piece has left and when it has arrived. */
import type { Step } from '../../table/contract';
import { wayOf } from './choice.svelte';
import { PLAINS } from './lanes';
import type { HexView, WindRiverView } from './view';

/** A piece on its way; `at` runs from 0 to 1. From or to null: it comes from the hand or returns to it. */
export interface Flight {
  readonly piece: 'bison' | 'tent';
  readonly seat: number;
  readonly from: string | null;
  readonly to: string | null;
  readonly at: number;
}

/** Where pieces went in the turn before this one. */
export interface Trace {
  readonly piece: 'bison' | 'tent';
  readonly from: string;
  readonly to: string;
}

function changedHex(view: WindRiverView, hex: string, change: (content: HexView) => HexView): WindRiverView {
  const content = view.hexes[hex];
  return content === undefined ? view : { ...view, hexes: { ...view.hexes, [hex]: change(content) } };
}

function withBison(view: WindRiverView, hex: string, change: 1 | -1): WindRiverView {
  return changedHex(view, hex, (content) => ({
    ...content,
    bison: content.bison + change,
    // The one that leaves had not moved; the one that arrives has.
    unmoved: change < 0 ? Math.max(0, content.unmoved - 1) : content.unmoved,
  }));
}

function withTent(view: WindRiverView, seat: number, place: string | null, change: 1 | -1): WindRiverView {
  if (place !== null && place !== PLAINS) {
    return changedHex(view, place, (content) => ({
      ...content,
      tents: content.tents.map((count, other) => (other === seat ? count + change : count)),
    }));
  }
  const seats = view.seats.map((own, other) => {
    if (other !== seat) return own;
    return place === PLAINS ? { ...own, plains: own.plains + change } : { ...own, hand: own.hand + change };
  });
  return { ...view, seats };
}

/** What travels in a step, if anything does. */
export function flightOf(step: Step, seat: number): Flight | null {
  const hex = String(step.parameters['hex']);
  switch (step.kind) {
    case 'bison':
    case 'herd':
      return { piece: 'bison', seat, from: hex, to: wayOf(step).to, at: 0 };
    case 'tent':
      return { piece: 'tent', seat, from: hex, to: wayOf(step).to, at: 0 };
    case 'set':
    case 'new':
      return { piece: 'tent', seat, from: null, to: hex, at: 0 };
    case 'lose':
      return { piece: 'tent', seat, from: hex, to: null, at: 0 };
    default:
      return null;
  }
}

export function departed(view: WindRiverView, { piece, seat, from }: Flight): WindRiverView {
  if (piece === 'tent') return withTent(view, seat, from, -1);
  return from === null ? view : withBison(view, from, -1);
}

export function arrived(view: WindRiverView, { piece, seat, to }: Flight): WindRiverView {
  if (piece === 'tent') return withTent(view, seat, to, 1);
  return to === null || to === PLAINS ? view : withBison(view, to, 1);
}

/** The view with one legal step of the seat, as far as it moves a piece. What else it brings, the server says. */
export function foresee(view: WindRiverView, step: Step, seat: number): WindRiverView {
  const flight = flightOf(step, seat);
  return flight === null ? view : arrived(departed(view, flight), flight);
}

/** The ways that pieces went in these steps. */
export function tracesOf(steps: readonly Step[]): Trace[] {
  return steps.flatMap((step) => {
    const flight = flightOf(step, 0);
    return flight?.from != null && flight.to !== null
      ? [{ piece: flight.piece, from: flight.from, to: flight.to }]
      : [];
  });
}
