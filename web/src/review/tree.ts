/** Lines beside a game as a tree: those that begin alike share their beginning. */
import type { Variation } from '../generated/server';

export interface Branch {
  /** The turn of the game after which it leaves. */
  readonly turn: number;
  /** All turns from there to here. */
  readonly texts: readonly string[];
  readonly children: readonly Branch[];
}

export function treeOf(variations: readonly Variation[]): Branch[] {
  const turns = [...new Set(variations.map(({ turn }) => turn))].sort((one, other) => one - other);
  return turns.flatMap((turn) =>
    branches(
      turn,
      [],
      variations.filter((line) => line.turn === turn).map((line) => line.turns),
    ),
  );
}

function branches(turn: number, before: readonly string[], lines: readonly (readonly string[])[]): Branch[] {
  const depth = before.length;
  const next = [...new Set(lines.flatMap((line) => line.slice(depth, depth + 1)))];
  return next.map((text) => {
    const texts = [...before, text];
    return {
      turn,
      texts,
      children: branches(
        turn,
        texts,
        lines.filter((line) => line[depth] === text),
      ),
    };
  });
}
