import { describe, expect, it } from 'vitest';
import { headline, nearestTent, stepsToPlains } from './headline';
import { sceneOf, view } from './testing';

describe('the way to the Great Plains', () => {
  it('is counted in steps to the east', () => {
    expect(stepsToPlains('c6')).toBe(1);
    expect(stepsToPlains('d1')).toBe(6);
  });

  it('is that of the foremost tent', () => {
    const shown = view('bison', { c2: { tents: [1, 0] }, e4: { tents: [1, 0] } });
    expect(nearestTent(shown, 0)).toBe(3);
    expect(nearestTent(shown, 1)).toBeNull();
  });

  it('is the headline: who has arrived, and how far the next one is', () => {
    const shown = view('bison', { e4: { tents: [1, 0] } });
    const line = headline(sceneOf(shown, []));
    expect(line.counts.long).toContain('Great Plains');
    expect(line.scores).toMatchObject([
      { seat: 0, score: '0', note: '+1 in 3\u00a0steps' },
      { seat: 1, score: '0' },
    ]);
    expect(line.scores[1]!.note).toBeUndefined();
  });
});
