/** How Bison deals, for those who check a shuffle: who begins, then the draw tiles in a random order, of which as many as
 * there are seasons for each player are drawn. */
import facts from '../../generated/bison.json';
import { byCodePoint, shuffled, type Deal } from '../../shuffle/check';

const STANDARD = Object.keys(facts.tiles);

export const deal: Deal = (players, options, first, below) => {
  const begins = first ?? below(players);
  const tiles = options['tiles'] as 'standard' | { readonly draw: Readonly<Record<string, unknown>> };
  const ids = tiles === 'standard' ? STANDARD : Object.keys(tiles.draw);
  const drawn = facts.tilesDrawn[String(players) as keyof typeof facts.tilesDrawn];
  return { first: begins, stack: shuffled([...ids].sort(byCodePoint), below).slice(0, drawn) };
};
