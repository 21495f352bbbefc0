/** Ce qu’une analyse dit de Wind River, en français. */
import type { Reviews, ReviewWords } from '../../messages/reviews';
import { seats } from '../../messages/reviews.fr';

const kinds: ReviewWords<'ExtraKind'> = {
  set: 'dresser une tente là où viendront des bisons',
  pass: 'déplacer des bisons, sans action supplémentaire',
  earn: 'déplacer des bisons et prendre des ressources',
  tent: 'déplacer des bisons et une tente',
  new: 'déplacer des bisons et dresser une nouvelle tente',
  herd: 'déplacer des bisons, et un de plus comme action supplémentaire',
  lose: 'abandonner une tente',
};

export const reviews: Reviews<'wind-river'> = {
  home: (p) => `Ainsi ${p.tents} de ses tentes arrivent dans les Grandes Plaines, sinon ${p.other}.`,
  home_sooner: (p) =>
    `Ainsi une tente arrive tout de suite dans les Grandes Plaines : ${p.tents} y sont, sinon ${p.other} pour l’instant.`,
  rival_home: (p) =>
    `Ainsi ${seats[p.rival]} mène ${p.tents} de ses tentes dans les Grandes Plaines, sinon ${p.other}.`,
  tents_lost: (p) => `Sinon des tentes sont perdues faute de bisons : ${p.hexes.join(', ')}.`,
  lost_later: (p) => `La tente en ${p.hex} a été perdue au tour ${p.turn}.`,
  new_tent: (p) => `Ainsi on a ${p.tents} de ses tentes sur le plateau ou arrivées, sinon ${p.other}.`,
  way: (p) => `Ainsi le chemin de toutes ses tentes fait ${p.steps}, sinon ${p.other}.`,
  set_near: (p) =>
    `En ${p.hex} et à un déplacement de là, il y a ${p.bison} bisons ; tentes des autres à côté : ${p.tents}.`,
  fed: (p) => `Ainsi ses tentes en ${p.hexes.join(', ')} ont assez de bisons, sinon non.`,
  stray: (p) => `Sinon, ses tentes en ${p.hexes.join(', ')} manquent de bisons.`,
  bison_kept: (p) => `Ainsi il y a ${p.bison} bisons près de ses tentes en ${p.hexes.join(', ')}, sinon ${p.other}.`,
  rival_hungry: (p) => `Ainsi les tentes de ${seats[p.rival]} sans vivres sont ${p.tents}, sinon ${p.other}.`,
  resources: (p) => `Ainsi ses ressources font ${p.resources}, sinon ${p.other}.`,
  earns: (p) => `Prendre des ressources en rapporterait alors ${p.earns}, sinon ${p.other}.`,
  came_home: (p) => `Une tente est arrivée de ${p.hex} dans les Grandes Plaines.`,
  lost: (p) => `Une tente a été perdue en ${p.hex} faute de bisons.`,
  turn_kind: (p) => `Le mieux est maintenant de ${kinds[p.kind]}.`,
};
