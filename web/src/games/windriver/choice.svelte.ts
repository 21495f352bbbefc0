/**
 * Narrowing what is legal to one step, for the board and the tray together.
 *
 * A step that names a direction takes two choices: the hex whose piece goes, then where it goes. An extra action may be
 * chosen first (in the tray) or follow from the hex. Every way to choose — tap, drag, keys, buttons — ends here.
 */
import type { Scene, Step } from '../../table/contract';
import { directionTo, leadsTo, PLAINS, type Direction } from './lanes';
import { stepNumber, type Kind } from './steps';
import type { WindRiverView } from './view';

/** The extra actions that need a hex. */
export type ExtraOnHex = 'tent' | 'new' | 'herd';

/** So long after the first press, in milliseconds, the second one of a double click may come. */
const DOUBLE_CLICK = 400;

const BISON_DIRECTIONS: readonly Direction[] = ['e', 'ne', 'se'];

/** Where a piece that is picked up can go. */
export interface Way {
  readonly step: Step;
  readonly kind: Kind;
  readonly from: string;
  readonly to: string;
  readonly direction: Direction;
}

function hexOf(step: Step): string {
  return String(step.parameters['hex']);
}

export function wayOf(step: Step): Way {
  const from = hexOf(step);
  const direction = step.parameters['direction'] as Direction;
  return { step, kind: step.kind as Kind, from, direction, to: leadsTo(from, direction) ?? PLAINS };
}

function isWay(step: Step): boolean {
  return 'direction' in step.parameters;
}

export class WindRiverChoice {
  /** The extra action that was chosen, before its hex. */
  #extra = $state<ExtraOnHex | null>(null);
  /** The hex whose piece is picked up. */
  #from = $state<string | null>(null);
  #pickedAt = -Infinity;
  /** The turn and the number of drafted steps for which the two above were chosen; they are void for any other. */
  #chosenFor = $state('');
  /** The place that is looked at: under the pointer, focused, or tapped. */
  looked = $state<string | null>(null);
  /** The lanes run upwards on the board: arrows point that way too. */
  isTurned = $state(false);

  constructor(private readonly scene: () => Scene<WindRiverView>) {}

  get extra(): ExtraOnHex | null {
    return this.#isCurrent ? this.#extra : null;
  }

  get from(): string | null {
    return this.#isCurrent ? this.#from : null;
  }

  /** Is one of the own seats to choose now? */
  get isMine(): boolean {
    const { choosing } = this.scene();
    return choosing.seat !== null && choosing.legal.length > 0;
  }

  /** The legal steps that are left: of the chosen extra action and the hex that was picked. */
  readonly left: readonly Step[] = $derived.by(() => {
    const { legal, seat } = this.scene().choosing;
    if (seat === null) return [];
    return legal.filter((step) => this.extra === null || step.kind === this.extra);
  });

  /** Hexes that can be chosen first: to set, lose or add a tent there, or to pick up a piece. */
  readonly sources: ReadonlySet<string> = $derived(
    new Set(this.left.filter((step) => 'hex' in step.parameters).map(hexOf)),
  );

  /** The kinds of steps that are possible on the hex, as far as it is still open. */
  kindsOn(hex: string): Kind[] {
    return [...new Set(this.left.filter((step) => hexOf(step) === hex).map((step) => step.kind as Kind))];
  }

  /** Several things can be done with the picked hex, and one is to be chosen. */
  readonly openKinds: readonly Kind[] = $derived.by(() => {
    if (this.from === null) return [];
    const kinds = this.kindsOn(this.from);
    return kinds.length > 1 ? kinds : [];
  });

  /** The ways of the piece that is picked up. */
  readonly ways: readonly Way[] = $derived.by(() => {
    if (this.from === null || this.openKinds.length > 0) return [];
    return this.left.filter((step) => isWay(step) && hexOf(step) === this.from).map(wayOf);
  });

