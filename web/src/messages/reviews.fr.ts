/** Ce qu’une analyse dit dans tous les jeux, en français. */
import type { Reviews, ReviewWords } from './reviews';

export const seats: ReviewWords<'Seat'> = { blue: 'Bleu', red: 'Rouge', yellow: 'Jaune', green: 'Vert' };

export const reviews: Reviews<'review'> = {
  promise: (p) => `Ainsi on gagne dans ${p.chance}\u00a0% des cas, sinon dans ${p.other}\u00a0%.`,
  score_more: (p) => `En l’état, on arrive ainsi à ${p.points}, sinon à ${p.other}.`,
  rival_less: (p) => `En l’état, ${seats[p.rival]} arrive ainsi à ${p.points}, sinon à ${p.other}.`,
  kind: (p) => `Le meilleur tour commence par « ${p.step} ».`,
};
