/** Games in the words of the current language. */
import { language } from '../messages';
import { cardOf, type About } from './cards';

/** A game that the client does not know has no words but its name. */
export function aboutGame(game: string): About {
  return cardOf(game)?.about[language()] ?? { name: game, full: game, about: '', options: {} };
}
