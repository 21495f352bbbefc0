/** Spans and moments in words, as the reader's language has them. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Fewer seconds than these are few, of a clock that runs at one sitting; of days it is a part of them. */
const FEW_SECONDS = 20;
const FEW_HOURS = 6 * HOUR;

/** The seconds that are left; never fewer than none. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, deadline - now);
}

export function isFew(seconds: number, pace: 'live' | 'days'): boolean {
  return seconds <= (pace === 'live' ? FEW_SECONDS : FEW_HOURS);
}

/** 1:05:09, 4:07; seconds are rounded up, so that nothing is left when it says so. */
export function digits(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / HOUR), Math.floor(whole / MINUTE) % 60, whole % 60];
  const last = String(rest).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${last}` : `${minutes}:${last}`;
}

/** “2 days”, “5 hours”, “3 minutes”: the largest unit of which there is more than one, or one. */
export function inWords(seconds: number, language: string): string {
  const [count, unit] =
    seconds >= 2 * DAY - HOUR
      ? [Math.round(seconds / DAY), 'day']
      : seconds >= 2 * HOUR
        ? [Math.floor(seconds / HOUR), 'hour']
        : seconds >= MINUTE
          ? [Math.floor(seconds / MINUTE), 'minute']
          : [Math.ceil(seconds), 'second'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** “Thursday 18:00” within a week, else with the date; of today the time alone. */
export function momentName(moment: number, now: number, language: string): string {
  const [then, today] = [new Date(moment * 1000), new Date(now * 1000)];
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', hourCycle: 'h23' }).format(then);
  if (then.toDateString() === today.toDateString()) return time;
  const isNear = Math.abs(moment - now) < 6 * DAY;
  const day = new Intl.DateTimeFormat(language, isNear ? { weekday: 'long' } : { day: 'numeric', month: 'long' });
  return `${day.format(then)} ${time}`;
}
