/** Names of spaces, and which lie next to each other: to draw ways and outlines, never to decide what is legal. */
import type { BisonArt } from './art';
import type { Face, LaidTile, Terrain } from './view';

const LETTERS: Readonly<Record<Terrain, string>> = { prairie: 'p', mountain: 'm', river: 'r' };
const TERRAIN_OF: Readonly<Record<string, Terrain>> = { p: 'prairie', m: 'mountain', r: 'river' };

export function spaceName(cell: string, terrain: Terrain): string {
  return cell + LETTERS[terrain];
}

export function isSpace(place: string): boolean {
  return place.slice(-1) in TERRAIN_OF;
}

export function cellOf(place: string): string {
  return isSpace(place) ? place.slice(0, -1) : place;
}

export function terrainOf(space: string): Terrain {
  return TERRAIN_OF[space.slice(-1)]!;
}

/** A face as it lies after a rotation; also the name of its drawing. */
export function lying(face: Face, rotation: number): Face {
  const [a, ...rest] = face;
  return [(a + 2 * rotation) % 6, ...rest];
}

export function sheetOf(face: Face, rotation: number): string {
  return lying(face, rotation).join('-');
}

/** The land at a side of a tile that lies so. */
export function landAt([a, d]: Face, side: number): 'prairie' | 'mountain' {
  return (((side - a) % 6) + 6) % 6 < d ? 'prairie' : 'mountain';
}

type Ground = Pick<BisonArt, 'cells' | 'neighbours' | 'corners'>;

/** Every corner of the board has one name, whichever tile is asked. */
export function cornerAt(art: Ground, cell: string, corner: number): { key: string; x: number; y: number } {
  const [x, y] = art.cells[cell]!;
  const [right, down] = art.corners[corner]!;
  const at = { x: x + right, y: y + down };
  // Corners lie 50 apart and more; tens tell them apart whatever was rounded on the way.
  return { key: `${Math.round(at.x / 10)} ${Math.round(at.y / 10)}`, ...at };
}

function riverEnds([a, d]: Face): [number, number] {
  return [a % 6, (a + d) % 6];
}

/** Each space and the spaces one step away. */
export function nextTo(tiles: readonly LaidTile[], art: Ground): Map<string, string[]> {
  const near = new Map<string, string[]>();
  const faces = new Map(tiles.map((tile) => [tile.cell, lying(tile.face, tile.rotation)]));
  const join = (one: string, other: string) => {
    near.set(one, [...(near.get(one) ?? []), other]);
  };
  const riversAt = new Map<string, string[]>();
  for (const [cell, face] of faces) {
    const river = spaceName(cell, 'river');
    for (const land of ['prairie', 'mountain'] as const) {
      join(river, spaceName(cell, land));
      join(spaceName(cell, land), river);
    }
    for (let side = 0; side < 6; side++) {
      const across = art.neighbours[cell]![side];
      const other = across ? faces.get(across) : undefined;
      if (across && other) join(spaceName(cell, landAt(face, side)), spaceName(across, landAt(other, side + 3)));
    }
    for (const end of riverEnds(face)) {
      const { key } = cornerAt(art, cell, end);
      for (const met of riversAt.get(key) ?? []) {
        join(met, river);
        join(river, met);
      }
      riversAt.set(key, [...(riversAt.get(key) ?? []), river]);
    }
  }
  return near;
}

/** A shortest way between two spaces, both included; straight if there is none. */
export function wayBetween(near: ReadonlyMap<string, readonly string[]>, from: string, to: string): string[] {
  const cameFrom = new Map<string, string>([[from, from]]);
  const queue = [from];
  for (const here of queue) {
    if (here === to) break;
    for (const next of near.get(here) ?? []) {
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, here);
      queue.push(next);
    }
  }
  if (!cameFrom.has(to)) return [from, to];
  const way = [to];
  while (way[0] !== from) way.unshift(cameFrom.get(way[0]!)!);
  return way;
}

/** Where the rivers of two tiles meet. */
export function meetingOf(
  tiles: readonly LaidTile[],
  art: Ground,
  one: string,
  other: string,
): { x: number; y: number } | undefined {
  const ends = (space: string) => {
    const tile = tiles.find(({ cell }) => cell === cellOf(space));
    if (!tile || terrainOf(space) !== 'river') return [];
    return riverEnds(lying(tile.face, tile.rotation)).map((end) => cornerAt(art, tile.cell, end));
  };
  const keys = new Set(ends(one).map(({ key }) => key));
  return one === other ? undefined : ends(other).find(({ key }) => keys.has(key));
}

/** Row by row from the north, in a row from west to east; on a tile prairie, mountain, river. */
export function inReadingOrder(one: string, other: string): number {
  const order = (place: string) => [cellOf(place), 'pmr'.indexOf(place.slice(-1))] as const;
  const [cell, land] = order(one);
  const [otherCell, otherLand] = order(other);
  return cell === otherCell ? land - otherLand : cell < otherCell ? -1 : 1;
}
