/** The numbers of all steps of the game, to ask about one that is not legal. Fetched when it is first needed. */
import { Sheets } from '../../board/art.svelte';
import type { Step } from '../../table/contract';
import type { Direction } from './lanes';

export type Kind = 'pass' | 'earn' | 'set' | 'bison' | 'lose' | 'tent' | 'new' | 'herd';

const sheets = new Sheets<{ readonly steps: readonly Step[] }>('/api/games/wind-river');

export async function stepNumber(kind: Kind, hex?: string, direction?: Direction): Promise<number | undefined> {
  const { steps } = await sheets.load('steps');
  return steps.find(
    ({ kind: other, parameters }) =>
      other === kind && parameters['hex'] === hex && parameters['direction'] === direction,
  )?.step;
}
