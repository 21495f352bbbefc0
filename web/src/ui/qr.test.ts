import { expect, test } from 'vitest';
import { qrCode } from './qr';

test('a code grows with its text', () => {
  expect(qrCode('hi')).toHaveLength(21);
  expect(qrCode('https://plains.example/table/abcdefghij')).toHaveLength(29);
  expect(qrCode('x'.repeat(200))).toHaveLength(57);
});

test('a text that is too long is refused', () => {
  expect(() => qrCode('x'.repeat(300))).toThrow(RangeError);
});

test('three corners show where the code lies', () => {
  const code = qrCode('hi');
  for (const [x, y] of [
    [0, 0],
    [14, 0],
    [0, 14],
  ] as const) {
    expect(
      code.slice(y, y + 7).map((row) =>
        row
          .slice(x, x + 7)
          .map((isDark) => (isDark ? '#' : '.'))
          .join(''),
      ),
    ).toEqual(['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']);
  }
});
