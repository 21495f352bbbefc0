/**
 * How the lanes lie in a window. In a wide one they run from west to east under a strip of sky, as the server draws them.
 * Where hexes are larger that way they are turned: from the dry foot up to the Great Plains, so that they fill the width
 * of a phone. Everything here follows from the server's drawing; pieces always stand upright.
 */
import type { Box, Point, Size } from '../../board/viewport';
import type { BoardArt, WindRiverArt } from './art';
import { PLAINS } from './lanes';

export interface Laid {
  readonly isTurned: boolean;
  readonly frame: Box;
  /** What is shown at first. */
  readonly focus: Box;
  /** The box round the hexes. */
  readonly field: Box;
  /** Above it is sky. */
  readonly horizon: number;
  readonly names: readonly string[];
  readonly hexes: Readonly<Record<string, Point>>;
  readonly outline: string;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly lands: Readonly<Record<string, string>>;
  /** Where the name of a hex stands on it, and how large it is. */
  readonly nameAt: Point;
  readonly nameSize: number;
  readonly herds: readonly (readonly Point[])[];
  readonly tents: readonly (readonly Point[])[];
  /** Below this tents of a hex are meant, above it its herd. */
  readonly tentsBelow: number;
  readonly camps: readonly { readonly at: Point; readonly scale: number }[];
  readonly plainsNameAt: Point;
  /** Where the plains are pointed at while nobody goes there. */
  readonly plainsAt: Point;
  readonly ways: string;
}

/** Of what is seen so much is sky, and no more. */
const SKY = 0.09;
/** Names are that high on the screen, but no larger than hexes bear. */
const LETTERS = 11;
const LARGEST_LETTERS = 28;

/** In windows that are wider still turned hexes would be too flat for what stands on them. */
const WIDEST_TURNED = 1.2;

export function layOut(art: WindRiverArt, board: BoardArt, window: Size): Laid {
  const laid = across(art, board, window);
  if (window.width > window.height * WIDEST_TURNED) return laid;
  const other = turned(art, board, window);
  return sizeOfHexes(other, window) > sizeOfHexes(laid, window) ? other : laid;
}

function scaleOf(focus: Box, window: Size): number {
  return window.width > 0 ? Math.min(window.width / focus[2], window.height / focus[3]) : 1;
}

function sizeOfHexes({ focus, halfWidth, halfHeight }: Laid, window: Size): number {
  return scaleOf(focus, window) ** 2 * halfWidth * halfHeight;
}

function letters(focus: Box, window: Size, least: number): number {
  return Math.min(LARGEST_LETTERS, Math.max(least, LETTERS / scaleOf(focus, window)));
}

// ------------------------------------------------------------------------------------------------- from west to east

/** Hexes grow so much higher where the window leaves room for it. */
const HIGHEST = 1.22;

function across(art: WindRiverArt, board: BoardArt, window: Size): Laid {
  const [x, y, width, height] = board.field;
  const [left, right, bottom] = [28, 236, 24];
  const wide = width + left + right;
  const above = y - board.horizon;
  const room = window.width > 0 ? (wide * window.height) / window.width : 0;
  const higher = Math.min(HIGHEST, Math.max(1, (room * (1 - SKY) - above - bottom) / height));
  const onHex = ([east, south]: Point): Point => [east, south * higher];
  const place = ([east, south]: Point): Point => [east, y + (south - y) * higher];
  const field: Box = [x, y, width, height * higher];
  const tall = Math.max((above + field[3] + bottom) / (1 - SKY), room);
  const focus: Box = [x - left, board.horizon - tall * SKY, wide, tall];
  const [waysX, waysY] = waysAt(art);
  const [movedX, movedY] = place([waysX, waysY]);
  return {
    isTurned: false,
    frame: board.frame,
    focus,
    field,
    horizon: board.horizon,
    names: board.hexes,
    hexes: moved(art.hexes, place),
    outline: turnedPath(art.outline, onHex),
    halfWidth: art.half_width,
    halfHeight: art.half_height * higher,
    lands: Object.fromEntries(
      Object.entries(art.lands).map(([hex, land]) => [hex, `<g transform="scale(1 ${higher.toFixed(3)})">${land}</g>`]),
    ),
    nameAt: onHex([art.half_width * -0.6, art.half_height * 0.53]),
    nameSize: Math.min(23, letters(focus, window, 13)),
    herds: art.herds.map((herd) => herd.map(onHex)),
    tents: art.tents.map((row) => row.map(onHex)),
    tentsBelow: 14 * higher,
    camps: board.camps.map(({ at, scale }) => ({ at: place(at), scale })),
    plainsNameAt: [x + width + 108, board.plains_name_at[1]],
    plainsAt: [x + width + 90, y + field[3] * 0.5],
    ways: `<g transform="translate(${movedX - waysX} ${movedY - waysY})">${art.ways}</g>`,
  };
}

function moved(hexes: WindRiverArt['hexes'], place: (point: Point) => Point): Record<string, Point> {
  return Object.fromEntries(Object.entries(hexes).map(([hex, at]) => [hex, place(at)]));
}

// -------------------------------------------------------------------------------------------------------- turned

/** Lanes lie so much further apart than in the drawing: a hex is as wide as it would be if it were not flat. */
const WIDER = 1.25;
/** Hexes are so much shorter along their lane, as the window is high. */
const [SHORTEST, LONGEST] = [0.5, 0.92];
const [EDGE, FOOT, PLAINS_HEIGHT] = [10, 22, 124];

