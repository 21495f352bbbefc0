/** The moments at which the coach says something, in their order. */
export const MOMENTS = ['start', 'choose', 'confirm', 'rival', 'score', 'end'] as const;
export type Moment = (typeof MOMENTS)[number];

/** What it says. */
export type CoachWords = Readonly<Record<Moment, { readonly title: string; readonly text: string }>>;
