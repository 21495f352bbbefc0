import { describe, expect, it } from 'vitest';
import { atTable, BY_LOT, firstSeat } from './first';

describe('who begins', () => {
  it('is left to the server by lot, and is a seat otherwise', () => {
    expect(firstSeat(BY_LOT, 4)).toBeNull();
    expect(firstSeat({ who: 'seat', seat: 0 }, 2)).toBe(0);
    expect(firstSeat({ who: 'youngest', seat: 3 }, 4)).toBe(3);
  });

  it('is drawn where the seat is missing, and comes back with it', () => {
    const green = { who: 'seat', seat: 3 } as const;
    expect(firstSeat(green, 2)).toBeNull();
    expect(atTable(green, 2)).toEqual(BY_LOT);
    expect(firstSeat(green, 4)).toBe(3);
  });

  it('stays the youngest at a smaller table', () => {
    expect(atTable({ who: 'youngest', seat: 3 }, 3)).toEqual({ who: 'youngest', seat: 0 });
  });
});
