/** Bison in italiano, con i termini del regolamento. */
import { countedIn } from '../../messages/plural';
import type { BisonMessages } from './messages.en';
import type { Action, Animal, Terrain } from './view';

const counted = countedIn('it');

const animals: Record<Animal, [one: string, many: string]> = {
  bison: ['bisonte', 'bisonti'],
  salmon: ['salmone', 'salmoni'],
  turkey: ['tacchino', 'tacchini'],
};
export const terrains: Record<Terrain, string> = { prairie: 'prateria', mountain: 'montagna', river: 'fiume' };
const the: Record<Terrain, string> = { prairie: 'la prateria', mountain: 'la montagna', river: 'il fiume' };
const onto: Record<Terrain, string> = { prairie: 'sulla prateria', mountain: 'sulla montagna', river: 'sul fiume' };
const actions: Record<Action, string> = {
  tile: 'Piazzare la tessera',
  tepee: 'Tenda',
  canoe: 'Canoa',
  gather: 'Riunire',
  walk: 'Muovere di 1 spazio',
  trek: 'Muovere di 1–3 spazi',
};

export const hunters = (count: number): string => counted(count, 'cacciatore', 'cacciatori');
export const tiles = (count: number): string => counted(count, 'tessera', 'tessere');
const animal = (kind: Animal, count: number): string => counted(count, ...animals[kind]);
const space = (cell: string, terrain: Terrain): string => `${the[terrain]}\u00a0${cell}`;
/** What `space` says, after a preposition that has grown together with the article: “sulla”, “dal”. */
const after = (where: string, la: string, il: string): string =>
  where.replace(/^la /, `${la} `).replace(/^il /, `${il} `);
