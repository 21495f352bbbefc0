/** Where the rules pages explain what a refusal rests on. */
import { RULEBOOKS } from './rulebooks';

export interface RuleAnchor {
  readonly game: string;
  /** The id of a place on the rules page of that game. */
  readonly anchor: string;
}

/** The id of a ruling's row: `ruling-b13`. */
export function rulingAnchor(number: string): string {
  return `ruling-${number.toLowerCase()}`;
}

/**
 * The place on a rules page behind a refusal's `rule`. A rule may name several things, as in “Bison 3 trade, B13”; the
 * first one that has a place is taken. Null for rules about records and programs.
 */
export function ruleAnchor(rule: string): RuleAnchor | null {
  for (const part of rule.split(', ')) {
    for (const { game, paragraphs, rulings } of RULEBOOKS) {
      const anchor = paragraphs[part] ?? (isRuling(part, rulings) ? rulingAnchor(part) : undefined);
      if (anchor !== undefined) return { game, anchor };
    }
  }
  return null;
}

function isRuling(part: string, letter: string): boolean {
  return part.startsWith(letter) && /^\d+$/.test(part.slice(letter.length));
}
