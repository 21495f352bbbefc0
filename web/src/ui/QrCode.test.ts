import decode from 'jsqr';
import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import QrCode from './QrCode.svelte';

/** What a camera sees of the picture: every square four points wide, dark on light. */
function read(text: string): string | undefined {
  const picture = mount(QrCode, { target: document.body, props: { text, label: 'code' } });
  flushSync();
  const svg = document.querySelector('svg')!;
  const [left, top, side] = svg.getAttribute('viewBox')!.split(' ').map(Number) as [number, number, number];
  const width = side * 4;
  const points = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of svg
    .querySelector('path')!
    .getAttribute('d')!
    .matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let point = 0; point < 16; point++) {
      const column = (Number(x) - left) * 4 + (point % 4);
      const row = (Number(y) - top) * 4 + Math.floor(point / 4);
      points.set([0, 0, 0, 255], (row * width + column) * 4);
    }
  }
  void unmount(picture);
  return decode(points, width, width)?.data;
}

test.each([
  'https://plains.example/table/abcdefghij',
  'http://192.168.178.20:8420/#link=' + 'Q'.repeat(43),
  `https://plains.example/${'x'.repeat(200)}`,
])('a camera reads %s', (text) => {
  expect(read(text)).toBe(text);
});
