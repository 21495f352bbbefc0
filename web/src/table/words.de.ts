import type { Around } from './words.en';
import { countedIn } from '../messages/plural';

const counted = countedIn('de');

/** How they play, in a few words. */
const levelWords: Record<string, string> = {
  beginner: 'spielt seine ersten Partien',
  novice: 'hat schon einige gespielt und ist oft unachtsam',
  easy: 'kennt die Faustregeln',
  medium: 'spielt die guten Züge, die er sieht',
  hard: 'beurteilt gut, wohin ein Zug führt',
  expert: 'denkt einige Züge voraus',
  master: 'denkt so weit, wie es geht',
};

export const de: Around = {
  table: {
    foreign:
      'Dieses Spiel wurde nach anderen Regeln gespielt, als dieser Server kennt; es lässt sich nur herunterladen.',
    damaged:
      'Was von diesem Tisch gespeichert ist, ist beschädigt; hier lässt sich nichts spielen. Wer diesen Server betreibt, kann mehr herausfinden.',
    reopen: 'Wieder aufnehmen',
    archived: 'Dieser Tisch wurde weggeräumt: Lange hat ihn niemand angerührt, oder er wurde geschlossen.',
    unknownTitle: 'Diesen Tisch gibt es nicht',
    unknownLead: 'Vielleicht ist der Link unvollständig, oder der Tisch wurde schon vor langer Zeit weggeräumt.',
    notFromHere: 'Diese Seite darf von hier aus nicht benutzt werden.',
    waitingTitle: 'Der Tisch ist gedeckt',
    waitingLead: (open) =>
      open === 1 ? 'Noch eine Person, dann geht es los.' : `Noch ${open} Personen, dann geht es los.`,
    share: 'Lade mit diesem Link ein',
    qr: 'Code mit dem Link dieses Tisches, für die Kamera eines Telefons',
    sit: 'Hier sitzen',
    leave: 'Aufstehen',
    start: 'Spiel beginnen',
    spaces: 'Felder des Bretts',
    standing: 'Wie es steht',
    choices: 'Was du jetzt wählen kannst',
    noChoices: 'Jetzt gibt es nichts zu wählen.',
    menuOpen: 'Menü',
    rules: 'Regeln',
    settings: 'Einstellungen',
    record: 'Aufzeichnung herunterladen',
    resign: 'Aufgeben',
    resignTitle: 'Deinen Platz aufgeben?',
    resignConfirm: 'Aufgeben',
    noTurns: 'Noch wurde kein Zug gemacht.',
    showTurn: (turn) => `Zug ${turn} noch einmal zeigen`,
    scoredHere: 'Wertung',
    scoreAgain: 'noch einmal zeigen',
    whyRules: 'Zu den Regeln',
    won: (names) =>
      names.length === 1
        ? `${names[0]} gewinnt`
        : `${names.slice(0, -1).join(', ')} und ${names.at(-1)} teilen sich den Sieg`,
    youWon: 'Du hast gewonnen!',
    points: 'Punkte',
    tiebreak: 'Gleichstand',
    rank: 'Rang',
  },

  levelWords,

  room: {
    looking:
      'Es wird jemand gesucht, der mitspielt. Lass diese Seite offen: Wer als Nächstes kommt, setzt sich hierher.',
    stopLooking: 'Nicht mehr suchen',
    nameOf: (seat) => `Name (${seat})`,
    invite: 'Einladen',
    addBot: 'Bot dazu',
    playToo: 'Auch ich',
    moveHere: 'Lieber hier',
    sendAway: 'Bot wegschicken',
    levelOf: (seat) => `Stärke des Bots (${seat})`,
    isFor: { open: 'Ein Freund', me: 'Ich' },
    seats: 'Wer wo sitzt',
    hostStarts: (host) => `Alle Plätze sind besetzt. ${host} beginnt das Spiel.`,
    youStart: 'Alle Plätze sind besetzt. Beginne, wenn alle bereit sind.',
    gaveUp: (name) => `${name} hat aufgegeben.`,
    handedOver: (name, bot) => `${name} lässt ${bot} zu Ende spielen.`,
    tookBack: (name) => `${name} spielt selbst weiter.`,
    resignSeat: (name) => `Den Platz von ${name} aufgeben?`,
    resignOfTwo: (name) => `Damit ist das Spiel zu Ende, und ${name} gewinnt. Das lässt sich nicht zurücknehmen.`,
    resignOfMany: (bot) =>
      `Dein Platz zählt nicht mehr für die Rangfolge, und ${bot} spielt an deiner Stelle weiter. Das lässt sich nicht zurücknehmen.`,
    resignToNobody:
      'Dein Platz zählt nicht mehr für die Rangfolge; niemand spielt weiter, und er tut so wenig wie möglich. Das lässt sich nicht zurücknehmen.',
    standIn: 'Wenn jemand aufgibt',
    standInBot: (bot) => `${bot} spielt weiter`,
    standInNobody: 'Niemand spielt weiter',
    wonByResigning: (names) =>
      names.length === 1
        ? `${names[0]} hat aufgegeben.`
        : `${names.slice(0, -1).join(', ')} und ${names.at(-1)} haben aufgegeben.`,
    wasSettled: 'Niemand konnte am Sieg noch etwas ändern.',
    botFinished: (name, bot) => `${bot} hat für ${name} weitergespielt.`,
    asItStood: 'Stand',
    settled: 'An deiner Wertung kann sich nichts mehr ändern.',
    letBotFinish: 'Einen Bot zu Ende spielen lassen',
    botFinishes: (bot) => `${bot} macht deine Züge bis zum Ende.`,
    playOn: 'Selbst weiterspielen',
    certain: (names) =>
      names.length === 1
        ? `${names[0]} gewinnt, was immer noch geschieht.`
        : `${names.slice(0, -1).join(', ')} und ${names.at(-1)} teilen sich den Sieg, was immer noch geschieht.`,
    certainYou: 'Du gewinnst, was immer noch geschieht.',
    endNow: 'Spiel beenden',
    wantsAgain: (name) => `${name} möchte noch einmal spielen.`,
    waitingFor: (names) =>
      names.length === 1
        ? `Warten auf ${names[0]} …`
        : `Warten auf ${names.slice(0, -1).join(', ')} und ${names.at(-1)} …`,
    notAllWant: 'Nicht alle möchten noch einmal spielen. Am neuen Tisch lassen sich andere einladen.',
    answers: { in: 'spielt wieder', asked: 'ist gefragt', out: 'möchte nicht' },
    noThanks: 'Nein, danke',
    onlyHere: 'Diese Adresse lässt sich nur an diesem Computer öffnen. Für andere in deinem Netz starte den Server mit',
    putAway: 'Weglegen',
  },

  events: {
    seatLeft: (name) => `${name} ist aufgestanden.`,
    started: 'Das Spiel hat begonnen.',
    resigned: (name, bot) => `${name} hat aufgegeben; ${bot} spielt weiter.`,
    finished: 'Das Spiel ist zu Ende.',
    reopened: (name) => `${name} hat den Tisch wieder aufgenommen.`,
    rematch: (name) => `${name} hat einen neuen Tisch gedeckt.`,
    muted: 'Jemand wurde stummgeschaltet.',
    unmuted: 'Jemand darf wieder sprechen.',
  },

  chat: {
    watches: 'schaut zu',
    say: 'Etwas sagen',
    send: 'Senden',
    empty: 'Noch hat niemand etwas gesagt.',
    muted: 'Wer den Tisch eröffnet hat, hat dich stummgeschaltet.',
    mute: (name: string) => `${name} stummschalten`,
    unmute: (name: string) => `${name} wieder sprechen lassen`,
  },

  scoring: {
    of: (index, count) => `${index} von ${count}`,
    worth: (animals) => counted(animals, 'Tier', 'Tiere'),
    award: (animals) => `+${animals}`,
    none: 'nichts',
    play: 'Weiter abspielen',
    pause: 'Anhalten',
    previous: 'Gebiet davor',
    next: 'Nächstes Gebiet',
    skip: 'Überspringen',
  },
};
