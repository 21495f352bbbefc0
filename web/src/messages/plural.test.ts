import { describe, expect, it } from 'vitest';
import { countedIn } from './plural';

describe('a number with its noun', () => {
  it('is singular for one alone in English, German and Italian', () => {
    expect([0, 1, 2].map((count) => countedIn('en')(count, 'turkey', 'turkeys'))).toEqual([
      '0 turkeys',
      '1 turkey',
      '2 turkeys',
    ]);
    expect(countedIn('de')(0, 'Zelt', 'Zelte')).toBe('0 Zelte');
    expect(countedIn('it')(0, 'tenda', 'tende')).toBe('0 tende');
  });

  it('is singular for nothing as well in French', () => {
    expect([0, 1, 2].map((count) => countedIn('fr')(count, 'tente', 'tentes'))).toEqual([
      '0 tente',
      '1 tente',
      '2 tentes',
    ]);
  });
});
