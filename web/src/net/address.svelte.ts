/** The address that others can open. On the machine of the server itself the page's own leads others nowhere. */
import { call } from './api';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

let found = $state.raw<string | null>(null);
let isAsked = false;

/** Is the page opened under an address of this machine alone? */
export function isHere(): boolean {
  return LOOPBACK.test(location.hostname);
}

/** Where others find this server; null: nowhere, as far as is known. */
export function outerOrigin(): string | null {
  if (!isHere()) return location.origin;
  if (!isAsked) {
    isAsked = true;
    // Without an answer the page says how to start the server for others.
    void call('GET /api/address').then(
      ({ address }) => (found = address),
      () => (isAsked = false),
    );
  }
  return found;
}
