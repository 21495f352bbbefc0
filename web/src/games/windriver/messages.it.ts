/** Italian. */
import { countedIn } from '../../messages/plural';
import type { WindRiverMessages } from './messages.en';

const counted = countedIn('it');

const bison = (count: number): string => counted(count, 'bisonte', 'bisonti');
const tents = (count: number): string => counted(count, 'tenda', 'tende');
const resources = (count: number): string => counted(count, 'risorsa', 'risorse');

export const messages: WindRiverMessages = {
  board: 'Le piste di Wind River',
  plains: 'Grandi Praterie',
  larger: 'Ingrandisci',
  smaller: 'Riduci',
  fit: 'Mostra tutto',
  directions: { e: 'est', ne: 'nord-est', se: 'sud-est', w: 'ovest', nw: 'nord-ovest', sw: 'sud-ovest' },
  artFailed: 'Non è stato possibile caricare il tabellone.',
  tryAgain: 'Riprova',
  loading: 'La prateria si sveglia…',

  hex: {
    empty: 'vuota',
    bison,
    tents: (name, count) => `${name}: ${tents(count)}`,
    unsupplied: (count) => counted(count, 'non rifornita', 'non rifornite'),
    arrived: (name, count) => `${name}: ${tents(count)} ${count === 1 ? 'arrivata' : 'arrivate'}`,
    nobodyArrived: 'non è ancora arrivato nessuno',
    picked: 'in mano',
    canBeChosen: 'si può scegliere',
  },

  prompt: {
    over: 'La partita è finita.',
    confirm: 'Il turno è completo: confermalo, oppure torna indietro di un passo.',
    set: 'Scegli una casella libera per la tua tenda.',
    bison: (left, moved) =>
      left > 1
        ? `Muovi ${left} bisonti, uno alla volta.`
        : moved > 0
          ? 'Muovi ancora un bisonte.'
          : 'Muovi un bisonte.',
    way: 'Dove deve andare?',
    lose: (left) =>
      left === 1
        ? 'Non puoi rifornirle tutte: togli dal tabellone una tenda non rifornita.'
        : `Non puoi rifornirle tutte: togli dal tabellone ${left} tende non rifornite.`,
    extra: 'Scegli un’azione extra, oppure nessuna.',
    extraTent: 'Quale delle tue tende si sposta?',
    extraTentWay: 'Dove va la tenda?',
    extraNew: 'Dove piazzi la nuova tenda?',
    extraHerd: 'Quale bisonte si muove ancora?',
    extraHex: (hex) => `Che cosa fai in ${hex}?`,
    others: {
      set: (name) => `${name} sceglie una casella per la tenda.`,
      bison: (name) => `${name} muove i bisonti.`,
      lose: (name) => `${name} deve rinunciare ad alcune tende.`,
      extra: (name) => `${name} sceglie un’azione extra.`,
    },
  },

  headline: {
    over: { long: 'La partita è finita', short: 'Finita' },
    setting: { long: 'Si piantano le prime tende', short: 'Prime tende' },
    onTheWay: (count) => ({
      long: `${tents(count)} in viaggio; senza tende finisce la partita`,
      short: '',
    }),
    plains: {
      long: 'Contano solo le tende nelle Grandi Praterie:',
      short: 'Grandi Praterie:',
      about: 'Chi ha portato più tende nelle Grandi Praterie vince quando sul tabellone non resta nessuna tenda.',
    },
    arrived: (count) => `${tents(count)} nelle Grandi Praterie`,
    near: (steps) => `+1 a ${steps === 1 ? '1\u00a0passo' : `${steps}\u00a0passi`}`,
    nearest: (steps) => `la prossima a ${steps === 1 ? '1 passo' : `${steps} passi`}`,
  },

  tray: {
    bisonLeft: (left, all) => `Bisonti ancora da muovere: ${left}\u00a0su\u00a0${all}`,
    tentsLeft: (left) => `Da togliere ancora: ${tents(left)}`,
    hand: (count) => `In riserva: ${tents(count)}`,
    chooseHex: 'Scegli una casella:',
    chooseWay: (hex) => `Da ${hex}:`,
    supply: 'Rifornimento',
    allSupplied: 'Tutte le tue tende sono rifornite.',
    willPay: (paid) => `Pagherai ${resources(paid)}.`,
    willPayAndLose: (paid, lost) => `Pagherai ${resources(paid)} e perderai ${tents(lost)}.`,
    willLose: (lost) => `Perderai ${tents(lost)}.`,
    payers: (names, isOne) => (isOne ? `${names} paga 1` : `${names} pagano 1 a testa`),
    noExtra: 'Nessuna azione extra, fine turno',
  },

  extras: {
    tent: { name: 'Sposta una tenda', about: 'In una casella vicina o fino alle Grandi Praterie' },
    earn: { name: 'Ottieni risorse', about: 'Per i bisonti di cui le tue tende non hanno bisogno' },
    new: { name: 'Nuova tenda', about: 'Accanto alle tue, per 3 risorse' },
    herd: { name: 'Un bisonte in più', about: 'Anche uno che si è già mosso' },
    pass: { name: 'Nessuna azione extra', about: 'Tutto resta com’è' },
    earns: (count) => `+${count}`,
  },

  panel: {
    short: { hand: 'In riserva', board: 'Sul tabellone', plains: 'Grandi Praterie', resources: 'Risorse' },
    hand: 'Tende in riserva',
    board: 'Tende sul tabellone',
    plains: 'Tende nelle Grandi Praterie',
    resources: (count) => `${resources(count)} su 10`,
    unsuppliedLong: (count) => `Finora senza rifornimento:\u00a0${count}`,
  },

  list: {
    bison: 'Bisonti che possono muoversi',
    from: (hex, here, goals) => `${hex}: ${here} – può andare in ${goals}`,
    way: (direction, place, there) => `${direction}, ${place}: ${there}`,
    lane: (lane) => `Pista ${lane}, da ovest a est`,
    another: 'Sceglierne un altro',
  },

  steps: {
    pass: 'Nessuna azione extra',
    earn: 'Ottieni risorse',
    set: (hex) => `Tenda in ${hex}`,
    bison: (from, to) => `Bisonte ${from} → ${to}`,
    lose: (hex) => `Tenda tolta da ${hex}`,
    tent: (from, to) => `Tenda ${from} → ${to}`,
    new: (hex) => `Nuova tenda in ${hex}`,
    herd: (from, to) => `Un bisonte in più ${from} → ${to}`,
  },

  turn: {
    between: '; ',
    of: (name, deeds) => `${name} ${deeds}.`,
    set: (hex) => `piazza una tenda in ${hex}`,
    bison: (count, ways) => `muove ${bison(count)} (${ways})`,
    times: (way, count) => `${way}, ${count} volte`,
    lose: (count, hexes) => `rinuncia a ${tents(count)} (${hexes})`,
    tent: (from, to) => `sposta una tenda da ${from} a ${to}`,
    tentToPlains: (from) => `porta una tenda da ${from} nelle Grandi Praterie`,
    earn: 'ottiene risorse',
    new: (hex) => `piazza una nuova tenda in ${hex}`,
    herd: (from, to) => `spinge un bisonte in più da ${from} a ${to}`,
    herdToPlains: (from) => `spinge un bisonte in più da ${from} fuori, nelle Grandi Praterie`,
    pass: 'rinuncia all’azione extra',
    nothing: 'non fa nulla',
  },
};
