/** Tiles by shape, as far as a seat knows them: which of them may still come. */
import { tiles as standardTiles } from '../../generated/bison.json';
import type { BisonView, Face } from './view';

/** The faces of the draw tiles by id. */
export type DrawTiles = Readonly<Record<string, Face>>;

export interface Shape {
  /** One of its tiles, turned so that its river begins in corner 0 or 1. */
  readonly face: Face;
  /** How many tiles of this shape have not been seen. */
  readonly unseen: number;
}

/** The draw tiles of a table: the standard set, unless the table brought its own. */
export function drawTilesOf(setup: Readonly<Record<string, unknown>>): DrawTiles {
  const own = setup.tiles as { draw: DrawTiles } | 'standard' | undefined;
  return own === undefined || own === 'standard' ? (standardTiles as unknown as DrawTiles) : own.draw;
}

/** Every shape of the set. What is neither laid nor in the own hand may lie in the stack, in another hand, or aside. */
export function shapesToCome(tiles: DrawTiles, view: Pick<BisonView, 'tiles'>, hand: { tile: string } | null): Shape[] {
  const seen = new Set(view.tiles.map(({ tile }) => tile));
  if (hand) seen.add(hand.tile);
  const shapes = new Map<string, Shape>();
  for (const [tile, [a, d, ...animals]] of Object.entries(tiles)) {
    // A third of a turn adds two to the corner: tiles whose corners differ by two are of one shape.
    const face: Face = [a % 2, d, ...animals];
    const key = shapeOf(face);
    const before = shapes.get(key);
    shapes.set(key, { face: before?.face ?? face, unseen: (before?.unseen ?? 0) + (seen.has(tile) ? 0 : 1) });
  }
  return [...shapes.entries()].sort(([one], [other]) => one.localeCompare(other)).map(([, shape]) => shape);
}

function shapeOf([a, d]: Face): string {
  return `${a}-${d}`;
}
