/** The games, each in a chunk of its own. Their folders export a `game`; a game that is not there has none. */
import type { GameModule } from './contract';
import { languageReady } from '../messages';
import { loadProblems } from '../messages/problems';

const MODULES = import.meta.glob<{ game: GameModule }>('../games/*/index.ts');
const FOLDERS: Record<string, string> = { bison: 'bison', 'wind-river': 'windriver' };

/** Load a game and its texts in the current language. */
export async function loadGame(name: string): Promise<GameModule> {
  const load = MODULES[`../games/${FOLDERS[name] ?? name}/index.ts`];
  if (load === undefined) throw new Error(`There is no game “${name}” here.`);
  const [{ game }] = await Promise.all([load(), loadProblems(name)]);
  await languageReady();
  return game;
}
