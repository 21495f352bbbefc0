/** What there is to play: games, their options and the levels of bots, asked for once. */
import type { Offer } from '../generated/server';
import { call } from './api';

/** Bots that programs are measured against; people have no fun with them. */
const NOT_FOR_PEOPLE: readonly string[] = ['random', 'greedy'];

let offer: Promise<Offer> | null = null;

/** A failure is not kept, so that asking again tries again. */
export function loadOffer(): Promise<Offer> {
  offer ??= call('GET /api/games').catch((problem: unknown) => {
    offer = null;
    throw problem;
  });
  return offer;
}

/** The levels of bots for people, weakest first. */
export async function loadLevels(): Promise<string[]> {
  return (await loadOffer()).bots.filter((bot) => !NOT_FOR_PEOPLE.includes(bot));
}
