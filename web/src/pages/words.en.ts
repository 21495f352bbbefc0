/** English, and with it the type of every other language. */
export const en = {
  /** Under a small board. */
  toMove: (name: string) => `${name} is to move`,
  board: (game: string) => `The board of ${game} as it stands`,
  score: (name: string, score: number, unit: string) => `${name}: ${score} (${unit})`,
  showAll: (count: number) => `Show all ${count}`,
  again: 'Play again',
  nobodyYet: 'Nothing under way. Choose a game: a bot is ready at once.',

  /** In the lobby. */
  here: 'Here now',
  you: 'you',
  alone: 'Nobody else is in the lobby just now.',
  others: (count: number) => (count === 1 ? 'and one more' : `and ${count} more`),
  pairTitle: 'Any game for two, now',
  pairLead: 'Sit down with whoever waits longest. If nobody does, you wait, and the next who comes sits with you.',
  pair: 'Find me somebody',
  tables: 'Tables',
  looking: 'Looking for somebody to play with. Leave this page open: whoever comes next sits down here.',
  stopLooking: 'Stop looking',

  /** Names round one screen. */
  names: 'Who sits where (names may be left empty)',
  nameOf: (seat: string) => `Name (${seat})`,
};

export type PageWords = typeof en;
