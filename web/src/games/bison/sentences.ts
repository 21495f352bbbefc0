/** Turns, steps, regions and spaces in words. */
import type { Part, Scene, Step } from '../../table/contract';
import type { Payment } from './payment';
import { cellOf, terrainOf } from './spaces';
import { ANIMALS, PRICES, TRACK_END, type Action, type Animal, type BisonView, type Terrain } from './view';
import { words } from './messages';

export function spaceWords(space: string): string {
  return words().space(cellOf(space), terrainOf(space));
}

export function spaceLabel(space: string): string {
  return words().spaceLabel(cellOf(space), terrainOf(space));
}

/** `h`, `t3`, `c1` as the server writes what is bought. */
export function itemOf(item: string): { piece: 'hunter' | 'tepee' | 'canoe'; value: number } {
  const piece = item[0] === 't' ? 'tepee' : item[0] === 'c' ? 'canoe' : 'hunter';
  return { piece, value: piece === 'hunter' ? 1 : Number(item[1]) };
}

export function itemWords(item: string): string {
  const { piece, value } = itemOf(item);
  return words().item(piece, value);
}

/** All kinds of which there are some: “2 bison and 1 turkey”. */
export function animalWords(counts: Payment): string {
  const w = words();
  return w.listed(ANIMALS.filter((kind) => counts[kind] > 0).map((kind) => w.animal(kind, counts[kind])));
}

export const isCanoe = (space: string): boolean => space.endsWith('r');

export function stepSentence(step: Step): string {
  const w = words().step;
  const p = step.parameters;
  const space = String(p.space);
  switch (step.kind) {
    case 'buy':
      return w.buy(itemWords(String(p.item)));
    case 'trade':
      return w.trade(p.gives as Animal, p.brings as Animal);
    case 'action':
      return w.action(p.action as Action);
    case 'place':
      return w.place(Number(p.hunters), p.terrain as Terrain);
    case 'gain':
      return w.gain(p.animal as Animal);
    case 'pay bison':
      return w.pay('bison', Number(p.count));
    case 'pay salmon':
      return w.pay('salmon', Number(p.count));
    case 'lay':
      return w.lay(String(p.cell));
    case 'target':
      return w.target(spaceWords(space));
    case 'join':
      return w.join(spaceWords(space));
    case 'from':
      return w.from(spaceWords(space));
    case 'to':
      return w.to(spaceWords(space));
    case 'build':
      return w.build(isCanoe(space), Number(p.value), spaceWords(space));
    default:
      return w.done;
  }
}

/** What a step belongs to, if it was chosen before: a stop to its hunter, salmon to the bison that pay with them. */
const FOLLOWS: Readonly<Record<string, string>> = { to: 'from', 'pay salmon': 'pay bison' };

export function deeds(steps: readonly Step[]): Step[][] {
  const found: Step[][] = [];
  for (const step of steps) {
    const last = found.at(-1);
    if (last && last.at(-1)!.kind === FOLLOWS[step.kind]) last.push(step);
    else found.push([step]);
  }
  return found;
}

function named(steps: readonly Step[], kind: string, parameter: string): string[] {
  return steps.filter((step) => step.kind === kind).map((step) => String(step.parameters[parameter]));
}

/** The same ones once, with their number, in the order in which they first came. */
function counted<T>(things: readonly T[], key: (thing: T) => string): [thing: T, count: number][] {
  const found = new Map<string, [T, number]>();
  for (const thing of things) {
    const known = found.get(key(thing));
    if (known) known[1] += 1;
    else found.set(key(thing), [thing, 1]);
  }
  return [...found.values()];
}

function moveClauses(steps: readonly Step[]): string[] {
  const from = named(steps, 'from', 'space');
  const to = named(steps, 'to', 'space');
  const moves = to.map((stop, number) => ({ from: from[number]!, to: stop }));
  return counted(moves, (move) => `${move.from}>${move.to}`).map(([move, count]) =>
    words().sentence.moves(count, spaceWords(move.from), spaceWords(move.to)),
  );
}

function buildClauses(steps: readonly Step[]): string[] {
  const w = words().sentence;
  return steps
    .filter((step) => step.kind === 'build')
    .map(({ parameters }) => {
      const space = String(parameters.space);
      const value = Number(parameters.value);
      return value === 0
        ? w.removes(isCanoe(space), spaceWords(space))
        : w.builds(isCanoe(space), value, spaceWords(space));
    });
}

/** How many hunters took part; undefined where it cannot be told from the steps. */
function huntersUsed(steps: readonly Step[]): number | undefined {
  if (steps.some((step) => step.kind === 'build')) return undefined;
  const placed = steps.find((step) => step.kind === 'place');
  if (placed) return Number(placed.parameters.hunters);
  return steps.filter((step) => step.kind === 'to' || step.kind === 'join').length;
}

