/** Passkeys: the browser's part of WebAuthn. What is asked and answered goes over the wire as JSON, as the standard has it. */
import type { Person, ShownPasskey } from '../generated/server';
import { call } from './api';
import { becomeWithPasskey, needMe } from './identity.svelte';

/** Can this browser do it here? Only pages by TLS, or of this machine, may. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/** Ask the authenticator for a new key; null if whoever was asked said no. */
export async function addPasskey(name: string): Promise<ShownPasskey | null> {
  await needMe();
  const { options } = await call('POST /api/me/passkeys/options');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = await asked(() => navigator.credentials.create({ publicKey }));
  if (made === null) return null;
  return call('POST /api/me/passkeys', { body: { name, credential: made.toJSON() as Record<string, unknown> } });
}

/** Become whoever has a passkey; null if whoever was asked said no. `before` is called once the key is there. */
export async function signInByPasskey(before: () => Promise<void>): Promise<Person | null> {
  const { options } = await call('POST /api/passkeys/options');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const signed = await asked(() => navigator.credentials.get({ publicKey }));
  if (signed === null) return null;
  await before();
  return becomeWithPasskey(signed.toJSON() as Record<string, unknown>);
}

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch (error) {
    // Closed, waited too long, or a key that is there already: nothing has happened.
    if (error instanceof DOMException) return null;
    throw error;
  }
}
