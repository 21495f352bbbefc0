/** Up to which turn somebody has seen their games, remembered in this browser, so that what they missed is shown once. */

const KEPT_AS = 'greatplains.seen';
const MOST_TABLES = 200;

/** How many turns of a game have been seen here; null: it was never looked at. */
export function turnsSeen(table: string): number | null {
  return kept().find(([id]) => id === table)?.[1] ?? null;
}

export function noteTurnsSeen(table: string, turns: number): void {
  if (turnsSeen(table) === turns) return;
  const others = kept().filter(([id]) => id !== table);
  localStorage.setItem(KEPT_AS, JSON.stringify([...others, [table, turns]].slice(-MOST_TABLES)));
}

/** The table looked at last stands last. */
function kept(): [string, number][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '[]');
    return Array.isArray(found) ? (found as [string, number][]) : [];
  } catch {
    return [];
  }
}
