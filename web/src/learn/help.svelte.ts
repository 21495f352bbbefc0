/** Help for whoever plays against bots: fetched once the board is there, so that nobody waits for it. */
import type { TableModel } from '../table/table.svelte';
import { Coach } from './coach.svelte';
import { Hinting } from './hinting.svelte';

export class Help {
  readonly hinting: Hinting;
  readonly coach: Coach;

  constructor(model: TableModel, game: string) {
    this.hinting = new Hinting(model);
    this.coach = new Coach(model, game);
  }
}
