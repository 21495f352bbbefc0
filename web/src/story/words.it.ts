/** Italian. */
import type { StoryWords } from './words.en';

export const it: StoryWords = {
  resigned: (name) => `${name} ha abbandonato, e così la partita è finita.`,
  ended: 'I giocatori hanno concluso la partita.',
  byWhat: 'Che cosa ha contato',
  curve: 'L’andamento',
  figure: 'Che cosa mostra la curva',
  line: (name, last, most, turn) => `${name}: ${last} alla fine, al massimo ${most} dopo il turno ${turn}`,
  turn: (turn) => `Turno ${turn}`,
  chances: 'Probabilità',
  turningPoints: 'Svolte',
  chance: (name, before, after) => `${name}: ${before}\u00a0% → ${after}\u00a0%`,
  chancesNote: 'Probabilità di vincere prima e dopo quel giro, secondo i bot: tante partite su cento.',
  record: 'Registrazione',
  film: 'Filmato (GIF)',
  share: 'Condividi',
  shared: 'Link copiato',
};
