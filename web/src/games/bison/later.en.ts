/** The words of what a turn of Bison can be made without: English, and with it the type of the other languages. */
import { countedIn } from '../../messages/plural';
import { hunters, terrains, tiles } from './messages.en';
import type { Terrain } from './view';

const counted = countedIn('en');

export const later = {
  terrainName: { prairie: 'Prairie', mountain: 'Mountain', river: 'River' } as Record<Terrain, string>,
  piece: (isCanoe: boolean, value: number): string => `${isCanoe ? 'canoe' : 'tepee'} of value ${value}`,

  tray: {
    noHunters: 'No hunters',
    priceOf: (count: number, price: number): string =>
      `${hunters(count)}: ${price < 0 ? 'gain 1 animal' : price === 0 ? 'free' : `${price} animals`}`,
    price: 'Price of an action',
    more: (name: string): string => `Pay more ${name}`,
    fewer: (name: string): string => `Pay fewer ${name}`,
    buy: 'Buy',
    buyItem: (name: string, each: number): string => `Buy ${name}: ${each} of each animal`,
    trade: 'Trade 3 for 1',
    tradeItem: (gives: string, brings: string): string => `Give ${gives}, get ${brings}`,
  },

  seat: {
    reserve: 'Reserve',
    market: 'Market',
    finalScore: 'Final score, if scored now',
    store: (count: number): string => `${count} in store, emptied before the last scoring`,
    totem: 'Holds the totem: first player of the season',
    tile: 'Holds a tile',
  },

  shapes: {
    unseen: (count: number): string =>
      `${tiles(count)} not seen yet: in the stack, in other hands, or put aside unseen at the start.`,
    tiles,
    corners: ['north', 'northeast', 'southeast', 'south', 'southwest', 'northwest'],
    shape: (from: string, to: string, sides: number): string =>
      `River from ${from} to ${to}, ${counted(sides, 'side', 'sides')} of prairie`,
  },

  parts: {
    nobody: 'Nobody is here.',
    worth: (parts: string): string => `${parts} in all`,
    now: 'now',
    after: 'after your turn',
    rank: (rank: number): string => `${rank}.`,
    begin: 'Begin here',
  },

  list: {
    /** Sides of a tile from the first corner on: between north and northeast, and so on clockwise. */
    sides: ['northeast', 'east', 'southeast', 'southwest', 'west', 'northwest'],
    face: (from: string, to: string, prairie: string, mountain: string): string =>
      `River from ${from} to ${to}; prairie ${prairie}; mountain ${mountain}`,
    joins: (terrain: Terrain, cells: string): string => `its ${terrains[terrain]} joins that of ${cells}`,
    joinsNothing: 'it joins nothing of its kind',
    priced: (text: string, price: number): string =>
      `${text} – ${price < 0 ? 'you gain 1 animal' : price === 0 ? 'free' : `costs ${counted(price, 'animal', 'animals')}`}`,
    have: (text: string, count: number): string => `${text} (you have ${count} of 15)`,
    actions: 'Actions',
    next: 'On the board',
    animals: 'Animals',
    end: 'To the end of this action',
    another: 'Choose another space',
    regions: 'What the regions would bring now',
    open: (cell: string): string => `${cell}: no tile yet, a tile may be laid here`,
    space: (label: string, animalsHere: string, who: string): string =>
      `${label}: ${animalsHere || 'no animals'}${who ? `; ${who}` : ''}`,
    owner: (name: string, pieces: string): string => `${name}: ${pieces}`,
  },
};

export type BisonLater = typeof later;
