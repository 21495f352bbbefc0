/** Going from one puzzle to the next. The theme that is practised stands behind the # of the address. */
import { call } from '../net/api';
import { navigate } from '../router.svelte';

/** The address of a puzzle. */
export function puzzleAddress(game: string, puzzle: string, theme: string | null = null): string {
  return `/puzzles/${game}/${puzzle}${theme === null ? '' : `#${theme}`}`;
}

/** Go to a puzzle that was not tried yet, about one theme or any. */
export async function practise(game: string, theme: string | null): Promise<void> {
  const { puzzle } = await call('GET /api/puzzles/{game}', { path: { game }, query: theme === null ? {} : { theme } });
  navigate(puzzleAddress(game, puzzle, theme));
}
