/** What the pages know of each game before its board is loaded. */
import type { Component } from 'svelte';
import BisonScene from '../board/scenes/BisonScene.svelte';
import WindRiverScene from '../board/scenes/WindRiverScene.svelte';

export interface GameCard {
  name: string;
  Scene: Component;
  /** How many may sit at a table; how many do unless somebody wishes otherwise. */
  players: readonly number[];
  usualPlayers: number;
  variants: readonly number[];
  /** Its books let the youngest begin. */
  hasYoungest: boolean;
}

export const GAMES: readonly GameCard[] = [
  { name: 'bison', Scene: BisonScene, players: [2, 3, 4], usualPlayers: 2, variants: [0, 1, 2], hasYoungest: true },
  { name: 'wind-river', Scene: WindRiverScene, players: [2, 3, 4], usualPlayers: 2, variants: [], hasYoungest: false },
];

/** Levels that are offered, weakest first. */
export const LEVELS = ['novice', 'easy', 'medium', 'hard', 'expert'] as const;
