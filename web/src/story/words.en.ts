/** English, and with it the type of every other language. */
export const en = {
  resigned: (name: string) => `${name} resigned, and with that the game was over.`,
  ended: 'The players ended the game.',
  byWhat: 'What counted',
  curve: 'How it went',
  figure: 'What the curve shows',
  /** What a screen reader is told of a line: from, to, and its highest point. */
  line: (name: string, last: number, most: number, turn: number) =>
    `${name}: ${last} at the end, at most ${most} after turn ${turn}`,
  turn: (turn: number) => `Turn ${turn}`,
  chances: 'Chances',
  turningPoints: 'Turning points',
  chance: (name: string, before: number, after: number) => `${name}: ${before}\u00a0% → ${after}\u00a0%`,
  chancesNote: 'Chances to win before and after that round, as the bots estimate them: so many games of a hundred.',
  record: 'Record',
  film: 'Film (GIF)',
  share: 'Share',
  shared: 'Link copied',
};

export type StoryWords = typeof en;
