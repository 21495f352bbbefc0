/** English, and with it the type of every other language. */
import { countedIn } from './plural';

const counted = countedIn('en');

const levels: Record<string, string> = {
  random: 'Random',
  greedy: 'Greedy',
  beginner: 'Beginner',
  novice: 'Novice',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  expert: 'Expert',
  master: 'Master',
};

export const en = {
  title: 'Great Plains',
  common: {
    cancel: 'Cancel',
    close: 'Close',
    copy: 'Copy link',
    copied: 'Copied',
    home: 'Home',
    retry: 'Try again',
    loading: 'One moment …',
    save: 'Save',
    more: 'Show more',
    offline: 'The server cannot be reached. Check your connection and try again.',
    incomplete: 'A part of this page did not arrive.',
    failed: 'That did not work.',
    skipToContent: 'Skip to the content',
  },

  nav: { lobby: 'Lobby', rules: 'Rules', settings: 'Settings', main: 'Main pages' },

  languages: { label: 'Language' },
  theme: {
    label: 'Appearance',
    system: 'As the device',
    light: 'Day',
    dark: 'Dusk',
    toDark: 'Switch to dusk',
    toLight: 'Switch to day',
  },

  bots: {
    name: (level: string) => `${levels[level] ?? level} bot`,
    levels,
    level: 'Bot strength',
  },

  seat: {
    open: 'Free seat',
    you: 'you',
    /** Somebody who was here and had themselves deleted. */
    gone: 'Former player',
    away: 'not here',
    names: ['Blue', 'Red', 'Yellow', 'Green'],
    toMove: 'to move',
    begins: 'begins',
    winner: 'Winner',
    keptFor: (name: string) => `Kept for ${name}`,
    nobody: 'nobody',
    resigned: 'resigned',
  },

  table: {
    passScreen: (name: string) => `Pass the screen to ${name}`,
    passScreenLead: 'Nobody sees a tile until then.',
    takeScreen: 'Show my tile and my choices',
    players: 'Players',
    log: 'Turns',
    chat: 'Chat',
    board: 'Board',
    tray: 'Your choices',
    listsTitle: 'Board and choices in words',
    chosen: 'Chosen so far',
    confirm: 'Confirm turn',
    undo: 'Undo',
    undoAll: 'Begin anew',
    takeBack: 'Take back',
    menu: 'Menu of the table',
    replay: 'Look through the game',
    rematch: 'Play again',
    rematchThere: 'Go to the new table',
    share2: 'Share the link',
    yourTurn: 'Your turn',
    theirTurn: (name: string) => `${name} is to move`,
    thinking: (name: string) => `${name} is thinking …`,
    waitingFor: (name: string) => `Waiting for ${name}`,
    watching: 'You are watching',
    showing: (name: string) => `${name}’s turn`,
    skip: 'Skip',
    showLast: (name: string) => `Show ${name}’s last turn again`,
    over: 'The game is over',
    showResult: 'Result',
    newMessages: (count: number) => counted(count, 'new message', 'new messages'),
    spectators: (count: number) => counted(count, 'person is watching', 'people are watching'),
    gameFailed: 'The board could not be loaded.',
    scoring: 'Scoring',
  },

  connection: {
    connecting: 'Connecting …',
    away: 'Connection lost. Trying again …',
  },
};

export type Messages = typeof en;
