import { expect, test } from 'vitest';
import { Playback } from './playback.svelte';
import { startView, step } from './testing';

const before = startView();
const tile = { cell: 'd4', tile: '05', rotation: 1, face: [0, 3, 2, 0, 1] as const };
const after = startView({ tiles: [...before.tiles, tile] });
const steps = [step('lay', { cell: 'd4', rotation: 1 }), step('place', { terrain: 'river', hunters: 2 })];
const movement = { turn: 1, seat: 1, steps, before, after };

test('a turn is shown beat by beat, each from how the one before left the board', () => {
  const playback = new Playback();
  expect(playback.play(movement, true)).toBe(true);
  expect(playback.beat?.kind).toBe('drop');
  expect(playback.shown).toBe(before);
  expect(playback.next()).toBe(true);
  expect(playback.beat?.kind).toBe('change');
  expect(playback.shown?.spaces.d4r).toMatchObject({ hunters: 2, seat: 1 });
  expect(playback.next()).toBe(false);
  expect(playback.beat).toBeNull();
  expect(playback.shown).toBeNull();
});

test('without motion nothing is shown but the trail, which stays', () => {
  const playback = new Playback();
  expect(playback.play(movement, false)).toBe(false);
  expect(playback.beat).toBeNull();
  playback.stop();
  expect(playback.trail).toEqual({ seat: 1, ways: [], places: ['d4r', 'd4'] });
});
