import { untrack } from 'svelte';

/** What somebody likes, remembered in this browser; all tabs follow. */
export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'none';

export type Pace = 'slow' | 'normal' | 'fast';

export interface Preferences {
  theme: Theme;
  motion: Motion;
  pace: Pace;
  sound: boolean;
  /** A turn that is whole is made at once. */
  confirms: boolean;
  /** Patterns on pieces, beside colour and symbol. */
  patterns: boolean;
  /** The board and all choices as lists of words, beside the picture. */
  lists: boolean;
  /** A coach says a few words in the first game of each kind. */
  coach: boolean;
  /** How many sit at a new table, and how well the bots play, by game. */
  players: Record<string, number>;
  level: string;
  /** Who sits on each seat round this screen. */
  names: string[];
  /** Tables that are not to be shown among the own ones any more, the newest last. */
  putAway: string[];
  /** The game that was last played, looked at or read about; none at first. */
  game: string | null;
}

const KEPT_AS = 'greatplains.preferences';
const DEFAULTS: Preferences = {
  theme: 'system',
  motion: 'system',
  pace: 'normal',
  sound: false,
  confirms: false,
  patterns: false,
  lists: false,
  coach: true,
  players: {},
  level: 'easy',
  names: [],
  putAway: [],
  game: null,
};

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
let isDarkOutside = $state(dark.matches);
let isStillOutside = $state(still.matches);
let current = $state.raw<Preferences>(kept());

export function preferences(): Preferences {
  return current;
}

/** Whoever wishes something depends on nothing that is liked already. */
export function prefer(wish: Partial<Preferences>): void {
  current = { ...untrack(() => current), ...wish };
  localStorage.setItem(KEPT_AS, JSON.stringify(untrack(() => current)));
  untrack(show);
}

/** Is it dusk? */
export function isDark(): boolean {
  return current.theme === 'system' ? isDarkOutside : current.theme === 'dark';
}

/** Do things move? */
export function isMoving(): boolean {
  return current.motion === 'system' ? !isStillOutside : current.motion === 'full';
}

const PACES: Readonly<Record<Pace, number>> = { slow: 0.5, normal: 1, fast: 2 };

/** How many times as fast things move as they do by themselves. */
export function pace(): number {
  return PACES[current.pace];
}

function kept(): Preferences {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}') as Partial<Preferences>) };
  } catch {
    return DEFAULTS;
  }
}

function show(): void {
  const { dataset } = document.documentElement;
  dataset.theme = isDark() ? 'dark' : 'light';
  dataset.motion = isMoving() ? 'full' : 'none';
}

/** Show the page as it is liked, and keep doing so. */
export function watchPreferences(): void {
  dark.addEventListener('change', () => {
    isDarkOutside = dark.matches;
    show();
  });
  still.addEventListener('change', () => {
    isStillOutside = still.matches;
    show();
  });
  addEventListener('storage', (event) => {
    if (event.key !== KEPT_AS) return;
    current = kept();
    show();
  });
  show();
}
