/** Bison in words alone: what may be chosen, how it stands, and what is on every space. */
import type { ChoiceGroup, Lines, ListedChoice, Lists, Scene, Step } from '../../table/contract';
import { bisonArt } from './art';
import type { BisonChoice } from './choice.svelte';
import { headline } from './headline';
import { incomeOf, tracksShown } from './income';
import { laterWords } from './laterWords';
import { words } from './messages';
import { animalWords, isCanoe, itemOf, itemWords, partName, spaceLabel, stepSentence } from './sentences';
import { cellOf, inReadingOrder, landAt, lying, nextTo, spaceName, terrainOf } from './spaces';
import {
  ACTIONS,
  ACTIONS_A_SEASON,
  ANIMAL_OF,
  ANIMALS,
  PRICES,
  TERRAINS,
  type Action,
  type Animal,
  type BisonView,
  type Face,
  type Items,
  type Terrain,
} from './view';

type BisonScene = Scene<BisonView>;

// ------------------------------------------------------------------------------------------------------- choices

function choices(scene: BisonScene, choice: BisonChoice): ChoiceGroup[] {
  const { legal } = scene.choosing;
  const { picked } = choice;
  const of = (...kinds: string[]): readonly Step[] => legal.filter(({ kind }) => kinds.includes(kind));
  const end = { title: laterWords().list.end, choices: listed(of('done'), scene) };
  if (picked !== null) {
    const back = { text: laterWords().list.another, steps: [], pick: () => choice.pick(null) };
    const here = { title: spaceLabel(picked.place), choices: [...listed(picked.steps, scene), back] };
    // The only space there is, is picked by itself: whoever wants none of it must be able to end here.
    return end.choices.length > 0 ? [here, end] : [here];
  }
  const groups = [
    { title: laterWords().list.actions, choices: listed(inOrderOfActions(of('action')), scene) },
    ...tileGroups(of('lay'), scene),
    { title: laterWords().list.next, choices: listed(inReading(of(...ON_BOARD), scene), scene) },
    { title: laterWords().list.animals, choices: listed(of('gain', 'pay bison', 'pay salmon'), scene) },
    end,
    { title: laterWords().tray.buy, choices: listed(of('buy'), scene) },
    { title: laterWords().tray.trade, choices: listed(of('trade'), scene) },
  ];
  return groups.filter((group) => group.choices.length > 0);
}

const ON_BOARD = ['place', 'build', 'target', 'join', 'from', 'to'];

function listed(steps: readonly Step[], scene: BisonScene): ListedChoice[] {
  return steps.map((step) => ({ text: choiceText(step, scene), steps: [step.step] }));
}

function inOrderOfActions(steps: readonly Step[]): Step[] {
  const place = (step: Step) => ACTIONS.indexOf(step.parameters.action as Action);
  return [...steps].sort((one, other) => place(one) - place(other));
}

function inReading(steps: readonly Step[], scene: BisonScene): Step[] {
  return [...steps].sort((one, other) => inReadingOrder(spaceOf(one, scene), spaceOf(other, scene)));
}

function spaceOf({ kind, parameters }: Step, { view }: BisonScene): string {
  if (kind !== 'place') return String(parameters.space);
  return spaceName(view.draft?.origin ?? '', parameters.terrain as Terrain);
}

/** The three ways in which the tile can lie on each cell. */
function tileGroups(steps: readonly Step[], scene: BisonScene): ChoiceGroup[] {
  const cells = [...new Set(steps.map(({ parameters }) => String(parameters.cell)))].sort();
  return cells.map((cell) => ({
    title: words().target.lay(cell),
    choices: listed(
      steps.filter(({ parameters }) => parameters.cell === cell),
      scene,
    ),
  }));
}

