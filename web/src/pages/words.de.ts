/** German. */
import type { PageWords } from './words.en';

export const de: PageWords = {
  toMove: (name) => `${name} ist am Zug`,
  board: (game) => `Das Brett von ${game}, wie es steht`,
  score: (name, score, unit) => `${name}: ${score} (${unit})`,
  showAll: (count) => `Alle ${count} zeigen`,
  again: 'Noch einmal',
  nobodyYet: 'Gerade läuft nichts. Wähle ein Spiel: Ein Bot ist sofort bereit.',

  here: 'Gerade hier',
  you: 'du',
  alone: 'Sonst ist gerade niemand hier.',
  others: (count) => (count === 1 ? 'und noch jemand' : `und ${count} weitere`),
  pairTitle: 'Irgendein Spiel zu zweit, jetzt',
  pairLead:
    'Setz dich zu dem, der am längsten wartet. Wartet niemand, so wartest du, und wer als Nächstes kommt, setzt sich zu dir.',
  pair: 'Finde jemanden',
  tables: 'Tische',
  looking: 'Es wird jemand gesucht, der mitspielt. Lass diese Seite offen: Wer als Nächstes kommt, setzt sich hierher.',
  stopLooking: 'Nicht mehr suchen',

  names: 'Wer sitzt wo (Namen dürfen fehlen)',
  nameOf: (seat) => `Name (${seat})`,
};
