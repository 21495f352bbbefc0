/**
 * Who sits here. An identity is made when one is needed for the first time: the server keeps it in a cookie that no
 * script can read, and the name and colour are remembered here so that pages need not ask.
 */
import type { Person } from '../generated/server';
import { call, Refusal } from './api';

const KEPT_AS = 'greatplains.person';

let person = $state.raw<Person | null>(kept());

/** The own identity, if there is one. */
export function me(): Person | null {
  return person;
}

/** The own identity; becomes a guest if need be. Asked twice at once, it makes one. */
export function needMe(): Promise<Person> {
  if (isCertain && person !== null) return Promise.resolve(person);
  needed ??= recogniseOrMake().finally(() => (needed = undefined));
  return needed;
}
let needed: Promise<Person> | undefined;
/** The server has named us since the page was loaded. */
let isCertain = false;

async function recogniseOrMake(): Promise<Person> {
  if (person !== null) {
    const known = await recognised();
    if (known !== null) return known;
  }
  const { person: guest } = await call('POST /api/guests', { body: {} });
  return keep(guest);
}

/** Does the server still know the identity that is remembered here? */
async function recognised(): Promise<Person | null> {
  try {
    return keep(await call('GET /api/me'));
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) return null;
    throw error;
  }
}

/** Another name or colour. */
export async function changeMe(wish: { name?: string; colour?: string }): Promise<Person> {
  await needMe();
  return keep(await call('PATCH /api/me', { body: wish }));
}

/** Whom a link would make this device, if that is not who we are already; the link is not used by asking. */
export async function strangerOf(token: string): Promise<Person | null> {
  if (person === null) return null;
  const owner = await call('POST /api/links/owner', { body: { token } });
  return owner.id === person.id ? null : owner;
}

/** A link that brings back this identity, once, whenever that is. */
export async function makeWayBack(): Promise<string> {
  await needMe();
  return location.origin + (await call('POST /api/me/links', { query: { lasting: true } })).path;
}

/** This device becomes the identity that made the link elsewhere. */
export async function useLink(token: string): Promise<Person> {
  const { person: moved } = await call('POST /api/links', { body: { token } });
  return keep(moved);
}

/** This device becomes whoever has the passkey. */
export async function becomeWithPasskey(credential: Record<string, unknown>): Promise<Person> {
  const { person: moved } = await call('POST /api/passkeys', { body: { credential } });
  return keep(moved);
}

/** This device is nobody from now on; the next page that needs somebody makes a new guest. */
export function forgetMe(): void {
  person = null;
  isCertain = false;
  localStorage.removeItem(KEPT_AS);
  location.assign('/');
}

function keep(known: Person): Person {
  person = known;
  isCertain = true;
  localStorage.setItem(KEPT_AS, JSON.stringify(known));
  return known;
}

function kept(): Person | null {
  const text = localStorage.getItem(KEPT_AS);
  return text === null ? null : (JSON.parse(text) as Person);
}

// Another tab has changed the name.
addEventListener('storage', (event) => {
  if (event.key === KEPT_AS) person = kept();
});