/** What a step does, what it costs, and what is there. */
function choiceText(step: Step, scene: BisonScene): string {
  const w = words();
  const p = step.parameters;
  switch (step.kind) {
    case 'buy': {
      const { value } = itemOf(String(p.item));
      return laterWords().tray.buyItem(itemWords(String(p.item)), value);
    }
    case 'action':
      return `${stepSentence(step)}: ${w.actionDoes[p.action as Action]}`;
    case 'lay':
      return tileText(String(p.cell), Number(p.rotation), scene);
    case 'place':
      return laterWords().list.priced(
        laterWords().list.space(
          `${w.hunters(Number(p.hunters))}, ${spaceLabel(spaceOf(step, scene))}`,
          ...onSpace(step, scene),
        ),
        PRICES[Number(p.hunters)] ?? 0,
      );
    case 'build': {
      const before = scene.view.spaces[String(p.space)]?.value ?? 0;
      const hunters = hunterNow(scene) + Math.abs(Number(p.value) - before);
      return laterWords().list.priced(
        laterWords().list.space(stepSentence(step), ...onSpace(step, scene)),
        PRICES[hunters] ?? 0,
      );
    }
    case 'target':
    case 'to':
      return laterWords().list.space(w.target[step.kind](spaceLabel(String(p.space))), ...onSpace(step, scene));
    case 'join':
    case 'from': {
      const text = laterWords().list.space(w.target[step.kind](spaceLabel(String(p.space))), ...onSpace(step, scene));
      return laterWords().list.priced(text, PRICES[hunterNow(scene) + 1] ?? 0);
    }
    case 'gain':
      return laterWords().list.have(stepSentence(step), tracksOf(scene)[p.animal as Animal]);
    case 'pay bison':
    case 'pay salmon':
      return laterWords().list.have(stepSentence(step), tracksOf(scene)[step.kind.slice('pay '.length) as Animal]);
    case 'done':
      return doneText(scene);
    default:
      return stepSentence(step);
  }
}

function doneText(scene: BisonScene): string {
  const w = words();
  if (scene.view.phase === 'overflow') return w.tray.letGo;
  const hunters = hunterNow(scene);
  return laterWords().list.priced(hunters === 0 ? laterWords().tray.noHunters : w.tray.enough, PRICES[hunters] ?? 0);
}

function hunterNow({ view }: BisonScene): number {
  return view.draft?.hunters ?? 0;
}

function tracksOf(scene: BisonScene): Record<Animal, number> {
  return scene.view.seats[scene.choosing.seat ?? 0]!.tracks;
}

// ---------------------------------------------------------------------------------------------------------- tiles

/** What a tile shows that lies so: its river from corner to corner, and the lands at its sides. */
function faceText(face: Face): string {
  const w = words();
  const [a, d] = face;
  const sides = (land: Terrain): string =>
    w.listed(laterWords().list.sides.filter((_, side) => landAt(face, side) === land));
  return laterWords().list.face(
    laterWords().shapes.corners[a]!,
    laterWords().shapes.corners[(a + d) % 6]!,
    sides('prairie'),
    sides('mountain'),
  );
}

/** How the tile lies, and what its lands and its river join there. */
function tileText(cell: string, rotation: number, scene: BisonScene): string {
  const w = words();
  const hand = scene.view.seats[scene.choosing.seat ?? 0]?.hand;
  const art = bisonArt();
  if (!hand || art === null) return stepSentence({ step: 0, kind: 'lay', parameters: { cell, rotation } });
  const near = nextTo([...scene.view.tiles, { cell, tile: hand.tile, rotation, face: hand.face }], art);
  const joined = TERRAINS.flatMap((terrain) => {
    const alike = (near.get(spaceName(cell, terrain)) ?? []).filter(
      (space) => terrainOf(space) === terrain && cellOf(space) !== cell,
    );
    if (alike.length === 0) return [];
    return [laterWords().list.joins(terrain, w.listed([...new Set(alike)].sort().map(cellOf)))];
  });
  return `${faceText(lying(hand.face, rotation))}; ${joined.join('; ') || laterWords().list.joinsNothing}`;
}

// ------------------------------------------------------------------------------------------------------- standing

