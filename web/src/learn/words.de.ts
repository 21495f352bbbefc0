/** Deutsch */
import type { Words } from './words.en';

export const de: Words = {
  hint: 'Tipp',
  askHint: 'Gib mir einen Tipp',
  showTurn: 'Zug zeigen',
  comesBack: 'Was du begonnen hattest, kommt zurück, wenn du den Hinweis schließt.',
  learn: 'Spielen lernen',
  learnLead:
    'Kurze Lektionen auf dem echten Plan: eine Stellung, eine Aufgabe und ein Satz zum Merken. Jede dauert ein, zwei Minuten.',
  puzzles: 'Rätsel',
  you: 'Du',
  begin: 'Anfangen',
  goOn: 'Weiter',
  done: 'erledigt',
  readRules: 'Die Regeln lesen',
  right: 'Richtig!',
  other: 'Das ist erlaubt, aber darum geht es in dieser Lektion nicht. Nimm es zurück und versuch es noch einmal.',
  next: 'Nächste Lektion',
  all: 'Alle Lektionen',
  playNow: 'Eine Partie spielen',
  noLesson: 'Diese Lektion gibt es nicht',
  noLessonLead: 'Vielleicht stimmt die Adresse nicht, oder die Lektion konnte nicht geladen werden.',
  rules: 'Regeln dazu',
  noCoach: 'Keine Tipps mehr',
  gotIt: 'Verstanden',
  quick: 'Kurzregeln',
  doneOf: (done, all) => `${done} von ${all} erledigt`,
  lesson: (number) => `Lektion ${number}`,
};