function turned(art: WindRiverArt, board: BoardArt, window: Size): Laid {
  const [fieldX, fieldY, fieldWidth, fieldHeight] = board.field;
  const wide = fieldHeight * WIDER + 2 * EDGE;
  const tall = (wide * window.height) / window.width;
  const shorter = Math.min(LONGEST, Math.max(SHORTEST, (tall * (1 - SKY) - PLAINS_HEIGHT - FOOT) / fieldWidth));
  const place = ([x, y]: Point): Point => [y * WIDER, -x * shorter];
  const [left, top] = place([fieldX + fieldWidth, fieldY]);
  const field: Box = [left, top, fieldHeight * WIDER, fieldWidth * shorter];
  const horizon = top - PLAINS_HEIGHT;
  const land = PLAINS_HEIGHT + field[3] + FOOT;
  const seen = Math.max(land / (1 - SKY), tall);
  const focus: Box = [left - EDGE, horizon - seen * SKY, wide, seen];

  const halfWidth = art.half_height * WIDER;
  const halfHeight = art.half_width * shorter;
  const flat = halfHeight / art.half_height;
  const outline = turnedPath(art.outline, place);
  const onHex = ([x, y]: Point): Point => [x * WIDER, y * flat - 4];
  const [waysX, waysY] = waysAt(art);
  // Arrows are 44 long; they stand in the gap below the lane between.
  const [footX, footY] = place(art.hexes['d1']!);
  const foot: Point = [footX, footY + halfHeight + 48];
  return {
    isTurned: true,
    frame: focus,
    focus,
    field,
    horizon,
    names: board.hexes,
    hexes: moved(art.hexes, place),
    outline,
    halfWidth,
    halfHeight,
    lands: Object.fromEntries(
      Object.entries(art.lands).map(([hex, land]) => [hex, turnedLand(land, art.outline, outline, flat)]),
    ),
    nameAt: [-halfWidth * 0.5 + 16, halfHeight - 8],
    nameSize: letters(focus, window, 16),
    herds: art.herds.map((herd) => herd.map(onHex)),
    tents: art.tents.map((row) => row.map(([x, y]): Point => [x + 22, y * flat + 2])),
    tentsBelow: 14 * flat,
    camps: board.camps.map((_, seat) => ({
      at: [left + field[2] * ((seat + 0.5) / board.camps.length) - 62, top - 52],
      scale: 1.15,
    })),
    plainsNameAt: [left + field[2] / 2, horizon + 30],
    plainsAt: [left + field[2] / 2, top - 66],
    ways: `<g transform="translate(${foot.join(' ')})rotate(-90)translate(${-waysX} ${-waysY})">` + `${art.ways}</g>`,
  };
}

/** Where the three arrows stand: the point their group is moved to. */
function waysAt({ ways }: WindRiverArt): Point {
  const [, x = '0', y = '0'] = /translate\((-?[\d.]+)[ ,](-?[\d.]+)\)/.exec(ways) ?? [];
  return [Number(x), Number(y)];
}

/** A path of straight lines whose points all lie elsewhere. */
export function turnedPath(path: string, place: (point: Point) => Point): string {
  return path.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x: string, y: string) =>
    place([Number(x), Number(y)])
      .map((number) => Math.round(number * 100) / 100)
      .join(' '),
  );
}

/** The ground of a hex in its new shape; its grass still grows upwards. */
function turnedLand(land: string, outline: string, turnedOutline: string, flat: number): string {
  const end = land.indexOf('/>') + 2;
  const ground = land.slice(0, end).replace(outline, turnedOutline);
  return `${ground}<g transform="scale(1.1 ${flat.toFixed(3)})">${land.slice(end)}</g>`;
}

// ------------------------------------------------------------------------------------------------------ pointing

/** The hex round a point, or the nearest one in reach; beyond the last of all lanes the Great Plains. */
export function placeAt(laid: Laid, x: number, y: number, reach = 0): string | null {
  let found: string | null = null;
  let least = 1 + reach / laid.halfHeight;
  for (const hex of laid.names) {
    const away = awayFrom(laid, laid.hexes[hex]!, x, y);
    if (away < least) [found, least] = [hex, away];
  }
  return found ?? (isInPlains(laid, x, y) ? PLAINS : null);
}

function isInPlains({ isTurned, field, halfWidth, halfHeight, horizon }: Laid, x: number, y: number): boolean {
  const [left, top, width, height] = field;
  if (isTurned) return y > horizon && y < top + halfHeight;
  return x > left + width - halfWidth && y > top - halfHeight && y < top + height + halfHeight;
}

/** How far a point is from the middle of a hex: 1 at its edge. */
function awayFrom({ isTurned, halfWidth, halfHeight }: Laid, [hexX, hexY]: Point, x: number, y: number): number {
  const across = Math.abs(x - hexX) / halfWidth;
  const down = Math.abs(y - hexY) / halfHeight;
  return isTurned ? Math.max(down, across + down / 2) : Math.max(across, down + across / 2);
}

/** Where a piece goes that leaves a hex for a place. */
export function goalOf({ hexes, isTurned, halfWidth, halfHeight }: Laid, from: string, to: string): Point {
  const goal = hexes[to];
  if (goal) return goal;
  const [x, y] = hexes[from]!;
  return isTurned ? [x, y - 2 * halfHeight] : [x + 2 * halfWidth, y];
}