  get #isCurrent(): boolean {
    return this.#chosenFor === this.#now;
  }

  get #now(): string {
    const { settled, choosing } = this.scene();
    return `${settled.turn}/${choosing.seat}/${choosing.drafted.length}`;
  }

  #set(extra: ExtraOnHex | null, from: string | null): void {
    this.#chosenFor = this.#now;
    this.#extra = extra;
    if (from !== null && from !== this.#from) this.#pickedAt = performance.now();
    this.#from = from;
  }

  /** Lay everything down that is picked up. */
  release(): void {
    this.#set(null, null);
  }

  /** One step back: first the hex, then the extra action. */
  back(): void {
    this.#set(this.from === null ? null : this.extra, null);
  }

  chooseExtra(extra: ExtraOnHex): void {
    const isPossible = this.scene().choosing.legal.some((step) => step.kind === extra);
    if (!isPossible) {
      this.#askForExtra(extra);
      return;
    }
    this.#set(this.extra === extra ? null : extra, null);
  }

  /** Which of several things is done with the picked hex. */
  chooseKind(kind: Kind): void {
    const hex = this.from;
    if (hex === null) return;
    this.pick(kind, hex);
  }

  /** A step without a hex: pass, earn. */
  chooseSimple(kind: 'pass' | 'earn'): void {
    const step = this.scene().choosing.legal.find((legal) => legal.kind === kind);
    if (step) this.#choose(step);
    else void this.#ask(kind);
  }

  /** Take up the piece on the hex, to drag it; false if none can go from there. */
  grab(hex: string, isTent: boolean): boolean {
    if (!this.isMine) return false;
    const kinds = this.kindsOn(hex).filter((kind) => kind === 'bison' || kind === 'herd' || kind === 'tent');
    const wanted = kinds.find((kind) => (kind === 'tent') === isTent) ?? kinds[0];
    if (wanted === undefined) return false;
    this.pick(wanted, hex);
    return true;
  }

  /** Let go of the dragged piece over a place. Over its own hex it stays picked up. */
  drop(place: string | null): void {
    if (place === null) this.release();
    else if (place !== this.from) this.choosePlace(place);
  }

  /** A place on the board was chosen; what that means depends on what was chosen before. */
  choosePlace(place: string): void {
    if (!this.isMine || this.scene().choosing.isBusy) return;
    const way = this.ways.find(({ to }) => to === place);
    if (way) {
      this.#choose(way.step);
    } else if (place === this.from) {
      if (performance.now() - this.#pickedAt > DOUBLE_CLICK) this.back();
    } else if (this.sources.has(place)) {
      this.#pickAny(place);
    } else {
      this.#askAbout(place);
    }
  }

  #pickAny(hex: string): void {
    const kinds = this.kindsOn(hex);
    const [only] = kinds;
    if (kinds.length === 1 && only !== undefined) this.pick(only, hex);
    else this.#set(this.extra, hex);
  }

  /** A kind of step on a hex: done at once, or its piece picked up. */
  pick(kind: Kind, hex: string): void {
    const steps = this.left.filter((step) => step.kind === kind && hexOf(step) === hex);
    const [first] = steps;
    if (first === undefined) return;
    if (!isWay(first)) {
      this.#choose(first);
      return;
    }
    const isExtra = kind === 'tent' || kind === 'herd';
    this.#set(isExtra ? kind : this.extra, hex);
  }

  #choose(step: Step): void {
    this.release();
    this.scene().choosing.choose(step.step);
  }

  // Why not? The step that the click would have meant is put to the server.

  #askAbout(place: string): void {
    const { phase } = this.scene().view;
    const picked = this.from;
    if (picked !== null) {
      const direction = directionTo(picked, place);
      const [kind] = this.ways.map((way) => way.kind);
      const isBison = kind === 'bison' || kind === 'herd';
      if (kind !== undefined && direction !== null && (!isBison || BISON_DIRECTIONS.includes(direction))) {
        void this.#ask(kind, picked, direction);
        return;
      }
      this.back();
    }
    if (place === PLAINS) return;
    if (phase === 'set' || phase === 'lose') void this.#ask(phase, place);
    else if (phase === 'bison') void this.#askForWay('bison', place);
    else if (phase === 'extra') this.#askForExtraOn(place);
  }

  #askForExtraOn(hex: string): void {
    const extra = this.extra ?? 'tent';
    if (extra === 'new') void this.#ask('new', hex);
    else void this.#askForWay(extra, hex);
  }

  /** No way is possible: the first one that leads somewhere stands for all. */
  async #askForWay(kind: 'bison' | 'herd' | 'tent', hex: string): Promise<void> {
    const { hexes } = this.scene().view;
    const ways = BISON_DIRECTIONS.filter((way) => {
      const target = leadsTo(hex, way);
      return target === PLAINS || (target !== null && target in hexes);
    });
    await this.#ask(kind, hex, ways[0] ?? 'e');
  }

  /** An extra action that is not possible anywhere: one of its steps stands for all. */
  #askForExtra(extra: ExtraOnHex): void {
    const { view, choosing } = this.scene();
    const seat = choosing.seat ?? 0;
    const hexes = Object.entries(view.hexes);
    const wanted = hexes.find(([, { tents, bison }]) => (extra === 'herd' ? bison > 0 : tents[seat]! > 0));
    const hex = (wanted ?? hexes[0])?.[0];
    if (hex === undefined) return;
    if (extra === 'new') void this.#ask('new', hex);
    else void this.#askForWay(extra, hex);
  }

  async #ask(kind: Kind, hex?: string, direction?: Direction): Promise<void> {
    const step = await stepNumber(kind, hex, direction);
    if (step !== undefined) this.scene().choosing.ask(step);
  }
}
