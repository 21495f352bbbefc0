/** Turns, steps and the board in words, in the current language. */
import { language } from '../../messages';
import type { Part, Scene, Step } from '../../table/contract';
import { wayOf, type WindRiverChoice } from './choice.svelte';
import { PLAINS } from './lanes';
import { w } from './messages';
import type { Kind } from './numbers';
import type { WindRiverView } from './view';

export function placeName(place: string): string {
  return place === PLAINS ? w().plains : place;
}

/** “Ann, Bo and Cy”. */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(items);
}

function hexOf(step: Step): string {
  return String(step.parameters['hex']);
}

export function stepSentence(step: Step): string {
  const words = w().steps;
  switch (step.kind as Kind) {
    case 'pass':
      return words.pass;
    case 'earn':
      return words.earn;
    case 'set':
      return words.set(hexOf(step));
    case 'lose':
      return words.lose(hexOf(step));
    case 'new':
      return words.new(hexOf(step));
    case 'bison':
    case 'tent':
    case 'herd':
      return words[step.kind as 'bison' | 'tent' | 'herd'](hexOf(step), placeName(wayOf(step).to));
  }
}

/** Equal neighbours as one, with their number: “c1 → c2, 2 times”. */
function counted(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const items = [...counts].map(([text, count]) => (count === 1 ? text : w().turn.times(text, count)));
  return items.join(w().turn.between);
}

function deed(kind: Kind, steps: readonly Step[]): string {
  const words = w().turn;
  const first = steps[0]!;
  switch (kind) {
    case 'bison':
      return words.bison(steps.length, counted(steps.map((step) => `${hexOf(step)} → ${placeName(wayOf(step).to)}`)));
    case 'lose':
      return words.lose(steps.length, counted(steps.map(hexOf)));
    case 'set':
      return words.set(hexOf(first));
    case 'new':
      return words.new(hexOf(first));
    case 'tent': {
      const { from, to } = wayOf(first);
      return to === PLAINS ? words.tentToPlains(from) : words.tent(from, to);
    }
    case 'herd': {
      const { from, to } = wayOf(first);
      return to === PLAINS ? words.herdToPlains(from) : words.herd(from, to);
    }
    case 'earn':
      return words.earn;
    case 'pass':
      return words.pass;
  }
}

/** A turn in one sentence. */
export function turnSentence(_view: WindRiverView, steps: readonly Step[], seatName: string): string {
  const kinds = [...new Set(steps.map(({ kind }) => kind as Kind))];
  const deeds = kinds.map((kind) =>
    deed(
      kind,
      steps.filter((step) => step.kind === kind),
    ),
  );
  return w().turn.of(seatName, deeds.length === 0 ? w().turn.nothing : listed(deeds));
}

/** What is expected of whoever is to move. */
export function prompt(scene: Scene<WindRiverView>, choice: WindRiverChoice): string {
  const words = w().prompt;
  const { view, choosing, seats } = scene;
  if (scene.settled.over) return words.over;
  if (choosing.seat !== null && choosing.isWhole) return words.confirm;
  if (view.phase === 'over') return words.over;
  if (choosing.seat === null) return words.others[view.phase](seats[view.to_move]?.name ?? '');
  if (view.phase === 'set') return words.set;
  if (view.phase === 'lose') return words.lose(view.left);
  if (view.phase === 'bison') return choice.from === null ? words.bison(view.left) : words.way;
  return extraPrompt(choice);
}

function extraPrompt(choice: WindRiverChoice): string {
  const words = w().prompt;
  if (choice.openKinds.length > 0) return words.extraHex(choice.from ?? '');
  if (choice.extra === 'tent') return choice.from === null ? words.extraTent : words.extraTentWay;
  if (choice.extra === 'new') return words.extraNew;
  if (choice.extra === 'herd') return choice.from === null ? words.extraHerd : words.way;
  return words.extra;
}

/** The only part there is: the tents that arrived. */
export function partName(_part: Part): string {
  return w().plains;
}

/** What is on a hex: bison, tents by player, those without supply. */
export function hexText(scene: Scene<WindRiverView>, hex: string): string {
  const words = w().hex;
  const content = scene.view.hexes[hex];
  if (content === undefined) return words.empty;
  const tents = content.tents.flatMap((count, seat) => {
    if (count === 0) return [];
    const text = words.tents(scene.seats[seat]?.name ?? '', count);
    const hungry = content.hungry[seat] ?? 0;
    return [hungry > 0 ? `${text} (${words.unsupplied(hungry)})` : text];
  });
  const bison = content.bison > 0 ? [words.bison(content.bison)] : [];
  const all = [...bison, ...tents];
  return all.length === 0 ? words.empty : all.join(', ');
}

export function plainsText(scene: Scene<WindRiverView>): string {
  const words = w().hex;
  const arrived = scene.view.seats.flatMap(({ plains }, seat) =>
    plains > 0 ? [words.arrived(scene.seats[seat]?.name ?? '', plains)] : [],
  );
  return arrived.length === 0 ? words.nobodyArrived : arrived.join(', ');
}

/** The board for a screen reader: lanes from north to south, each from west to east, then the Great Plains. */
export function listOfSpaces(scene: Scene<WindRiverView>): { place: string; text: string }[] {
  const hexes = Object.keys(scene.view.hexes).map((hex) => ({ place: hex, text: hexText(scene, hex) }));
  return [...hexes, { place: w().plains, text: plainsText(scene) }];
}
