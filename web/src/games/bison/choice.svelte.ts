/** What Board and Tray share while a step is being narrowed. It holds wishes; what is legal comes with the scene. */
import type { Scene, Step } from '../../table/contract';
import { allSteps } from './steps';
import { actionStep, beginnings, findStep, meantBy, targetsOf, type Meant, type Target } from './narrowing';
import { adjustedPayment, payersIn, paymentMeans, proposedPayment, type Payment } from './payment';
import type { Action, Animal, BisonView, Phase } from './view';

export class BisonChoice {
  readonly #scene: () => Scene<BisonView>;
  /** The rotation the tile has under the pointer. */
  rotation = $state(0);
  /** The cell the tile is held over. */
  ghost = $state<string | null>(null);
  /** The space or cell under the pointer, or focused. */
  hovered = $state<string | null>(null);
  /** The space whose region is held open by a tap. */
  looked = $state<string | null>(null);
  isMarketOpen = $state(false);
  /** What somebody picked or changed, and for which draft: it is forgotten as soon as the draft goes on. */
  #picked = $state.raw<{ place: string; draft: string } | null>(null);
  #payment = $state.raw<{ payment: Payment; draft: string } | null>(null);

  constructor(scene: () => Scene<BisonView>) {
    this.#scene = scene;
  }

