/** Ce qu’une analyse dit de Bison, en français. */
import type { Reviews, ReviewWords } from '../../messages/reviews';
import { seats } from '../../messages/reviews.fr';

const animals: ReviewWords<'Animal'> = { bison: 'bisons', salmon: 'saumons', turkey: 'dindons' };
const terrains: ReviewWords<'Terrain'> = { prairie: 'la prairie', mountain: 'la montagne', river: 'la rivière' };
const buildings: ReviewWords<'Building'> = { tepee: 'un tipi', canoe: 'un canoë' };
const holds: ReviewWords<'Hold'> = { alone: 'on mène seul', shared: 'on partage la tête', behind: 'on suit' };
const kinds: ReviewWords<'TurnKind'> = {
  tile: 'placer la tuile',
  tepee: 'construire un tipi',
  canoe: 'construire un canoë',
  gather: 'réunir des chasseurs',
  walk: 'déplacer des chasseurs d’une case',
  trek: 'déplacer des chasseurs de 1–3 cases',
  overflow: 'dépenser ce qui dépasse 15',
};

const where = (p: { terrain: keyof typeof terrains; places: readonly string[] }): string =>
  `${terrains[p.terrain]} ${p.places.join(', ')}`;

export const reviews: Reviews<'bison'> = {
  region_more: (p) => `Ainsi ${holds[p.how]} dans ${where(p)} : ${p.award} ${animals[p.animal]}, sinon ${p.other}.`,
  region_grows: (p) => `Ainsi ${where(p)}, où ${holds[p.how]}, vaut ${p.worth} ${animals[p.animal]}, sinon ${p.other}.`,
  region_denied: (p) =>
    `Ainsi ${seats[p.rival]} ne mène pas seul dans ${where(p)} : ${p.award} ${animals[p.animal]}, sinon ${p.other}.`,
  taken_later: (p) => `Après le tour ${p.turn}, ${seats[p.rival]} menait seul dans ${where(p)}.`,
  built: (p) =>
    `Ainsi on a ${buildings[p.piece]} de valeur ${p.value} en ${p.cell}, plus fort que des chasseurs seuls.`,
  guarded: (p) =>
    `Ainsi ${buildings[p.piece]} de valeur ${p.value} en ${p.cell} garde les ${p.worth} ${animals[p.animal]} de ${where(p)} : des chasseurs seuls ne les prennent pas.`,
  hunters: (p) => `Ainsi on a ${p.hunters} de ses chasseurs sur le plateau, sinon ${p.other}.`,
  idle: (p) => `Ainsi ${p.hunters} de ses chasseurs ne rapportent rien, sinon ${p.other}.`,
  stock: (p) => `Ainsi on garde ${p.animals} animaux en stock, sinon ${p.other}.`,
  overflow: (p) => `En l’état, ${p.animals} de ses animaux dépasseront 15 au décompte, sinon ${p.other}.`,
  scored: (p) => `Au décompte, ${where(p)} a rapporté ${p.award} ${animals[p.animal]}.`,
  paid: (p) => `Pour ${p.hunters} chasseurs, ${p.animals} animaux ont été payés.`,
  spilt: (p) => `Au-delà de 15, ${p.animals} de ses animaux ont été perdus.`,
  turn_kind: (p) => `Le mieux est maintenant de ${kinds[p.kind]}.`,
};
