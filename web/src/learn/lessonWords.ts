/** What a lesson says, in one language. */
export interface LessonWords {
  readonly title: string;
  /** What there is to know. */
  readonly lead: string;
  /** The one thing to do. */
  readonly task: string;
  /** Which kind of turn is right, and why. */
  readonly hint: string;
  /** The sentence to keep. */
  readonly keep: string;
}

export type LessonTexts = Readonly<Record<string, LessonWords>>;
