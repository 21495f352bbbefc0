/** The rules in every language, fetched when they are read, and where refusals lead to in them. */
import type { Language } from '../../../messages';
import { rulesOf } from '../../../rules/blocks';
import type { RulesCard } from '../../../rules/rulebooks';
import type { WindRiverRulebook } from './outline';

const BOOKS: Record<Language, () => Promise<{ rulebook: WindRiverRulebook }>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  fr: () => import('./fr'),
  it: () => import('./it'),
};

export const rules: RulesCard = {
  game: 'wind-river',
  rulings: 'W',
  paragraphs: {
    'Wind River 1': 'board',
    'Wind River 2': 'setup',
    'Wind River 3': 'turn',
    'Wind River 3 bison': 'bison',
    'Wind River 3 supply': 'supply',
    'Wind River 3 tent': 'tent',
    'Wind River 3 earn': 'earn',
    'Wind River 3 new': 'new',
    'Wind River 4': 'end',
  },
  async load(language) {
    const [{ rulebook }, { outline, quickOutline }] = await Promise.all([BOOKS[language](), import('./outline')]);
    return rulesOf(rulebook, outline, quickOutline);
  },
};
