/** The words of what a turn of Bison can be made without: French. */
import { countedIn } from '../../messages/plural';
import type { BisonLater } from './later.en';
import { hunters, terrains, tiles } from './messages.fr';

const counted = countedIn('fr');

export const later: BisonLater = {
  terrainName: { prairie: 'Prairie', mountain: 'Montagne', river: 'Rivière' },
  piece: (isCanoe, value) => `${isCanoe ? 'canoë' : 'tipi'} de valeur ${value}`,

  tray: {
    noHunters: 'Sans chasseur',
    priceOf: (count, price) =>
      `${hunters(count)} : ${price < 0 ? 'recevez 1 animal' : price === 0 ? 'gratuit' : `${price} animaux`}`,
    price: 'Coût d’une action',
    more: (name) => `Payer plus : ${name}`,
    fewer: (name) => `Payer moins : ${name}`,
    buy: 'Acheter',
    buyItem: (name, each) => `Acheter ${name} : ${each} de chaque animal`,
    trade: 'Échanger 3 contre 1',
    tradeItem: (gives, brings) => `Donner ${gives}, recevoir ${brings}`,
  },

  seat: {
    reserve: 'Réserve',
    market: 'Marché',
    finalScore: 'Score final, en l’état',
    store: (count) => `${count} en stock, vidé avant le dernier décompte`,
    totem: 'Détient le totem : premier joueur de la saison',
    tile: 'A une tuile en main',
  },

  shapes: {
    unseen: (count) =>
      `${tiles(count)} pas encore ${count > 1 ? 'vues' : 'vue'} : dans la pile, dans d’autres mains ou face cachée hors du jeu depuis le début.`,
    tiles,
    corners: ['nord', 'nord-est', 'sud-est', 'sud', 'sud-ouest', 'nord-ouest'],
    shape: (from, to, sides) => `Rivière du ${from} au ${to}, ${counted(sides, 'côté', 'côtés')} de prairie`,
  },

  parts: {
    nobody: 'Il n’y a personne ici.',
    worth: (parts) => `${parts} en tout`,
    now: 'maintenant',
    after: 'après votre tour',
    rank: (rank) => (rank === 1 ? '1er' : `${rank}e`),
    begin: 'Commencer ici',
  },

  list: {
    sides: ['nord-est', 'est', 'sud-est', 'sud-ouest', 'ouest', 'nord-ouest'],
    face: (from, to, prairie, mountain) =>
      `Rivière du ${from} au ${to} ; prairie : ${prairie} ; montagne : ${mountain}`,
    joins: (terrain, cells) => `sa ${terrains[terrain]} rejoint ${cells}`,
    joinsNothing: 'elle ne rejoint rien de semblable',
    priced: (text, price) =>
      `${text} – ${price < 0 ? 'vous gagnez 1 animal' : price === 0 ? 'gratuit' : `coûte ${counted(price, 'animal', 'animaux')}`}`,
    have: (text, count) => `${text} (vous en avez ${count} sur 15)`,
    actions: 'Actions',
    next: 'Sur le plateau',
    animals: 'Animaux',
    end: 'Terminer cette action',
    another: 'Choisir un autre terrain',
    regions: 'Ce que rapporteraient les régions maintenant',
    open: (cell) => `${cell} : pas encore de tuile, on peut en placer une ici`,
    space: (label, animalsHere, who) => `${label} : ${animalsHere || 'aucun animal'}${who ? ` ; ${who}` : ''}`,
    owner: (name, pieces) => `${name} : ${pieces}`,
  },
};
