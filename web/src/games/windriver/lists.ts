/** Wind River in words alone: what may be chosen, how it stands, and what is on every hex. */
import type { ChoiceGroup, Lines, ListedChoice, Lists, Scene, Step } from '../../table/contract';
import { wayOf, type Way, type WindRiverChoice } from './choice.svelte';
import { supplyForecast, whoPaysForEntering } from './forecast';
import { PLAINS } from './lanes';
import { words } from './messages';
import { hexOf, hexText, listed, placeName, plainsText } from './sentences';
import type { Kind } from './steps';
import type { WindRiverView } from './view';

type WindRiverScene = Scene<WindRiverView>;

/** Extra actions, by use: what brings tents forward first, to do nothing last. */
const EXTRAS = ['tent', 'herd', 'new', 'earn', 'pass'] as const;
type Extra = (typeof EXTRAS)[number];

// ------------------------------------------------------------------------------------------------------- choices

function choices(scene: WindRiverScene, choice: WindRiverChoice): ChoiceGroup[] {
  const w = words();
  const { from, ways, left, openKinds } = choice;
  if (from !== null && openKinds.length === 0 && ways.length > 0) return [waysFrom(scene, choice, from)];
  const { phase } = scene.view;
  if (phase === 'extra') return extraGroups(scene, choice);
  if (phase === 'bison') return [{ title: w.list.bison, choices: pieces(scene, choice, 'bison', left) }];
  return byLane(left.filter(({ kind }) => kind === phase)).map(([lane, steps]) => ({
    title: w.list.lane(lane),
    choices: steps.map((step) => onHex(scene, phase === 'set' ? w.steps.set : w.steps.lose, step)),
  }));
}

/** A piece is picked up: only where it may go is left. */
function waysFrom(scene: WindRiverScene, choice: WindRiverChoice, from: string): ChoiceGroup {
  const w = words();
  const goals = choice.ways.map((way) => ({ text: wayText(scene, way), steps: [way.step.step] }));
  return {
    title: `${w.tray.chooseWay(from)} ${hexText(scene, from)}`,
    choices: [...goals, { text: w.list.another, steps: [], pick: () => choice.release() }],
  };
}

function wayText(scene: WindRiverScene, { kind, to, direction }: Way): string {
  const w = words();
  const what = to === PLAINS ? plainsText(scene) : hexText(scene, to);
  const payers = kind === 'tent' ? whoPaysForEntering(scene.view, scene.choosing.seat ?? 0, to) : [];
  const pays = payers.map((seat) => scene.seats[seat]?.name ?? '');
  const text = w.list.way(w.directions[direction], placeName(to), what);
  return pays.length === 0 ? text : `${text}; ${w.tray.payers(listed(pays), pays.length === 1)}`;
}

function onHex(scene: WindRiverScene, name: (hex: string) => string, step: Step): ListedChoice {
  return { text: `${name(hexOf(step))}: ${hexText(scene, hexOf(step))}`, steps: [step.step] };
}

/** The hexes from which such a piece can go; each narrows the choice to its ways. */
function pieces(
  scene: WindRiverScene,
  choice: WindRiverChoice,
  kind: 'bison' | 'herd' | 'tent',
  steps: readonly Step[],
): ListedChoice[] {
  const own = steps.filter((step) => step.kind === kind);
  return [...new Set(own.map(hexOf))].map((hex) => {
    const here = own.filter((step) => hexOf(step) === hex);
    const goals = listed(here.map((step) => placeName(wayOf(step).to)));
    return {
      text: words().list.from(hex, hexText(scene, hex), goals),
      steps: here.map(({ step }) => step),
      pick: () => choice.pick(kind, hex),
    };
  });
}

function extraGroups(scene: WindRiverScene, choice: WindRiverChoice): ChoiceGroup[] {
  const w = words().extras;
  return EXTRAS.map((extra) => ({
    title: `${w[extra].name}: ${w[extra].about}`,
    choices: extraChoices(scene, choice, extra),
  })).filter((group) => group.choices.length > 0);
}

function extraChoices(scene: WindRiverScene, choice: WindRiverChoice, extra: Extra): ListedChoice[] {
  const w = words();
  const steps = choice.left.filter(({ kind }) => (kind as Kind) === extra);
  if (extra === 'tent' || extra === 'herd') return pieces(scene, choice, extra, steps);
  if (extra === 'new') return steps.map((step) => onHex(scene, w.steps.new, step));
  const earns = scene.view.seats[scene.choosing.seat ?? 0]?.earns ?? 0;
  const text = extra === 'earn' ? `${w.extras.earn.name}: ${w.extras.earns(earns)}` : w.extras.pass.name;
  return steps.map(({ step }) => ({ text, steps: [step] }));
}

function byLane(steps: readonly Step[]): [lane: string, steps: Step[]][] {
  const lanes = [...new Set(steps.map((step) => hexOf(step).charAt(0)))].sort();
  return lanes.map((lane) => [lane, steps.filter((step) => hexOf(step).startsWith(lane))]);
}

// ------------------------------------------------------------------------------------------------------- standing

function standing(scene: WindRiverScene): Lines[] {
  return scene.seats.map(({ seat, name }) => ({ title: name, lines: seatLines(scene, seat) }));
}

function seatLines({ view }: WindRiverScene, seat: number): string[] {
  const w = words();
  const own = view.seats[seat];
  if (!own) return [];
  const { unsupplied } = supplyForecast(view, seat);
  return [
    `${w.panel.plains}: ${own.plains}`,
    `${w.panel.board}: ${own.board}`,
    `${w.panel.hand}: ${own.hand}`,
    w.panel.resources(own.resources),
    ...(view.over || own.board === 0 ? [] : [w.panel.unsuppliedLong(unsupplied)]),
  ];
}

// --------------------------------------------------------------------------------------------------------- spaces

/** Lanes from north to south, each from west to east, then the Great Plains. */
function spaces(scene: WindRiverScene): { place: string; text: string }[] {
  const hexes = Object.keys(scene.view.hexes).map((hex) => ({ place: hex, text: hexText(scene, hex) }));
  return [...hexes, { place: words().plains, text: plainsText(scene) }];
}

export const lists: Lists<WindRiverView, WindRiverChoice> = { choices, standing, spaces };
