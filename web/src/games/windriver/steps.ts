/** The kinds of steps, and the number of one that is not legal: the server is asked why. */
import { loadSteps } from '../../table/steps';
import type { Direction } from './lanes';

export type Kind = 'pass' | 'earn' | 'set' | 'bison' | 'lose' | 'tent' | 'new' | 'herd';

export async function stepNumber(kind: Kind, hex?: string, direction?: Direction): Promise<number | undefined> {
  const steps = await loadSteps('wind-river');
  return steps.find(
    ({ kind: other, parameters }) =>
      other === kind && parameters['hex'] === hex && parameters['direction'] === direction,
  )?.step;
}
