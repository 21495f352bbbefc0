/** English, and with it the type of every other language. */
export const en = {
  resigned: (name: string) => `${name} resigned, and with that the game was over.`,
  ended: 'The players ended the game.',
  byWhat: 'By what',
  curve: 'How it went',
  figure: 'What the curve shows',
  /** What a screen reader is told of a line: from, to, and its highest point. */
  line: (name: string, last: number, most: number, turn: number) =>
    `${name}: ${last} at the end, at most ${most} after turn ${turn}`,
  turn: (turn: number) => `Turn ${turn}`,
  record: 'Record',
  film: 'Film (GIF)',
  share: 'Share',
  shared: 'Link copied',
};

export type StoryWords = typeof en;