const on = (where: string): string => after(where, 'sulla', 'sul');
const from = (where: string): string => after(where, 'dalla', 'dal');
const to = (where: string): string => after(where, 'alla', 'al');
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}`;

export const messages: BisonMessages = {
  board: 'Tabellone di Bison',
  loading: 'Si srotola la mappa…',
  failed: 'Non è stato possibile caricare la mappa.',
  again: 'Riprova',
  larger: 'Ingrandisci',
  smaller: 'Rimpicciolisci',
  fit: 'Mostra tutto',

  animal,
  hunters,
  listed,
  animalName: { bison: 'Bisonti', salmon: 'Salmoni', turkey: 'Tacchini' },
  space,
  spaceLabel: (cell, terrain) => `${cell} ${terrains[terrain]}`,
  region: (terrain, first, last) => {
    const name = { prairie: 'Prateria', mountain: 'Montagne', river: 'Fiume' }[terrain];
    return first === last ? `${name} ${first}` : `${name} ${first}–${last}`;
  },

  action: actions,
  actionDoes: {
    tile: 'e dei cacciatori',
    tepee: 'costruire o ingrandire a terra',
    canoe: 'costruire o ingrandire sui fiumi',
    gather: 'i cacciatori ne raggiungono uno',
    walk: 'fino a 5 cacciatori',
    trek: 'fino a 5 cacciatori',
  },
  actionUsed: 'già usata',
  actionMust: 'ora è obbligatoria',
  actionIdle: 'niente qui: +1\u00a0animale',

  prompt: {
    over: 'La partita è finita.',
    waiting: (name) => `${name} sta scegliendo.`,
    choose: 'Scegli un’azione.',
    chooseTile: 'È la tua ultima azione della stagione: piazza la tua tessera.',
    lay: 'Scegli dove mettere la tessera.',
    place: 'Scegli un’area della nuova tessera per i tuoi cacciatori.',
    placeNumber: (terrain) => `Quanti cacciatori vanno ${onto[terrain]}?`,
    build: (isCanoe) => `Scegli un’area per la ${isCanoe ? 'canoa' : 'tenda'}.`,
    buildMore: 'Cambia un’altra area, oppure concludi.',
    buildValue: 'Scegli il valore.',
    target: 'Scegli dove si riuniscono i tuoi cacciatori.',
    join: 'Scegli un cacciatore che li raggiunge.',
    joinMore: 'Scegli un altro cacciatore, oppure concludi.',
    from: 'Scegli un cacciatore da muovere.',
    fromMore: 'Muovi un altro cacciatore, oppure concludi.',
    to: 'Scegli dove si ferma il cacciatore.',
    gain: 'Scegli l’animale che ricevi.',
    pay: (due) => (due === 1 ? 'Scegli quale animale paga.' : `Scegli quali ${due} animali pagano.`),
    overflow: 'Più di 15 di un tipo: scambia, compra o lascia perdere il resto.',
    overflowFrom: (kind, regions) =>
      `Più di 15 ${kind}: scambia, compra o lascia perdere il resto. Grazie a ${regions}.`,
    whole: 'Il tuo turno è pronto. Confermalo o torna indietro.',
  },

  headline: {
    season: (season, seasons) => ({
      long: `Stagione ${season} di ${seasons}`,
      short: `Stagione ${season}/${seasons}`,
    }),
    action: (action, actions) => ({ long: `azione ${action} di ${actions}`, short: `azione ${action}/${actions}` }),
    tiles: (count) => ({ long: count === 0 ? 'tessere finite' : `ancora ${tiles(count)}`, short: tiles(count) }),
    over: { long: 'La partita è finita', short: 'Finita' },
    next: {
      long: 'Il prossimo conteggio riempie le scorte:',
      short: 'Conteggio:',
      about:
        'Dopo la stagione la terra riempie le scorte, che pagano le azioni. Prima dell’ultimo conteggio vengono azzerate, e solo quello decide la partita.',
    },
    last: {
      long: 'Scorte azzerate, conta solo l’ultimo conteggio:',
      short: 'Finale:',
      about: 'Prima dell’ultimo conteggio le scorte vengono azzerate: conta solo ciò che la terra porta allora.',
    },
    score: { long: 'Punteggio finale:', short: 'Finale:', about: 'Gli animali dell’ultimo conteggio.' },
    brings: (count) => `${count === 1 ? '1 animale' : `${count} animali`} se si contasse ora`,
    final: (count) => `punteggio finale ${count} se si contasse ora`,
    points: (count) => `punteggio finale ${count}`,
  },

  tray: {
    yourTile: 'La tua tessera',
    turnTile: 'Gira',
    layOn: (cell) => (cell === null ? 'Metti la tessera' : `Mettila su ${cell}`),
    andEnd: (what) => `${what}, fine turno`,
    enough: 'È tutto',
    letGo: 'Lascia perdere il resto',
    pay: (count) => `Paga ${count === 1 ? '1 animale' : `${count} animali`}`,
    market: 'Mercato e scambi',
    putBack: 'Rimetti il cacciatore',
    remove: 'Togli',
    toCome: 'Tessere in arrivo',
  },

  seat: {
    income: 'Prossimo conteggio',
    incomeOf: (parts) => `Porterebbe ${parts} se si contasse adesso`,
    nothing: 'niente',
    actionsLeft: (count) => `ancora ${counted(count, 'azione', 'azioni')}`,
    trackAt: (name, count) => `${name}: ${count} di 15`,
  },

  target: {
    lay: (cell) => `Piazza la tessera in ${cell}`,
    place: (label) => `Metti cacciatori su ${label}`,
    build: (label) => `Costruisci su ${label}`,
    target: (label) => `Riunisci su ${label}`,
    join: (label) => `Un cacciatore arriva da ${label}`,
    from: (label) => `Un cacciatore lascia ${label}`,
    to: (label) => `Il cacciatore si ferma su ${label}`,
  },

  step: {
    buy: (item) => `Acquisto: ${item}`,
    trade: (gives, brings) => `Scambio: ${animal(gives, 3)} con ${animal(brings, 1)}`,
    action: (action) => actions[action],
    done: 'È tutto',
    place: (count, terrain) => `${hunters(count)} ${onto[terrain]}`,
    gain: (kind) => `Ricevi ${animal(kind, 1)}`,
    pay: (kind, count) => `Paga ${animal(kind, count)}`,
    lay: (cell) => `Tessera in ${cell}`,
    target: (where) => `Riunione ${on(where)}`,
    join: (where) => `Un cacciatore arriva ${from(where)}`,
    from: (where) => `Un cacciatore lascia ${where}`,
    to: (where) => `… e si ferma ${on(where)}`,
    build: (isCanoe, value, where) =>
      value === 0 ? `Via ${from(where)}` : `${isCanoe ? 'Canoa' : 'Tenda'} di valore ${value} ${on(where)}`,
  },

  item: (item, value) =>
    item === 'hunter' ? 'un cacciatore' : `una ${item === 'tepee' ? 'tenda' : 'canoa'} di valore ${value}`,

  sentence: {
    turn: (name, clauses) => `${name} ${listed(clauses)}.`,
    passes: (name) => `${name} non fa niente.`,
    buys: (items) => `compra ${listed(items)}`,
    trades: (gives, brings) => `scambia ${gives} con ${brings}`,
    lays: (cell) => `piazza la tessera in ${cell}`,
    places: (count, terrain) => `mette ${hunters(count)} ${onto[terrain]}`,
    builds: (isCanoe, value, where) => `costruisce una ${isCanoe ? 'canoa' : 'tenda'} di valore ${value} ${on(where)}`,
    removes: (isCanoe, where) => `toglie la ${isCanoe ? 'canoa' : 'tenda'} ${from(where)}`,
    gathers: (count, where) => `riunisce ${hunters(count)} ${on(where)}`,
    moves: (count, start, stop) => `muove ${hunters(count)} ${from(start)} ${to(stop)}`,
    skips: (action) => `usa «${actions[action]}» senza cacciatori`,
    gains: (what) => `riceve ${what}`,
    pays: (what) => `paga ${what}`,
    paysAnimals: (count) => `paga ${count} animali`,
    letsGo: 'lascia perdere il resto',
  },
};
