/** The games, each in a chunk of its own. */
import { cardOf } from '../games/cards';
import { languageReady } from '../messages';
import type { GameModule } from './contract';

/** Load a game and its texts in the current language. */
export async function loadGame(name: string): Promise<GameModule> {
  const card = cardOf(name);
  if (card === undefined) throw new Error(`There is no game “${name}” here.`);
  const { game } = await card.loadGame();
  await languageReady();
  return game;
}

/** What is not needed for a turn, fetched while the page is at rest: nothing is asked for during the game. */
export function prepareRest(game: GameModule, canBeTold: () => boolean, begun: () => void): void {
  const load = (): void => {
    begun();
    const rest = [
      cardOf(game.name)?.loadProblems(),
      import('../messages/problems').then(({ loadProblems }) => loadProblems(game.name)),
      game.loadLater(),
      game.loadLists(),
      import('./DraftChips.svelte'),
      import('./SeatPanels.svelte'),
      import('./Talk.svelte'),
      import('./Refusal.svelte'),
      import('./ScoringCard.svelte'),
      import('./ListsPanel.svelte'),
      import('./TableDialogs.svelte'),
      import('../telling/TellAtTable.svelte'),
      canBeTold() ? import('../telling/telling.svelte').then(({ loadTelling }) => loadTelling()) : null,
    ];
    // What could not be fetched now is fetched when it is wanted.
    void Promise.allSettled(rest);
  };
  whenAtRest(load);
}

/** Once the page has nothing better to do. */
export function whenAtRest(work: () => void): void {
  // Not every browser says when it is at rest.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 500);
}
