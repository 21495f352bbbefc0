/** What puzzles are about, in words. */
import { words } from './words';

export function themeName(game: string, theme: string): string {
  return game === 'wind-river' && theme === 'build' ? words().newTents : (words().themes[theme] ?? theme);
}
