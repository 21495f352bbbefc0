/** Where a card has room in a window without covering what must stay in sight. Plain arithmetic, no DOM. */
import type { Box, Point, Size } from './viewport';

const STEP = 12;
const EDGE = 8;

/** The top left corner nearest to a point at which the card covers nothing of what is taken; null: there is none. */
export function clearPlace(card: Size, window: Size, near: Point, taken: readonly Box[]): Point | null {
  const [right, bottom] = [window.width - EDGE - card.width, window.height - EDGE - card.height];
  let found: Point | null = null;
  let least = Infinity;
  for (let y = EDGE; y <= bottom; y += STEP) {
    for (let x = EDGE; x <= right; x += STEP) {
      const away = Math.hypot(x + card.width / 2 - near[0], y + card.height / 2 - near[1]);
      if (away >= least || taken.some((box) => isOver(box, x, y, card))) continue;
      [found, least] = [[x, y], away];
    }
  }
  return found;
}

function isOver([left, top, width, height]: Box, x: number, y: number, card: Size): boolean {
  return left < x + card.width && x < left + width && top < y + card.height && y < top + height;
}

/** A box round a point. */
export function boxAt([x, y]: Point, halfWidth: number, halfHeight = halfWidth): Box {
  return [x - halfWidth, y - halfHeight, 2 * halfWidth, 2 * halfHeight];
}

/** The buttons for zooming, in the corner of every board. */
export function zoomButtons(window: Size): Box {
  return [window.width - 60, window.height - 150, 60, 150];
}
