/**
 * What hands do on a window onto a drawing: drag, pinch, wheel, double-tap. Knows no page and no events; it is told where
 * pointers are, in pixels of the window, and says how the drawing is to be looked at.
 */
import { scaled, shifted, toDrawing, type Point, type Viewport } from './viewport';

/** Something on the drawing that follows the pointer; in the drawing's coordinates. */
export interface Drag {
  move(x: number, y: number): void;
  drop(x: number, y: number): void;
  /** A second finger came, or the browser took the pointer away. */
  cancel(): void;
}

export interface Pointer {
  readonly id: number;
  readonly isMouse: boolean;
  readonly at: Point;
}

/** What gestures are made on. */
export interface GestureWindow {
  view(): Viewport;
  /** A hand moves or enlarges the drawing. */
  look(next: Viewport): void;
  /** From now on all of the pointer is meant for this window. */
  capture(pointer: number): void;
  /** A drag begins: nothing is pointed at any more. */
  leave(): void;
  /** Something at the point of the drawing that is to be dragged instead of the drawing, if there is. */
  grab(x: number, y: number): Drag | null;
  /** A double-tap. */
  enlarge(at: Point): void;
}

/** How far a pointer goes before it drags; fingers tremble. */
const DRAG_FROM = { mouse: 5, finger: 9 };
const DOUBLE_TAP = { milliseconds: 300, pixels: 32 };
const PIXELS_A_LINE = 16;
/** How fast a wheel enlarges, and how fast two fingers on a trackpad do, which browsers tell of as a wheel with Ctrl. */
const WHEEL = { turned: 0.0016, pinched: 0.01 };

export class Gestures {
  readonly #window: GestureWindow;
  /** Pointers that are down, where they are now; one drags, two pinch. */
  readonly #pointers = new Map<number, Point>();
  #start: Point = [0, 0];
  #isDragging = false;
  #dragged: Drag | null = null;
  /** The click that ends a drag is not meant. */
  #isClickMeant = true;
  #lastTap: { at: number; point: Point } = { at: -Infinity, point: [0, 0] };
  #isTouched = false;

  constructor(window: GestureWindow) {
    this.#window = window;
  }

  /** The last pointer that came was no mouse. */
  get isTouched(): boolean {
    return this.#isTouched;
  }

  get isClickMeant(): boolean {
    return this.#isClickMeant;
  }

  /** Whether the click that comes now is meant; the next one is again. */
  takeClick(): boolean {
    const isMeant = this.#isClickMeant;
    this.#isClickMeant = true;
    return isMeant;
  }

  wheel(by: number, { isLines, isPinch }: { isLines: boolean; isPinch: boolean }, at: Point): void {
    const pixels = by * (isLines ? PIXELS_A_LINE : 1);
    const factor = Math.exp(-pixels * (isPinch ? WHEEL.pinched : WHEEL.turned));
    this.#window.look(scaled(this.#window.view(), factor, ...at));
  }

  press(pointer: Pointer, isOtherButton = false): void {
    this.#isTouched = !pointer.isMouse;
    if (isOtherButton) return;
    this.#pointers.set(pointer.id, pointer.at);
    if (this.#pointers.size > 1) {
      this.#begin();
      return;
    }
    this.#start = pointer.at;
    this.#isDragging = false;
    this.#isClickMeant = true;
  }

  /** False: the pointer is not down. */
  move({ id, isMouse, at }: Pointer): boolean {
    const before = this.#pointers.get(id);
    if (before === undefined) return false;
    if (!this.#isDragging && apart(at, this.#start) > (isMouse ? DRAG_FROM.mouse : DRAG_FROM.finger)) {
      this.#begin();
      this.#dragged = this.#window.grab(...this.#inDrawing(this.#start));
    }
    this.#pointers.set(id, at);
    if (!this.#isDragging) return true;
    if (this.#dragged !== null) this.#dragged.move(...this.#inDrawing(at));
    else if (this.#pointers.size === 1)
      this.#window.look(shifted(this.#window.view(), at[0] - before[0], at[1] - before[1]));
    else this.#pinch(id, before, at);
    return true;
  }

  /** `isChoice`: on something that can be chosen, where two taps are two choices. */
  release({ id, at }: Pointer, time: number, isChoice: boolean): void {
    this.#dragged?.drop(...this.#inDrawing(at));
    this.#dragged = null;
    const wasDown = this.#pointers.delete(id);
    if (wasDown && !this.#isDragging && this.#isTouched && !isChoice) this.#tap(at, time);
  }

  /** The browser took the pointer away. */
  cancel(id: number): void {
    this.#letGo();
    this.#pointers.delete(id);
  }

  #begin(): void {
    this.#letGo();
    this.#isDragging = true;
    this.#isClickMeant = false;
    for (const pointer of this.#pointers.keys()) this.#window.capture(pointer);
    this.#window.leave();
  }

  #letGo(): void {
    this.#dragged?.cancel();
    this.#dragged = null;
  }

  /** Larger as fingers part, and along with the point between them. */
  #pinch(id: number, before: Point, at: Point): void {
    const other = [...this.#pointers].find(([pointer]) => pointer !== id)![1];
    const [fromX, fromY] = halfway(before, other);
    const [toX, toY] = halfway(at, other);
    const factor = apart(at, other) / Math.max(apart(before, other), 1);
    this.#window.look(shifted(scaled(this.#window.view(), factor, fromX, fromY), toX - fromX, toY - fromY));
  }

  #tap(point: Point, time: number): void {
    const { at, point: last } = this.#lastTap;
    const isDouble = time - at < DOUBLE_TAP.milliseconds && apart(point, last) < DOUBLE_TAP.pixels;
    this.#lastTap = { at: isDouble ? -Infinity : time, point };
    if (isDouble) this.#window.enlarge(point);
  }

  #inDrawing(at: Point): Point {
    return toDrawing(this.#window.view(), at);
  }
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

function halfway(one: Point, other: Point): Point {
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
}
