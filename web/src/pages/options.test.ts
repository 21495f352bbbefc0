import { describe, expect, it } from 'vitest';
import type { Option } from '../generated/server';
import { NOTHING_CHOSEN, optionLabel, optionsOf, valueLabel } from './options';

const option = (change: Partial<Option>): Option => ({
  name: 'variant',
  kind: 'choice',
  values: [0, 1, 2],
  default: 0,
  sentence: 'Which way to play.',
  ...change,
});
const tiles = option({ name: 'tiles', kind: 'file', values: ['standard'], default: 'standard' });
const flag = option({ name: 'quick', kind: 'flag', values: [false, true], default: false, sentence: 'A short game.' });

describe('the options of a new table', () => {
  it('are as the game has them by itself where nothing was chosen', () => {
    expect(optionsOf([option({}), tiles, flag], NOTHING_CHOSEN)).toEqual({
      variant: 0,
      tiles: 'standard',
      quick: false,
    });
    expect(optionsOf([], NOTHING_CHOSEN)).toEqual({});
  });

  it('are what was chosen, and what a file says goes before a name', () => {
    const faces = { start: {}, draw: {} };
    const chosen = { values: { variant: 2, quick: true }, files: { tiles: { name: 'my.toml', value: faces } } };
    expect(optionsOf([option({}), tiles, flag], chosen)).toEqual({ variant: 2, tiles: faces, quick: true });
  });

  it('are named in the words of the client, else in those of the server', () => {
    expect(optionLabel('bison', option({}))).toBe('Variant');
    expect(valueLabel('bison', option({}), 0)).toBe('Basic game');
    expect(optionLabel('bison', flag)).toBe('A short game.');
    expect(optionLabel('no such game', option({}))).toBe('Which way to play.');
    expect(valueLabel('no such game', option({}), 2)).toBe('2');
  });
});
