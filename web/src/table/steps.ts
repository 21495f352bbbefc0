/** All steps of a game by their numbers, to ask the server about one that is not legal. Fetched when first needed. */
import { Sheets } from '../board/art.svelte';
import type { StepPage } from '../generated/server';
import type { Step } from './contract';

const pages = new Sheets<StepPage>('/api/games');

export async function loadSteps(game: string): Promise<readonly Step[]> {
  return (await pages.load(`${game}/steps`)).steps;
}
