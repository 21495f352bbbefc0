import { describe, expect, it } from 'vitest';
import { adjustedPayment, onlyPayment, payersIn, paymentMeans, proposedPayment } from './payment';
import { ANIMALS } from './view';

const tracks = { bison: 9, salmon: 4, turkey: 6 };

describe('the proposed payment', () => {
  it('leaves the tracks even', () => {
    expect(proposedPayment(7, tracks, ANIMALS)).toEqual({ bison: 5, salmon: 0, turkey: 2 });
    expect(proposedPayment(10, tracks, ANIMALS)).toEqual({ bison: 6, salmon: 1, turkey: 3 });
  });

  it('takes only from those who can still pay', () => {
    expect(proposedPayment(4, tracks, payersIn('pay salmon'))).toEqual({ bison: 0, salmon: 1, turkey: 3 });
  });

  it('never takes more than there is', () => {
    expect(proposedPayment(4, { bison: 1, salmon: 3, turkey: 0 }, ANIMALS)).toEqual({ bison: 1, salmon: 3, turkey: 0 });
  });
});

describe('an adjusted payment', () => {
  const payment = { bison: 5, salmon: 0, turkey: 2 };

  it('keeps its sum', () => {
    expect(adjustedPayment(payment, 'salmon', 1, tracks, ANIMALS)).toEqual({ bison: 4, salmon: 1, turkey: 2 });
    expect(adjustedPayment(payment, 'bison', -1, tracks, ANIMALS)).toEqual({ bison: 4, salmon: 1, turkey: 2 });
  });

  it('ends where an animal ends', () => {
    expect(adjustedPayment(payment, 'salmon', -1, tracks, ANIMALS)).toBeUndefined();
    expect(adjustedPayment({ bison: 9, salmon: 0, turkey: 1 }, 'bison', 1, tracks, ANIMALS)).toBeUndefined();
  });
});

describe('the steps of a payment', () => {
  it('name bison, then salmon; turkeys pay the rest', () => {
    expect(paymentMeans({ bison: 2, salmon: 1, turkey: 1 }, 'pay bison', tracks)).toEqual([
      { kind: 'pay bison', parameters: { count: 2 } },
      { kind: 'pay salmon', parameters: { count: 1 } },
    ]);
  });

  it('leave salmon out where the server will not ask', () => {
    expect(paymentMeans({ bison: 4, salmon: 0, turkey: 0 }, 'pay bison', tracks)).toHaveLength(1);
    const bare = { bison: 5, salmon: 4, turkey: 0 };
    expect(paymentMeans({ bison: 2, salmon: 2, turkey: 0 }, 'pay bison', bare)).toHaveLength(1);
  });
});

describe('the only way to pay', () => {
  it('is there where one kind has animals, or all of them go', () => {
    expect(onlyPayment(2, { bison: 0, salmon: 5, turkey: 0 })).toEqual({ bison: 0, salmon: 2, turkey: 0 });
    expect(onlyPayment(4, { bison: 1, salmon: 2, turkey: 1 })).toEqual({ bison: 1, salmon: 2, turkey: 1 });
  });

  it('is not there where one can choose', () => {
    expect(onlyPayment(2, { bison: 1, salmon: 2, turkey: 1 })).toBeNull();
  });
});
