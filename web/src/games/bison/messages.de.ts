/** Bison auf Deutsch, mit den Wörtern des Regelhefts. */
import { countedIn } from '../../messages/plural';
import type { BisonMessages } from './messages.en';
import type { Action, Animal, Terrain } from './view';

const counted = countedIn('de');

const animals: Record<Animal, [one: string, many: string]> = {
  bison: ['Bison', 'Bisons'],
  salmon: ['Lachs', 'Lachse'],
  turkey: ['Truthahn', 'Truthähne'],
};
export const terrains: Record<Terrain, string> = { prairie: 'Prärie', mountain: 'Berg', river: 'Fluss' };
const onto: Record<Terrain, string> = { prairie: 'die Prärie', mountain: 'den Berg', river: 'den Fluss' };
const actions: Record<Action, string> = {
  tile: 'Tafel anlegen',
  tepee: 'Zelt',
  canoe: 'Kanu',
  gather: 'Treffen',
  walk: '1 Feld ziehen',
  trek: '1–3 Felder ziehen',
};

export const hunters = (count: number): string => `${count} Jäger`;
export const tiles = (count: number): string => counted(count, 'Tafel', 'Tafeln');
const animal = (kind: Animal, count: number): string => counted(count, ...animals[kind]);
const space = (cell: string, terrain: Terrain): string => `${terrains[terrain]}\u00a0${cell}`;
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;
const dative = (count: number): string => counted(count, 'Jäger', 'Jägern');

