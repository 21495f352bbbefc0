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
  chances: 'Aussichten',
  turningPoints: 'Wendepunkte',
  chance: (name, before, after) => `${name}: ${before}\u00a0% → ${after}\u00a0%`,
  chancesNote:
    'Wie viele von hundert Partien jeder von dort gewonnen hätte, wie die Bots es einschätzen: die Runde davor gegen die Runde, die mit dem Zug begann. Eine Schätzung.',
  record: 'Aufzeichnung',
  film: 'Film (GIF)',
  share: 'Teilen',
  shared: 'Link kopiert',
};
