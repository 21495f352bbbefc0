import { expect, test } from 'vitest';
import { navigate, parsePath, route } from './router.svelte';

test.each([
  ['/', { page: 'home' }],
  ['/lobby', { page: 'lobby' }],
  ['/lobby/', { page: 'lobby' }],
  ['/settings', { page: 'settings' }],
  ['/games', { page: 'games' }],
  ['/table/abc', { page: 'table', table: 'abc' }],
  ['/replay/abc', { page: 'replay', table: 'abc', turn: null }],
  ['/replay/abc/12', { page: 'replay', table: 'abc', turn: 12 }],
  ['/rules/wind-river', { page: 'rules', game: 'wind-river' }],
  ['/rules', { page: 'rules', game: null }],
  ['/puzzles', { page: 'puzzles', game: null }],
  ['/puzzles/bison', { page: 'puzzles', game: 'bison' }],
  ['/puzzles/bison/0a1b2c3d4e', { page: 'puzzle', game: 'bison', puzzle: '0a1b2c3d4e' }],
  ['/learn', { page: 'learn', game: null }],
  ['/learn/bison', { page: 'learn', game: 'bison' }],
  ['/learn/bison/goal', { page: 'lesson', game: 'bison', lesson: 'goal' }],
])('%s is a page', (path, expected) => {
  expect(parsePath(path)).toEqual(expected);
});

test.each(['/table', '/table/a/b', '/replay/a/first', '/lobby/x', '/anything', '/table/%zz/x/y'])(
  '%s is no page',
  (path) => {
    expect(parsePath(path)).toEqual({ page: 'unknown' });
  },
);

test('going somewhere changes the page and the address', () => {
  navigate('/table/t1');
  expect(route()).toEqual({ page: 'table', table: 't1' });
  expect(location.pathname).toBe('/table/t1');
});
