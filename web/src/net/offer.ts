/** What there is to play: games, their options and the levels of bots, asked for once. */
import type { Offer } from '../generated/server';
import { call } from './api';

let offer: Promise<Offer> | null = null;

/** A failure is not kept, so that asking again tries again. */
export function loadOffer(): Promise<Offer> {
  offer ??= call('GET /api/games').catch((problem: unknown) => {
    offer = null;
    throw problem;
  });
  return offer;
}
