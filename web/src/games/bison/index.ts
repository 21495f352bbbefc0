/** Bison: Thunder on the Prairie, for the table page. */
import { withWords } from '../../messages';
import type { GameModule } from '../../table/contract';
import Board from './Board.svelte';
import { BisonChoice } from './choice.svelte';
import { headline } from './headline';
import { foresee } from './movement';
import { next } from './next';
import SeatPanel from './SeatPanel.svelte';
import { deeds, partName, prompt, sentence, stepSentence } from './sentences';
import Tray from './Tray.svelte';
import type { BisonView } from './view';

const bison: GameModule<BisonView, BisonChoice> = {
  name: 'bison',
  hasHands: true,
  createChoice: (scene) => new BisonChoice(scene),
  foresee,
  Board,
  Tray,
  trayHeights: { wide: 216, narrow: 244 },
  SeatPanel,
  prompt: (scene, choice) => prompt(scene, choice.picked?.place ?? null),
  headline,
  next,
  sentence,
  stepSentence,
  deeds,
  partName,
  loadLater: () => import('./later'),
  loadLists: () => withWords(import('./lists')),
  loadStory: () => import('./story'),
};

/** The table page does not look into views. */
export const game = bison as unknown as GameModule;
