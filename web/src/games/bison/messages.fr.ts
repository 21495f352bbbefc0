/** Bison en français, avec les termes des règles. */
import { countedIn } from '../../messages/plural';
import type { BisonMessages } from './messages.en';
import type { Action, Animal, Terrain } from './view';

const counted = countedIn('fr');

const animals: Record<Animal, [one: string, many: string]> = {
  bison: ['bison', 'bisons'],
  salmon: ['saumon', 'saumons'],
  turkey: ['dindon', 'dindons'],
};
export const terrains: Record<Terrain, string> = { prairie: 'prairie', mountain: 'montagne', river: 'rivière' };
const actions: Record<Action, string> = {
  tile: 'Placer la tuile',
  tepee: 'Tipi',
  canoe: 'Canoë',
  gather: 'Réunir',
  walk: 'Déplacer d’une case',
  trek: 'Déplacer de 1–3 cases',
};

export const hunters = (count: number): string => counted(count, 'chasseur', 'chasseurs');
export const tiles = (count: number): string => counted(count, 'tuile', 'tuiles');
const animal = (kind: Animal, count: number): string => counted(count, ...animals[kind]);
const space = (cell: string, terrain: Terrain): string => `la ${terrains[terrain]}\u00a0${cell}`;
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`;

export const messages: BisonMessages = {
  board: 'Plateau de Bison',
  loading: 'On déroule la carte…',
  failed: 'La carte n’a pas pu être chargée.',
  again: 'Réessayer',
  larger: 'Agrandir',
  smaller: 'Réduire',
  fit: 'Tout voir',

  animal,
  hunters,
  listed,
  animalName: { bison: 'Bisons', salmon: 'Saumons', turkey: 'Dindons' },
  space,
  spaceLabel: (cell, terrain) => `${cell} ${terrains[terrain]}`,
  region: (terrain, first, last) => {
    const name = { prairie: 'Prairie', mountain: 'Montagnes', river: 'Rivière' }[terrain];
    return first === last ? `${name} ${first}` : `${name} ${first}–${last}`;
  },

  action: actions,
  actionDoes: {
    tile: 'et y mettre des chasseurs',
    tepee: 'construire ou agrandir à terre',
    canoe: 'construire ou agrandir sur l’eau',
    gather: 'vos chasseurs en rejoignent un',
    walk: 'jusqu’à 5 chasseurs',
    trek: 'jusqu’à 5 chasseurs',
  },
  actionUsed: 'déjà réalisée',
  actionMust: 'obligatoire maintenant',
  actionIdle: 'rien à faire : +1\u00a0animal',

  prompt: {
    over: 'La partie est finie.',
    waiting: (name) => `${name} réfléchit.`,
    choose: 'Choisissez une action.',
    chooseTile: 'C’est votre dernière action de la saison : placez votre tuile.',
    lay: 'Choisissez où placer votre tuile.',
    place: 'Choisissez un terrain de la nouvelle tuile pour vos chasseurs.',
    placeNumber: (terrain) => `Combien de chasseurs sur la ${terrains[terrain]} ?`,
    build: (isCanoe) => `Choisissez un terrain pour le ${isCanoe ? 'canoë' : 'tipi'}.`,
    buildMore: 'Changez un autre terrain, ou terminez.',
    buildValue: 'Choisissez sa valeur.',
    target: 'Choisissez où vos chasseurs se réunissent.',
    join: 'Choisissez un chasseur qui les rejoint.',
    joinMore: 'Choisissez un autre chasseur, ou terminez.',
    from: 'Choisissez un chasseur à déplacer.',
    fromMore: 'Déplacez un autre chasseur, ou terminez.',
    to: 'Choisissez où le chasseur s’arrête.',
    gain: 'Choisissez l’animal que vous recevez.',
    pay: (due) => (due === 1 ? 'Choisissez l’animal qui paie.' : `Choisissez les ${due} animaux qui paient.`),
    overflow: 'Plus de 15 animaux d’un type : échangez, achetez, ou laissez perdre le surplus.',
    overflowFrom: (kind, regions) =>
      `Plus de 15 ${kind} : échangez, achetez, ou laissez perdre le surplus. Grâce à ${regions}.`,
    whole: 'Votre tour est prêt. Confirmez-le, ou revenez en arrière.',
  },

  headline: {
    season: (season, seasons) => ({ long: `Saison ${season} sur ${seasons}`, short: `Saison ${season}/${seasons}` }),
    action: (action, actions) => ({ long: `action ${action} sur ${actions}`, short: `action ${action}/${actions}` }),
    tiles: (count) => ({ long: count === 0 ? 'plus aucune tuile' : `encore ${tiles(count)}`, short: tiles(count) }),
    over: { long: 'La partie est finie', short: 'Fin' },
    next: {
      long: 'Le prochain décompte remplit les stocks :',
      short: 'Décompte :',
      about:
        'Après la saison, la terre remplit les stocks, qui paient les actions. Ils sont vidés avant le dernier décompte, et lui seul décide de la partie.',
    },
    last: {
      long: 'Stocks vidés, seul compte le dernier décompte :',
      short: 'Final :',
      about: 'Les stocks sont vidés avant le dernier décompte : seul compte ce que la terre rapporte alors.',
    },
    score: { long: 'Score final :', short: 'Final :', about: 'Les animaux du dernier décompte.' },
    brings: (count) => `${count} ${count < 2 ? 'animal' : 'animaux'} si l’on décomptait maintenant`,
    final: (count) => `score final ${count} si l’on décomptait maintenant`,
    points: (count) => `score final ${count}`,
  },

  tray: {
    yourTile: 'Votre tuile',
    turnTile: 'Tourner',
    layOn: (cell) => (cell === null ? 'Placer la tuile' : `La placer en ${cell}`),
    andEnd: (what) => `${what}, finir le tour`,
    enough: 'C’est tout',
    letGo: 'Laisser perdre le surplus',
    pay: (count) => `Payer ${count === 1 ? '1 animal' : `${count} animaux`}`,
    market: 'Marché et échanges',
    putBack: 'Reposer le chasseur',
    remove: 'Retirer',
    toCome: 'Tuiles à venir',
  },

  seat: {
    income: 'Prochain décompte',
    incomeOf: (parts) => `Rapporterait ${parts} si l’on comptait maintenant`,
    nothing: 'rien',
    actionsLeft: (count) => `encore ${counted(count, 'action', 'actions')}`,
    trackAt: (name, count) => `${name} : ${count} sur 15`,
  },

  target: {
    lay: (cell) => `Placer la tuile en ${cell}`,
    place: (label) => `Mettre des chasseurs sur ${label}`,
    build: (label) => `Construire sur ${label}`,
    target: (label) => `Réunir sur ${label}`,
    join: (label) => `Un chasseur vient de ${label}`,
    from: (label) => `Un chasseur quitte ${label}`,
    to: (label) => `Le chasseur s’arrête sur ${label}`,
  },

  step: {
    buy: (item) => `Achat : ${item}`,
    trade: (gives, brings) => `Échange : ${animal(gives, 3)} contre ${animal(brings, 1)}`,
    action: (action) => actions[action],
    done: 'C’est tout',
    place: (count, terrain) => `${hunters(count)} sur la ${terrains[terrain]}`,
    gain: (kind) => `Recevoir ${animal(kind, 1)}`,
    pay: (kind, count) => `Payer ${animal(kind, count)}`,
    lay: (cell) => `Tuile en ${cell}`,
    target: (where) => `Réunion sur ${where}`,
    join: (where) => `Un chasseur de ${where}`,
    from: (where) => `Un chasseur quitte ${where}`,
    to: (where) => `… et s’arrête sur ${where}`,
    build: (isCanoe, value, where) =>
      value === 0 ? `Retrait sur ${where}` : `${isCanoe ? 'Canoë' : 'Tipi'} de valeur ${value} sur ${where}`,
  },

  item: (item, value) =>
    item === 'hunter' ? 'un chasseur' : `un ${item === 'tepee' ? 'tipi' : 'canoë'} de valeur ${value}`,

  sentence: {
    turn: (name, clauses) => `${name} ${listed(clauses)}.`,
    passes: (name) => `${name} ne fait rien.`,
    buys: (items) => `achète ${listed(items)}`,
    trades: (gives, brings) => `échange ${gives} contre ${brings}`,
    lays: (cell) => `place la tuile en ${cell}`,
    places: (count, terrain) => `met ${hunters(count)} sur sa ${terrains[terrain]}`,
    builds: (isCanoe, value, where) => `construit un ${isCanoe ? 'canoë' : 'tipi'} de valeur ${value} sur ${where}`,
    removes: (isCanoe, where) => `retire le ${isCanoe ? 'canoë' : 'tipi'} de ${where}`,
    gathers: (count, where) => `réunit ${hunters(count)} sur ${where}`,
    moves: (count, from, to) => `déplace ${hunters(count)} de ${from} vers ${to}`,
    skips: (action) => `utilise « ${actions[action]} » sans chasseur`,
    gains: (what) => `reçoit ${what}`,
    pays: (what) => `paie ${what}`,
    paysAnimals: (count) => `paie ${count} animaux`,
    letsGo: 'laisse perdre le surplus',
  },
};
