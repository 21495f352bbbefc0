/** A mark on the tab's icon, and on the app's where it is one: it is somebody's turn here, and they look elsewhere. */
const PLAIN = '/favicon.svg';
const MARKED = '/favicon-turn.svg';

/** Mark the tab while it is hidden and it is our turn; gives back how to take the mark away. */
export function markTab(isOurTurn: boolean): () => void {
  const show = (): void => set(isOurTurn && document.visibilityState === 'hidden');
  show();
  document.addEventListener('visibilitychange', show);
  return () => {
    document.removeEventListener('visibilitychange', show);
    set(false);
  };
}

function set(isMarked: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = isMarked ? MARKED : PLAIN;
  if (icon !== null && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
  // Not every browser has it, and some refuse it to pages that are not installed.
  if (isMarked) void navigator.setAppBadge?.(1).catch(() => undefined);
  else if (document.visibilityState === 'visible') void navigator.clearAppBadge?.().catch(() => undefined);
}
