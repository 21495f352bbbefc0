/** German. */
import type { StoryWords } from './words.en';

export const de: StoryWords = {
  resigned: (name) => `${name} hat aufgegeben, damit war das Spiel zu Ende.`,
  ended: 'Die Spielenden haben die Partie beendet.',
  byWhat: 'Was zählte',
  curve: 'Der Verlauf',
  figure: 'Was die Kurve zeigt',
  line: (name, last, most, turn) => `${name}: ${last} am Ende, höchstens ${most} nach Zug ${turn}`,
  turn: (turn) => `Zug ${turn}`,
  chances: 'Aussichten',
  turningPoints: 'Wendepunkte',
  chance: (name, before, after) => `${name}: ${before}\u00a0% → ${after}\u00a0%`,
  chancesNote: 'Gewinnaussichten vor und nach diesem Umlauf, wie die Bots sie schätzen: so viele von hundert Partien.',
  record: 'Aufzeichnung',
  film: 'Film (GIF)',
  share: 'Teilen',
  shared: 'Link kopiert',
};