export const messages: BisonMessages = {
  board: 'Spielplan von Bison',
  loading: 'Die Karte wird ausgerollt …',
  failed: 'Die Karte konnte nicht geholt werden.',
  again: 'Noch einmal versuchen',
  larger: 'Größer',
  smaller: 'Kleiner',
  fit: 'Alles zeigen',

  animal,
  hunters,
  listed,
  animalName: { bison: 'Bisons', salmon: 'Lachse', turkey: 'Truthähne' },
  space,
  spaceLabel: (cell, terrain) => `${cell} ${terrains[terrain]}`,
  region: (terrain, first, last) => {
    const name = { prairie: 'Prärie', mountain: 'Gebirge', river: 'Fluss' }[terrain];
    return first === last ? `${name} ${first}` : `${name} ${first}–${last}`;
  },

  action: actions,
  actionDoes: {
    tile: 'und Jäger darauf einsetzen',
    tepee: 'an Land errichten oder vergrößern',
    canoe: 'auf einem Fluss bauen oder vergrößern',
    gather: 'Jäger eilen zu einem der deinen',
    walk: 'bis zu 5 Jäger, je ein Feld',
    trek: 'bis zu 5 Jäger, je bis zu drei Felder',
  },
  actionUsed: 'in dieser Runde schon genutzt',
  actionMust: 'ist jetzt Pflicht',
  actionIdle: 'hier nichts möglich: +1\u00a0Tier',

  prompt: {
    over: 'Das Spiel ist zu Ende.',
    waiting: (name) => `${name} überlegt.`,
    choose: 'Wähle eine Aktion.',
    chooseTile: 'Das ist deine letzte Aktion dieser Runde: Lege deine Tafel an.',
    lay: 'Wähle einen Platz für deine Tafel.',
    place: 'Wähle ein Feld der neuen Tafel für deine Jäger.',
    placeNumber: (terrain) => `Wie viele Jäger kommen auf ${onto[terrain]}?`,
    build: (isCanoe) => `Wähle ein Feld für das ${isCanoe ? 'Kanu' : 'Zelt'}.`,
    buildMore: 'Ändere noch ein Feld oder schließe ab.',
    buildValue: 'Wähle den Wert.',
    target: 'Wähle, wo deine Jäger zusammenkommen.',
    join: 'Wähle einen Jäger, der dazukommt.',
    joinMore: 'Wähle noch einen Jäger oder schließe ab.',
    from: 'Wähle einen Jäger, der zieht.',
    fromMore: 'Ziehe noch einen Jäger oder schließe ab.',
    to: 'Wähle, wo der Jäger stehen bleibt.',
    gain: 'Wähle das Tier, das du erhältst.',
    pay: (due) => (due === 1 ? 'Wähle, welches Tier zahlt.' : `Wähle, welche ${due} Tiere zahlen.`),
    overflow: 'Mehr als 15 von einer Art: Tausche, kaufe ein oder lass den Rest verfallen.',
    overflowFrom: (kind, regions) =>
      `Mehr als 15 ${kind}: Tausche, kaufe ein oder lass den Rest verfallen. Gebracht von ${regions}.`,
    whole: 'Dein Zug ist fertig. Bestätige ihn oder nimm etwas zurück.',
  },

  headline: {
    season: (season, seasons) => ({ long: `Runde ${season} von ${seasons}`, short: `Runde ${season}/${seasons}` }),
    action: (action, actions) => ({ long: `Aktion ${action} von ${actions}`, short: `Aktion ${action}/${actions}` }),
    tiles: (count) => ({ long: count === 0 ? 'keine Tafeln mehr' : `noch ${tiles(count)}`, short: tiles(count) }),
    over: { long: 'Das Spiel ist zu Ende', short: 'Zu Ende' },
    next: {
      long: 'Die nächste Wertung füllt die Bestände:',
      short: 'Wertung:',
      about:
        'Nach der Runde füllt das Land die Bestände, aus denen Aktionen bezahlt werden. Vor der letzten Wertung werden sie geleert, und nur diese entscheidet.',
    },
    last: {
      long: 'Bestände werden geleert, nur die letzte Wertung zählt:',
      short: 'Ende:',
      about: 'Vor der letzten Wertung werden die Bestände geleert: Es zählt nur, was das Land dann bringt.',
    },
    score: { long: 'Endstand:', short: 'Ende:', about: 'Die Tiere der letzten Wertung.' },
    brings: (count) => `${count === 1 ? '1 Tier' : `${count} Tiere`}, wenn jetzt gewertet würde`,
    final: (count) => `Endstand ${count}, wenn jetzt gewertet würde`,
    points: (count) => `Endstand ${count}`,
  },

  tray: {
    yourTile: 'Deine Tafel',
    turnTile: 'Drehen',
    layOn: (cell) => (cell === null ? 'Tafel anlegen' : `Auf ${cell} anlegen`),
    andEnd: (what) => `${what}, Zug beenden`,
    enough: 'Das ist alles',
    letGo: 'Rest verfallen lassen',
    pay: (count) => `${count === 1 ? '1 Tier' : `${count} Tiere`} zahlen`,
    market: 'Markt und Tausch',
    putBack: 'Jäger zurückstellen',
    remove: 'Abbauen',
    toCome: 'Kommende Tafeln',
  },

  seat: {
    income: 'Nächste Wertung',
    incomeOf: (parts) => `Brächte ${parts}, wenn jetzt gewertet würde`,
    nothing: 'nichts',
    actionsLeft: (count) => `noch ${counted(count, 'Aktion', 'Aktionen')}`,
    trackAt: (name, count) => `${name}: ${count} von 15`,
  },

  target: {
    lay: (cell) => `Tafel auf ${cell} anlegen`,
    place: (label) => `Jäger auf ${label} einsetzen`,
    build: (label) => `Auf ${label} bauen`,
    target: (label) => `Treffen auf ${label}`,
    join: (label) => `Ein Jäger kommt von ${label}`,
    from: (label) => `Ein Jäger verlässt ${label}`,
    to: (label) => `Der Jäger bleibt auf ${label} stehen`,
  },

  step: {
    buy: (item) => `Kauf: ${item}`,
    trade: (gives, brings) => `Tausch: ${animal(gives, 3)} gegen ${animal(brings, 1)}`,
    action: (action) => actions[action],
    done: 'Das ist alles',
    place: (count, terrain) => `${hunters(count)} auf ${onto[terrain]}`,
    gain: (kind) => `${animal(kind, 1)} erhalten`,
    pay: (kind, count) => `${animal(kind, count)} zahlen`,
    lay: (cell) => `Tafel auf ${cell}`,
    target: (where) => `Treffen auf ${where}`,
    join: (where) => `Jäger von ${where}`,
    from: (where) => `Jäger verlässt ${where}`,
    to: (where) => `… und bleibt auf ${where}`,
    build: (isCanoe, value, where) =>
      value === 0 ? `Abbau auf ${where}` : `${isCanoe ? 'Kanu' : 'Zelt'} mit Wert ${value} auf ${where}`,
  },

  item: (item, value) =>
    item === 'hunter' ? 'einen Jäger' : `ein ${item === 'tepee' ? 'Zelt' : 'Kanu'} mit Wert ${value}`,

  sentence: {
    turn: (name, clauses) => `${name} ${listed(clauses)}.`,
    passes: (name) => `${name} tut nichts.`,
    buys: (items) => `kauft ${listed(items)}`,
    trades: (gives, brings) => `tauscht ${gives} gegen ${brings}`,
    lays: (cell) => `legt die Tafel auf ${cell} an`,
    places: (count, terrain) => `setzt ${hunters(count)} auf ${onto[terrain]}`,
    builds: (isCanoe, value, where) => `baut ein ${isCanoe ? 'Kanu' : 'Zelt'} mit Wert ${value} auf ${where}`,
    removes: (isCanoe, where) => `baut das ${isCanoe ? 'Kanu' : 'Zelt'} auf ${where} ab`,
    gathers: (count, where) => `ruft ${hunters(count)} auf ${where} zusammen`,
    moves: (count, from, to) => `zieht mit ${dative(count)} von ${from} nach ${to}`,
    skips: (action) => `nutzt „${actions[action]}“ ohne Jäger`,
    gains: (what) => `erhält ${what}`,
    pays: (what) => `zahlt ${what}`,
    paysAnimals: (count) => `zahlt ${count} Tiere`,
    letsGo: 'lässt den Rest verfallen',
  },
};
