/**
 * The contract between the table page and a game. The table page owns the connection, the draft and everything around
 * the board; a game draws a scene, narrows what is legal to one step, and puts turns into words.
 */
import type { Component } from 'svelte';
import type { Part, Standing, Step } from '../generated/server';
import type { Language } from '../messages';

export type { Part, Standing, Step };

export interface Seat {
  seat: number;
  name: string;
  kind: 'person' | 'bot' | 'open';
  isMine: boolean;
  isPresent: boolean;
  /** Somebody resigned here: the seat is not ranked. */
  isOut?: boolean;
  /** Not here since then, in seconds since 1970; null where nobody knows. */
  awaySince?: number | null;
  /** On holiday until then, in seconds since 1970. */
  awayUntil?: number | null;
  /** Because the time was over. */
  isLate?: boolean;
  /** The bot, by its name, that makes the turns of somebody's seat. */
  standIn?: string | null;
}

/** What may be chosen now. Nothing is legal unless the server listed it. */
export interface Choosing {
  /** The own seat whose turn is being drafted; null: only looking. */
  readonly seat: number | null;
  /** What may come next. */
  readonly legal: readonly Step[];
  /** What the turn holds so far. */
  readonly drafted: readonly Step[];
  /** A legal step that was just chosen, until the server has taken it. */
  readonly pending?: Step | null;
  /** The draft as the board shows it: with the step that is pending, without one that is being taken back. */
  readonly shown: readonly Step[];
  /** Can be confirmed. */
  readonly isWhole: boolean;
  /** An answer is awaited. */
  readonly isBusy: boolean;
  /** Add a legal step to the draft. */
  choose(step: number): void;
  /** Several steps in order; stops at the first that is refused. */
  chooseAll(steps: number[]): void;
  /** The last steps of a turn: if they make it whole, it is confirmed with them. */
  finish(steps: number[]): void;
  /** So many steps of the draft are taken back, from one on; those after them are kept as far as they are still legal. */
  takeBack(first: number, count: number): void;
  /** A step that is not legal: the server says why, the table shows the sentence. */
  ask(step: number): void;
  undo(): void;
  undoAll(): void;
  confirm(): void;
}

/** One seat's turn, to be shown moving: from the view before to the view after, step by step. */
export interface Movement {
  turn: number;
  seat: number;
  steps: readonly Step[];
  before: unknown;
  after: unknown;
  /** What was scored with it, if it is shown afterwards. */
  scored?: readonly Part[];
}

/** A whole turn that could be made. */
export interface Proposed {
  readonly seat: number;
  readonly steps: readonly Step[];
}

export interface SceneOptions {
  language: Language;
  patterns: boolean;
  motion: boolean;
  /** How many times as fast things move as they do by themselves. */
  pace: number;
  sound: boolean;
}

/** Everything a game draws from. `View` is the game's own view (`rules.view`), typed in games/<game>/view.ts. */
export interface Scene<View> {
  /** Of the draft while drafting, with a step that is pending as `foresee` has it; else of the table. */
  readonly view: View;
  /** Of the table, without the draft. */
  readonly settled: View;
  readonly seats: readonly Seat[];
  /** Whose view this is. */
  readonly mySeat: number | null;
  readonly choosing: Choosing;
  /** As it stands now. */
  readonly parts: readonly Part[];
  /** With the draft. */
  readonly partsAfter: readonly Part[] | null;
  /** Awards of a scoring that is being shown which have not had their turn: they count, but are not seen yet. */
  readonly toCome: readonly Part[];
  /** A turn being shown; the board animates it and calls movementDone(). */
  readonly movement: Movement | null;
  movementDone(): void;
  /** The screen goes from one player to the next: nobody sees what hands hold. */
  readonly isCovered: boolean;
  /** The options the table was set up with; what is left out is as the game has it by itself. */
  readonly setup: Readonly<Record<string, unknown>>;
  /** A turn that is pointed out, as by a hint: drawn on the board, not made. */
  readonly proposed?: Proposed | null;
  /** Places to light up (log entry hovered, scoring walk). */
  readonly spotlight: readonly string[];
  readonly options: SceneOptions;
}

