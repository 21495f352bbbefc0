import { describe, expect, it } from 'vitest';
import { problemSentence, type Refused } from './problems';
import { problems as de } from './problems.de';
import { problems as en, type Problems } from './problems.en';
import { problems as fr } from './problems.fr';
import { problems as it_ } from './problems.it';

const ALL: [string, Problems][] = [
  ['English', en],
  ['German', de],
  ['French', fr],
  ['Italian', it_],
];

const refused = (code: string, parameters: Record<string, unknown> = {}): Refused => ({
  code,
  parameters,
  sentence: 'What the server says.',
  rule: '',
});

/** Something for every parameter that any refusal has. */
const ANYTHING: Record<string, unknown> = {
  ...Object.fromEntries(
    ['price', 'have', 'step', 'last', 'end', 'rate', 'reserve', 'most', 'limit', 'due', 'hunters', 'cost', 'paid'].map((key) => [key, 2]),
  ),
  ...Object.fromEntries(
    ['needed', 'value', 'steps', 'seat', 'players', 'least', 'first', 'wanted', 'found', 'open', 'turns', 'to_move', 'turn'].map((key) => [key, 3]),
  ),
  seconds: 1.5,
  claimed: [1, 0],
  right: [0, 1],
  where: 'on c3p',
  asked: 'a hunter to join',
  space: 'c3p',
  origin: 'd3r',
  hex: 'c3',
  target: 'c4',
  cell: 'b2',
  direction: 'ne',
  who: 'tent',
  kind: 'turkey',
  item: 't3',
  action: 'canoe',
  exact: 'pass',
  part: 'buy h',
  word: 'x',
  actions: 'tile, tepee',
  game: 'chess',
  games: 'bison, wind-river',
  title: 'Bison',
  key: 'variant',
  id: '07',
  error: 'line 1',
  bot: 'hal',
  status: 'lost',
  fault: 'animals',
  path: 'own.toml',
  ids: 'S1, S2',
  ...Object.fromEntries(['a', 'd', 'bison', 'salmon', 'turkey'].map((key) => [key, 4])),
};

const TILE_FAULTS = [
  ...['option', 'unreadable', 'not_text', 'too_large', 'syntax', 'parts', 'stray'],
  ...['start', 'draw', 'id', 'numbers', 'corner', 'sides', 'animals'],
];

describe.each(ALL)('refusals in %s', (_, problems) => {
  it.each(Object.keys(en).filter((code) => code !== 'in_turn'))('%s is one sentence', (code) => {
    const sentence = problemSentence(refused(code, ANYTHING), problems);
    expect(sentence).not.toBe('What the server says.');
    expect(sentence).toMatch(/^[\p{Lu}\p{N}„“«].*[.?]$/u);
    expect(sentence).not.toMatch(/[.?!] \p{Lu}|undefined|object Object/u);
  });

  it.each(TILE_FAULTS)('a tile set with the fault “%s” is told what is wrong', (fault) => {
    const sentence = problemSentence(refused('tiles', { ...ANYTHING, fault }), problems);
    expect(sentence).toMatch(/^[\p{Lu}\p{N}„“«].*\.$/u);
    expect(sentence).not.toBe('What the server says.');
  });
});

describe('a refusal', () => {
  it('says what the game says, in its own words', () => {
    expect(problemSentence(refused('no_hunter', { space: 'c3p' }), en)).toBe('You have no hunter on the prairie of c3.');
    expect(problemSentence(refused('no_hunter', { space: 'c3p' }), de)).toBe('Auf Prärie c3 steht keiner deiner Jäger.');
    expect(problemSentence(refused('sold_out', { item: 'c4' }), fr)).toBe('Votre marché n’a plus de canoë de valeur 4.');
    expect(problemSentence(refused('no_hunter', { space: 'd2r' }), it_)).toBe('Non hai cacciatori sul fiume d2.');
  });

  it('falls back to the server’s sentence where a code or a parameter is not known', () => {
    expect(problemSentence(refused('brand_new'), de)).toBe('What the server says.');
    expect(problemSentence(refused('constructor'), de)).toBe('What the server says.');
    expect(problemSentence(refused('too_far'), de)).toBe('What the server says.');
    expect(problemSentence(refused('too_few_hunters'), de)).toBe('What the server says.');
    expect(problemSentence(refused('tiles', { fault: 'brand_new' }), de)).toBe('What the server says.');
  });

  it('names the turn of a record it was found in', () => {
    const fault = refused('no_bison', { hex: 'c3', turn: 12, text: 'bison c3e; pass' });
    expect(problemSentence(fault, en)).toBe('Turn 12: There is no bison on c3.');
    expect(problemSentence(refused('format', { wanted: 'greatplains/1', turn: 0, text: '' }), en)).not.toContain('Turn');
  });
});
