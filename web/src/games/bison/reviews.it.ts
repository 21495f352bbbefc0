/** Che cosa dice un’analisi di Bison, in italiano. */
import type { Reviews, ReviewWords } from '../../messages/reviews';
import { seats } from '../../messages/reviews.it';

const animals: ReviewWords<'Animal'> = { bison: 'bisonti', salmon: 'salmoni', turkey: 'tacchini' };
const terrains: ReviewWords<'Terrain'> = { prairie: 'sulla prateria', mountain: 'sulla montagna', river: 'sul fiume' };
const buildings: ReviewWords<'Building'> = { tepee: 'una tenda', canoe: 'una canoa' };
const holds: ReviewWords<'Hold'> = {
  alone: 'si è primi da soli',
  shared: 'si è primi con altri',
  behind: 'si è dietro',
};
const kinds: ReviewWords<'TurnKind'> = {
  tile: 'piazzare la tessera',
  tepee: 'costruire una tenda',
  canoe: 'costruire una canoa',
  gather: 'riunire i cacciatori',
  walk: 'muovere i cacciatori di 1 spazio',
  trek: 'muovere i cacciatori di 1–3 spazi',
  overflow: 'spendere ciò che supera 15',
};

const where = (p: { terrain: keyof typeof terrains; places: readonly string[] }): string =>
  `${terrains[p.terrain]} ${p.places.join(', ')}`;

export const reviews: Reviews<'bison'> = {
  region_more: (p) => `Così ${holds[p.how]} ${where(p)}: ${p.award} ${animals[p.animal]}, altrimenti ${p.other}.`,
  region_grows: (p) =>
    `Così ${holds[p.how]} ${where(p)} per ${p.worth} ${animals[p.animal]}, altrimenti per ${p.other}.`,
  region_denied: (p) =>
    `Così ${seats[p.rival]} non è primo da solo ${where(p)}: ${p.award} ${animals[p.animal]}, altrimenti ${p.other}.`,
  taken_later: (p) => `Dopo il turno ${p.turn} ${seats[p.rival]} era primo da solo ${where(p)}.`,
  built: (p) =>
    `Così in ${p.cell} c’è ${buildings[p.piece]} di valore ${p.value}, che i cacciatori da soli non battono.`,
  guarded: (p) =>
    `Così ${buildings[p.piece]} di valore ${p.value} in ${p.cell} protegge i ${p.worth} ${animals[p.animal]} ${where(p)}: i cacciatori da soli non li prendono.`,
  hunters: (p) => `Così ci sono ${p.hunters} dei propri cacciatori sul tabellone, altrimenti ${p.other}.`,
  idle: (p) => `Così ${p.hunters} dei propri cacciatori non portano nulla, altrimenti ${p.other}.`,
  stock: (p) => `Così restano ${p.animals} dei propri animali, altrimenti ${p.other}.`,
  overflow: (p) => `Allo stato attuale ${p.animals} dei propri animali supereranno 15, altrimenti ${p.other}.`,
  scored: (p) => `Il conteggio ${where(p)} ha portato ${p.award} ${animals[p.animal]}.`,
  paid: (p) => `Per ${p.hunters} cacciatori sono stati pagati ${p.animals} animali.`,
  spilt: (p) => `Oltre 15 sono andati persi ${p.animals} dei propri animali.`,
  turn_kind: (p) => `Ora la cosa migliore è ${kinds[p.kind]}.`,
};
