import { beforeEach, expect, test } from 'vitest';
import { markTab } from './badge';

let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg" />';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  visibility = 'visible';
});

const icon = (): string | null | undefined => document.querySelector('link[rel="icon"]')?.getAttribute('href');

function turnTo(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a hidden tab is marked while it is our turn, and not when somebody looks', () => {
  const unmark = markTab(true);
  expect(icon()).toBe('/favicon.svg');
  turnTo('hidden');
  expect(icon()).toBe('/favicon-turn.svg');
  turnTo('visible');
  expect(icon()).toBe('/favicon.svg');
  turnTo('hidden');
  unmark();
  expect(icon()).toBe('/favicon.svg');
});

test('a tab is not marked while others play', () => {
  markTab(false);
  turnTo('hidden');
  expect(icon()).toBe('/favicon.svg');
});
