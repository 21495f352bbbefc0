/** Works out a shuffle again, by the function that docs/shuffle.md describes, and says whether a promise was held. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { cardOf } from '../games/cards';
import type { KeptPart } from './parts';

/** Whoever deals draws numbers from 0 to below the limit. */
export type Below = (limit: number) => number;

/** What chance decides. */
export interface Dealt {
  readonly first: number;
  readonly stack: readonly string[];
}

/** How a game deals; `first` is null if the seat that begins is drawn, too. */
export type Deal = (
  players: number,
  options: Readonly<Record<string, unknown>>,
  first: number | null,
  below: Below,
) => Dealt;

/** kept: as this browser was promised, and with its part. fits: as was published, but this browser was not there before
 * the game. alone: the same, of a game that the server dealt alone. broken: not so. none: nothing to check by. */
export type Verdict = 'kept' | 'fits' | 'alone' | 'broken' | 'none';

interface Shuffled {
  readonly game: string;
  readonly players: number;
  readonly first: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly stack: readonly string[];
  readonly commitment: string;
  readonly salt: string;
  readonly shuffle: { readonly random: readonly string[]; readonly first: number | null } | null;
}

/** The verdict on the record of a game that is over. */
export async function check(record: unknown, kept: KeptPart | null): Promise<Verdict> {
  const found = read(record);
  if (found === null) return 'none';
  if (kept !== null && kept.commitment !== found.commitment) return 'broken';
  if (found.shuffle === null)
    return hash(`${found.salt}\n${setupText(found)}`) === found.commitment ? 'alone' : 'broken';
  if (kept !== null && !found.shuffle.random.includes(kept.random)) return 'broken';
  if (hash(found.salt) !== found.commitment || found.shuffle.random.length !== found.players) return 'broken';
  const card = cardOf(found.game);
  if (card === undefined) return 'none';
  const { deal } = await card.loadDeal();
  const lines = ['greatplains shuffle 2', found.salt, ...found.shuffle.random];
  const dealt = deal(
    found.players,
    found.options,
    found.shuffle.first,
    numbersFrom(sha256(utf8ToBytes(lines.join('\n')))),
  );
  const isSame = dealt.first === found.first && dealt.stack.join('\n') === found.stack.join('\n');
  if (!isSame) return 'broken';
  return kept === null ? 'fits' : 'kept';
}

/** Random numbers that follow from the first eight bytes of a key: multiply-with-carry, as in core/rng.py. */
export function numbersFrom(key: Uint8Array): Below {
  const multiplier = 698769069n;
  const low = 0xffffffffn;
  const begin = key.slice(0, 8).reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
  let state = (begin % (multiplier * 2n ** 32n - 2n)) + 1n;
  return (limit) => {
    state = multiplier * (state & low) + (state >> 32n);
    return Number((((state ^ (state >> 32n)) & low) * BigInt(limit)) >> 32n);
  };
}

/** Put the items into a random order. */
export function shuffled(items: readonly string[], below: Below): string[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen = below(last + 1);
    [order[last], order[chosen]] = [order[chosen] ?? '', order[last] ?? ''];
  }
  return order;
}

function hash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

function read(record: unknown): Shuffled | null {
  if (!isObject(record)) return null;
  const { game, players, first, options = {}, stack = [], commitment, salt, shuffle = null } = record;
  const isWhole =
    typeof game === 'string' && typeof players === 'number' && typeof first === 'number' && isObject(options);
  if (!isWhole || !isTexts(stack) || typeof commitment !== 'string' || typeof salt !== 'string') return null;
  if (shuffle === null) return { game, players, first, options, stack, commitment, salt, shuffle };
  if (!isObject(shuffle) || !isTexts(shuffle['random'])) return null;
  const chosen = shuffle['first'] ?? null;
  if (chosen !== null && typeof chosen !== 'number') return null;
  return {
    game,
    players,
    first,
    options,
    stack,
    commitment,
    salt,
    shuffle: { random: shuffle['random'], first: chosen },
  };
}

/** The set-up as canonical JSON: keys in order, no blanks. */
function setupText({ players, first, options, stack }: Shuffled): string {
  return canonical({ players, first, options, stack });
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const fields = Object.keys(value)
    .sort(byCodePoint)
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
  return `{${fields.join(',')}}`;
}

/** The order in which Python sorts texts. */
export function byCodePoint(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  for (let place = 0; place < Math.min(a.length, b.length); place += 1) {
    const difference = (a[place]?.codePointAt(0) ?? 0) - (b[place]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
