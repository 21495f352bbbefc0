import { afterEach, expect, it, vi } from 'vitest';
import { setLanguage } from '../messages';
import { call } from './api';
import { problemText } from './problem';

const HEX_FULL = { code: 'hex_full', parameters: { most: 5, target: 'c2' }, sentence: 'As it was sent.', rule: '' };
const MOVED = { code: 'moved_already', parameters: { hex: 'c2' }, sentence: 'As it was sent.', rule: '' };

/** What a request throws that the server answers so. */
function refusal(problem: object): Promise<unknown> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(problem), { status: 422 })));
  return call('POST /api/records', { body: {} }).catch((error: unknown) => error);
}

afterEach(async () => {
  vi.unstubAllGlobals();
  await setLanguage('en');
});

it('says what a game refuses in the reader’s language, though the game is not open', async () => {
  await setLanguage('de');
  expect(problemText(await refusal(HEX_FULL))).toBe('Auf c2 sind schon 5 Bisons, mehr passen nicht auf ein Feld.');
});

it('takes the words of the game that was meant', async () => {
  const moved = await refusal(MOVED);
  expect(problemText(moved, 'wind-river')).toBe('Every bison on c2 has already moved in this turn.');
  expect(problemText(moved)).toBe('As it was sent.');
});

it('says that the server cannot be reached', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const offline = await call('POST /api/records', { body: {} }).catch((error: unknown) => error);
  expect(problemText(offline)).not.toBe(problemText(new Error('a fault of ours')));
});
