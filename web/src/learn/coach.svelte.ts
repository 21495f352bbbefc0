/**
 * The coach of a first game against bots: a few words at the right moments, each once. Whoever has finished a game knows
 * how it goes; this browser remembers that, and the server is asked about games elsewhere.
 */
import { call } from '../net/api';
import { isAloneAgainstBots } from '../table/seats';
import { prefer, preferences } from '../preferences.svelte';
import type { TableModel } from '../table/table.svelte';
import { MOMENTS, type Moment } from './coachWords';

/** What was said already, by game. */
type Said = Record<string, Moment[]>;

const KEPT_AS = 'greatplains.coach';
/** So many own turns have been made when it is time to say what scores. */
const TURNS_BEFORE_SCORE = 3;

function kept(): Said {
  try {
    return (JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}') as { said?: Said }).said ?? {};
  } catch {
    return {};
  }
}

export class Coach {
  #kept = $state.raw(kept());
  /** This is a first game, as far as anybody knows. */
  #isFirst = $state(false);
  readonly #model: TableModel;
  readonly #game: string;

  constructor(model: TableModel, game: string) {
    this.#model = model;
    this.#game = game;
    void this.#begin();
  }

  /** What there is to say now: of all that fits, what comes last. */
  readonly moment: Moment | null = $derived.by(() => {
    if (!this.#isFirst || !preferences().coach) return null;
    const said = this.#said;
    const found = MOMENTS.filter((moment) => !said.includes(moment) && this.#fits(moment));
    return found.at(-1) ?? null;
  });

  /** It was read: nothing of what came before it is said any more. */
  close(moment: Moment): void {
    const said = MOMENTS.slice(0, MOMENTS.indexOf(moment) + 1);
    this.#kept = { ...this.#kept, [this.#game]: [...new Set([...this.#said, ...said])] };
    localStorage.setItem(KEPT_AS, JSON.stringify({ said: this.#kept }));
  }

  /** The settings turn it on again. */
  turnOff(): void {
    prefer({ coach: false });
  }

  get #said(): readonly Moment[] {
    return this.#kept[this.#game] ?? [];
  }

  async #begin(): Promise<void> {
    const { info, sight } = this.#model;
    if (!preferences().coach || this.#said.includes('end') || info === null || sight === null) return;
    if (!isAloneAgainstBots(info, sight)) return;
    // Who has begun to be coached goes on to be; of others the server knows whether they have played elsewhere.
    this.#isFirst = this.#said.length > 0 || !(await this.#hasPlayed());
  }

  async #hasPlayed(): Promise<boolean> {
    try {
      const { tables } = await call('GET /api/tables/mine/all');
      return tables.some(({ game, status }) => game === this.#game && status === 'finished');
    } catch {
      return true; // better no word than one too many
    }
  }

  #fits(moment: Moment): boolean {
    const { model, mine } = { model: this.#model, mine: this.#model.sight?.mine ?? [] };
    const isMyTurn = model.draftingSeat !== null && !model.isScoring;
    const own = model.turns.filter(({ seat }) => mine.includes(seat)).length;
    switch (moment) {
      case 'start':
        return isMyTurn && own === 0;
      case 'choose':
        return isMyTurn && own === 0 && this.#said.includes('start');
      case 'confirm':
        return isMyTurn && model.choosing.isWhole;
      case 'rival':
        return isMyTurn && own > 0 && own < model.turns.length;
      case 'score':
        return isMyTurn && own >= TURNS_BEFORE_SCORE;
      case 'end':
        return model.isOverSeen;
    }
  }
}
