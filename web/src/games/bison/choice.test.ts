import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BisonChoice } from './choice.svelte';
import { sceneOf, seatState, startView, step } from './testing';

const to = (space: string) => step('to', { space });
const all = [
  to('c4r'),
  step('action', { action: 'tile' }),
  step('pay bison', { count: 2 }),
  step('pay salmon', { count: 1 }),
];

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ steps: all })));
});

const drafting = (phase: 'to' | 'lay' | 'build' | 'pay bison', action: 'walk' | 'tile' | 'tepee', due = 0) =>
  startView({
    phase,
    draft: { action, hunters: 0, limit: 5, due, origin: 'c3p' },
    seats: [seatState({ tracks: { bison: 9, salmon: 8, turkey: 8 } }), seatState()],
  });

describe('a press', () => {
  it('chooses what is legal', async () => {
    const stop = to('c3r');
    const { scene, told } = sceneOf(drafting('to', 'walk'), [stop]);
    await new BisonChoice(() => scene).press('c3r', false);
    expect(told.chosen).toEqual([stop.step]);
  });

  it('asks why about what is not', async () => {
    const { scene, told } = sceneOf(drafting('to', 'walk'), [to('c3r')]);
    await new BisonChoice(() => scene).press('c4r', false);
    expect(told.chosen).toEqual([]);
    expect(told.asked).toEqual([all[0]!.step]);
  });

  it('puts the hunter back where it came from', async () => {
    const { scene, told } = sceneOf(drafting('to', 'walk'), [to('c3r')]);
    await new BisonChoice(() => scene).press('c3p', false);
    expect(told.undone).toBe(1);
  });

  it('picks a space of which the value is still to be chosen', async () => {
    const builds = [1, 2].map((value) => step('build', { space: 'c3p', value }));
    const { scene, told } = sceneOf(drafting('build', 'tepee'), [...builds, step('build', { space: 'd3p', value: 1 })]);
    const choice = new BisonChoice(() => scene);
    await choice.press('c3p', false);
    expect(choice.picked?.steps).toEqual(builds);
    choice.back();
    expect(choice.picked).toBeNull();
    expect(told.undone).toBe(0);
  });

  it('is not needed where there is one space alone', () => {
    const builds = [1, 2].map((value) => step('build', { space: 'c3p', value }));
    const { scene } = sceneOf(drafting('build', 'tepee'), builds);
    const choice = new BisonChoice(() => scene);
    expect(choice.picked?.place).toBe('c3p');
  });

  it('begins with the tile on an open cell', async () => {
    const { scene, told } = sceneOf(startView(), [all[1]!]);
    const choice = new BisonChoice(() => scene);
    await choice.press('d4', false);
    expect(told.chosen).toEqual([all[1]!.step]);
    expect(choice.ghost).toBe('d4');
  });

  it('looks at a region when there is nothing to choose', async () => {
    const choice = new BisonChoice(() => sceneOf(startView()).scene);
    await choice.press('c4r', false);
    expect(choice.looked).toBe('c4r');
    await choice.press('c4r', false);
    expect(choice.looked).toBeNull();
  });
});

describe('the tile', () => {
  const lays = [0, 1, 2].map((rotation) => step('lay', { cell: 'd4', rotation }));

  it('is laid by a click as it was turned', async () => {
    const { scene, told } = sceneOf(drafting('lay', 'tile'), lays);
    const choice = new BisonChoice(() => scene);
    choice.turn(-1);
    await choice.press('d4', false);
    await vi.waitFor(() => expect(told.chosen).toEqual([lays[2]!.step]));
  });

  it('is shown by the first tap and turned by the next', async () => {
    const { scene, told } = sceneOf(drafting('lay', 'tile'), lays);
    const choice = new BisonChoice(() => scene);
    await choice.press('d4', true);
    expect([choice.ghost, choice.rotation]).toEqual(['d4', 0]);
    await choice.press('d4', true);
    expect(choice.rotation).toBe(1);
    expect(told.chosen).toEqual([]);
  });
});

describe('a payment', () => {
  it('is proposed, changed and paid', async () => {
    const { scene, told } = sceneOf(drafting('pay bison', 'walk', 4), [all[2]!]);
    const choice = new BisonChoice(() => scene);
    expect(choice.payment).toEqual({ bison: 2, salmon: 1, turkey: 1 });
    choice.adjust('turkey', -1);
    expect(choice.payment).toEqual({ bison: 3, salmon: 1, turkey: 0 });
    choice.adjust('turkey', 1);
    expect(choice.payment?.turkey).toBe(1);
    await choice.pay();
    expect(told.chosen.length).toBeGreaterThan(0);
  });
});
