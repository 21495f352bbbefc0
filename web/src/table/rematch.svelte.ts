/** The table of a rematch, watched from the table before: who is in, who has not answered yet, who does not want to. */
import type { Person, TableInfo, Update, Welcome } from '../generated/server';
import { call } from '../net/api';
import { TableConnection, type Listener } from '../net/connection.svelte';
import { addOwnPart, ownPart } from '../shuffle/parts';

/** `asked`: the seat is kept for them. `out`: they declined, and somebody else may sit there. */
export type Answer = 'in' | 'asked' | 'out';

export class Rematch implements Listener {
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<Person | null>(null);
  /** It began while we looked. */
  hasBegun = $state(false);

  readonly #connection: TableConnection;
  #wasOpen: boolean;
  #hasAdded = false;

  /** `isExpected`: we have asked for it just now, and go there even if it has begun already. */
  constructor(table: string, isExpected: boolean) {
    this.#wasOpen = isExpected;
    this.#connection = new TableConnection(table, this);
  }

  close(): void {
    this.#connection.close();
  }

  answerOf(seat: number): Answer | null {
    const there = this.info?.seats[seat];
    if (there === undefined) return null;
    if (there.person !== null || there.bot !== null) return 'in';
    return there.kept_for == null ? 'out' : 'asked';
  }

  get isMine(): boolean {
    return this.info?.seats.some(({ person }) => person !== null && person.id === this.you?.id) ?? false;
  }

  /** A seat is kept for us. */
  get isAsked(): boolean {
    return this.info?.seats.some(({ kept_for }) => kept_for != null && kept_for.id === this.you?.id) ?? false;
  }

  /** Take the seats that are kept for us. */
  async accept(): Promise<void> {
    const { info } = this;
    if (info === null) return;
    for (const { seat, kept_for } of info.seats) {
      if (kept_for == null || kept_for.id !== this.you?.id) continue;
      const path = { table_id: info.id, seat };
      await call('POST /api/tables/{table_id}/seats/{seat}', { path, query: { random: ownPart(info) } });
    }
  }

  welcomed({ table, you }: Welcome): void {
    this.you = you;
    this.#take(table);
  }

  updated({ table }: Update): void {
    if (table !== undefined) this.#take(table);
  }

  // Nothing is played from here.
  drafted = (): void => undefined;
  refused = (): void => undefined;
  presence = (): void => undefined;

  #take(table: TableInfo): void {
    this.info = table;
    // The game waits for what whoever set it up adds to the shuffle.
    if (table.status === 'open' && this.isMine && !this.#hasAdded) {
      this.#hasAdded = true;
      void addOwnPart(table).catch(() => undefined);
    }
    if (table.status === 'open') this.#wasOpen = true;
    else if (this.#wasOpen && table.status === 'running') this.hasBegun = true;
  }
}
