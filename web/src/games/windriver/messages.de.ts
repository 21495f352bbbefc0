/** German. */
import { countedIn } from '../../messages/plural';
import type { WindRiverMessages } from './messages.en';

const counted = countedIn('de');

const bison = (count: number): string => counted(count, 'Bison', 'Bisons');
const tents = (count: number): string => counted(count, 'Zelt', 'Zelte');
const resources = (count: number): string => counted(count, 'Ressource', 'Ressourcen');

export const messages: WindRiverMessages = {
  board: 'Die Bahnen von Wind River',
  plains: 'Great Plains',
  larger: 'Größer',
  smaller: 'Kleiner',
  fit: 'Alles zeigen',
  directions: { e: 'Osten', ne: 'Nordosten', se: 'Südosten', w: 'Westen', nw: 'Nordwesten', sw: 'Südwesten' },
  artFailed: 'Der Spielplan konnte nicht geladen werden.',
  tryAgain: 'Noch einmal versuchen',
  loading: 'Die Prärie erwacht …',

  hex: {
    empty: 'leer',
    bison,
    tents: (name, count) => `${name}: ${tents(count)}`,
    unsupplied: (count) => `${count} unversorgt`,
    arrived: (name, count) => `${name}: ${tents(count)} angekommen`,
    nobodyArrived: 'noch niemand ist angekommen',
    picked: 'aufgenommen',
    canBeChosen: 'wählbar',
  },

  prompt: {
    over: 'Das Spiel ist zu Ende.',
    confirm: 'Dein Zug ist vollständig: Bestätige ihn oder geh einen Schritt zurück.',
    set: 'Wähle ein freies Feld für dein Zelt.',
    bison: (left, moved) =>
      left > 1
        ? `Zieh ${left} Bisons, einen nach dem anderen.`
        : moved > 0
          ? 'Zieh noch einen Bison.'
          : 'Zieh einen Bison.',
    way: 'Wohin soll er ziehen?',
    lose: (left) =>
      left === 1
        ? 'Du kannst nicht alle versorgen: Nimm ein unversorgtes Zelt vom Plan.'
        : `Du kannst nicht alle versorgen: Nimm ${left} unversorgte Zelte vom Plan.`,
    extra: 'Wähle eine Zusatzaktion oder keine.',
    extraTent: 'Welches deiner Zelte zieht um?',
    extraTentWay: 'Wohin zieht das Zelt?',
    extraNew: 'Wo soll das neue Zelt stehen?',
    extraHerd: 'Welcher Bison zieht noch einmal?',
    extraHex: (hex) => `Was soll auf ${hex} geschehen?`,
    others: {
      set: (name) => `${name} sucht ein Feld für ein Zelt.`,
      bison: (name) => `${name} zieht Bisons.`,
      lose: (name) => `${name} muss Zelte aufgeben.`,
      extra: (name) => `${name} wählt eine Zusatzaktion.`,
    },
  },

  headline: {
    over: { long: 'Das Spiel ist zu Ende', short: 'Zu Ende' },
    setting: { long: 'Die ersten Zelte werden aufgestellt', short: 'Erste Zelte' },
    onTheWay: (count) => ({
      long: `${tents(count)} unterwegs; ohne Zelte endet das Spiel`,
      short: '',
    }),
    plains: {
      long: 'Nur Zelte in den Great Plains zählen:',
      short: 'Great Plains:',
      about:
        'Wer die meisten Zelte in die Great Plains gebracht hat, gewinnt, sobald kein Zelt mehr auf dem Plan steht.',
    },
    arrived: (count) => `${tents(count)} in den Great Plains`,
    near: (steps) => `+1 in ${steps === 1 ? '1\u00a0Schritt' : `${steps}\u00a0Schritten`}`,
    nearest: (steps) => `das nächste ${steps === 1 ? '1 Schritt' : `${steps} Schritte`} entfernt`,
  },

  tray: {
    bisonLeft: (left, all) => `Noch ${left} von ${all} Bisons zu ziehen`,
    tentsLeft: (left) => `Noch vom Plan zu nehmen: ${tents(left)}`,
    hand: (count) => `Im Vorrat: ${tents(count)}`,
    chooseHex: 'Wähle ein Feld:',
    chooseWay: (hex) => `Von ${hex}:`,
    supply: 'Versorgung',
    allSupplied: 'Alle deine Zelte sind versorgt.',
    willPay: (paid) => `Du wirst ${resources(paid)} zahlen.`,
    willPayAndLose: (paid, lost) => `Du wirst ${resources(paid)} zahlen und ${tents(lost)} verlieren.`,
    willLose: (lost) => `Du wirst ${tents(lost)} verlieren.`,
    payers: (names, isOne) => (isOne ? `${names} zahlt 1` : `${names} zahlen je 1`),
    noExtra: 'Keine Zusatzaktion, Zug beenden',
  },

  extras: {
    tent: { name: 'Zelt versetzen', about: 'Auf ein Nachbarfeld oder weiter in die Great Plains' },
    earn: { name: 'Ressourcen nehmen', about: 'Für Bisons, die deine Zelte nicht brauchen' },
    new: { name: 'Neues Zelt', about: 'Neben deinen eigenen, für 3 Ressourcen' },
    herd: { name: 'Noch ein Bison', about: 'Er darf schon gezogen sein' },
    pass: { name: 'Keine Zusatzaktion', about: 'Alles bleibt, wie es ist' },
    earns: (count) => `+${count}`,
  },

  panel: {
    short: { hand: 'Im Vorrat', board: 'Auf dem Plan', plains: 'Great Plains', resources: 'Ressourcen' },
    hand: 'Zelte im Vorrat',
    board: 'Zelte auf dem Plan',
    plains: 'Zelte in den Great Plains',
    resources: (count) => `${count} von 10 Ressourcen`,
    unsuppliedLong: (count) => `Bisher unversorgt:\u00a0${count}`,
  },

  list: {
    bison: 'Bisons, die ziehen können',
    from: (hex, here, goals) => `${hex}: ${here} – kann nach ${goals}`,
    way: (direction, place, there) => `nach ${direction}, ${place}: ${there}`,
    lane: (lane) => `Bahn ${lane}, von West nach Ost`,
    another: 'Eine andere Figur wählen',
  },

  steps: {
    pass: 'Keine Zusatzaktion',
    earn: 'Ressourcen nehmen',
    set: (hex) => `Zelt auf ${hex}`,
    bison: (from, to) => `Bison ${from} → ${to}`,
    lose: (hex) => `Zelt von ${hex} weg`,
    tent: (from, to) => `Zelt ${from} → ${to}`,
    new: (hex) => `Neues Zelt auf ${hex}`,
    herd: (from, to) => `Noch ein Bison ${from} → ${to}`,
  },

  turn: {
    between: '; ',
    of: (name, deeds) => `${name} ${deeds}.`,
    set: (hex) => `stellt ein Zelt auf ${hex}`,
    bison: (count, ways) => `zieht ${bison(count)} (${ways})`,
    times: (way, count) => `${way}, ${count}-mal`,
    lose: (count, hexes) => `gibt ${tents(count)} auf (${hexes})`,
    tent: (from, to) => `versetzt ein Zelt von ${from} nach ${to}`,
    tentToPlains: (from) => `bringt ein Zelt von ${from} in die Great Plains`,
    earn: 'nimmt Ressourcen',
    new: (hex) => `stellt ein neues Zelt auf ${hex}`,
    herd: (from, to) => `treibt noch einen Bison von ${from} nach ${to}`,
    herdToPlains: (from) => `treibt noch einen Bison von ${from} hinaus in die Great Plains`,
    pass: 'verzichtet auf eine Zusatzaktion',
    nothing: 'tut nichts',
  },
};
