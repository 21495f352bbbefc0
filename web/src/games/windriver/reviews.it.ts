/** Che cosa dice un’analisi di Wind River, in italiano. */
import type { Reviews, ReviewWords } from '../../messages/reviews';
import { seats } from '../../messages/reviews.it';

const kinds: ReviewWords<'ExtraKind'> = {
  set: 'piazzare una tenda dove arriveranno i bisonti',
  pass: 'muovere i bisonti, senza azione extra',
  earn: 'muovere i bisonti e ottenere risorse',
  tent: 'muovere i bisonti e spostare una tenda',
  new: 'muovere i bisonti e piazzare una nuova tenda',
  herd: 'muovere i bisonti, e uno in più come azione extra',
  lose: 'rinunciare a una tenda',
};

export const reviews: Reviews<'wind-river'> = {
  home: (p) => `Così ${p.tents} delle proprie tende arrivano nelle Grandi Praterie, altrimenti ${p.other}.`,
  home_sooner: (p) =>
    `Così una tenda arriva subito nelle Grandi Praterie: sono ${p.tents}, altrimenti per ora ${p.other}.`,
  rival_home: (p) =>
    `Così ${seats[p.rival]} porta ${p.tents} delle sue tende nelle Grandi Praterie, altrimenti ${p.other}.`,
  tents_lost: (p) => `Altrimenti si perdono tende per mancanza di bisonti: ${p.hexes.join(', ')}.`,
  lost_later: (p) => `La tenda in ${p.hex} è andata persa al turno ${p.turn}.`,
  new_tent: (p) => `Così si hanno ${p.tents} delle proprie tende sul tabellone o arrivate, altrimenti ${p.other}.`,
  way: (p) => `Così la strada di tutte le proprie tende è lunga ${p.steps}, altrimenti ${p.other}.`,
  set_near: (p) => `In ${p.hex} e a una mossa da lì ci sono ${p.bison} bisonti; tende altrui accanto: ${p.tents}.`,
  fed: (p) => `Così le proprie tende in ${p.hexes.join(', ')} hanno abbastanza bisonti, altrimenti no.`,
  stray: (p) => `Altrimenti alle proprie tende in ${p.hexes.join(', ')} mancano bisonti.`,
  bison_kept: (p) =>
    `Così i bisonti presso le proprie tende in ${p.hexes.join(', ')} sono ${p.bison}, altrimenti ${p.other}.`,
  rival_hungry: (p) => `Così le tende non rifornite di ${seats[p.rival]} sono ${p.tents}, altrimenti ${p.other}.`,
  resources: (p) => `Così le proprie risorse sono ${p.resources}, altrimenti ${p.other}.`,
  earns: (p) => `Ottenere risorse ne porterebbe allora ${p.earns}, altrimenti ${p.other}.`,
  came_home: (p) => `Una tenda è arrivata da ${p.hex} nelle Grandi Praterie.`,
  lost: (p) => `In ${p.hex} una tenda è andata persa per mancanza di bisonti.`,
  turn_kind: (p) => `Ora la cosa migliore è ${kinds[p.kind]}.`,
};
