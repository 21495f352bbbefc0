/** French. */
import { countedIn } from '../../messages/plural';
import type { WindRiverMessages } from './messages.en';

const counted = countedIn('fr');

const bison = (count: number): string => counted(count, 'bison', 'bisons');
const tents = (count: number): string => counted(count, 'tente', 'tentes');
const resources = (count: number): string => counted(count, 'ressource', 'ressources');

export const messages: WindRiverMessages = {
  board: 'Les pistes de Wind River',
  plains: 'Grandes Plaines',
  larger: 'Agrandir',
  smaller: 'Réduire',
  fit: 'Tout afficher',
  directions: { e: 'est', ne: 'nord-est', se: 'sud-est', w: 'ouest', nw: 'nord-ouest', sw: 'sud-ouest' },
  artFailed: 'Le plateau n’a pas pu être chargé.',
  tryAgain: 'Réessayer',
  loading: 'La prairie s’éveille…',

  hex: {
    empty: 'vide',
    bison,
    tents: (name, count) => `${name} : ${tents(count)}`,
    unsupplied: (count) => `${count} sans vivres`,
    arrived: (name, count) => `${name} : ${tents(count)} à bon port`,
    nobodyArrived: 'personne n’y est encore arrivé',
    picked: 'pris en main',
    canBeChosen: 'peut être choisi',
  },

  prompt: {
    over: 'La partie est finie.',
    confirm: 'Votre tour est complet : confirmez-le ou revenez d’un pas.',
    set: 'Choisissez une case libre pour votre tente.',
    bison: (left, moved) =>
      left > 1 ? `Déplacez ${left} bisons, un par un.` : moved > 0 ? 'Déplacez encore un bison.' : 'Déplacez un bison.',
    way: 'Où doit-il aller ?',
    lose: (left) =>
      left === 1
        ? 'Vous ne pouvez pas tout ravitailler : retirez une tente sans vivres.'
        : `Vous ne pouvez pas tout ravitailler : retirez ${left} tentes sans vivres.`,
    extra: 'Choisissez une action supplémentaire, ou aucune.',
    extraTent: 'Laquelle de vos tentes se déplace ?',
    extraTentWay: 'Où va la tente ?',
    extraNew: 'Où dresser la nouvelle tente ?',
    extraHerd: 'Quel bison avance encore ?',
    extraHex: (hex) => `Que faire en ${hex} ?`,
    others: {
      set: (name) => `${name} choisit une case pour une tente.`,
      bison: (name) => `${name} déplace des bisons.`,
      lose: (name) => `${name} doit abandonner des tentes.`,
      extra: (name) => `${name} choisit une action supplémentaire.`,
    },
  },

  headline: {
    over: { long: 'La partie est finie', short: 'Fin' },
    setting: { long: 'On dresse les premières tentes', short: 'Premières tentes' },
    onTheWay: (count) => ({
      long: `${tents(count)} en chemin ; sans tente, la partie finit`,
      short: '',
    }),
    plains: {
      long: 'Seules comptent les tentes des Grandes Plaines :',
      short: 'Grandes Plaines :',
      about:
        'Qui a amené le plus de tentes dans les Grandes Plaines gagne dès qu’il n’y a plus de tente sur le plateau.',
    },
    arrived: (count) => `${tents(count)} dans les Grandes Plaines`,
    near: (steps) => `+1 à ${steps}\u00a0pas`,
    nearest: (steps) => `la prochaine à ${steps} pas`,
  },

  tray: {
    bisonLeft: (left, all) => `Encore ${left}\u00a0${left === 1 ? 'bison' : 'bisons'} sur\u00a0${all} à déplacer`,
    tentsLeft: (left) => `Encore à retirer : ${tents(left)}`,
    hand: (count) => `En réserve : ${tents(count)}`,
    chooseHex: 'Choisissez une case :',
    chooseWay: (hex) => `Depuis ${hex} :`,
    supply: 'Ravitaillement',
    allSupplied: 'Toutes vos tentes sont ravitaillées.',
    willPay: (paid) => `Vous paierez ${resources(paid)}.`,
    willPayAndLose: (paid, lost) => `Vous paierez ${resources(paid)} et perdrez ${tents(lost)}.`,
    willLose: (lost) => `Vous perdrez ${tents(lost)}.`,
    payers: (names, isOne) => (isOne ? `${names} paie 1` : `${names} paient chacun 1`),
    noExtra: 'Aucune action, finir le tour',
  },

  extras: {
    tent: { name: 'Déplacer une tente', about: 'Sur une case voisine, ou vers les Grandes Plaines' },
    earn: { name: 'Prendre des ressources', about: 'Pour les bisons dont vos tentes n’ont pas besoin' },
    new: { name: 'Nouvelle tente', about: 'À côté des vôtres, pour 3 ressources' },
    herd: { name: 'Un bison de plus', about: 'Il peut déjà avoir bougé' },
    pass: { name: 'Aucune action', about: 'Tout reste comme il est' },
    earns: (count) => `+${count}`,
  },

  panel: {
    short: { hand: 'En réserve', board: 'Sur le plateau', plains: 'Grandes Plaines', resources: 'Ressources' },
    hand: 'Tentes en réserve',
    board: 'Tentes sur le plateau',
    plains: 'Tentes dans les Grandes Plaines',
    resources: (count) => `${resources(count)} sur 10`,
    unsuppliedLong: (count) => `Sans vivres si rien ne change :\u00a0${count}`,
  },

  list: {
    bison: 'Bisons qui peuvent avancer',
    from: (hex, here, goals) => `${hex} : ${here} – peut aller en ${goals}`,
    way: (direction, place, there) => `${direction}, ${place} : ${there}`,
    lane: (lane) => `Piste ${lane}, d’ouest en est`,
    another: 'En choisir un autre',
  },

  steps: {
    pass: 'Aucune action supplémentaire',
    earn: 'Prendre des ressources',
    set: (hex) => `Tente en ${hex}`,
    bison: (from, to) => `Bison ${from} → ${to}`,
    lose: (hex) => `Tente retirée de ${hex}`,
    tent: (from, to) => `Tente ${from} → ${to}`,
    new: (hex) => `Nouvelle tente en ${hex}`,
    herd: (from, to) => `Un bison de plus ${from} → ${to}`,
  },

  turn: {
    between: '\u00a0; ',
    of: (name, deeds) => `${name} ${deeds}.`,
    set: (hex) => `dresse une tente en ${hex}`,
    bison: (count, ways) => `déplace ${bison(count)} (${ways})`,
    times: (way, count) => `${way}, ${count} fois`,
    lose: (count, hexes) => `abandonne ${tents(count)} (${hexes})`,
    tent: (from, to) => `déplace une tente de ${from} à ${to}`,
    tentToPlains: (from) => `mène une tente de ${from} jusqu’aux Grandes Plaines`,
    earn: 'prend des ressources',
    new: (hex) => `dresse une nouvelle tente en ${hex}`,
    herd: (from, to) => `pousse un bison de plus de ${from} à ${to}`,
    herdToPlains: (from) => `pousse un bison de plus de ${from} vers les Grandes Plaines`,
    pass: 'renonce à l’action supplémentaire',
    nothing: 'ne fait rien',
  },
};
