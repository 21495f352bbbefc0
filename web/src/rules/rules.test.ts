import { describe, expect, it } from 'vitest';
import { RULES, RULINGS } from '../generated/problems';
import { LANGUAGES } from '../messages';
import { ruleAnchor, rulingAnchor } from './anchors';
import type { Block, Rules } from './blocks';
import { loadFigure } from './figures';
import { parseMarkup, type Inline } from './markup';
import { loadRules, RULES_GAMES } from './rulebooks';

/** What a refusal rests on that is about programs, or only says which part of a paragraph is meant. */
const NO_PLACE = ['records', 'Steps', 'variant 1'];

/** Every id that a link or a refusal can lead to. */
function idsOf(rules: Rules): string[] {
  const sections = [...rules.quick, ...rules.sections];
  return [
    'quick',
    'rulings',
    ...sections.flatMap(({ id, blocks }) => [id, ...blocks.map((block) => block.id)]),
    ...rules.rulings.map(({ number }) => rulingAnchor(number)),
  ];
}

function textsOf(rules: Rules): string[] {
  const blocks = [...rules.quick, ...rules.sections].flatMap(({ heading, blocks }) => [
    heading,
    ...blocks.flatMap(textsIn),
  ]);
  const rulings = rules.rulings.flatMap(({ question, ruling }) => [question, ruling]);
  return [rules.title, rules.lead, ...Object.values(rules.words), ...blocks, ...rulings];
}

function textsIn(block: Block): string[] {
  if (block.kind === 'table') return [block.table.caption, ...block.table.head, ...block.table.rows.flat()];
  if (block.kind === 'figure') return [block.picture.caption, block.picture.described];
  return 'items' in block ? [...block.items] : [block.text];
}

/** How many items, rows and columns a block has: the same in every language. */
function shapeOf(block: Block): unknown {
  if (block.kind === 'table') return [block.id, block.table.head.length, block.table.rows.map((row) => row.length)];
  if ('items' in block) return [block.id, block.items.length];
  return block.id;
}

const shapesOf = ({ quick, sections }: Rules): unknown[] =>
  [...quick, ...sections].map(({ id, blocks }) => [id, blocks.map(shapeOf)]);

function linksIn(pieces: readonly Inline[]): string[] {
  return pieces.flatMap((piece) => {
    if (!('inside' in piece)) return [];
    return [...(piece.kind === 'link' ? [piece.href] : []), ...linksIn(piece.inside)];
  });
}

describe.each(RULES_GAMES)('the rules of %s', (game) => {
  it.each(LANGUAGES)('have the same places in %s as in English', async (language) => {
    const [rules, english] = await Promise.all([loadRules(game, language), loadRules(game, 'en')]);
    expect(shapesOf(rules)).toEqual(shapesOf(english));
    expect(rules.rulings.map(({ number }) => number)).toEqual(english.rulings.map(({ number }) => number));
  });

  it.each(LANGUAGES)('have rows as wide as their heads, no empty text and no broken link in %s', async (language) => {
    const rules = await loadRules(game, language);
    const ids = idsOf(rules);
    expect(new Set(ids).size).toBe(ids.length);
    for (const text of textsOf(rules)) {
      expect(text.trim()).not.toBe('');
      for (const href of linksIn(parseMarkup(text))) expect(ids).toContain(href.slice(1));
    }
    for (const block of [...rules.quick, ...rules.sections].flatMap(({ blocks }) => blocks)) {
      if (block.kind !== 'table') continue;
      for (const row of block.table.rows) expect(row.length).toBe(block.table.head.length);
    }
  });

  it('tell every ruling of the documentation', async () => {
    const { rulings } = await loadRules(game, 'en');
    expect(rulings.map(({ number }) => number)).toEqual(RULINGS[game as keyof typeof RULINGS]);
  });

  it('are illustrated by figures of this game', async () => {
    const { sections } = await loadRules(game, 'en');
    const figures = sections.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'figure');
    expect(figures.length).toBeGreaterThan(3);
    for (const { figure } of figures) expect((await loadFigure(figure)).game).toBe(game);
  });
});

describe('the rule behind a refusal', () => {
  it.each([
    ['Bison 3 cost', 'bison', 'cost'],
    ['Bison 3 tepee, variant 1', 'bison', 'tepee'],
    ['Bison 4, B13', 'bison', 'overflow'],
    ['B5', 'bison', 'ruling-b5'],
    ['Wind River 3 supply', 'wind-river', 'supply'],
    ['W11', 'wind-river', 'ruling-w11'],
  ] as const)('%s has a place on the page', async (rule, game, anchor) => {
    expect(ruleAnchor(rule)).toEqual({ game, anchor });
    expect(idsOf(await loadRules(game, 'en'))).toContain(anchor);
  });

  it.each(RULES)('%s has all its places on the page', async (rule) => {
    for (const part of rule.split(', ')) {
      if (NO_PLACE.includes(part)) continue;
      const place = ruleAnchor(part);
      expect(place).not.toBeNull();
      expect(idsOf(await loadRules(place!.game, 'en'))).toContain(place!.anchor);
    }
  });

  it.each(['', 'records', 'Steps'])('“%s” has none', (rule) => {
    expect(ruleAnchor(rule)).toBeNull();
  });
});

describe('markup', () => {
  it('is read inside other markup', () => {
    expect(parseMarkup('See **[this](#place)**, `*N`, *that*.')).toEqual([
      { kind: 'plain', text: 'See ' },
      { kind: 'strong', inside: [{ kind: 'link', href: '#place', inside: [{ kind: 'plain', text: 'this' }] }] },
      { kind: 'plain', text: ', ' },
      { kind: 'code', text: '*N' },
      { kind: 'plain', text: ', ' },
      { kind: 'emphasis', inside: [{ kind: 'plain', text: 'that' }] },
      { kind: 'plain', text: '.' },
    ]);
  });
});
