/** The options of a game in words, and what is chosen for them. */
import type { Option } from '../generated/server';
import { aboutGame } from '../games/about';

export type Value = Option['default'];

/** What a file says, and which file. */
export interface OwnFile {
  readonly name: string;
  readonly value: unknown;
}

/** What somebody chose, by the names of options; what is left out is as the game has it by itself. */
export interface Chosen {
  readonly values: Readonly<Record<string, Value>>;
  readonly files: Readonly<Record<string, OwnFile>>;
}

export const NOTHING_CHOSEN: Chosen = { values: {}, files: {} };

/** In the words of the client, else in the server's. */
export function optionLabel(game: string, option: Option): string {
  return aboutGame(game).options[option.name]?.label ?? option.sentence;
}

export function valueLabel(game: string, option: Option, value: Value): string {
  return aboutGame(game).options[option.name]?.values[String(value)] ?? String(value);
}

export function valueOf(option: Option, { values }: Chosen): Value {
  return values[option.name] ?? option.default;
}

/** The options a table is asked for with. */
export function optionsOf(options: readonly Option[], chosen: Chosen): Record<string, unknown> {
  return Object.fromEntries(
    options.map((option) => [option.name, chosen.files[option.name]?.value ?? valueOf(option, chosen)]),
  );
}
