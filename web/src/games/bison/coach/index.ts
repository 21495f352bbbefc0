/** The coach of Bison: what it says in the current language, and where the rules say more. */
import type { Moment } from '../../../learn/coachWords';
import { createCatalogue } from '../../../messages/language.svelte';
import type { quickOutline } from '../rules/outline';
import { coach as english } from './en';

export const coach = createCatalogue(english, {
  de: async () => (await import('./de')).coach,
  fr: async () => (await import('./fr')).coach,
  it: async () => (await import('./it')).coach,
});

/** The cards of the quick reference that fit the moments. */
export const coachRules: Readonly<Record<Moment, keyof typeof quickOutline>> = {
  start: 'quick-season',
  choose: 'quick-actions',
  confirm: 'quick-cost',
  rival: 'quick-actions',
  score: 'quick-scoring',
  end: 'quick-end',
};
