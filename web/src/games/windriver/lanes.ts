/** Which hex lies where: lanes a to f from north to south, columns 1 to 6 from west to east; b, d, f are shifted east. */
import * as rules from '../../generated/wind-river.json';

export const DIRECTIONS = ['e', 'ne', 'se', 'w', 'nw', 'sw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Where a way ends that leads out of the board in the east. */
export const PLAINS = 'plains';

const WAYS = rules.ways as Readonly<Record<string, Partial<Record<Direction, string>>>>;

/** The hex one step away, or PLAINS, or null where the board ends. */
export function leadsTo(hex: string, direction: Direction): string | null {
  return WAYS[hex]?.[direction] ?? null;
}

/** The direction that leads from one place to the other, if they are neighbours. */
export function directionTo(hex: string, target: string): Direction | null {
  return DIRECTIONS.find((direction) => leadsTo(hex, direction) === target) ?? null;
}

/** What an arrow key means where lanes run upwards. */
const TURNED_KEYS: Readonly<Record<string, string>> = {
  ArrowUp: 'ArrowRight',
  ArrowDown: 'ArrowLeft',
  ArrowLeft: 'ArrowUp',
  ArrowRight: 'ArrowDown',
};

/** Where an arrow key leads; across the lanes it zigzags, so that it stays in the same part of the board. */
export function keyLeadsTo(place: string, key: string, lastLane: string, isTurned = false): string | null {
  const along = isTurned ? (TURNED_KEYS[key] ?? key) : key;
  if (place === PLAINS) return along === 'ArrowLeft' ? `${lastLane}6` : null;
  const isShifted = 'bdf'.includes(place.charAt(0));
  const ways: Record<string, Direction> = {
    ArrowRight: 'e',
    ArrowLeft: 'w',
    ArrowUp: isShifted ? 'nw' : 'ne',
    ArrowDown: isShifted ? 'sw' : 'se',
  };
  const way = ways[along];
  return way === undefined ? null : leadsTo(place, way);
}
