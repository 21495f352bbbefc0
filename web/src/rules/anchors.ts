/** Where the rules pages explain what a refusal rests on. */
import type { RulesGame } from './types';

export interface RuleAnchor {
  readonly game: RulesGame;
  /** The id of a place on the rules page of that game. */
  readonly anchor: string;
}

/** The paragraphs that refusals name. */
const PARAGRAPHS: Readonly<Record<string, RuleAnchor>> = {
  'Bison 1 tiles': { game: 'bison', anchor: 'tile-sets' },
  'Bison 2': { game: 'bison', anchor: 'setup' },
  'Bison 3': { game: 'bison', anchor: 'turn' },
  'Bison 3 season': { game: 'bison', anchor: 'season-actions' },
  'Bison 3 buy': { game: 'bison', anchor: 'buy' },
  'Bison 3 trade': { game: 'bison', anchor: 'trade' },
  'Bison 3 cost': { game: 'bison', anchor: 'cost' },
  'Bison 3 tile': { game: 'bison', anchor: 'tile' },
  'Bison 3 tepee': { game: 'bison', anchor: 'tepee' },
  'Bison 3 canoe': { game: 'bison', anchor: 'canoe' },
  'Bison 3 gather': { game: 'bison', anchor: 'gather' },
  'Bison 3 walk': { game: 'bison', anchor: 'walk' },
  'Bison 3 trek': { game: 'bison', anchor: 'trek' },
  'Bison 3 movement': { game: 'bison', anchor: 'movement' },
  'Bison 3 variant 1': { game: 'bison', anchor: 'variant-1' },
  'Bison 3 variant 2': { game: 'bison', anchor: 'variant-2' },
  'Bison 4': { game: 'bison', anchor: 'overflow' },
  'Bison 4 end': { game: 'bison', anchor: 'end' },
  'Wind River 1': { game: 'wind-river', anchor: 'board' },
  'Wind River 2': { game: 'wind-river', anchor: 'setup' },
  'Wind River 3': { game: 'wind-river', anchor: 'turn' },
  'Wind River 3 bison': { game: 'wind-river', anchor: 'bison' },
  'Wind River 3 supply': { game: 'wind-river', anchor: 'supply' },
  'Wind River 3 tent': { game: 'wind-river', anchor: 'tent' },
  'Wind River 3 earn': { game: 'wind-river', anchor: 'earn' },
  'Wind River 3 new': { game: 'wind-river', anchor: 'new' },
  'Wind River 4': { game: 'wind-river', anchor: 'end' },
};

const RULING = /^([BW])[0-9]+$/;

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
    const paragraph = PARAGRAPHS[part];
    if (paragraph !== undefined) return paragraph;
    const ruling = RULING.exec(part);
    if (ruling !== null) return { game: ruling[1] === 'B' ? 'bison' : 'wind-river', anchor: rulingAnchor(part) };
  }
  return null;
}
