import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Step } from '../../table/contract';
import { WindRiverChoice } from './choice.svelte';
import { PLAINS, type Direction } from './lanes';
import type { Kind } from './steps';
import { sceneOf, step, view, type TestScene } from './testing';

/** Every step of the game, as the server lists them. */
function allSteps(): Step[] {
  const hexes = [...'abcdef'].flatMap((lane) => [1, 2, 3, 4, 5, 6].map((column) => `${lane}${column}`));
  const simple = (['set', 'lose', 'new'] as Kind[]).flatMap((kind) => hexes.map((hex) => step(kind, hex)));
  const ways: [Kind, Direction[]][] = [
    ['bison', ['e', 'ne', 'se']],
    ['herd', ['e', 'ne', 'se']],
    ['tent', ['e', 'ne', 'se', 'w', 'nw', 'sw']],
  ];
  const moves = ways.flatMap(([kind, directions]) =>
    directions.flatMap((direction) => hexes.map((hex) => step(kind, hex, direction))),
  );
  return [step('pass'), step('earn'), ...simple, ...moves];
}

beforeEach(() => {
  const answer = { ok: true, json: () => Promise.resolve({ steps: allSteps() }) };
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function choiceFor(scene: TestScene): WindRiverChoice {
  return new WindRiverChoice(() => scene);
}

async function asked(scene: TestScene): Promise<number[]> {
  await vi.waitFor(() => expect(scene.asked).not.toHaveLength(0));
  return scene.asked;
}

const herding = view('bison', { c2: { bison: 2 }, d2: { bison: 5 } });
const herdingSteps = [step('bison', 'c2', 'e'), step('bison', 'c2', 'ne'), step('bison', 'd2', 'e')];

test('a bison is picked up, then it goes one of its ways', () => {
  const scene = sceneOf(herding, herdingSteps);
  const choice = choiceFor(scene);
  expect([...choice.sources]).toEqual(['c2', 'd2']);
  expect(choice.ways).toEqual([]);
  choice.choosePlace('c2');
  expect(choice.ways.map(({ to }) => to)).toEqual(['c3', 'b2']);
  choice.choosePlace('c3');
  expect(scene.chosen).toEqual([step('bison', 'c2', 'e').step]);
});

test('another bison can be picked up instead, and the same one laid down', () => {
  const choice = choiceFor(sceneOf(herding, herdingSteps));
  choice.choosePlace('c2');
  choice.choosePlace('d2');
  choice.choosePlace('d2'); // the second press of a double click
  expect(choice.from).toBe('d2');
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 500);
  choice.choosePlace('d2');
  expect(choice.from).toBeNull();
});

test('dragging picks up and lets go over the goal', () => {
  const scene = sceneOf(herding, herdingSteps);
  const choice = choiceFor(scene);
  expect(choice.grab('e1', false)).toBe(false);
  expect(choice.grab('c2', false)).toBe(true);
  choice.drop('c3');
  expect(scene.chosen).toEqual([step('bison', 'c2', 'e').step]);
});

test('let go outside the board, nothing is picked up any more', () => {
  const choice = choiceFor(sceneOf(herding, herdingSteps));
  choice.grab('c2', false);
  choice.drop(null);
  expect(choice.from).toBeNull();
});

test('a way that is not legal is put to the server', async () => {
  const scene = sceneOf(herding, herdingSteps);
  const choice = choiceFor(scene);
  choice.choosePlace('d2');
  choice.choosePlace('e3');
  expect(await asked(scene)).toEqual([step('bison', 'd2', 'se').step]);
  expect(scene.chosen).toEqual([]);
});

test('a hex without bison is put to the server', async () => {
  const scene = sceneOf(herding, herdingSteps);
  choiceFor(scene).choosePlace('f1');
  expect(await asked(scene)).toEqual([step('bison', 'f1', 'e').step]);
});

test('a tent is set where it is legal', async () => {
  const scene = sceneOf(view('set', { c1: { tents: [0, 1] } }), [step('set', 'c2')]);
  const choice = choiceFor(scene);
  choice.choosePlace('c2');
  expect(scene.chosen).toEqual([step('set', 'c2').step]);
  choice.choosePlace('c1');
  expect(await asked(scene)).toEqual([step('set', 'c1').step]);
});

test('the tent to lose is chosen on the board', () => {
  const scene = sceneOf(view('lose', { c2: { tents: [1, 0], hungry: [1, 0] } }), [step('lose', 'c2')]);
  choiceFor(scene).choosePlace('c2');
  expect(scene.chosen).toEqual([step('lose', 'c2').step]);
});

const camped = view('extra', { c6: { bison: 2, tents: [1, 0] } });
const extras = [
  step('pass'),
  step('tent', 'c6', 'e'),
  step('tent', 'c6', 'w'),
  step('new', 'c6'),
  step('herd', 'c6', 'e'),
];

test('a hex with several extra actions asks which one', () => {
  const scene = sceneOf(camped, extras);
  const choice = choiceFor(scene);
  choice.choosePlace('c6');
  expect(choice.openKinds).toEqual(['tent', 'new', 'herd']);
  expect(choice.ways).toEqual([]);
  choice.chooseKind('tent');
  expect(choice.openKinds).toEqual([]);
  expect(choice.ways.map(({ to }) => to)).toEqual([PLAINS, 'c5']);
  choice.choosePlace(PLAINS);
  expect(scene.chosen).toEqual([step('tent', 'c6', 'e').step]);
});

test('an extra action that is chosen first leaves only its hexes', () => {
  const scene = sceneOf(camped, extras);
  const choice = choiceFor(scene);
  choice.chooseExtra('herd');
  choice.choosePlace('c6');
  expect(choice.ways.map(({ kind }) => kind)).toEqual(['herd']);
  choice.back();
  expect([choice.extra, choice.from]).toEqual(['herd', null]);
  choice.back();
  expect(choice.extra).toBeNull();
  choice.chooseExtra('new');
  choice.choosePlace('c6');
  expect(scene.chosen).toEqual([step('new', 'c6').step]);
});

test('a tent is dragged by its tent, a bison by its herd', () => {
  const choice = choiceFor(sceneOf(camped, extras));
  choice.grab('c6', true);
  expect(choice.ways.every(({ kind }) => kind === 'tent')).toBe(true);
  choice.release();
  choice.grab('c6', false);
  expect(choice.ways.map(({ kind }) => kind)).toEqual(['herd']);
});

test('extra actions that are not possible are put to the server', async () => {
  const scene = sceneOf(camped, extras);
  const choice = choiceFor(scene);
  choice.chooseSimple('earn');
  expect(await asked(scene)).toEqual([step('earn').step]);
  choice.chooseSimple('pass');
  expect(scene.chosen).toEqual([step('pass').step]);
  const poor = sceneOf(camped, [step('pass')]);
  choiceFor(poor).chooseExtra('new');
  expect(await asked(poor)).toEqual([step('new', 'c6').step]);
});

test('who only looks chooses nothing', () => {
  const scene = sceneOf(herding, herdingSteps, null);
  const choice = choiceFor(scene);
  choice.choosePlace('c2');
  expect(choice.from).toBeNull();
  expect(choice.sources.size).toBe(0);
});
