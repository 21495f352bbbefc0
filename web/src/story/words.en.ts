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
  chances: 'Chances',
  turningPoints: 'Turning points',
  chance: (name: string, before: number, after: number) => `${name}: ${before}\u00a0% → ${after}\u00a0%`,
  chancesNote:
    'How many of a hundred games each would have won from there, as the bots judge it: the round before against the round that the turn began. An estimate.',
  record: 'Record',
  film: 'Film (GIF)',
  share: 'Share',
  shared: 'Link copied',
};

export type StoryWords = typeof en;