/** What was paid. Turkeys pay the rest, and kinds without a choice are not named: then only the sum is told. */
function payClauses(steps: readonly Step[]): string[] {
  const w = words();
  const due = PRICES[huntersUsed(steps) ?? 0] ?? 0;
  if (due <= 0) return [];
  const bison = named(steps, 'pay bison', 'count')[0];
  const salmon = named(steps, 'pay salmon', 'count')[0];
  if (bison === undefined || salmon === undefined) return [w.sentence.paysAnimals(due)];
  const payment = { bison: Number(bison), salmon: Number(salmon), turkey: due - Number(bison) - Number(salmon) };
  return [w.sentence.pays(animalWords(payment))];
}

function actionClauses(steps: readonly Step[]): string[] {
  const w = words();
  const clauses: string[] = [];
  const action = named(steps, 'action', 'action')[0] as Action | undefined;
  const cell = named(steps, 'lay', 'cell')[0];
  if (cell !== undefined) clauses.push(w.sentence.lays(cell));
  const placed = steps.find((step) => step.kind === 'place');
  if (placed) clauses.push(w.sentence.places(Number(placed.parameters.hunters), placed.parameters.terrain as Terrain));
  clauses.push(...buildClauses(steps));
  const joined = named(steps, 'join', 'space').length;
  const target = named(steps, 'target', 'space')[0];
  if (target !== undefined && joined > 0) clauses.push(w.sentence.gathers(joined, spaceWords(target)));
  clauses.push(...moveClauses(steps));
  if (action !== undefined && clauses.length === 0) clauses.push(w.sentence.skips(action));
  return clauses;
}

/** A turn as one sentence. */
export function sentence(_view: BisonView, steps: readonly Step[], seatName: string): string {
  const w = words();
  const clauses: string[] = [];
  const bought = counted(named(steps, 'buy', 'item'), (item) => item);
  if (bought.length > 0)
    // Only hunters can be bought more than once: of everything else the market has one.
    clauses.push(w.sentence.buys(bought.map(([item, count]) => (count > 1 ? w.hunters(count) : itemWords(item)))));
  for (const { parameters } of steps.filter((step) => step.kind === 'trade'))
    clauses.push(w.sentence.trades(w.animal(parameters.gives as Animal, 3), w.animal(parameters.brings as Animal, 1)));
  clauses.push(...actionClauses(steps));
  const gained = named(steps, 'gain', 'animal')[0] as Animal | undefined;
  if (gained !== undefined) clauses.push(w.sentence.gains(w.animal(gained, 1)));
  clauses.push(...payClauses(steps));
  const isOverflow = !steps.some((step) => step.kind === 'action');
  if (isOverflow && steps.some((step) => step.kind === 'done')) clauses.push(w.sentence.letsGo);
  return clauses.length === 0 ? w.sentence.passes(seatName) : w.sentence.turn(seatName, clauses);
}

export function partName(part: Part): string {
  const cells = part.places.map(cellOf).sort();
  return words().region(part.name as Terrain, cells[0]!, cells.at(-1)!);
}

/** What is expected of whoever is to move; `picked` is a space of which the number or value is still to be chosen. */
export function prompt(scene: Scene<BisonView>, picked: string | null): string {
  const w = words().prompt;
  const { view, choosing } = scene;
  if (view.over) return w.over;
  if (choosing.seat === null) return w.waiting(scene.seats[view.to_move]?.name ?? '');
  if (choosing.isWhole) return w.whole;
  const hunters = view.draft?.hunters ?? 0;
  switch (view.phase) {
    case 'choose':
      return isTileCompulsory(choosing.legal) ? w.chooseTile : w.choose;
    case 'place':
      return picked === null ? w.place : w.placeNumber(terrainOf(picked));
    case 'build':
      if (picked !== null) return w.buildValue;
      return hunters > 0 ? w.buildMore : w.build(view.draft?.action === 'canoe');
    case 'join':
      return hunters > 0 ? w.joinMore : w.join;
    case 'from':
      return hunters > 0 ? w.fromMore : w.from;
    case 'pay bison':
    case 'pay salmon':
      return w.pay(view.draft?.due ?? 0);
    case 'overflow':
      return overflowPrompt(scene, choosing.seat);
    case 'lay':
    case 'target':
    case 'to':
    case 'gain':
    case 'over':
      return w[view.phase];
  }
}

/** Which regions brought more than the track holds. */
function overflowPrompt(scene: Scene<BisonView>, seat: number): string {
  const w = words();
  const { scoring, seats } = scene.view;
  const brought = scene.parts.filter(
    (part) => part.name === scoring && part.standings.some((one) => one.seat === seat && one.award > 0),
  );
  const kinds = ANIMALS.filter((kind) => (seats[seat]?.tracks[kind] ?? 0) > TRACK_END);
  if (scoring === null || brought.length === 0 || kinds.length === 0) return w.prompt.overflow;
  return w.prompt.overflowFrom(w.listed(kinds.map((kind) => w.animalName[kind])), w.listed(brought.map(partName)));
}

/** Only the tile is offered: it must be laid with the last action of a season. */
export function isTileCompulsory(legal: readonly Step[]): boolean {
  const actions = legal.filter((step) => step.kind === 'action');
  return actions.length === 1 && actions[0]!.parameters.action === 'tile';
}
