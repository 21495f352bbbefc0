/** Italian. */
import type { PageWords } from './words.en';

export const it: PageWords = {
  toMove: (name) => `Tocca a ${name}`,
  board: (game) => `Il tabellone di ${game}, com’è adesso`,
  score: (name, score, unit) => `${name}: ${score} (${unit})`,
  showAll: (count) => `Mostra tutte (${count})`,
  again: 'Gioca ancora',
  nobodyYet: 'Nessuna partita in corso. Scegli un gioco: un bot è subito pronto.',

  here: 'Qui adesso',
  you: 'tu',
  alone: 'In questo momento qui non c’è nessun altro.',
  others: (count) => (count === 1 ? 'e un’altra persona' : `e altre ${count}`),
  pairTitle: 'Una partita in due, subito',
  pairLead: 'Siediti con chi aspetta da più tempo. Se nessuno aspetta, aspetti tu, e chi arriva dopo si siede con te.',
  pair: 'Trova qualcuno',
  tables: 'Tavoli',
  looking: 'Si cerca qualcuno con cui giocare. Lascia aperta questa pagina: chi arriva si siede qui.',
  stopLooking: 'Smetti di cercare',

  names: 'Chi siede dove (i nomi sono facoltativi)',
  nameOf: (seat) => `Nome (${seat})`,
};
