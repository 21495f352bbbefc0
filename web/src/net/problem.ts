/** What went wrong, in the reader's language. */
import type { Problem } from '../generated/server';
import { m } from '../messages';
import { explain } from '../messages/problems';
import { Refusal } from './api';

/** The sentence for a problem; `game` is the one it was met in, where there is one. */
export function sentenceOf(problem: Problem, game?: string): string {
  if (problem.code === 'offline') return m().common.offline;
  return explain({ ...problem, rule: problem.rule ?? '' }, game);
}

/** The sentence for whatever was thrown by a request. */
export function problemText(error: unknown, game?: string): string {
  return error instanceof Refusal ? sentenceOf(error.problem, game) : m().common.failed;
}

/** A refusal is something a person can read; anything else is a fault of ours. */
export function isRecoverable(error: unknown): error is Refusal {
  return error instanceof Refusal;
}
