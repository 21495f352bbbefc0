import { describe, expect, it } from 'vitest';
import { digits, inWords, isFew, momentName, secondsLeft } from './spans';

describe('spans', () => {
  it('counts down to none and never below', () => {
    expect(secondsLeft(110, 100)).toBe(10);
    expect(secondsLeft(90, 100)).toBe(0);
  });
  it('shows digits, rounded up', () => {
    expect(digits(0)).toBe('0:00');
    expect(digits(0.2)).toBe('0:01');
    expect(digits(59.5)).toBe('1:00');
    expect(digits(247)).toBe('4:07');
    expect(digits(3909)).toBe('1:05:09');
  });
  it('knows when there is little', () => {
    expect(isFew(21, 'live')).toBe(false);
    expect(isFew(20, 'live')).toBe(true);
    expect(isFew(7 * 3600, 'days')).toBe(false);
    expect(isFew(6 * 3600, 'days')).toBe(true);
  });
  it('puts spans into words of every language', () => {
    expect(inWords(2 * 86400, 'en')).toBe('2 days');
    expect(inWords(86400, 'en')).toBe('24 hours');
    expect(inWords(5 * 3600 + 10, 'de')).toBe('5 Stunden');
    expect(inWords(60, 'fr')).toBe('1 minute');
    expect(inWords(7, 'it')).toBe('7 secondi');
  });
  it('names moments by the day', () => {
    const thursday = new Date(2026, 10, 19, 18, 0).getTime() / 1000;
    const now = new Date(2026, 10, 17, 12, 0).getTime() / 1000;
    expect(momentName(thursday, now, 'en-GB')).toBe('Thursday 18:00');
    expect(momentName(thursday, now, 'de')).toBe('Donnerstag 18:00');
    expect(momentName(now + 3600, now, 'en-GB')).toBe('13:00');
    expect(momentName(thursday + 10 * 86400, now, 'en-GB')).toBe('29 November 18:00');
  });
});
