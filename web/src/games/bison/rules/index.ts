/** The rules in every language, fetched when they are read, and where refusals lead to in them. */
import type { Language } from '../../../messages';
import { rulesOf } from '../../../rules/blocks';
import type { RulesCard } from '../../../rules/rulebooks';
import type { BisonRulebook } from './outline';

const BOOKS: Record<Language, () => Promise<{ rulebook: BisonRulebook }>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  fr: () => import('./fr'),
  it: () => import('./it'),
};

export const rules: RulesCard = {
  game: 'bison',
  rulings: 'B',
  paragraphs: {
    'Bison 1 tiles': 'tile-sets',
    'Bison 2': 'setup',
    'Bison 3': 'turn',
    'Bison 3 season': 'season-actions',
    'Bison 3 buy': 'buy',
    'Bison 3 trade': 'trade',
    'Bison 3 cost': 'cost',
    'Bison 3 tile': 'tile',
    'Bison 3 tepee': 'tepee',
    'Bison 3 canoe': 'canoe',
    'Bison 3 gather': 'gather',
    'Bison 3 walk': 'walk',
    'Bison 3 trek': 'trek',
    'Bison 3 movement': 'movement',
    'Bison 3 variant 1': 'variant-1',
    'Bison 3 variant 2': 'variant-2',
    'Bison 4': 'overflow',
    'Bison 4 end': 'end',
  },
  async load(language) {
    const [{ rulebook }, { outline, quickOutline }] = await Promise.all([BOOKS[language](), import('./outline')]);
    return rulesOf(rulebook, outline, quickOutline);
  },
};
