/** What the button at the end of the tray does while a turn of Bison is not whole. */
import type { Next, Scene } from '../../table/contract';
import type { BisonChoice } from './choice.svelte';
import { words } from './messages';
import { stepOfKind } from './narrowing';
import { onlyPayment } from './payment';
import { PRICES, type BisonView } from './view';

export function next(scene: Scene<BisonView>, choice: BisonChoice): Next | null {
  const { view, choosing } = scene;
  const w = words().tray;
  if (choosing.seat === null) return null;
  if (view.phase === 'lay') {
    const cell = choice.ghost !== null && choice.targetAt(choice.ghost) ? choice.ghost : null;
    return { label: w.layOn(cell), isReady: cell !== null, go: () => cell !== null && choice.lay(cell) };
  }
  const { payment } = choice;
  if (payment !== null)
    return { label: w.andEnd(w.pay(view.draft?.due ?? 0)), isReady: true, go: () => void choice.pay() };
  const done = stepOfKind(choosing.legal, 'done');
  if (done === undefined) return null;
  const finish = () => choosing.finish([done.step]);
  if (view.phase === 'overflow') return { label: w.andEnd(w.letGo), isReady: true, go: finish };
  const hunters = view.draft?.hunters ?? 0;
  // Without hunters it is the lowest rung of the ladder.
  if (hunters === 0) return null;
  const due = PRICES[hunters] ?? 0;
  if (due <= 0) return { label: w.andEnd(w.enough), isReady: true, go: finish };
  return onlyPayment(due, view.seats[choosing.seat]!.tracks) === null
    ? { label: w.enough, isReady: true, go: () => choice.choose(done) }
    : { label: w.andEnd(w.pay(due)), isReady: true, go: finish };
}
