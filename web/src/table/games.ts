/** The games, each in a chunk of its own. */
import { cardOf } from '../games/cards';
import { languageReady } from '../messages';
import { loadProblems } from '../messages/problems';
import type { GameModule } from './contract';

const SOON = 1500;

/** Load a game and its texts in the current language. */
export async function loadGame(name: string): Promise<GameModule> {
  const card = cardOf(name);
  if (card === undefined) throw new Error(`There is no game “${name}” here.`);
  const { game } = await card.loadGame();
  // Why something is refused is seldom told, and never in the first moment.
  setTimeout(() => void loadProblems(name).catch(() => undefined), SOON);
  await languageReady();
  return game;
}