  get #view(): BisonView {
    return this.#scene().view;
  }

  get isChoosing(): boolean {
    const { seat, isWhole } = this.#scene().choosing;
    return seat !== null && !isWhole;
  }

  get #draft(): string {
    const { choosing, view } = this.#scene();
    return [view.turn, ...choosing.drafted.map((step) => step.step)].join(' ');
  }

  /** Places that may be chosen now. */
  readonly targets: readonly Target[] = $derived.by(() => {
    const { choosing, view } = this.#scene();
    return choosing.seat === null ? [] : targetsOf(choosing.legal, view);
  });

  targetAt(place: string): Target | undefined {
    return this.targets.find((target) => target.place === place);
  }

  /** The target whose number or value is still to be chosen. */
  get picked(): Target | null {
    const picked = this.#picked;
    if (picked !== null && picked.draft === this.#draft) return this.targetAt(picked.place) ?? null;
    // Where there is one space alone, nobody has to point at it.
    const [only, ...others] = this.targets;
    return only !== undefined && others.length === 0 && this.needsPicking(only.steps[0]!) ? only : null;
  }

  pick(place: string | null): void {
    this.#picked = place === null ? null : { place, draft: this.#draft };
    if (place !== null) this.looked = null;
  }

  // ------------------------------------------------------------------------------------------------------- steps

  choose(step: Step): void {
    this.looked = null;
    this.#scene().choosing.choose(step.step);
  }

  /** Do it if it is legal, else let the server say why not. */
  async want(meant: Meant): Promise<void> {
    const { choosing } = this.#scene();
    if (choosing.seat === null || choosing.isBusy) return;
    const legal = findStep(choosing.legal, meant);
    if (legal) {
      this.choose(legal);
      return;
    }
    const step = findStep(await allSteps(), meant);
    if (step) choosing.ask(step.step);
  }

  wantAction(action: Action): Promise<void> {
    return this.want({ kind: 'action', parameters: { action } });
  }

  /** An action and its first step at once. */
  async begin(action: Action, then: Meant): Promise<void> {
    const { choosing } = this.#scene();
    const first = actionStep(choosing.legal, action);
    if (!first) return this.wantAction(action);
    this.looked = null;
    const second = findStep(await allSteps(), then);
    choosing.chooseAll(second ? [first.step, second.step] : [first.step]);
  }

  /** What may be begun on a space of one's own by looking at it. */
  beginningsAt(space: string): { action: Action; then: Meant }[] {
    const { choosing, view } = this.#scene();
    if (choosing.seat === null || view.phase !== 'choose') return [];
    return beginnings(space, view, choosing.seat).filter(({ action }) => actionStep(choosing.legal, action));
  }

  /** A click on a place of the board: choose it, begin with it, ask about it, or look at it. */
  async press(place: string, isTouch: boolean): Promise<void> {
    const { choosing, view } = this.#scene();
    if (choosing.isBusy) return;
    const target = this.targetAt(place);
    if (target) return this.#pressTarget(target, isTouch);
    if (choosing.seat !== null && view.phase === 'to' && place === view.draft?.origin) return choosing.undo();
    this.pick(null);
    if (choosing.seat !== null && view.phase === 'choose' && view.open.includes(place)) return this.#beginTile(place);
    const meant = this.isChoosing ? meantBy(place, view, this.rotation) : null;
    if (meant) return this.want(meant);
    this.look(place);
  }

  look(place: string): void {
    this.looked = this.looked === place || !(place in this.#view.spaces) ? null : place;
  }

  #pressTarget(target: Target, isTouch: boolean): void {
    const { place, steps } = target;
    if (steps[0]!.kind === 'lay') {
      // A finger shows the tile first and turns it by tapping again; a pointer has shown it already.
      if (isTouch && this.ghost !== place) this.ghost = place;
      else if (isTouch) this.turn(1);
      else this.lay(place);
    } else if (steps.length === 1 && !this.needsPicking(steps[0]!)) this.choose(steps[0]!);
    else this.pick(this.picked?.place === place ? null : place);
  }

  /** Numbers and values are confirmed even where there is only one: their price is shown with them. */
  needsPicking(step: Step): boolean {
    return step.kind === 'place' || step.kind === 'build';
  }

  async #beginTile(cell: string): Promise<void> {
    this.ghost = cell;
    await this.wantAction('tile');
  }

  // -------------------------------------------------------------------------------------------------------- tile

  get isLaying(): boolean {
    return this.isChoosing && this.#view.phase === 'lay';
  }

  turn(by: 1 | -1): void {
    this.rotation = (this.rotation + by + 3) % 3;
  }

  lay(cell: string): void {
    void this.want({ kind: 'lay', parameters: { cell, rotation: this.rotation } });
  }

  // ----------------------------------------------------------------------------------------------------- payment

  get #paying(): 'pay bison' | 'pay salmon' | null {
    const phase: Phase = this.#view.phase;
    return this.isChoosing && (phase === 'pay bison' || phase === 'pay salmon') ? phase : null;
  }

  /** What would be paid, or null while nothing is to be paid. */
  get payment(): Payment | null {
    const phase = this.#paying;
    const { choosing, view } = this.#scene();
    if (phase === null || choosing.seat === null) return null;
    if (this.#payment?.draft === this.#draft) return this.#payment.payment;
    return proposedPayment(view.draft?.due ?? 0, view.seats[choosing.seat]!.tracks, payersIn(phase));
  }

  #adjusted(kind: Animal, change: 1 | -1): Payment | undefined {
    const phase = this.#paying;
    const { payment } = this;
    const { seat } = this.#scene().choosing;
    if (phase === null || payment === null || seat === null) return undefined;
    return adjustedPayment(payment, kind, change, this.#view.seats[seat]!.tracks, payersIn(phase));
  }

  canAdjust(kind: Animal, change: 1 | -1): boolean {
    return this.#adjusted(kind, change) !== undefined;
  }

  adjust(kind: Animal, change: 1 | -1): void {
    const payment = this.#adjusted(kind, change);
    if (payment) this.#payment = { payment, draft: this.#draft };
  }

  async pay(): Promise<void> {
    const phase = this.#paying;
    const { payment } = this;
    const { choosing } = this.#scene();
    if (phase === null || payment === null || choosing.seat === null) return;
    const all = await allSteps();
    const steps = paymentMeans(payment, phase, this.#view.seats[choosing.seat]!.tracks).map((meant) =>
      findStep(all, meant),
    );
    // The only thing that is left is to end the turn.
    choosing.finish(steps.filter((step) => step !== undefined).map((step) => step.step));
  }

  /** Escape: one thing back, from the last picked to the first drafted. */
  back(): void {
    const { choosing } = this.#scene();
    if (this.#picked?.draft === this.#draft) this.pick(null);
    else if (this.looked !== null) this.looked = null;
    else if (choosing.drafted.length > 0) choosing.undo();
  }
}
