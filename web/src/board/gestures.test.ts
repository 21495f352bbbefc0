import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Gestures, type Drag, type Pointer } from './gestures';
import { toDrawing, toWindow, type Point, type Viewport } from './viewport';

let view: Viewport;
let thing: Drag | null;
let gestures: Gestures;
const capture = vi.fn<(pointer: number) => void>();
const leave = vi.fn<() => void>();
const grab = vi.fn<(x: number, y: number) => Drag | null>(() => thing);
const enlarge = vi.fn<(at: Point) => void>();

beforeEach(() => {
  vi.clearAllMocks();
  view = { scale: 2, left: 100, top: 50 };
  thing = null;
  gestures = new Gestures({ view: () => view, look: (next) => (view = next), capture, leave, grab, enlarge });
});

const mouse = (...at: Point): Pointer => ({ id: 1, isMouse: true, at });
const finger = (id: number, ...at: Point): Pointer => ({ id, isMouse: false, at });

describe('a drag', () => {
  it('takes the drawing along', () => {
    const under = toDrawing(view, [10, 10]);
    gestures.press(mouse(10, 10));
    gestures.move(mouse(18, 10));
    gestures.move(mouse(40, 25));
    expect(toWindow(view, ...under)).toEqual([40, 25]);
    expect(view.scale).toBe(2);
    expect(capture).toHaveBeenCalledWith(1);
    expect(leave).toHaveBeenCalledOnce();
  });

  it('begins later under a finger than under a mouse', () => {
    const before = view;
    gestures.press(finger(1, 10, 10));
    gestures.move(finger(1, 18, 10));
    expect(view).toBe(before);
    gestures.move(finger(1, 20, 10));
    expect(view).not.toBe(before);
  });

  it('ends in a click that is not meant; the next one is', () => {
    gestures.press(mouse(10, 10));
    gestures.move(mouse(40, 10));
    gestures.release(mouse(40, 10), 0, false);
    expect(gestures.takeClick()).toBe(false);
    expect(gestures.takeClick()).toBe(true);
  });

  it('is none while the pointer hardly moves, and then the click is meant', () => {
    gestures.press(mouse(10, 10));
    expect(gestures.move(mouse(13, 13))).toBe(true);
    gestures.release(mouse(13, 13), 0, false);
    expect(gestures.takeClick()).toBe(true);
    expect(view).toEqual({ scale: 2, left: 100, top: 50 });
  });

  it('is none with another button, and none of a pointer that is not down', () => {
    gestures.press(mouse(10, 10), true);
    expect(gestures.move(mouse(40, 10))).toBe(false);
    expect(view).toEqual({ scale: 2, left: 100, top: 50 });
  });
});

describe('a thing that is grabbed', () => {
  const move = vi.fn<Drag['move']>();
  const drop = vi.fn<Drag['drop']>();
  const cancel = vi.fn<Drag['cancel']>();
  beforeEach(() => (thing = { move, drop, cancel }));

  it('follows the pointer instead of the drawing, from where the press was', () => {
    gestures.press(mouse(110, 60));
    gestures.move(mouse(130, 60));
    expect(grab).toHaveBeenCalledWith(5, 5);
    expect(move).toHaveBeenLastCalledWith(15, 5);
    gestures.release(mouse(140, 70), 0, false);
    expect(drop).toHaveBeenCalledExactlyOnceWith(20, 10);
    expect(cancel).not.toHaveBeenCalled();
    expect(view).toEqual({ scale: 2, left: 100, top: 50 });
  });

  it('is let go when a second finger comes', () => {
    gestures.press(finger(1, 110, 60));
    gestures.move(finger(1, 130, 60));
    gestures.press(finger(2, 200, 60));
    expect(cancel).toHaveBeenCalledOnce();
    gestures.release(finger(2, 200, 60), 0, false);
    expect(drop).not.toHaveBeenCalled();
  });

  it('is let go when the browser takes the pointer', () => {
    gestures.press(finger(1, 110, 60));
    gestures.move(finger(1, 130, 60));
    gestures.cancel(1);
    expect(cancel).toHaveBeenCalledOnce();
    expect(drop).not.toHaveBeenCalled();
    expect(gestures.move(finger(1, 150, 60))).toBe(false);
  });
});

