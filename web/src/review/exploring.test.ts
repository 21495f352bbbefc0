import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Explored } from '../generated/server';
import { Exploring } from './exploring.svelte';

const asked: { turns: string[]; steps: number[] }[] = [];
let answers: (() => void)[] = [];

/** What the server says, when it is told to say it: two steps are a turn, and a 9 is never legal. */
const call = vi.hoisted(() => vi.fn());
vi.mock('../net/api', async (original) => ({ ...(await original<object>()), call }));

beforeEach(() => {
  call.mockImplementation((_operation: string, { body }: { body: { turns: string[]; steps: number[] } }) => {
    const { turns, steps } = body;
    asked.push({ turns, steps });
    const explored = {
      seat: 0,
      steps: steps.map((step) => ({ step, kind: 'walk', parameters: {} })),
      played: turns.map((text) => ({ text, seat: 0, steps: [] })),
      text: steps.length === 2 ? steps.join(' ') : null,
    } as unknown as Explored;
    return new Promise<Explored>((resolve, reject) => {
      answers.push(() => (steps.includes(9) ? reject(new Error('not legal')) : resolve(explored)));
    });
  });
});

afterEach(() => {
  asked.length = 0;
  answers = [];
});

/** The server answers all that it is asked, late. */
async function answerAll(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) {
    answers.shift()?.();
    await Promise.resolve();
  }
}

test('what is chosen while an answer is awaited is added to it', async () => {
  const exploring = new Exploring('t', 1);
  exploring.choosing.choose(1);
  exploring.choosing.choose(2);
  exploring.choosing.confirm();
  expect(exploring.isBusy).toBe(true);
  await answerAll();
  expect(asked).toEqual([
    { turns: [], steps: [1] },
    { turns: [], steps: [1, 2] },
    { turns: ['1 2'], steps: [] },
  ]);
  expect(exploring.texts).toEqual(['1 2']);
  expect(exploring.isBusy).toBe(false);
});

test('what is refused changes nothing, and what comes after it stands on what was', async () => {
  const exploring = new Exploring('t', 1);
  exploring.choosing.choose(1);
  exploring.choosing.choose(9);
  exploring.choosing.confirm();
  exploring.choosing.choose(2);
  await answerAll();
  expect(asked.map(({ steps }) => steps)).toEqual([[1], [1, 9], [1, 2]]);
  expect(exploring.choosing.isWhole).toBe(true);
});
