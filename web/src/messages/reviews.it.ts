/** Che cosa dice un’analisi in ogni gioco, in italiano. */
import type { Reviews, ReviewWords } from './reviews';

export const seats: ReviewWords<'Seat'> = { blue: 'Blu', red: 'Rosso', yellow: 'Giallo', green: 'Verde' };

export const reviews: Reviews<'review'> = {
  promise: (p) => `Così si vince nel ${p.chance}\u00a0% dei casi, altrimenti nel ${p.other}\u00a0%.`,
  score_more: (p) => `Allo stato attuale così si arriva a ${p.points}, altrimenti a ${p.other}.`,
  rival_less: (p) => `Allo stato attuale così ${seats[p.rival]} arriva a ${p.points}, altrimenti a ${p.other}.`,
  kind: (p) => `Il turno migliore comincia con «${p.step}».`,
};
