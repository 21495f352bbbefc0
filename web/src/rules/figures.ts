/** The positions that illustrate the rules, written by scripts/rules_figures.py. */
import type { Part } from '../table/contract';

export interface Figure {
  readonly game: string;
  /** What a spectator sees; the game's own view. */
  readonly view: { readonly players: number };
  readonly parts: readonly Part[];
  /** Places to light up. */
  readonly spotlight: readonly string[];
}

const FILES = import.meta.glob<Figure>('../games/*/rules/figures/*.json', { import: 'default' });

/** Fetch a figure by its name. */
export async function loadFigure(name: string): Promise<Figure> {
  const found = Object.entries(FILES).find(([path]) => path.endsWith(`/${name}.json`));
  if (found === undefined) throw new Error(`There is no figure “${name}”.`);
  return found[1]();
}
