/** A game with whoever is there: sit down where somebody waits, or wait. The store decides who gets a seat. */
import { CARDS } from '../games/cards';
import { call, Refusal } from '../net/api';
import { needMe } from '../net/identity.svelte';
import { preferences } from '../preferences.svelte';
import { navigate } from '../router.svelte';
import { ownPart } from '../shuffle/parts';
import { openTable } from './newTable';

/** The table at which this tab waits for somebody; another tab may play meanwhile. */
const KEPT_AS = 'greatplains.pairing';
/** Somebody may be faster, but not for ever. */
const ATTEMPTS = 4;

/** Sit down at the oldest table for two where somebody waits, or set one up and wait there; any game if none is named. */
export async function pairUp(game: string): Promise<void> {
  await needMe();
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { table } = await call('GET /api/lobby/match', { query: { game } });
    if (table === null) break;
    if (await sitAt(table)) return;
  }
  const name = game || (preferences().game ?? CARDS[0]!.name);
  const table = await openTable({ game: name, seats: ['me', 'open'], options: {}, isPublic: true });
  sessionStorage.setItem(KEPT_AS, JSON.stringify({ table, game }));
}

/** Is this tab looking for somebody at that table? */
export function looksForSomebodyAt(table: string): boolean {
  return kept()?.table === table;
}

/** Whoever waits looks again: of two who wait for each other, the later moves. True if we sit elsewhere now. */
export async function lookAgain(table: string): Promise<boolean> {
  const looking = kept();
  if (looking?.table !== table) return false;
  const { table: older } = await call('GET /api/lobby/match', { query: { game: looking.game, instead_of: table } });
  if (older === null || older === table) return false;
  // The own table first: somebody may be sitting down there at this moment, and then we stay.
  if (!(await isClosed(table))) return false;
  stopLooking();
  if (!(await sitAt(older))) await pairUp(looking.game);
  return true;
}

/** Wait no more. */
export async function giveUpLooking(table: string): Promise<void> {
  stopLooking();
  if (await isClosed(table)) navigate('/lobby');
}

function stopLooking(): void {
  sessionStorage.removeItem(KEPT_AS);
}

async function isClosed(table: string): Promise<boolean> {
  try {
    await call('DELETE /api/tables/{table_id}', { path: { table_id: table } });
    return true;
  } catch (error) {
    if (isNo(error)) return false;
    throw error;
  }
}

/** False if somebody was faster, or the host has gone. */
async function sitAt(table: string): Promise<boolean> {
  const path = { table_id: table };
  try {
    const state = await call('GET /api/tables/{table_id}', { path });
    const free = state.table.seats.find(({ person, bot }) => person === null && bot === null);
    if (free === undefined) return false;
    await call('POST /api/tables/{table_id}/seats/{seat}', {
      path: { ...path, seat: free.seat },
      query: { random: ownPart(state.table) },
    });
  } catch (error) {
    if (isNo(error)) return false;
    throw error;
  }
  navigate(`/table/${table}`);
  return true;
}

/** The table has gone on, or is not there any more. */
function isNo(error: unknown): boolean {
  return error instanceof Refusal && (error.status === 409 || error.status === 404 || error.status === 403);
}

function kept(): { table: string; game: string } | null {
  const text = sessionStorage.getItem(KEPT_AS);
  return text === null ? null : (JSON.parse(text) as { table: string; game: string });
}
