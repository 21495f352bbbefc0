/** Keys for a turn: Ctrl+Z takes back a step, Ctrl+Enter confirms. */
import type { Choosing } from './contract';

export function pressed(event: KeyboardEvent, choosing: Choosing): void {
  if (!(event.ctrlKey || event.metaKey) || choosing.seat === null) return;
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
  if (event.key === 'z' && choosing.drafted.length > 0) choosing.undo();
  else if (event.key === 'Enter' && choosing.isWhole && !choosing.isBusy) choosing.confirm();
  else return;
  event.preventDefault();
}
