/** English, and with it the type of every other language. */
export const en = {
  puzzles: 'Puzzles',
  lead: 'Positions from games between bots in which one turn is clearly best, and not the first that comes to mind. Find it: your first try counts.',
  puzzle: 'Puzzle',
  today: 'Puzzle of the day',
  any: 'Any theme',
  practise: 'Practise by theme',
  themes: {
    tile: 'Tiles',
    build: 'Building',
    contest: 'Contested lands',
    overflow: 'Overflow',
    supply: 'Supply',
    starve: 'Starving a rival',
    race: 'The race home',
  } as Record<string, string>,
  /** Wind River sets tents. */
  newTents: 'New tents',
  difficulties: { easy: 'easy', medium: 'medium', hard: 'hard' } as Record<string, string>,
  task: 'It is your turn. Find the best one.',
  solvedBefore: 'You solved it at the first try. Again, it does not count.',
  failedBefore: 'You have tried it before. Again, it does not count.',
  right: 'Right!',
  shown: 'The best turn:',
  show: 'Show the solution',
  giveUp: 'Only your first try counts. If you look at the solution now, it is spent.',
  next: 'Next puzzle',
  all: 'All puzzles',
  none: 'There is no such puzzle',
  noneLead: 'Perhaps the address is not right, or the puzzle could not be loaded.',
  wrong: (percent: number): string =>
    `Not the best: it gives away ${percent}\u00a0% of the chance to win. Take it back and try again, or look at the solution.`,
  promises: (percent: number): string => `The best turn wins ${percent}\u00a0% of such games.`,
  rated: (before: number, after: number): string => `Your rating: ${before} → ${after}`,
  rating: (rating: number): string => `Your rating: ${rating}`,
  hard: (difficulty: string, rating: number): string => `${difficulty} (${rating})`,
  solvedOf: (solved: number, tried: number, all: number): string =>
    tried === 0 ? `${all} puzzles` : `${solved} solved of ${tried} tried · ${all} in all`,
};

export type Words = typeof en;
