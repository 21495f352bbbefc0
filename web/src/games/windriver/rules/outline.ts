/** What stands where in the rules, whatever the language. */
import type { Outline, Rulebook } from '../../../rules/types';

export const outline = {
  idea: 'heading',
  'idea-herds': 'text',
  'idea-winning': 'text',
  'idea-deals': 'text',

  material: 'heading',
  pieces: 'list',
  board: 'text',
  'figure-opening': { figure: 'wind-river-opening', isWide: true },
  directions: 'text',
  'directions-table': 'table',

  setup: 'heading',
  'setup-steps': 'steps',
  'setup-players': 'table',
  'setup-number': 'text',
  'setup-apart': 'text',

  turn: 'heading',
  'turn-steps': 'steps',
  bison: 'subheading',
  'bison-text': 'text',
  'bison-rules': 'list',
  'figure-bison': { figure: 'wind-river-bison', isWide: true },
  supply: 'subheading',
  'supply-text': 'text',
  'supply-lost': 'text',
  'figure-supply': { figure: 'wind-river-supply', isWide: true },
  'example-1': 'text',

  extra: 'heading',
  'extra-text': 'text',
  tent: 'subheading',
  'tent-text': 'text',
  'tent-company': 'text',
  'figure-tent': { figure: 'wind-river-tent', isWide: true },
  'example-2': 'text',
  earn: 'subheading',
  'earn-text': 'text',
  'example-3': 'text',
  new: 'subheading',
  'new-text': 'text',
  herd: 'subheading',
  'herd-text': 'text',

  end: 'heading',
  'end-when': 'text',
  'end-winner': 'text',
} as const satisfies Outline;

export const quickOutline = {
  'quick-turn': 'heading',
  'quick-turn-steps': 'steps',
  'quick-bison': 'heading',
  'quick-bison-list': 'list',
  'quick-supply': 'heading',
  'quick-supply-list': 'list',
  'quick-extra': 'heading',
  'quick-extra-table': 'table',
  'quick-setup': 'heading',
  'quick-setup-table': 'table',
  'quick-end': 'heading',
  'quick-end-list': 'list',
} as const satisfies Outline;

type Upto19 = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19;

export type WindRiverRulebook = Rulebook<typeof outline, typeof quickOutline, `W${Upto19}`>;
