/** The words of what a turn of Bison can be made without: German. */
import { countedIn } from '../../messages/plural';
import type { BisonLater } from './later.en';
import { hunters, terrains, tiles } from './messages.de';

const counted = countedIn('de');

export const later: BisonLater = {
  terrainName: terrains,
  piece: (isCanoe, value) => `${isCanoe ? 'Kanu' : 'Zelt'} mit Wert ${value}`,

  tray: {
    noHunters: 'Ohne Jäger',
    priceOf: (count, price) =>
      `${hunters(count)}: ${price < 0 ? '1 Tier erhalten' : price === 0 ? 'kostenlos' : `${price} Tiere`}`,
    price: 'Kosten einer Aktion',
    more: (name) => `Mehr zahlen: ${name}`,
    fewer: (name) => `Weniger zahlen: ${name}`,
    buy: 'Einkaufen',
    buyItem: (name, each) => `${name} kaufen: je ${each} von jeder Tierart`,
    trade: '3 gegen 1 tauschen',
    tradeItem: (gives, brings) => `${gives} geben, ${brings} erhalten`,
  },

  seat: {
    reserve: 'Vorrat',
    market: 'Markt',
    finalScore: 'Endstand, jetzt gewertet',
    store: (count) => `${count} im Bestand, wird vor der letzten Wertung geleert`,
    totem: 'Hat den Totempfahl: Startspieler dieser Runde',
    tile: 'Hat eine Tafel auf der Hand',
  },

  shapes: {
    unseen: (count) =>
      `${tiles(count)} noch nicht gesehen: im Stapel, bei anderen auf der Hand oder zu Beginn verdeckt weggelegt.`,
    tiles,
    corners: ['Norden', 'Nordosten', 'Südosten', 'Süden', 'Südwesten', 'Nordwesten'],
    shape: (from, to, sides) => `Fluss von ${from} nach ${to}, ${counted(sides, 'Seite', 'Seiten')} Prärie`,
  },

  parts: {
    nobody: 'Hier ist niemand.',
    worth: (parts) => `zusammen ${parts}`,
    now: 'jetzt',
    after: 'nach deinem Zug',
    rank: (rank) => `${rank}.`,
    begin: 'Hier beginnen',
  },

  list: {
    sides: ['Nordosten', 'Osten', 'Südosten', 'Südwesten', 'Westen', 'Nordwesten'],
    face: (from, to, prairie, mountain) => `Fluss von ${from} nach ${to}; Prärie im ${prairie}; Berg im ${mountain}`,
    joins: (terrain, cells) => `${terrains[terrain]} verbindet sich mit ${cells}`,
    joinsNothing: 'verbindet sich mit nichts Gleichem',
    priced: (text, price) =>
      `${text} – ${price < 0 ? 'du erhältst 1 Tier' : price === 0 ? 'kostenlos' : `kostet ${counted(price, 'Tier', 'Tiere')}`}`,
    have: (text, count) => `${text} (du hast ${count} von 15)`,
    actions: 'Aktionen',
    next: 'Auf dem Plan',
    animals: 'Tiere',
    end: 'Aktion abschließen',
    another: 'Anderes Feld wählen',
    regions: 'Was die Gebiete jetzt brächten',
    open: (cell) => `${cell}: noch keine Tafel, hier kann angelegt werden`,
    space: (label, animalsHere, who) => `${label}: ${animalsHere || 'keine Tiere'}${who ? `; ${who}` : ''}`,
    owner: (name, pieces) => `${name}: ${pieces}`,
  },
};
