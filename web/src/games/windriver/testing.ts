/** Positions and steps for the tests of this folder. */
import type { Choosing, Scene, Step } from '../../table/contract';
import type { Direction } from './lanes';
import type { Kind } from './steps';
import type { HexView, Phase, WindRiverView } from './view';

const DIRECTIONS = ['e', 'ne', 'se', 'w', 'nw', 'sw'];
const FIRST: Record<Kind, number> = { pass: 0, earn: 1, set: 2, bison: 38, lose: 146, tent: 182, new: 398, herd: 434 };

/** `step('bison', 'c3', 'ne')`, with the number the server gives it. */
export function step(kind: Kind, hex?: string, direction?: Direction): Step {
  if (hex === undefined) return { step: FIRST[kind], kind, parameters: {} };
  const place = 'abcdef'.indexOf(hex.charAt(0)) * 6 + Number(hex.charAt(1)) - 1;
  const number = FIRST[kind] + place + 36 * (direction === undefined ? 0 : DIRECTIONS.indexOf(direction));
  return { step: number, kind, parameters: direction === undefined ? { hex } : { hex, direction } };
}

/** A view of two players on lanes c to f, empty but for what is given. */
export function view(phase: Phase, hexes: Record<string, Partial<HexView>> = {}, resources = [1, 1]): WindRiverView {
  const all: Record<string, HexView> = {};
  for (const lane of 'cdef') {
    for (let column = 1; column <= 6; column += 1) {
      const hex = `${lane}${column}`;
      const bison = hexes[hex]?.bison ?? 0;
      all[hex] = { bison, unmoved: bison, tents: [0, 0], hungry: [0, 0], ...hexes[hex] };
    }
  }
  const contents = Object.values(all);
  const count = (key: 'tents' | 'hungry', seat: number): number =>
    contents.reduce((sum, content) => sum + content[key][seat]!, 0);
  return {
    game: 'wind-river',
    players: 2,
    seat: 0,
    to_move: 0,
    turn: 5,
    over: phase === 'over',
    phase,
    left: 2,
    hexes: all,
    seats: resources.map((held, seat) => ({
      resources: held,
      hand: 7 - count('tents', seat),
      board: count('tents', seat),
      plains: 0,
      hungry: count('hungry', seat),
      earns: 0,
    })),
  };
}

export interface TestScene extends Scene<WindRiverView> {
  readonly chosen: number[];
  readonly asked: number[];
}

export function sceneOf(shown: WindRiverView, legal: readonly Step[], seat: number | null = 0): TestScene {
  const chosen: number[] = [];
  const asked: number[] = [];
  const choosing: Choosing = {
    seat,
    legal,
    drafted: [],
    shown: [],
    isWhole: false,
    isBusy: false,
    choose: (number) => void chosen.push(number),
    chooseAll: (numbers) => void chosen.push(...numbers),
    finish: (numbers) => void chosen.push(...numbers),
    takeBack: () => undefined,
    ask: (number) => void asked.push(number),
    undo: () => undefined,
    undoAll: () => undefined,
    confirm: () => undefined,
  };
  return {
    view: shown,
    settled: shown,
    seats: ['Ann', 'Bo'].map((name, place) => ({
      seat: place,
      name,
      kind: 'person',
      isMine: place === 0,
      isPresent: true,
    })),
    mySeat: 0,
    choosing,
    parts: [],
    partsAfter: null,
    toCome: [],
    movement: null,
    movementDone: () => undefined,
    isCovered: false,
    setup: {},
    spotlight: [],
    options: { language: 'en', patterns: false, motion: false, pace: 1, sound: false },
    chosen,
    asked,
  };
}
