/** What a table asks of the server by HTTP, in one place so that tests can answer instead. */
import type { Draft, Part, PastPosition, PlayedTurn } from '../generated/server';
import { call } from '../net/api';

export interface TableSource {
  turns(after: number): Promise<PlayedTurn[]>;
  position(turn: number, seat: number | null): Promise<PastPosition>;
  parts(): Promise<Part[]>;
  draft(): Promise<Draft>;
  draftParts(): Promise<Part[]>;
}

export function tableSource(table_id: string): TableSource {
  const path = { table_id };
  return {
    turns: async (after) => (await call('GET /api/tables/{table_id}/turns', { path, query: { after } })).turns,
    position: (turn, seat) =>
      call('GET /api/tables/{table_id}/positions/{turn}', { path: { table_id, turn }, query: { seat } }),
    parts: async () => (await call('GET /api/tables/{table_id}/parts', { path })).parts,
    draft: () => call('GET /api/tables/{table_id}/draft', { path }),
    draftParts: async () => (await call('GET /api/tables/{table_id}/draft/parts', { path })).parts,
  };
}
