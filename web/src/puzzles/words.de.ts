/** Deutsch */
import type { Words } from './words.en';

export const de: Words = {
  puzzles: 'Rätsel',
  lead: 'Stellungen aus Partien zwischen Bots, in denen ein Zug klar der beste ist, und nicht der, der einem zuerst einfällt. Finde ihn: Der erste Versuch zählt.',
  puzzle: 'Rätsel',
  today: 'Rätsel des Tages',
  any: 'Jedes Thema',
  practise: 'Nach Thema üben',
  themes: {
    tile: 'Tafeln',
    build: 'Bauen',
    contest: 'Umkämpftes Land',
    overflow: 'Überlauf',
    supply: 'Versorgung',
    starve: 'Gegner aushungern',
    race: 'Der Weg nach Hause',
  },
  newTents: 'Neue Zelte',
  difficulties: { easy: 'leicht', medium: 'mittel', hard: 'schwer' },
  task: 'Du bist am Zug. Finde den besten.',
  solvedBefore: 'Du hast es beim ersten Versuch gelöst. Ein weiterer zählt nicht.',
  failedBefore: 'Du hast es schon einmal versucht. Ein weiterer Versuch zählt nicht.',
  right: 'Richtig!',
  shown: 'Der beste Zug:',
  show: 'Lösung zeigen',
  giveUp: 'Nur dein erster Versuch zählt. Wenn du dir die Lösung jetzt ansiehst, ist er vertan.',
  next: 'Nächstes Rätsel',
  all: 'Alle Rätsel',
  none: 'Dieses Rätsel gibt es nicht',
  noneLead: 'Vielleicht stimmt die Adresse nicht, oder das Rätsel konnte nicht geladen werden.',
  wrong: (percent) =>
    `Nicht der beste: Er verschenkt ${percent}\u00a0% der Gewinnchance. Nimm ihn zurück und versuch es noch einmal, oder schau dir die Lösung an.`,
  promises: (percent) => `Der beste Zug gewinnt ${percent}\u00a0% solcher Partien.`,
  rated: (before, after) => `Deine Wertung: ${before} → ${after}`,
  rating: (rating) => `Deine Wertung: ${rating}`,
  hard: (difficulty, rating) => `${difficulty} (${rating})`,
  solvedOf: (solved, tried, all) =>
    tried === 0 ? `${all} Rätsel` : `${solved} gelöst von ${tried} versuchten · ${all} insgesamt`,
};
