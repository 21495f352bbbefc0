/** The rules of each game in each language, fetched when they are read. */
import type { Language } from '../messages';
import { sectionsOf, type Section } from './blocks';
import {
  bisonOutline,
  bisonQuickOutline,
  windRiverOutline,
  windRiverQuickOutline,
  type BisonRulebook,
  type WindRiverRulebook,
} from './outlines';
import type { Rulebook, RulesGame, Ruling } from './types';

export const RULES_GAMES: readonly RulesGame[] = ['bison', 'wind-river'];

/** A rulebook ready to be shown. */
export interface Rules {
  readonly title: string;
  readonly lead: string;
  readonly words: Rulebook['words'];
  readonly quick: readonly Section[];
  readonly sections: readonly Section[];
  readonly rulings: readonly (Ruling & { readonly number: string })[];
}

const BISON: Record<Language, () => Promise<{ rulebook: BisonRulebook }>> = {
  en: () => import('./en/bison'),
  de: () => import('./de/bison'),
  fr: () => import('./fr/bison'),
  it: () => import('./it/bison'),
};
const WIND_RIVER: Record<Language, () => Promise<{ rulebook: WindRiverRulebook }>> = {
  en: () => import('./en/wind-river'),
  de: () => import('./de/wind-river'),
  fr: () => import('./fr/wind-river'),
  it: () => import('./it/wind-river'),
};

/** Fetch the rules of a game in a language. */
export async function loadRules(game: RulesGame, language: Language): Promise<Rules> {
  if (game === 'bison') {
    const { rulebook } = await BISON[language]();
    return {
      ...head(rulebook),
      quick: sectionsOf(bisonQuickOutline, rulebook.quick),
      sections: sectionsOf(bisonOutline, rulebook.page),
    };
  }
  const { rulebook } = await WIND_RIVER[language]();
  return {
    ...head(rulebook),
    quick: sectionsOf(windRiverQuickOutline, rulebook.quick),
    sections: sectionsOf(windRiverOutline, rulebook.page),
  };
}

function head(rulebook: BisonRulebook | WindRiverRulebook): Pick<Rules, 'title' | 'lead' | 'words' | 'rulings'> {
  const { title, lead, words } = rulebook;
  const rulings = Object.entries(rulebook.rulings).map(([number, ruling]) => ({ number, ...ruling }));
  return { title, lead, words, rulings };
}
