/** The words of what a turn of Bison can be made without: Italian. */
import { countedIn } from '../../messages/plural';
import type { BisonLater } from './later.en';
import { hunters, terrains, tiles } from './messages.it';

const counted = countedIn('it');

export const later: BisonLater = {
  terrainName: { prairie: 'Prateria', mountain: 'Montagna', river: 'Fiume' },
  piece: (isCanoe, value) => `${isCanoe ? 'canoa' : 'tenda'} di valore ${value}`,

  tray: {
    noHunters: 'Nessun cacciatore',
    priceOf: (count, price) =>
      `${hunters(count)}: ${price < 0 ? 'ricevi 1 animale' : price === 0 ? 'gratis' : `${price} animali`}`,
    price: 'Costo di un’azione',
    more: (name) => `Paga di più: ${name}`,
    fewer: (name) => `Paga di meno: ${name}`,
    buy: 'Comprare',
    buyItem: (name, each) => `Compra ${name}: ${each} di ogni animale`,
    trade: 'Scambiare 3 con 1',
    tradeItem: (gives, brings) => `Dai ${gives}, ricevi ${brings}`,
  },

  seat: {
    reserve: 'Riserva',
    market: 'Mercato',
    finalScore: 'Punteggio finale, contando ora',
    store: (count) => `${count} di scorta, azzerata prima dell’ultimo conteggio`,
    totem: 'Ha il totem: giocatore iniziale della stagione',
    tile: 'Ha una tessera in mano',
  },

  shapes: {
    unseen: (count) =>
      `${tiles(count)} non ancora ${count === 1 ? 'vista' : 'viste'}: nella pila, in mano ad altri o messe da parte coperte all’inizio.`,
    tiles,
    corners: ['nord', 'nord-est', 'sud-est', 'sud', 'sud-ovest', 'nord-ovest'],
    shape: (from, to, sides) => `Fiume da ${from} a ${to}, ${counted(sides, 'lato', 'lati')} di prateria`,
  },

  parts: {
    nobody: 'Qui non c’è nessuno.',
    worth: (parts) => `${parts} in tutto`,
    now: 'adesso',
    after: 'dopo il tuo turno',
    rank: (rank) => `${rank}º`,
    begin: 'Comincia qui',
  },

  list: {
    sides: ['nord-est', 'est', 'sud-est', 'sud-ovest', 'ovest', 'nord-ovest'],
    face: (from, to, prairie, mountain) => `Fiume da ${from} a ${to}; prateria a ${prairie}; montagna a ${mountain}`,
    joins: (terrain, cells) => `${terrains[terrain]}: si unisce a ${cells}`,
    joinsNothing: 'non si unisce a nulla di uguale',
    priced: (text, price) =>
      `${text} – ${price < 0 ? 'ottieni 1 animale' : price === 0 ? 'gratis' : `costa ${counted(price, 'animale', 'animali')}`}`,
    have: (text, count) => `${text} (ne hai ${count} su 15)`,
    actions: 'Azioni',
    next: 'Sul tabellone',
    animals: 'Animali',
    end: 'Concludi questa azione',
    another: 'Scegli un’altra area',
    regions: 'Quanto renderebbero ora le regioni',
    open: (cell) => `${cell}: ancora nessuna tessera, qui se ne può mettere una`,
    space: (label, animalsHere, who) => `${label}: ${animalsHere || 'nessun animale'}${who ? `; ${who}` : ''}`,
    owner: (name, pieces) => `${name}: ${pieces}`,
  },
};
