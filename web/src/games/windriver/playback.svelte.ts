/**
 * Showing steps one after the other: a piece leaves its hex, travels, and arrives. `shown` is what the board draws, the
 * travelling piece apart. Only pieces are moved here; what else a turn brings comes with the view after it.
 */
import type { Step } from '../../table/contract';
import { arrived, departed, flightOf, type Flight } from './movement';
import type { WindRiverView } from './view';

const STEP_MILLISECONDS = 260;
const HASTY_MILLISECONDS = 150;
const PATIENT_STEPS = 6;
const PAUSE_MILLISECONDS = 70;

function eased(at: number): number {
  return 1 - (1 - at) ** 2.4;
}

export class Playback {
  shown = $state.raw<WindRiverView>() as WindRiverView;
  flight = $state.raw<Flight | null>(null);
  /** The view that is shown, or will be when everything has arrived. */
  goal: WindRiverView;
  /** How many times as fast as usual pieces travel. */
  pace = 1;
  #running = 0;

  constructor(view: WindRiverView) {
    this.shown = view;
    this.goal = view;
  }

  get isRunning(): boolean {
    return this.flight !== null;
  }

  /** Show a view at once; whatever was on its way is there. */
  show(view: WindRiverView): void {
    this.#running += 1;
    this.flight = null;
    this.shown = view;
    this.goal = view;
  }

  /** What is to be seen has changed while a piece travels: it is shown when the piece is there, or at once. */
  arriveAt(view: WindRiverView): void {
    if (this.isRunning) this.goal = view;
    else this.show(view);
  }

  /** Play steps from the view before them to the view after; `true` when nothing came between. */
  async play(before: WindRiverView, steps: readonly Step[], seat: number, after: WindRiverView): Promise<boolean> {
    this.show(before);
    this.goal = after;
    const run = this.#running;
    const flights = steps.flatMap((step) => flightOf(step, seat) ?? []);
    const milliseconds = (flights.length > PATIENT_STEPS ? HASTY_MILLISECONDS : STEP_MILLISECONDS) / this.pace;
    for (const flight of flights) {
      this.shown = departed(this.shown, flight);
      const isThere = await this.#fly(flight, milliseconds, run);
      if (!isThere) return false;
      this.flight = null;
      this.shown = arrived(this.shown, flight);
      if (flights.length > 1) await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
      if (run !== this.#running) return false;
    }
    this.show(this.goal);
    return true;
  }

  #fly(flight: Flight, milliseconds: number, run: number): Promise<boolean> {
    return new Promise((resolve) => {
      const start = performance.now();
      this.flight = flight;
      const frame = (now: number): void => {
        if (run !== this.#running) {
          resolve(false);
          return;
        }
        const at = Math.min(1, Math.max(0, (now - start) / milliseconds));
        if (at === 1) {
          resolve(true);
          return;
        }
        this.flight = { ...flight, at: eased(at) };
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
  }
}