/** What the one button at the end of the tray does while the turn is not whole. */
export interface Next {
  label: string;
  isReady: boolean;
  go(): void;
}

/** A text, and the same in as few letters as a phone has room for. */
export interface Wording {
  long: string;
  short: string;
}

/** One line: how far the game is, what counts now, and how everybody stands in that. */
export interface Headline {
  facts: Wording[];
  counts: Wording & { about: string };
  /** What counts now decides the game. */
  isDecisive: boolean;
  /** `note`: what is on its way, beside the score. */
  scores: { seat: number; score: string; note?: string; about: string }[];
}

/** So high is the tray, in pixels, whatever the turn asks for: under the board, and on a phone held upright. */
export interface TrayHeights {
  wide: number;
  narrow: number;
}

/** A game. `createChoice` holds what Board and Tray share while a step is being narrowed (rotation, payment, …). */
export interface GameModule<View = unknown, Choice = unknown> {
  /** As the server calls it. */
  name: string;
  /** Players hold something that the others must not see. */
  hasHands: boolean;
  createChoice(scene: () => Scene<View>): Choice;
  /** How the board will look with a legal step: its pieces alone, until the server says all of it. */
  foresee(view: View, step: Step, seat: number): View;
  Board: Component<{ scene: Scene<View>; choice: Choice }>;
  /** Controls under the board (bottom sheet on phones). */
  Tray: Component<{ scene: Scene<View>; choice: Choice }>;
  trayHeights: TrayHeights;
  /** Always in sight above the board, in the current language. */
  headline(scene: Scene<View>): Headline;
  /** `isChip`: one of several side by side, where there is room for the most important alone. */
  SeatPanel: Component<{ scene: Scene<View>; seat: number; compact: boolean; isChip?: boolean }>;
  /** What is expected of whoever is to move, in the current language. */
  prompt(scene: Scene<View>, choice: Choice): string;
  /** What goes on with the turn, if it is one thing. */
  next(scene: Scene<View>, choice: Choice): Next | null;
  /** A turn in words, current language (log, aria-live). */
  sentence(view: View, steps: readonly Step[], seatName: string): string;
  /** One step in a few words (draft list, buttons). */
  stepSentence(step: Step): string;
  /** The steps of a draft by what belongs together: a hunter that leaves and where it stops are one thing. */
  deeds(steps: readonly Step[]): (readonly Step[])[];
  /** E.g. “Prairie c3–d4”. */
  partName(part: Part): string;
  /** What a turn can be made without: fetched when the page is at rest, or when it is wanted. */
  loadLater(): Promise<unknown>;
  /** Everything in words, fetched when somebody wants to read it. */
  loadLists(): Promise<{ lists: Lists<View, Choice> }>;
  /** How a game came to its end, fetched then. */
  loadStory(): Promise<{ story: Story<View> }>;
}

/** Who won by what. */
export interface Account {
  columns: string[];
  /** For each seat its figures, what counts last. */
  rows: (number | string)[][];
  /** What brought something to whom. */
  lines: { name: string; gains: { seat: number; text: string }[] }[];
}

export interface Story<View = unknown> {
  /** Why the game is over; null where its rules would have gone on. */
  why(view: View): string | null;
  account(scene: Scene<View>): Account;
  /** The names of the figures that the server tells turn by turn. */
  figures(): string[];
}

/** Something to choose, in words: a step of the turn, or what narrows the choice to some of them. */
export interface ListedChoice {
  text: string;
  /** The steps it leads to; one alone is made at once. */
  steps: readonly number[];
  /** Narrows the choice instead. */
  pick?: () => void;
}

/** Choices that belong together. */
export interface ChoiceGroup {
  title: string;
  choices: ListedChoice[];
}

export interface Lines {
  title: string;
  lines: string[];
}

/** A game for ears: whoever has only this can play. What is used most stands first. */
export interface Lists<View = unknown, Choice = unknown> {
  choices(scene: Scene<View>, choice: Choice): ChoiceGroup[];
  /** What everybody has, and what it would bring. */
  standing(scene: Scene<View>): Lines[];
  /** What is on every space of the board. */
  spaces(scene: Scene<View>): { place: string; text: string }[];
}
