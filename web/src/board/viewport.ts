/** Where a drawing lies in the window it is looked at through. Plain arithmetic, no DOM. */

export type Point = readonly [x: number, y: number];
export type Box = readonly [x: number, y: number, width: number, height: number];
export interface Size {
  readonly width: number;
  readonly height: number;
}
/** A point (x, y) of the drawing is seen at (x * scale + left, y * scale + top). */
export interface Viewport {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** A drawing is enlarged at most so often beyond the size at which all of it is seen. */
const MOST_ENLARGED = 9;

/** The box as large as it can be, in the middle of the window. */
export function fitted([x, y, width, height]: Box, window: Size): Viewport {
  const scale = Math.min(window.width / width, window.height / height) || 1;
  return {
    scale,
    left: window.width / 2 - (x + width / 2) * scale,
    top: window.height / 2 - (y + height / 2) * scale,
  };
}

/** Larger or smaller, while the point of the window that is given stays where it is. */
export function scaled(view: Viewport, factor: number, x: number, y: number): Viewport {
  return {
    scale: view.scale * factor,
    left: x - (x - view.left) * factor,
    top: y - (y - view.top) * factor,
  };
}

/** Where a point of the drawing is seen. */
export function toWindow(view: Viewport, x: number, y: number): Point {
  return [x * view.scale + view.left, y * view.scale + view.top];
}

/** The point of the drawing that is seen at a point of the window. */
export function toDrawing(view: Viewport, [x, y]: Point): Point {
  return [(x - view.left) / view.scale, (y - view.top) / view.scale];
}

export function shifted(view: Viewport, x: number, y: number): Viewport {
  return { scale: view.scale, left: view.left + x, top: view.top + y };
}

/** Not so small that it gets lost, not so large that it is only colour, and always something of it in the middle. */
export function confined(view: Viewport, frame: Box, window: Size): Viewport {
  const whole = fitted(frame, window).scale;
  const scale = Math.min(Math.max(view.scale, whole * 0.85), whole * MOST_ENLARGED);
  const held = scale === view.scale ? view : scaled(view, scale / view.scale, window.width / 2, window.height / 2);
  const [x, y, width, height] = frame;
  const middle = { x: window.width / 2, y: window.height / 2 };
  return {
    scale,
    left: Math.min(Math.max(held.left, middle.x - (x + width) * scale), middle.x - x * scale),
    top: Math.min(Math.max(held.top, middle.y - (y + height) * scale), middle.y - y * scale),
  };
}

/** A box with some room round it. */
export function widened([x, y, width, height]: Box, room: number): Box {
  return [x - room, y - room, width + 2 * room, height + 2 * room];
}

/** The smallest box round all points; `otherwise` when there are none. */
export function boxRound(points: readonly (readonly [number, number])[], otherwise: Box): Box {
  if (points.length === 0) return otherwise;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}
