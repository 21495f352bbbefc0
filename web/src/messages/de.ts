import { countedIn } from './plural';
import type { Messages } from './en';

const counted = countedIn('de');

const levels: Record<string, string> = {
  random: 'Zufall',
  greedy: 'Gierig',
  beginner: 'Anfänger',
  novice: 'Neuling',
  easy: 'Leicht',
  medium: 'Mittel',
  hard: 'Schwer',
  expert: 'Experte',
  master: 'Meister',
};

export const de: Messages = {
  title: 'Great Plains',
  common: {
    cancel: 'Abbrechen',
    close: 'Schließen',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    home: 'Startseite',
    retry: 'Noch einmal versuchen',
    loading: 'Einen Moment …',
    save: 'Speichern',
    more: 'Mehr anzeigen',
    offline: 'Der Server ist nicht zu erreichen. Prüfe die Verbindung und versuche es noch einmal.',
    incomplete: 'Ein Teil dieser Seite ist nicht angekommen.',
    failed: 'Das hat nicht geklappt.',
    skipToContent: 'Zum Inhalt springen',
  },

  nav: { lobby: 'Tische', rules: 'Regeln', settings: 'Einstellungen', main: 'Hauptseiten' },

  languages: { label: 'Sprache' },
  theme: {
    label: 'Darstellung',
    system: 'Wie das Gerät',
    light: 'Tag',
    dark: 'Dämmerung',
    toDark: 'Zur Dämmerung wechseln',
    toLight: 'Zum Tag wechseln',
  },

  bots: {
    name: (level) => `Bot ${levels[level] ?? level}`,
    levels,
    level: 'Stärke der Bots',
  },

  seat: {
    open: 'Freier Platz',
    you: 'du',
    gone: 'Ehemaliges Mitglied',
    away: 'nicht da',
    names: ['Blau', 'Rot', 'Gelb', 'Grün'],
    toMove: 'am Zug',
    begins: 'beginnt',
    winner: 'Gewonnen',
    keptFor: (name) => `Freigehalten für ${name}`,
    nobody: 'niemand',
    resigned: 'aufgegeben',
  },

  table: {
    passScreen: (name) => `Gib den Bildschirm an ${name}`,
    passScreenLead: 'Bis dahin ist keine Tafel zu sehen.',
    takeScreen: 'Meine Tafel und meine Möglichkeiten zeigen',
    players: 'Am Tisch',
    log: 'Züge',
    chat: 'Gespräch',
    board: 'Spielbrett',
    tray: 'Deine Auswahl',
    listsTitle: 'Brett und Auswahl in Worten',
    chosen: 'Bisher gewählt',
    confirm: 'Zug bestätigen',
    undo: 'Zurück',
    undoAll: 'Zug neu beginnen',
    takeBack: 'Zurücknehmen',
    menu: 'Menü des Tisches',
    replay: 'Spiel durchsehen',
    rematch: 'Noch einmal spielen',
    rematchThere: 'Zum neuen Tisch',
    share2: 'Link weitergeben',
    yourTurn: 'Du bist am Zug',
    theirTurn: (name) => `${name} ist am Zug`,
    thinking: (name) => `${name} überlegt …`,
    waitingFor: (name) => `Warten auf ${name}`,
    watching: 'Du schaust zu',
    showing: (name) => `Zug von ${name}`,
    skip: 'Überspringen',
    showLast: (name) => `Letzten Zug von ${name} noch einmal zeigen`,
    over: 'Spiel zu Ende',
    showResult: 'Ergebnis',
    newMessages: (count) => counted(count, 'neue Nachricht', 'neue Nachrichten'),
    spectators: (count) => counted(count, 'Person schaut zu', 'Personen schauen zu'),
    gameFailed: 'Das Spielbrett konnte nicht geladen werden.',
    scoring: 'Wertung',
  },

  connection: {
    connecting: 'Verbindung wird aufgebaut …',
    away: 'Verbindung unterbrochen. Neuer Versuch …',
  },
};
