/** Turns, steps and the board in words, in the current language. */
import { language } from '../../messages';
import type { Part, Scene, Step } from '../../table/contract';
import { wayOf, type WindRiverChoice } from './choice.svelte';
import { PLAINS } from './lanes';
import { words } from './messages';
import type { Kind } from './steps';
import type { WindRiverView } from './view';

export function placeName(place: string): string {
  return place === PLAINS ? words().plains : place;
}

/** “Ann, Bo and Cy”. */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(items);
}

export function hexOf(step: Step): string {
  return String(step.parameters['hex']);
}

export function stepSentence(step: Step): string {
  const w = words().steps;
  switch (step.kind as Kind) {
    case 'pass':
      return w.pass;
    case 'earn':
      return w.earn;
    case 'set':
      return w.set(hexOf(step));
    case 'lose':
      return w.lose(hexOf(step));
    case 'new':
      return w.new(hexOf(step));
    case 'bison':
    case 'tent':
    case 'herd':
      return w[step.kind as 'bison' | 'tent' | 'herd'](hexOf(step), placeName(wayOf(step).to));
  }
}

/** Equal neighbours as one, with their number: “c1 → c2, 2 times”. */
function counted(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const items = [...counts].map(([text, count]) => (count === 1 ? text : words().turn.times(text, count)));
  return items.join(words().turn.between);
}

function deed(kind: Kind, steps: readonly Step[]): string {
  const w = words().turn;
  const first = steps[0]!;
  switch (kind) {
    case 'bison':
      return w.bison(
        steps.length,
        counted(steps.map((step) => `${hexOf(step)}\u00a0→\u00a0${placeName(wayOf(step).to)}`)),
      );
    case 'lose':
      return w.lose(steps.length, counted(steps.map(hexOf)));
    case 'set':
      return w.set(hexOf(first));
    case 'new':
      return w.new(hexOf(first));
    case 'tent': {
      const { from, to } = wayOf(first);
      return to === PLAINS ? w.tentToPlains(from) : w.tent(from, to);
    }
    case 'herd': {
      const { from, to } = wayOf(first);
      return to === PLAINS ? w.herdToPlains(from) : w.herd(from, to);
    }
    case 'earn':
      return w.earn;
    case 'pass':
      return w.pass;
  }
}

/** A turn in one sentence. */
export function sentence(_view: WindRiverView, steps: readonly Step[], seatName: string): string {
  const kinds = [...new Set(steps.map(({ kind }) => kind as Kind))];
  const deeds = kinds.map((kind) =>
    deed(
      kind,
      steps.filter((step) => step.kind === kind),
    ),
  );
  return words().turn.of(seatName, deeds.length === 0 ? words().turn.nothing : listed(deeds));
}

/** What is expected of whoever is to move. */
export function prompt(scene: Scene<WindRiverView>, choice: WindRiverChoice): string {
  const w = words().prompt;
  const { view, choosing, seats } = scene;
  if (scene.settled.over) return w.over;
  if (choosing.seat !== null && choosing.isWhole) return w.confirm;
  if (view.phase === 'over') return w.over;
  if (choosing.seat === null) return w.others[view.phase](seats[view.to_move]?.name ?? '');
  if (view.phase === 'set') return w.set;
  if (view.phase === 'lose') return w.lose(view.left);
  if (view.phase === 'bison') {
    const moved = choosing.drafted.filter(({ kind }) => kind === 'bison').length;
    return choice.from === null ? w.bison(view.left, moved) : w.way;
  }
  return extraPrompt(choice);
}

function extraPrompt(choice: WindRiverChoice): string {
  const w = words().prompt;
  if (choice.openKinds.length > 0) return w.extraHex(choice.from ?? '');
  if (choice.extra === 'tent') return choice.from === null ? w.extraTent : w.extraTentWay;
  if (choice.extra === 'new') return w.extraNew;
  if (choice.extra === 'herd') return choice.from === null ? w.extraHerd : w.way;
  return w.extra;
}

/** The only part there is: the tents that arrived. */
export function partName(_part: Part): string {
  return words().plains;
}

/** What is on a hex: bison, tents by player, those without supply. */
export function hexText(scene: Scene<WindRiverView>, hex: string): string {
  const w = words().hex;
  const content = scene.view.hexes[hex];
  if (content === undefined) return w.empty;
  const tents = content.tents.flatMap((count, seat) => {
    if (count === 0) return [];
    const text = w.tents(scene.seats[seat]?.name ?? '', count);
    const hungry = content.hungry[seat] ?? 0;
    return [hungry > 0 ? `${text} (${w.unsupplied(hungry)})` : text];
  });
  const bison = content.bison > 0 ? [w.bison(content.bison)] : [];
  const all = [...bison, ...tents];
  return all.length === 0 ? w.empty : all.join(', ');
}

export function plainsText(scene: Scene<WindRiverView>): string {
  const w = words().hex;
  const arrived = scene.view.seats.flatMap(({ plains }, seat) =>
    plains > 0 ? [w.arrived(scene.seats[seat]?.name ?? '', plains)] : [],
  );
  return arrived.length === 0 ? w.nobodyArrived : arrived.join(', ');
}
