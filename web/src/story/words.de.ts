/** German. */
import type { StoryWords } from './words.en';

export const de: StoryWords = {
  resigned: (name) => `${name} hat aufgegeben, damit war das Spiel zu Ende.`,
  ended: 'Die Spielenden haben die Partie beendet.',
  byWhat: 'Womit',
  curve: 'Der Verlauf',
  figure: 'Was die Kurve zeigt',
  line: (name, last, most, turn) => `${name}: ${last} am Ende, höchstens ${most} nach Zug ${turn}`,
  turn: (turn) => `Zug ${turn}`,
  record: 'Aufzeichnung',
  film: 'Film (GIF)',
  share: 'Teilen',
  shared: 'Link kopiert',
};
