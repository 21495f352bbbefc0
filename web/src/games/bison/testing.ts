/** Positions and steps for tests. */
import type { Scene, Step } from '../../table/contract';
import type { BisonView, SeatState } from './view';

export const seatState = (change: Partial<SeatState> = {}): SeatState => ({
  tracks: { bison: 10, salmon: 10, turkey: 10 },
  reserve: { hunters: 4, tepees: [1, 2], canoes: [1, 2] },
  market: { hunters: 4, tepees: [1, 2, 3, 4], canoes: [1, 2, 3, 4] },
  used: [],
  holds_tile: true,
  hand: null,
  ...change,
});

/** The three start tiles; blue has two hunters on the prairie of c3, red a canoe on c4. */
export const startView = (change: Partial<BisonView> = {}): BisonView => ({
  game: 'bison',
  players: 2,
  variant: 0,
  seat: 0,
  to_move: 0,
  turn: 1,
  over: false,
  phase: 'choose',
  season: 1,
  seasons: 6,
  round: 1,
  totem: 0,
  stack: 10,
  tiles: [
    { cell: 'c3', tile: 'S1', rotation: 1, face: [0, 3, 1, 1, 1] },
    { cell: 'c4', tile: 'S2', rotation: 2, face: [0, 3, 1, 1, 1] },
    { cell: 'd3', tile: 'S3', rotation: 0, face: [0, 3, 1, 1, 1] },
  ],
  open: ['b2', 'b3', 'b4', 'c2', 'c5', 'd2', 'd4', 'e2', 'e3'],
  spaces: {
    ...Object.fromEntries(
      ['c3', 'c4', 'd3'].flatMap((cell) =>
        ['p', 'm', 'r'].map((land) => [cell + land, { animals: 1, seat: null, hunters: 0, value: 0 }]),
      ),
    ),
    c3p: { animals: 1, seat: 0, hunters: 2, value: 0 },
    c4r: { animals: 1, seat: 1, hunters: 0, value: 2 },
  },
  seats: [seatState(), seatState()],
  draft: null,
  scoring: null,
  ...change,
});

let next = 0;
export const step = (kind: string, parameters: Step['parameters'] = {}): Step => ({ step: next++, kind, parameters });

export interface Told {
  chosen: number[];
  asked: number[];
  undone: number;
}

/** A scene in which seat 0 chooses, and what it was told. */
export function sceneOf(view: BisonView, legal: readonly Step[] = []): { scene: Scene<BisonView>; told: Told } {
  const told: Told = { chosen: [], asked: [], undone: 0 };
  const scene: Scene<BisonView> = {
    view,
    settled: view,
    seats: ['Ann', 'Ben'].map((name, seat) => ({ seat, name, kind: 'person', isMine: seat === 0, isPresent: true })),
    mySeat: 0,
    choosing: {
      seat: 0,
      legal,
      drafted: [],
      shown: [],
      isWhole: false,
      isBusy: false,
      choose: (number) => told.chosen.push(number),
      chooseAll: (numbers) => told.chosen.push(...numbers),
      finish: (numbers) => told.chosen.push(...numbers),
      takeBack: () => undefined,
      ask: (number) => told.asked.push(number),
      undo: () => (told.undone += 1),
      undoAll: () => undefined,
      confirm: () => undefined,
    },
    parts: [],
    partsAfter: null,
    toCome: [],
    movement: null,
    movementDone: () => undefined,
    isCovered: false,
    setup: {},
    spotlight: [],
    options: { language: 'en', patterns: false, motion: false, pace: 1, sound: false },
  };
  return { scene, told };
}
