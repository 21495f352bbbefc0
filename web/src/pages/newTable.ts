/** Setting up tables. */
import type { Control } from '../generated/server';
import { call } from '../net/api';
import { needMe } from '../net/identity.svelte';
import { navigate } from '../router.svelte';
import { addOwnPart } from '../shuffle/parts';

export interface TableWish {
  game: string;
  seats: string[];
  options: Record<string, unknown>;
  /** The seat that begins; null: drawn when the game starts. */
  first?: number | null;
  isPublic?: boolean;
  /** Who plays on for whoever resigns: a level of bots, or `nobody`. */
  standIn?: string;
  /** How much time there is; null: all of it. */
  clock?: Control | null;
  /** Who sits on each own seat, round one screen; empty: nobody in particular. */
  names?: readonly string[];
}

/** Set up a table and go there; its id. */
export async function openTable(wish: TableWish): Promise<string> {
  const { game, seats, options, first = null, isPublic = false, standIn = 'medium', names = [], clock = null } = wish;
  await needMe();
  const body = {
    game,
    seats,
    options,
    first,
    public: isPublic,
    stand_in: standIn,
    shuffles: seats.includes('me'),
    clock,
    names: [...names],
  };
  const { table } = await call('POST /api/tables', { body });
  if (body.shuffles) await addOwnPart(table);
  navigate(`/table/${table.id}`);
  return table.id;
}

/** Oneself and bots. */
export function againstBots(players: number, level: string): string[] {
  return ['me', ...Array<string>(players - 1).fill(`bot:${level}`)];
}

/** All seats are one's own: the screen goes round. */
export function roundTheScreen(players: number): string[] {
  return Array<string>(players).fill('me');
}

/** Who sits where, as somebody chose it: oneself, a friend who has the link, or a bot; at first the friends. */
export function mixedSeats(players: number, chosen: Readonly<Record<number, string>>): string[] {
  return Array.from({ length: players }, (_, seat) => chosen[seat] ?? (seat === 0 ? 'me' : 'open'));
}
