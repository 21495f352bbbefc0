/** All steps of the game, to find the number of one that is not legal: the server is asked why. */
import type { Step } from '../../table/contract';

let steps: Promise<readonly Step[]> | null = null;

export function allSteps(): Promise<readonly Step[]> {
  steps ??= fetchSteps().catch((problem: unknown) => {
    steps = null;
    throw problem;
  });
  return steps;
}

async function fetchSteps(): Promise<readonly Step[]> {
  const answer = await fetch('/api/games/bison/steps');
  if (!answer.ok) throw new Error(`steps of Bison: ${answer.status}`);
  return ((await answer.json()) as { steps: Step[] }).steps;
}
