import { expect, test } from 'vitest';
import { boxAt, clearPlace } from './clear';

const card = { width: 100, height: 50 };
const window = { width: 400, height: 300 };

function covers(place: readonly [number, number], [left, top, width, height]: readonly number[]): boolean {
  return (
    left! < place[0] + card.width &&
    place[0] < left! + width! &&
    top! < place[1] + card.height &&
    place[1] < top! + height!
  );
}

test('a card lies beside what it tells of, and covers nothing that must stay in sight', () => {
  const taken = [boxAt([200, 150], 30), boxAt([120, 150], 20), boxAt([200, 60], 40, 20)];
  const place = clearPlace(card, window, [200, 150], taken)!;
  expect(taken.filter((box) => covers(place, box))).toEqual([]);
  expect(Math.hypot(place[0] + 50 - 200, place[1] + 25 - 150)).toBeLessThan(100);
});

test('a card never leaves the window', () => {
  const [x, y] = clearPlace(card, window, [398, 299], [boxAt([398, 299], 10)])!;
  expect(x + card.width).toBeLessThanOrEqual(window.width);
  expect(y + card.height).toBeLessThanOrEqual(window.height);
});

test('where everything must stay in sight there is no place for a card', () => {
  expect(clearPlace(card, window, [200, 150], [[0, 0, 400, 300]])).toBeNull();
  expect(clearPlace({ width: 500, height: 50 }, window, [200, 150], [])).toBeNull();
});
