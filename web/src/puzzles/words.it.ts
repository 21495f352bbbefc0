/** Italiano */
import type { Words } from './words.en';

export const it: Words = {
  puzzles: 'Enigmi',
  lead: 'Posizioni di partite fra bot in cui un turno è chiaramente il migliore, e non il primo che viene in mente. Trovalo: conta il primo tentativo.',
  puzzle: 'Enigma',
  today: 'Enigma del giorno',
  any: 'Tutti i temi',
  practise: 'Esercitarsi per tema',
  themes: {
    tile: 'Tessere',
    build: 'Costruire',
    contest: 'Terre contese',
    overflow: 'Eccedenza',
    supply: 'Rifornimento',
    starve: 'Affamare un rivale',
    race: 'La corsa a casa',
  },
  newTents: 'Nuove tende',
  difficulties: { easy: 'facile', medium: 'medio', hard: 'difficile' },
  task: 'Tocca a te. Trova il turno migliore.',
  solvedBefore: 'L’hai risolto al primo tentativo. Un altro non conta.',
  failedBefore: 'L’hai già provato. Un altro tentativo non conta.',
  right: 'Giusto!',
  shown: 'Il turno migliore:',
  show: 'Mostra la soluzione',
  giveUp: 'Conta solo il primo tentativo. Se guardi la soluzione ora, è perso.',
  next: 'Prossimo enigma',
  all: 'Tutti gli enigmi',
  none: 'Questo enigma non esiste',
  noneLead: 'Forse l’indirizzo non è giusto, o l’enigma non si è potuto caricare.',
  wrong: (percent) =>
    `Non il migliore: cede il ${percent}\u00a0% della probabilità di vincere. Riprendilo e riprova, o guarda la soluzione.`,
  promises: (percent) => `Il turno migliore vince il ${percent}\u00a0% di queste partite.`,
  rated: (before, after) => `Il tuo punteggio: ${before} → ${after}`,
  rating: (rating) => `Il tuo punteggio: ${rating}`,
  hard: (difficulty, rating) => `${difficulty} (${rating})`,
  solvedOf: (solved, tried, all) =>
    tried === 0 ? `${all} enigmi` : `risolti ${solved} su ${tried} · ${all} in tutto`,
};
