/** How somebody is told of tables they are not at, as the server keeps it; and this browser as one of the places. */
import type { NewChannel, Told, Wish } from '../generated/server';
import { language } from '../messages';
import { call } from '../net/api';
import { needMe } from '../net/identity.svelte';

/** `here` is the mark of this browser among the places, if it is one. */
interface Telling extends Told {
  here: string | null;
}

/** The browser will not show messages, because somebody once said no. */
export class Blocked extends Error {}

let telling = $state.raw<Telling | null>(null);
let loading: Promise<void> | undefined;

export function told(): Telling | null {
  return telling;
}

/** Ask the server, once. */
export function loadTelling(): Promise<void> {
  loading ??= ask().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function ask(): Promise<void> {
  await needMe();
  await keep(await call('GET /api/me/telling'));
}

/** Is there a place where messages arrive? */
export function isTold(): boolean {
  return telling?.channels.some(({ confirmed }) => confirmed) ?? false;
}

/** Can messages be shown by this browser at all? On iPhones only by pages that are on the home screen. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

export async function wish(changes: Partial<Wish>): Promise<void> {
  const before = telling?.wish;
  if (before === undefined) return;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await keep(await call('PUT /api/me/telling', { body: { ...before, language: language(), zone, ...changes } }));
}

/** Asks for permission, so only after a tap. */
export async function tellHere(): Promise<void> {
  await loadTelling();
  const key = telling?.offer.push;
  if (key === null || key === undefined) return;
  if ((await Notification.requestPermission()) !== 'granted') throw new Blocked();
  const worker = await navigator.serviceWorker.ready;
  const old = await worker.pushManager.getSubscription();
  // One that was made for another key of the server would be refused.
  if (old !== null) await old.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  await add({ kind: 'push', target: endpoint ?? '', keys: keys ?? {} });
}

export async function add(channel: Pick<NewChannel, 'kind' | 'target'> & Partial<NewChannel>): Promise<void> {
  await keep(await call('POST /api/me/channels', { body: { ...channel, language: language() } }));
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (telling?.wish.zone !== zone) await wish({ zone });
}

export async function remove(id: string): Promise<void> {
  const channel = telling?.channels.find((one) => one.id === id);
  if (channel?.kind === 'push' && channel.shown === telling?.here) {
    const worker = await navigator.serviceWorker.ready;
    await (await worker.pushManager.getSubscription())?.unsubscribe();
  }
  await keep(await call('DELETE /api/me/channels/{channel_id}', { path: { channel_id: id } }));
}

export async function test(id: string): Promise<void> {
  await call('POST /api/me/channels/{channel_id}/test', { path: { channel_id: id } });
}

/** A new secret address; one that was made before is not good any more. */
/** The address for readers of Atom, and that for calendars. */
export interface FeedLinks {
  feed: string;
  calendar: string;
}

export async function makeFeed(): Promise<FeedLinks> {
  const { path, calendar } = await call('POST /api/me/feed');
  if (telling !== null) telling = { ...telling, has_feed: true };
  return { feed: location.origin + path, calendar: location.origin + calendar };
}

export async function dropFeed(): Promise<void> {
  await keep(await call('DELETE /api/me/feed'));
}

async function keep(answer: Told): Promise<void> {
  telling = { ...answer, here: await mark() };
}

/** The hash of the address at which this browser gets messages. */
async function mark(): Promise<string | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  if (subscription === null || subscription === undefined) return null;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
