/** What the pages know of a game before its board is loaded: a card in the folder of each game. */
import type { Component } from 'svelte';
import type { CoachWords, Moment } from '../learn/coachWords';
import type { LessonTexts } from '../learn/lessonWords';
import type { Catalogue } from '../messages/sentences';
import type { Deal } from '../shuffle/check';
import type { GameModule } from '../table/contract';

export interface GameCard {
  /** As the server calls it. */
  readonly name: string;
  /** In the current language. */
  about(): About;
  /** Its books let the youngest begin. */
  readonly hasYoungest: boolean;
  /** Options whose value a file may say, by name. */
  readonly files: Readonly<Record<string, FileCard>>;
  /** The picture of the game, as wide as its place. */
  loadScene(): Promise<{ default: Component }>;
  loadGame(): Promise<{ game: GameModule }>;
  /** How it deals, for those who check a shuffle. */
  loadDeal(): Promise<{ deal: Deal }>;
  /** Why the game refuses something, in the current language. */
  loadProblems(): Promise<{ problems: () => Catalogue }>;
  /** What a review or a hint says of the game, in the current language. */
  loadReviews(): Promise<{ reviews: () => Catalogue }>;
  /** What its lessons say, in the current language. */
  loadLessons(): Promise<{ lessons: () => LessonTexts }>;
  /** What the coach says in a first game, in the current language, and the cards of the rules that say more. */
  loadCoach(): Promise<{ coach: () => CoachWords; coachRules: Readonly<Record<Moment, string>> }>;
}

/** The game and its options in words. What is missing here is told in the server's words. */
export interface About {
  readonly name: string;
  readonly full: string;
  readonly about: string;
  readonly options: Readonly<Record<string, OptionWords>>;
  /** How far a game has come, where it has chapters, such as seasons. */
  readonly chapter?: (now: number, of: number) => string;
  /** What the number beside a seat counts in a list of games. */
  readonly score?: string;
}

export interface OptionWords {
  readonly label: string;
  /** Its values, by how they are written. */
  readonly values: Readonly<Record<string, string>>;
  readonly file?: FileWords;
}

/** Of an option whose value a file may say. */
export interface FileWords {
  readonly load: string;
  /** Back to what it is without a file. */
  readonly back: string;
  readonly help: string;
  /** The table is played with what a file says, in two words beside the name of the game. */
  readonly own: string;
}

export interface FileCard {
  /** The types of files, as an input takes them. */
  readonly accept: string;
  /** Larger files are refused. */
  readonly mostBytes: number;
  /** The place of the rules that says how such a file is written. */
  readonly anchor: string;
}

export const CARDS: readonly GameCard[] = Object.values(
  import.meta.glob<GameCard>('./*/card.ts', { eager: true, import: 'card' }),
);

/** The card of a game, if the client knows the game. */
export function cardOf(game: string): GameCard | undefined {
  return CARDS.find(({ name }) => name === game);
}
