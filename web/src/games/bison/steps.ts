/** All steps of the game, to find the number of one that is not legal: the server is asked why. */
import { loadSteps } from '../../table/steps';
import type { Step } from '../../table/contract';

export function allSteps(): Promise<readonly Step[]> {
  return loadSteps('bison');
}
