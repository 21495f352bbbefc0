/** Bison in English, and with it the type of the other languages. */
import { countedIn } from '../../messages/plural';
import type { Action, Animal, Terrain } from './view';

const counted = countedIn('en');

const animals: Record<Animal, [one: string, many: string]> = {
  bison: ['bison', 'bison'],
  salmon: ['salmon', 'salmon'],
  turkey: ['turkey', 'turkeys'],
};
export const terrains: Record<Terrain, string> = { prairie: 'prairie', mountain: 'mountain', river: 'river' };
const actions: Record<Action, string> = {
  tile: 'Lay the tile',
  tepee: 'Tepee',
  canoe: 'Canoe',
  gather: 'Gather',
  walk: 'Walk',
  trek: 'Trek',
};

export const hunters = (count: number): string => counted(count, 'hunter', 'hunters');
export const tiles = (count: number): string => counted(count, 'tile', 'tiles');
const animal = (kind: Animal, count: number): string => counted(count, ...animals[kind]);
const space = (cell: string, terrain: Terrain): string => `the ${terrains[terrain]} of\u00a0${cell}`;
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

export const messages = {
  board: 'Board of Bison',
  loading: 'The map is being unrolled …',
  failed: 'The map could not be fetched.',
  again: 'Try again',
  larger: 'Larger',
  smaller: 'Smaller',
  fit: 'Show everything',

  animal,
  hunters,
  listed,
  animalName: { bison: 'Bison', salmon: 'Salmon', turkey: 'Turkeys' } as Record<Animal, string>,
  space,
  spaceLabel: (cell: string, terrain: Terrain): string => `${cell} ${terrains[terrain]}`,
  region: (terrain: Terrain, first: string, last: string): string => {
    const name = { prairie: 'Prairie', mountain: 'Mountains', river: 'River' }[terrain];
    return first === last ? `${name} ${first}` : `${name} ${first}–${last}`;
  },

  action: actions,
  actionDoes: {
    tile: 'and bring hunters onto it',
    tepee: 'build or enlarge one on land',
    canoe: 'build or enlarge one on a river',
    gather: 'hunters join one of yours',
    walk: 'hunters go one space each',
    trek: 'hunters go up to three spaces',
  } as Record<Action, string>,
  actionUsed: 'taken this season',
  actionMust: 'must be taken now',
  actionIdle: 'nothing to do with it: +1\u00a0animal',

  prompt: {
    over: 'The game is over.',
    waiting: (name: string): string => `${name} is choosing.`,
    choose: 'Choose one of your actions.',
    chooseTile: 'This is your last action of the season: lay your tile.',
    lay: 'Choose where your tile goes.',
    place: 'Choose a space of the new tile for your hunters.',
    placeNumber: (terrain: Terrain): string => `How many hunters go onto the ${terrains[terrain]}?`,
    build: (isCanoe: boolean): string => `Choose a space for the ${isCanoe ? 'canoe' : 'tepee'}.`,
    buildMore: 'Change another space, or finish.',
    buildValue: 'Choose its value.',
    target: 'Choose where your hunters gather.',
    join: 'Choose a hunter to join them.',
    joinMore: 'Choose another hunter to join them, or finish.',
    from: 'Choose a hunter to move.',
    fromMore: 'Move another hunter, or finish.',
    to: 'Choose where the hunter stops.',
    gain: 'Choose the animal you gain.',
    pay: (due: number): string => `Choose which ${due === 1 ? 'animal pays' : `${due} animals pay`}.`,
    overflow: 'More than 15 of a kind: trade or buy, or let the rest go.',
    overflowFrom: (kind: string, regions: string): string =>
      `More than 15 ${kind}: trade or buy, or let the rest go. Brought by ${regions}.`,
    whole: 'Your turn is ready. Confirm it, or take something back.',
  },

  headline: {
    season: (season: number, seasons: number) => ({
      long: `Season ${season} of ${seasons}`,
      short: `Season ${season}/${seasons}`,
    }),
    action: (action: number, actions: number) => ({
      long: `action ${action} of ${actions}`,
      short: `action ${action}/${actions}`,
    }),
    tiles: (count: number) => ({
      long: count === 0 ? 'no tiles left' : `${tiles(count)} left`,
      short: tiles(count),
    }),
    over: { long: 'The game is over', short: 'Over' },
    next: {
      long: 'The next scoring fills the stores:',
      short: 'Scoring:',
      about:
        'After the season the land feeds the stores, which pay for actions. They are emptied before the last scoring, and only that decides the game.',
    },
    last: {
      long: 'Stores are emptied, only the last scoring counts:',
      short: 'Final:',
      about: 'The stores are emptied before the last scoring: only what the land brings then counts.',
    },
    score: { long: 'Final score:', short: 'Final:', about: 'The animals of the last scoring.' },
    brings: (count: number): string => `${count === 1 ? '1 animal' : `${count} animals`} if it were scored now`,
    final: (count: number): string => `final score ${count} if it were scored now`,
    points: (count: number): string => `final score ${count}`,
  },

  tray: {
    yourTile: 'Your tile',
    turnTile: 'Turn',
    layOn: (cell: string | null): string => (cell === null ? 'Lay the tile' : `Lay it on ${cell}`),
    andEnd: (what: string): string => `${what}, end turn`,
    enough: 'That is all',
    letGo: 'Let the rest go',
    pay: (count: number): string => `Pay ${count === 1 ? '1 animal' : `${count} animals`}`,
    market: 'Market and trade',
    putBack: 'Take the hunter back',
    remove: 'Remove',
    toCome: 'Tiles to come',
  },

  seat: {
    income: 'Next scoring',
    incomeOf: (parts: string): string => `Would bring ${parts} if it were scored now`,
    nothing: 'nothing',
    actionsLeft: (count: number): string => `${counted(count, 'action', 'actions')} left`,
    trackAt: (name: string, count: number): string => `${name}: ${count} of 15`,
  },

  target: {
    lay: (cell: string): string => `Lay the tile on ${cell}`,
    place: (label: string): string => `Hunters onto ${label}`,
    build: (label: string): string => `Build on ${label}`,
    target: (label: string): string => `Gather on ${label}`,
    join: (label: string): string => `A hunter joins from ${label}`,
    from: (label: string): string => `A hunter leaves ${label}`,
    to: (label: string): string => `The hunter stops on ${label}`,
  },

  step: {
    buy: (item: string): string => `Buy ${item}`,
    trade: (gives: Animal, brings: Animal): string => `Trade ${animal(gives, 3)} for ${animal(brings, 1)}`,
    action: (action: Action): string => actions[action],
    done: 'That is all',
    place: (count: number, terrain: Terrain): string => `${hunters(count)} onto the ${terrains[terrain]}`,
    gain: (kind: Animal): string => `Gain ${animal(kind, 1)}`,
    pay: (kind: Animal, count: number): string => `Pay ${animal(kind, count)}`,
    lay: (cell: string): string => `Tile on ${cell}`,
    target: (where: string): string => `Gather on ${where}`,
    join: (where: string): string => `Hunter from ${where}`,
    from: (where: string): string => `Hunter leaves ${where}`,
    to: (where: string): string => `… and stops on ${where}`,
    build: (isCanoe: boolean, value: number, where: string): string =>
      value === 0 ? `Remove it from ${where}` : `${isCanoe ? 'Canoe' : 'Tepee'} of value ${value} on ${where}`,
  },

  item: (item: 'hunter' | 'tepee' | 'canoe', value: number): string =>
    item === 'hunter' ? 'a hunter' : `a ${item} of value ${value}`,

  /** Clauses of a turn's sentence; the first word of each is a verb. */
  sentence: {
    turn: (name: string, clauses: readonly string[]): string => `${name} ${listed(clauses)}.`,
    passes: (name: string): string => `${name} does nothing.`,
    buys: (items: readonly string[]): string => `buys ${listed(items)}`,
    trades: (gives: string, brings: string): string => `trades ${gives} for ${brings}`,
    lays: (cell: string): string => `lays the tile on ${cell}`,
    places: (count: number, terrain: Terrain): string => `puts ${hunters(count)} on its ${terrains[terrain]}`,
    builds: (isCanoe: boolean, value: number, where: string): string =>
      `builds a ${isCanoe ? 'canoe' : 'tepee'} of value ${value} on ${where}`,
    removes: (isCanoe: boolean, where: string): string => `takes the ${isCanoe ? 'canoe' : 'tepee'} from ${where}`,
    gathers: (count: number, where: string): string => `gathers ${hunters(count)} on ${where}`,
    moves: (count: number, from: string, to: string): string => `moves ${hunters(count)} from ${from} to ${to}`,
    skips: (action: Action): string => `uses “${actions[action]}” without hunters`,
    gains: (what: string): string => `gains ${what}`,
    pays: (what: string): string => `pays ${what}`,
    paysAnimals: (count: number): string => `pays ${count} animals`,
    letsGo: 'lets the rest go',
  },
};

export type BisonMessages = typeof messages;
