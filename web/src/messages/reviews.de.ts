/** Was eine Auswertung in jedem Spiel sagt, auf Deutsch. */
import type { Reviews, ReviewWords } from './reviews';

export const seats: ReviewWords<'Seat'> = { blue: 'Blau', red: 'Rot', yellow: 'Gelb', green: 'Grün' };

export const reviews: Reviews<'review'> = {
  promise: (p) => `Damit gewinnt man in ${p.chance}\u00a0% der Fälle, sonst in ${p.other}\u00a0%.`,
  score_more: (p) => `Damit kommt man beim jetzigen Stand auf ${p.points}, sonst auf ${p.other}.`,
  rival_less: (p) => `Damit kommt ${seats[p.rival]} beim jetzigen Stand auf ${p.points}, sonst auf ${p.other}.`,
  kind: (p) => `Der beste Zug beginnt mit „${p.step}“.`,
};
