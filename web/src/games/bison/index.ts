/** Bison: Thunder on the Prairie, for the table page. */
import type { GameModule } from '../../table/contract';
import Board from './Board.svelte';
import { BisonChoice } from './choice.svelte';
import SeatPanel from './SeatPanel.svelte';
import { partName, prompt, sentence, stepSentence } from './sentences';
import Tray from './Tray.svelte';
import type { BisonView } from './view';

const bison: GameModule<BisonView, BisonChoice> = {
  name: 'bison',
  hasHands: true,
  createChoice: (scene) => new BisonChoice(scene),
  Board,
  Tray,
  SeatPanel,
  prompt: (scene, choice) => prompt(scene, choice.picked?.place ?? null),
  sentence,
  stepSentence,
  partName,
  loadLists: () => import('./lists'),
  loadStory: () => import('./story'),
};

/** The table page does not look into views. */
export const game = bison as unknown as GameModule;
