/** The drawings of tiles as they lie: all of the standard set at once, others when they are first seen. */
import { Sheets } from '../../board/art.svelte';
import type { Point } from '../../board/viewport';
import type { BisonArt, FaceArt, Places } from './art';
import { cellOf, meetingOf, sheetOf, terrainOf, wayBetween } from './spaces';
import type { BisonView, Face, LaidTile } from './view';

const sheets = new Sheets<FaceArt>('/api/games/bison/art/tiles');
const sets = new Sheets<{ readonly tiles: Readonly<Record<string, FaceArt>> }>('/api/games/bison/art/sets');

export function faceArt(face: Face, rotation: number): FaceArt | undefined {
  return sheets.get(sheetOf(face, rotation));
}

/** The standard tiles, so that nothing need be fetched when one of them is drawn or laid. */
export async function prepareStandardTiles(): Promise<void> {
  const { tiles } = await sets.load('standard');
  for (const [face, art] of Object.entries(tiles)) sheets.keep(face, art);
}

/** All three rotations, so that a tile turns without waiting. */
export async function prepareFace(face: Face): Promise<void> {
  await Promise.all([0, 1, 2].map((rotation) => sheets.load(sheetOf(face, rotation))));
}

const LETTERS = { prairie: 'P', mountain: 'M', river: 'R' } as const;

export function placesOn(face: FaceArt, space: string): Places {
  return face.places[LETTERS[terrainOf(space)]];
}

export function tileAt(view: Pick<BisonView, 'tiles'>, cell: string): LaidTile | undefined {
  return view.tiles.find((tile) => tile.cell === cell);
}

/** Where the pieces of a space stand on the board; the middle of its cell until its drawing is here. */
export function spotOf(space: string, view: Pick<BisonView, 'tiles'>, art: BisonArt): Point {
  const [x, y] = art.cells[cellOf(space)]!;
  const tile = tileAt(view, cellOf(space));
  const face = tile && faceArt(tile.face, tile.rotation);
  if (!face) return [x, y];
  const [right, down] = placesOn(face, space).pieces;
  return [x + right, y + down];
}

/** The points somebody passes who goes from one space to another: from place to place, and along the water. */
export function pointsBetween(
  near: ReadonlyMap<string, readonly string[]>,
  from: string,
  to: string,
  view: Pick<BisonView, 'tiles'>,
  art: BisonArt,
): Point[] {
  return wayBetween(near, from, to).flatMap((space, number, way): Point[] => {
    const meeting = number === 0 ? undefined : meetingOf(view.tiles, art, way[number - 1]!, space);
    const spot = spotOf(space, view, art);
    return meeting ? [[meeting.x, meeting.y], spot] : [spot];
  });
}
