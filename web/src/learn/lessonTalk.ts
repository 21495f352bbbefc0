/** What is said to a lesson. */
import { call } from '../net/api';
import type { Talk } from './studyConnection.svelte';

export type Verdict = 'right' | 'other';

export function lessonTalk(game: string, lesson: string, judged: (verdict: Verdict) => void): Talk {
  const path = { game, lesson };
  return {
    open: () => call('GET /api/lessons/{game}/{lesson}', { path }),
    draft: (steps) => call('POST /api/lessons/{game}/{lesson}/draft', { path, body: { steps } }),
    answer: async (steps) => {
      const { right, update } = await call('POST /api/lessons/{game}/{lesson}/turns', { path, body: { steps } });
      judged(right ? 'right' : 'other');
      return update;
    },
    unknown: 'unknown_lesson',
  };
}