function standing(scene: BisonScene): Lines[] {
  const w = words();
  const { view } = scene;
  const line = headline(scene);
  const hand = scene.isCovered || scene.mySeat === null ? null : (view.seats[scene.mySeat]?.hand ?? null);
  const mine = hand === null ? [] : [`${w.tray.yourTile}: ${faceText(hand.face)}; ${animalsOn(hand.face)}`];
  const prices = `${laterWords().tray.price}: ${PRICES.map((price, hunters) => laterWords().tray.priceOf(hunters, price)).join('; ')}`;
  return [
    { title: line.facts.map(({ long }) => long).join(', '), lines: [line.counts.about, ...mine, prices] },
    ...scene.seats.map(({ seat, name }) => ({ title: name, lines: seatLines(scene, seat) })),
    { title: laterWords().list.regions, lines: scene.parts.map((part) => regionLine(scene, part)) },
  ];
}

function animalsOn([, , bison, salmon, turkey]: Face): string {
  return animalWords({ bison, salmon, turkey });
}

function seatLines(scene: BisonScene, seat: number): string[] {
  const w = words();
  const { view } = scene;
  const state = view.seats[seat];
  if (!state) return [];
  const tracks = tracksShown(seat, view, scene.toCome);
  const used = ACTIONS.filter((action) => state.used.includes(action)).map((action) => w.action[action]);
  const left = w.seat.actionsLeft(ACTIONS_A_SEASON - state.used.length);
  return [
    ANIMALS.map((kind) => w.seat.trackAt(w.animalName[kind], tracks[kind])).join('; '),
    ...(view.over ? [] : [w.seat.incomeOf(animalWords(incomeOf(seat, scene.parts)) || w.seat.nothing)]),
    used.length === 0 ? left : `${left}; ${w.actionUsed}: ${w.listed(used)}`,
    `${laterWords().seat.reserve}: ${itemsWords(state.reserve)}`,
    `${laterWords().seat.market}: ${itemsWords(state.market)}`,
    ...(view.totem === seat ? [laterWords().seat.totem] : []),
  ];
}

function itemsWords({ hunters, tepees, canoes }: Items): string {
  const w = words();
  return w.listed([
    w.hunters(hunters),
    ...tepees.map((value) => laterWords().piece(false, value)),
    ...canoes.map((value) => laterWords().piece(true, value)),
  ]);
}

function regionLine(scene: BisonScene, part: BisonScene['parts'][number]): string {
  const w = words();
  const kind = ANIMAL_OF[part.name as Terrain];
  const gains = part.standings
    .filter(({ award }) => award > 0)
    .map(({ seat, award }) => `${scene.seats[seat]?.name ?? ''} ${w.animal(kind, award)}`);
  return `${partName(part)}: ${laterWords().parts.worth(w.animal(kind, part.worth))}; ${gains.join(', ') || laterWords().parts.nobody}`;
}

// --------------------------------------------------------------------------------------------------------- spaces

function piecesWords(space: string, hunters: number, value: number): string {
  const w = words();
  const pieces = [];
  if (value > 0) pieces.push(laterWords().piece(isCanoe(space), value));
  if (hunters > 0) pieces.push(w.hunters(hunters));
  return w.listed(pieces);
}

/** The animals of a space, and whose pieces stand there. */
function contents(space: string, scene: BisonScene): [animals: string, owner: string] {
  const w = words();
  const state = scene.view.spaces[space];
  if (!state) return ['', ''];
  const animals = state.animals > 0 ? w.animal(ANIMAL_OF[terrainOf(space)], state.animals) : '';
  if (state.seat === null) return [animals, ''];
  const name = scene.seats[state.seat]?.name ?? '';
  return [animals, laterWords().list.owner(name, piecesWords(space, state.hunters, state.value))];
}

function onSpace(step: Step, scene: BisonScene): [animals: string, owner: string] {
  return contents(spaceOf(step, scene), scene);
}

function spaces(scene: BisonScene): { place: string; text: string }[] {
  const all = Object.keys(scene.view.spaces).sort(inReadingOrder);
  return [
    ...all.map((place) => ({ place, text: laterWords().list.space(spaceLabel(place), ...contents(place, scene)) })),
    ...[...scene.view.open].sort().map((place) => ({ place, text: laterWords().list.open(place) })),
  ];
}

export const lists: Lists<BisonView, BisonChoice> = { choices, standing, spaces };
