/** German. */
import type { ReviewTexts } from './words.en';

export const de: ReviewTexts = {
  title: 'Auswertung',
  ask: 'Diese Partie auswerten',
  about:
    'Jeder Zug wird mit den besten verglichen: was er verschenkt hat, was besser gewesen wäre, und warum. Das dauert etwa eine Minute; alle, die diese Partie ansehen, sehen dasselbe.',
  growing: (known, turns) => `${known} von ${turns} Zügen ausgewertet`,
  waiting: 'Es beginnt, sobald ein Bot Zeit hat.',
  givenUp: 'Die Auswertung ist diesmal misslungen. Du kannst sie noch einmal verlangen.',
  chances: 'Gewinnaussichten',
  said: (name, first, last) => `${name} von ${first} % auf ${last} %`,
  summary: 'Wie alle gespielt haben',
  accuracy: 'Genauigkeit',
  mistakes: 'Fehler',
  blunders: 'Schnitzer',
  luck: 'Glück',
  turningPoints: 'Wendepunkte',
  moved: (name, before, after) => `${name}: ${before} % → ${after} %`,
  won: 'Am meisten gewonnen mit',
  lost: 'Am meisten verloren mit',
  turn: (turn) => `Zug ${turn}`,
  mark: {
    brilliant: 'Brillant',
    best: 'Bester Zug',
    good: 'Gut',
    inaccuracy: 'Ungenau',
    mistake: 'Fehler',
    blunder: 'Schnitzer',
  },
  forced: 'Der einzige Zug',
  gaveAway: (loss) => `verschenkt ${loss.replace('.', ',')} %`,
  drew: (luck) => `Glück beim Ziehen: ${luck.replace('.', ',')} %`,
  better: 'Die besten Züge',
  promises: (chance) => `${chance} %`,
  played: 'so gespielt',
  draw: 'Auf dem Plan gezeigt; noch einmal tippen führt zurück.',
  markOf: (turn, name, mark) => `Zug ${turn}, ${name}: ${mark}`,
  playOn: 'Von hier weiterspielen',
  playOnAbout: (turn) =>
    `Ein neuer Tisch, an dem es steht wie nach Zug ${turn}. Was gemischt wurde, bleibt, wie es war; für die anderen spielen Bots.`,
};
