import { beforeEach, describe, expect, it } from 'vitest';
import type { TableInfo } from '../generated/server';
import { check } from './check';
import { keptPart, ownPart } from './parts';
// Dealt by the server's own function.
import records from './shuffles.testing.json';

const MINE = 'ab'.repeat(16);

describe('the check of a shuffle', () => {
  it.each(['bison', 'four', 'own', 'river'] as const)('finds that %s was dealt as promised', async (name) => {
    const record = records[name];
    expect(await check(record, null)).toBe('fits');
    expect(await check(record, { commitment: record.commitment, random: MINE })).toBe('kept');
  });

  it('knows games that the server dealt alone', async () => {
    expect(await check(records.old, null)).toBe('alone');
    expect(await check({ ...records.old, first: 1 - records.old.first }, null)).toBe('broken');
  });

  it.each([
    ['another secret', { salt: '0'.repeat(64) }],
    ['another order', { stack: [...records.bison.stack].reverse() }],
    ['another first seat', { first: 1 - records.bison.first }],
    ['other bytes', { shuffle: { random: [MINE, MINE], first: null } }],
    ['too few bytes', { shuffle: { random: [MINE], first: null } }],
    [
      'a first seat that was drawn, said to be chosen',
      { shuffle: { random: [MINE, ''], first: 1 - records.bison.first } },
    ],
  ])('is not fooled by %s', async (_, change) => {
    expect(await check({ ...records.bison, ...change }, null)).toBe('broken');
  });

  it('is not fooled by a host who deals twice: what was kept before the game counts', async () => {
    const { bison } = records;
    expect(await check(bison, { commitment: '0'.repeat(64), random: MINE })).toBe('broken');
    expect(await check(bison, { commitment: bison.commitment, random: '77'.repeat(16) })).toBe('broken');
  });

  it.each([[null], [[]], ['x'], [{}], [{ ...records.bison, salt: undefined }], [{ ...records.bison, shuffle: 1 }]])(
    'has nothing to say of %j',
    async (record) => {
      expect(await check(record, null)).toBe('none');
    },
  );
});

describe('the own part', () => {
  beforeEach(() => localStorage.clear());
  const table = { id: 't1', status: 'open', commitment: 'c' } as TableInfo;

  it('is drawn once and kept with what was promised', () => {
    const random = ownPart(table);
    expect(random).toMatch(/^[0-9a-f]{32}$/);
    expect(ownPart(table)).toBe(random);
    expect(keptPart('t1')).toEqual({ commitment: 'c', random });
  });

  it('is nothing where nothing was promised, or too late', () => {
    expect(ownPart({ ...table, commitment: null })).toBeUndefined();
    expect(ownPart({ ...table, status: 'running' })).toBeUndefined();
    expect(keptPart('t1')).toBeNull();
  });

  it('forgets the oldest, and what is damaged', () => {
    for (let number = 0; number < 203; number += 1) ownPart({ ...table, id: `t${number}` });
    expect([keptPart('t0'), keptPart('t2'), keptPart('t3')?.commitment]).toEqual([null, null, 'c']);
    localStorage.setItem('greatplains.shuffles', '{');
    expect(keptPart('t3')).toBeNull();
    expect(ownPart(table)).toBeDefined();
  });
});
