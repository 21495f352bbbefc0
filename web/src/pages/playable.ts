/** The games that can be played here: the server offers them, and the client has a card for them. */
import type { Component } from 'svelte';
import type { Control, GameInfo } from '../generated/server';
import { cardOf, type GameCard } from '../games/cards';
import { loadLevels, loadOffer } from '../net/offer';

export interface PlayableGame {
  /** Good choices of time, by name. */
  readonly clocks: Readonly<Record<string, Control>>;
  readonly info: GameInfo;
  readonly card: GameCard;
  readonly Scene: Component;
}

export interface Playable {
  readonly games: readonly PlayableGame[];
  /** Levels of bots, weakest first. */
  readonly levels: readonly string[];
}

export async function loadPlayable(): Promise<Playable> {
  const { games, clocks } = await loadOffer();
  const known = games.flatMap((info) => {
    const card = cardOf(info.name);
    return card === undefined ? [] : [{ info, card }];
  });
  return {
    games: await Promise.all(
      known.map(async ({ info, card }) => ({ info, card, clocks, Scene: (await card.loadScene()).default })),
    ),
    levels: await loadLevels(),
  };
}

/** How many may sit at a table. */
export function playersOf({ least_players, most_players }: GameInfo): number[] {
  return Array.from({ length: most_players - least_players + 1 }, (_, more) => least_players + more);
}
