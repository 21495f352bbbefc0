/**
 * What is asked of the server by HTTP: by a replay, and at a table when somebody wants to see an old turn again or has
 * drafted elsewhere. In one place, so that tests can answer instead.
 */
import type { Draft, Part, PastPosition, PlayedTurn, TurnPage } from '../generated/server';
import { call } from '../net/api';

export interface TableSource {
  turns(after: number): Promise<PlayedTurn[]>;
  position(turn: number, seat: number | null): Promise<PastPosition>;
  draft(): Promise<Draft>;
  draftParts(): Promise<Part[]>;
}

export function tableSource(table_id: string): TableSource {
  const path = { table_id };
  return {
    turns: async (after) => {
      const turns: PlayedTurn[] = [];
      for (let next: number | null = after; next !== null;) {
        const page: TurnPage = await call('GET /api/tables/{table_id}/turns', { path, query: { after: next } });
        turns.push(...page.turns);
        next = page.next;
      }
      return turns;
    },
    position: (turn, seat) =>
      call('GET /api/tables/{table_id}/positions/{turn}', { path: { table_id, turn }, query: { seat } }),
    draft: () => call('GET /api/tables/{table_id}/draft', { path }),
    draftParts: async () => (await call('GET /api/tables/{table_id}/draft/parts', { path })).parts,
  };
}
