/** Requests to the server, typed by the server's own description of them. */
import type { Operations, Problem } from '../generated/server';

type Operation = keyof Operations;
type Fields<O extends Operation> = Pick<Operations[O], Extract<keyof Operations[O], 'path' | 'body'>> &
  Partial<Pick<Operations[O], Extract<keyof Operations[O], 'query'>>>;
type Answer<O extends Operation> = Operations[O] extends { answer: infer A } ? A : undefined;
/** Where nothing is asked for, nothing need be given. */
type Arguments<O extends Operation> = keyof Fields<O> extends never
  ? []
  : Fields<O> extends { path: unknown } | { body: unknown }
    ? [fields: Fields<O>]
    : [fields?: Fields<O>];

/** The server said no, or could not be reached (`code` “offline”). */
export class Refusal extends Error {
  readonly problem: Problem;
  readonly status: number;

  constructor(problem: Problem, status: number) {
    super(problem.sentence);
    this.problem = problem;
    this.status = status;
  }
}

const OFFLINE: Problem = { code: 'offline', parameters: {}, sentence: 'The server cannot be reached.' };
const FAULT: Problem = { code: 'fault', parameters: {}, sentence: 'The server made a mistake.' };

/** Send a request, e.g. `call('GET /api/tables/{table_id}', { path: { table_id } })`. */
export async function call<O extends Operation>(operation: O, ...[fields]: Arguments<O>): Promise<Answer<O>> {
  const [method, template] = operation.split(' ') as [string, string];
  const { path, query, body } = (fields ?? {}) as Partial<Record<'path' | 'query', Values> & { body: unknown }>;
  const response = await reach(address(template, path ?? {}, query ?? {}), method, body);
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer<O>;
  const problem = isProblem(answer) ? answer : FAULT;
  // Where they cannot be loaded, the server's own sentence is shown.
  await import('../messages/problems').then(({ loadWordsFor }) => loadWordsFor(problem)).catch(() => undefined);
  throw new Refusal(problem, response.status);
}

type Values = Record<string, string | number | boolean | null | undefined>;

async function reach(url: string, method: string, body: unknown): Promise<Response> {
  try {
    return await fetch(url, { method, credentials: 'same-origin', ...content(body) });
  } catch {
    throw new Refusal(OFFLINE, 0);
  }
}

/** A file is sent as it is, everything else as JSON. */
function content(body: unknown): RequestInit {
  if (body === undefined) return {};
  if (body instanceof Blob) return { body, headers: { 'content-type': 'application/octet-stream' } };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

function address(template: string, path: Values, query: Values): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) asked.set(name, String(value));
  }
  return asked.size > 0 ? `${filled}?${asked}` : filled;
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && 'sentence' in value;
}

/** What went wrong, as a problem that can be put into words. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refusal) return error.problem;
  throw error;
}
