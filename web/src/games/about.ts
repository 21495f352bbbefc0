/** Games in the words of the current language. */
import { cardOf, type About } from './cards';

/** A game that the client does not know has no words but its name. */
export function aboutGame(game: string): About {
  return cardOf(game)?.about() ?? { name: game, full: game, about: '', options: {} };
}

/** The game and what it is played with: “Bison”, “Variant 1”, “own tiles”. */
export function gameWords(game: string, options: Readonly<Record<string, unknown>>): string[] {
  const about = aboutGame(game);
  const chosen = Object.entries(about.options).flatMap(([name, { values, file }]) => {
    const value = options[name];
    if (file !== undefined) return typeof value === 'object' ? [file.own] : [];
    const usual = Object.keys(values)[0];
    return values[String(value ?? usual)] ?? [];
  });
  return [about.name, ...chosen];
}