describe('two fingers', () => {
  it('enlarge round the point between them', () => {
    const middle = toDrawing(view, [200, 100]);
    gestures.press(finger(1, 150, 100));
    gestures.press(finger(2, 250, 100));
    gestures.move(finger(1, 100, 100));
    gestures.move(finger(2, 300, 100));
    expect(view.scale).toBeCloseTo(4);
    expect(toWindow(view, ...middle)[0]).toBeCloseTo(200);
    expect(toWindow(view, ...middle)[1]).toBeCloseTo(100);
  });

  it('take the drawing along', () => {
    gestures.press(finger(1, 150, 100));
    gestures.press(finger(2, 250, 100));
    gestures.move(finger(1, 150, 140));
    gestures.move(finger(2, 250, 140));
    expect(view.scale).toBeCloseTo(2);
    expect(view.top).toBeCloseTo(90);
  });

  it('make no click', () => {
    gestures.press(finger(1, 150, 100));
    gestures.press(finger(2, 250, 100));
    gestures.release(finger(1, 150, 100), 0, false);
    gestures.release(finger(2, 250, 100), 1, false);
    expect(gestures.takeClick()).toBe(false);
    expect(enlarge).not.toHaveBeenCalled();
  });
});

describe('the wheel', () => {
  it('enlarges and makes smaller, and what is under the pointer stays', () => {
    const under = toDrawing(view, [30, 40]);
    gestures.wheel(-100, { isLines: false, isPinch: false }, [30, 40]);
    expect(view.scale).toBeCloseTo(2 * Math.exp(0.16));
    expect(toWindow(view, ...under)[0]).toBeCloseTo(30);
    expect(toWindow(view, ...under)[1]).toBeCloseTo(40);
    gestures.wheel(100, { isLines: false, isPinch: false }, [30, 40]);
    expect(view.scale).toBeCloseTo(2);
  });

  it('goes by lines in some browsers, and faster under two fingers on a trackpad', () => {
    gestures.wheel(-1, { isLines: true, isPinch: false }, [0, 0]);
    expect(view.scale).toBeCloseTo(2 * Math.exp(16 * 0.0016));
    view = { scale: 2, left: 0, top: 0 };
    gestures.wheel(-10, { isLines: false, isPinch: true }, [0, 0]);
    expect(view.scale).toBeCloseTo(2 * Math.exp(0.1));
  });
});

describe('a double-tap', () => {
  const tap = (time: number, at: Point = [60, 60], isChoice = false): void => {
    gestures.press(finger(1, ...at));
    gestures.release(finger(1, ...at), time, isChoice);
  };

  it('enlarges where it was; the third tap begins anew', () => {
    tap(1000);
    tap(1200, [64, 62]);
    expect(enlarge).toHaveBeenCalledExactlyOnceWith([64, 62]);
    tap(1300);
    expect(enlarge).toHaveBeenCalledOnce();
  });

  it.each([
    ['slow taps', () => (tap(1000), tap(1400))],
    ['taps far apart', () => (tap(1000), tap(1100, [160, 60]))],
    ['taps on what can be chosen', () => (tap(1000, [60, 60], true), tap(1100, [60, 60], true))],
  ])('is none of %s', (_, taps) => {
    taps();
    expect(enlarge).not.toHaveBeenCalled();
  });

  it('is none of a mouse', () => {
    for (const time of [1000, 1100]) {
      gestures.press(mouse(60, 60));
      gestures.release(mouse(60, 60), time, false);
    }
    expect(enlarge).not.toHaveBeenCalled();
    expect(gestures.isTouched).toBe(false);
  });
});
