/** What the button at the end of the tray does while a turn of Wind River is not whole. */
import type { Next, Scene } from '../../table/contract';
import type { WindRiverChoice } from './choice.svelte';
import { words } from './messages';
import type { WindRiverView } from './view';

export function next({ choosing }: Scene<WindRiverView>, choice: WindRiverChoice): Next | null {
  const pass = choosing.legal.find(({ kind }) => kind === 'pass');
  if (pass === undefined) return null;
  return {
    label: words().tray.noExtra,
    isReady: choice.extra === null && choice.from === null,
    go: () => choosing.finish([pass.step]),
  };
}
