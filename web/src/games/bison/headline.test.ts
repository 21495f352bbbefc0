import { describe, expect, it } from 'vitest';
import type { Part } from '../../table/contract';
import { headline, isLastSeason } from './headline';
import { sceneOf, seatState, startView } from './testing';
import type { BisonView } from './view';

const prairie: Part = {
  name: 'prairie',
  places: ['c3p'],
  worth: 20,
  standings: [{ seat: 0, rank: 1, award: 20, why: 'alone', facts: {} }],
};
const river: Part = {
  name: 'river',
  places: ['c4r'],
  worth: 3,
  standings: [{ seat: 1, rank: 1, award: 3, why: 'alone', facts: {} }],
};

const lineOf = (change: Partial<BisonView>) =>
  headline({ ...sceneOf(startView(change)).scene, parts: [prairie, river] });

describe('the line above the board', () => {
  it('says how far the game is and what the next scoring would bring', () => {
    const line = lineOf({ season: 3, round: 2, stack: 6 });
    expect(line.facts.map(({ long }) => long)).toEqual(['Season 3 of 6', 'action 2 of 4', '6 tiles left']);
    expect(line.isDecisive).toBe(false);
    expect(line.scores.map(({ score }) => score)).toEqual(['+15', '+3']);
  });

  it('says in the last season that stores will not count, and gives the final score as it stands', () => {
    const line = lineOf({ season: 6, stack: 0 });
    expect(line.isDecisive).toBe(true);
    expect(line.counts.long).toContain('only the last scoring counts');
    expect(line.scores.map(({ score }) => score)).toEqual(['15', '3']);
  });

  it('counts the tracks themselves as soon as the last scoring fills them', () => {
    const seats = [seatState({ tracks: { bison: 1, salmon: 2, turkey: 3 } }), seatState()];
    expect(isLastSeason(startView({ season: 6, scoring: 'prairie' }))).toBe(false);
    const line = lineOf({ season: 6, scoring: 'prairie', seats });
    expect(line.scores.map(({ score }) => score)).toEqual(['6', '30']);
  });
});
