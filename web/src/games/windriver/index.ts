/** Wind River for the table page. */
import type { GameModule } from '../../table/contract';
import Board from './Board.svelte';
import { WindRiverChoice } from './choice.svelte';
import { headline } from './headline';
import { foresee } from './movement';
import { next } from './next';
import SeatPanel from './SeatPanel.svelte';
import { partName, prompt, sentence, stepSentence } from './sentences';
import Tray from './Tray.svelte';
import type { WindRiverView } from './view';

const windRiver: GameModule<WindRiverView, WindRiverChoice> = {
  name: 'wind-river',
  hasHands: false,
  createChoice: (scene) => new WindRiverChoice(scene),
  foresee,
  Board,
  Tray,
  trayHeights: { wide: 136, narrow: 226 },
  SeatPanel,
  prompt,
  headline,
  next,
  sentence,
  stepSentence,
  deeds: (steps) => steps.map((step) => [step]),
  partName,
  loadLater: () => import('./later'),
  loadLists: () => import('./lists'),
  loadStory: () => import('./story'),
};

/** The table page does not look into views. */
export const game = windRiver as unknown as GameModule;
