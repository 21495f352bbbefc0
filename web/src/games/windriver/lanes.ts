/** Which hex lies where: lanes a to f from north to south, columns 1 to 6 from west to east; b, d, f are shifted east. */

export const DIRECTIONS = ['e', 'ne', 'se', 'w', 'nw', 'sw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Where a way ends that leads out of the board in the east. */
export const PLAINS = 'plains';

const LANES = 'abcdef';
const COLUMNS = 6;

const LANES_SOUTH: Record<Direction, number> = { e: 0, ne: -1, se: 1, w: 0, nw: -1, sw: 1 };

/** The hex one step away, or PLAINS, or null where the board ends. */
export function leadsTo(hex: string, direction: Direction): string | null {
  const lane = LANES.indexOf(hex.charAt(0));
  const column = Number(hex.slice(1)) + columnsEast(lane, direction);
  const target = lane + LANES_SOUTH[direction];
  if (direction === 'e' && column > COLUMNS) return PLAINS;
  if (target < 0 || target >= LANES.length || column < 1 || column > COLUMNS) return null;
  return LANES.charAt(target) + String(column);
}

function columnsEast(lane: number, direction: Direction): number {
  if (direction === 'e') return 1;
  if (direction === 'w') return -1;
  const isShifted = lane % 2 === 1;
  const isEast = direction === 'ne' || direction === 'se';
  if (isEast) return isShifted ? 1 : 0;
  return isShifted ? 0 : -1;
}

/** The direction that leads from one place to the other, if they are neighbours. */
export function directionTo(hex: string, target: string): Direction | null {
  return DIRECTIONS.find((direction) => leadsTo(hex, direction) === target) ?? null;
}

/** Where an arrow key leads; up and down zigzag, so that they stay in the same part of the board. */
export function keyLeadsTo(place: string, key: string, lastLane: string): string | null {
  if (place === PLAINS) return key === 'ArrowLeft' ? `${lastLane}6` : null;
  const isShifted = LANES.indexOf(place.charAt(0)) % 2 === 1;
  const ways: Record<string, Direction> = {
    ArrowRight: 'e',
    ArrowLeft: 'w',
    ArrowUp: isShifted ? 'nw' : 'ne',
    ArrowDown: isShifted ? 'sw' : 'se',
  };
  const way = ways[key];
  return way === undefined ? null : leadsTo(place, way);
}
