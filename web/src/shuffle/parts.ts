/** One's own part in a shuffle. What the server promised is kept before anything is added to it; the game's end shows
 * whether the promise was held. */
import type { TableInfo } from '../generated/server';
import { call } from '../net/api';

/** What this browser knew before the game began. */
export interface KeptPart {
  readonly commitment: string;
  readonly random: string;
}

const KEPT_AS = 'greatplains.shuffles';
const MOST_KEPT = 200;
const BYTES = 16;

/** Random bytes for the shuffle of a table, kept with what the server promised; nothing where it promised nothing. */
export function ownPart(table: TableInfo): string | undefined {
  if (table.status !== 'open' || table.commitment === null) return undefined;
  const known = keptPart(table.id);
  if (known !== null) return known.random;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const random = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const kept: [string, KeptPart][] = [...read(), [table.id, { commitment: table.commitment, random }]];
  localStorage.setItem(KEPT_AS, JSON.stringify(kept.slice(-MOST_KEPT)));
  return random;
}

/** Add it; the game may begin with that. */
export async function addOwnPart(table: TableInfo): Promise<void> {
  const random = ownPart(table);
  if (random !== undefined) {
    await call('POST /api/tables/{table_id}/shuffle', { path: { table_id: table.id }, body: { random } });
  }
}

/** What was kept for a table. */
export function keptPart(table: string): KeptPart | null {
  return new Map(read()).get(table) ?? null;
}

function read(): [string, KeptPart][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '[]');
    return Array.isArray(found) ? (found as [string, KeptPart][]) : [];
  } catch {
    return [];
  }
}
