/** English, and with it the type of every other language. */
import { countedIn } from '../../messages/plural';
import type { Direction } from './lanes';

const counted = countedIn('en');

const bison = (count: number): string => `${count} bison`;
const tents = (count: number): string => counted(count, 'tent', 'tents');
const resources = (count: number): string => counted(count, 'resource', 'resources');

const directions: Record<Direction, string> = {
  e: 'east',
  ne: 'north-east',
  se: 'south-east',
  w: 'west',
  nw: 'north-west',
  sw: 'south-west',
};

export const messages = {
  board: 'The lanes of Wind River',
  plains: 'Great Plains',
  larger: 'Larger',
  smaller: 'Smaller',
  fit: 'Show everything',
  directions,
  artFailed: 'The board could not be loaded.',
  tryAgain: 'Try again',
  loading: 'The prairie is waking up …',

  hex: {
    empty: 'empty',
    bison,
    tents: (name: string, count: number) => `${name}: ${tents(count)}`,
    unsupplied: (count: number) => `${count} unsupplied`,
    arrived: (name: string, count: number) => `${name}: ${tents(count)} arrived`,
    nobodyArrived: 'nobody has arrived yet',
    picked: 'picked up',
    canBeChosen: 'can be chosen',
  },

  prompt: {
    over: 'The game is over.',
    confirm: 'Your turn is complete: confirm it, or take a step back.',
    set: 'Choose a free hex for your tent.',
    bison: (left: number, moved: number) =>
      left > 1 ? `Move ${left} bison, one at a time.` : moved > 0 ? 'Move one more bison.' : 'Move one bison.',
    way: 'Where shall it go?',
    lose: (left: number) =>
      left === 1
        ? 'You cannot pay for everybody: take an unsupplied tent off the board.'
        : `You cannot pay for everybody: take ${left} unsupplied tents off the board.`,
    extra: 'Choose an extra action, or none.',
    extraTent: 'Which of your tents moves?',
    extraTentWay: 'Where does the tent move?',
    extraNew: 'Where shall the new tent stand?',
    extraHerd: 'Which bison moves once more?',
    extraHex: (hex: string) => `What shall happen on ${hex}?`,
    others: {
      set: (name: string) => `${name} is choosing a hex for a tent.`,
      bison: (name: string) => `${name} is moving bison.`,
      lose: (name: string) => `${name} must give up tents.`,
      extra: (name: string) => `${name} is choosing an extra action.`,
    },
  },

  headline: {
    over: { long: 'The game is over', short: 'Over' },
    setting: { long: 'The first tents are being set', short: 'First tents' },
    onTheWay: (count: number) => ({
      long: `${tents(count)} on the way; the game ends when none is left`,
      short: '',
    }),
    plains: {
      long: 'Only tents in the Great Plains count:',
      short: 'Great Plains:',
      about: 'Whoever has brought the most tents to the Great Plains wins when no tent is left on the board.',
    },
    arrived: (count: number): string => `${tents(count)} in the Great Plains`,
    near: (steps: number): string => `+1 in ${steps === 1 ? '1\u00a0step' : `${steps}\u00a0steps`}`,
    nearest: (steps: number): string => `the next one ${steps === 1 ? '1 step' : `${steps} steps`} away`,
  },

  tray: {
    bisonLeft: (left: number, all: number) => `${left} of ${all} bison still to move`,
    tentsLeft: (left: number) => `Still to take off the board: ${tents(left)}`,
    hand: (count: number) => `In your reserve: ${tents(count)}`,
    chooseHex: 'Choose a hex:',
    chooseWay: (hex: string) => `From ${hex}:`,
    supply: 'Supply',
    allSupplied: 'All your tents are supplied.',
    willPay: (paid: number) => `You will pay ${resources(paid)}.`,
    willPayAndLose: (paid: number, lost: number) => `You will pay ${resources(paid)} and lose ${tents(lost)}.`,
    willLose: (lost: number) => `You will lose ${tents(lost)}.`,
    payers: (names: string, isOne: boolean) => (isOne ? `${names} pays 1` : `${names} each pay 1`),
    noExtra: 'No extra action, end turn',
  },

  extras: {
    tent: { name: 'Move a tent', about: 'To any neighbouring hex, or on to the Great Plains' },
    earn: { name: 'Take resources', about: 'For the bison your tents do not need' },
    new: { name: 'New tent', about: 'Beside your own, for 3 resources' },
    herd: { name: 'One more bison', about: 'It may have moved before' },
    pass: { name: 'No extra action', about: 'Keep everything as it is' },
    earns: (count: number) => `+${count}`,
  },

  panel: {
    short: { hand: 'In reserve', board: 'On the board', plains: 'Great Plains', resources: 'Resources' },
    hand: 'Tents in reserve',
    board: 'Tents on the board',
    plains: 'Tents in the Great Plains',
    resources: (count: number) => `${count} of 10 resources`,
    unsuppliedLong: (count: number) => `Unsupplied if nothing changes:\u00a0${count}`,
  },

  list: {
    bison: 'Bison that can move',
    from: (hex: string, here: string, goals: string) => `${hex}: ${here} – may go to ${goals}`,
    way: (direction: string, place: string, there: string) => `${direction} to ${place}: ${there}`,
    lane: (lane: string) => `Lane ${lane}, from west to east`,
    another: 'Choose another one',
  },

  steps: {
    pass: 'No extra action',
    earn: 'Take resources',
    set: (hex: string) => `Tent on ${hex}`,
    bison: (from: string, to: string) => `Bison ${from} → ${to}`,
    lose: (hex: string) => `Tent off ${hex}`,
    tent: (from: string, to: string) => `Tent ${from} → ${to}`,
    new: (hex: string) => `New tent on ${hex}`,
    herd: (from: string, to: string) => `One more bison ${from} → ${to}`,
  },

  turn: {
    between: '; ',
    of: (name: string, deeds: string) => `${name} ${deeds}.`,
    set: (hex: string) => `sets a tent on ${hex}`,
    bison: (count: number, ways: string) => `moves ${bison(count)} (${ways})`,
    times: (way: string, count: number) => `${way}, ${count} times`,
    lose: (count: number, hexes: string) => `gives up ${tents(count)} (${hexes})`,
    tent: (from: string, to: string) => `moves a tent from ${from} to ${to}`,
    tentToPlains: (from: string) => `brings a tent from ${from} to the Great Plains`,
    earn: 'takes resources',
    new: (hex: string) => `sets a new tent on ${hex}`,
    herd: (from: string, to: string) => `drives one more bison from ${from} to ${to}`,
    herdToPlains: (from: string) => `drives one more bison from ${from} out into the Great Plains`,
    pass: 'takes no extra action',
    nothing: 'does nothing',
  },
};

export type WindRiverMessages = typeof messages;
