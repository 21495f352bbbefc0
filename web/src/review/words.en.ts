/** English. */
export const en = {
  title: 'Review',
  ask: 'Review this game',
  about:
    'Every turn is compared with the best ones: what it gave away, what would have been better, and why. That takes a minute or so; whoever looks at this game sees the same.',
  growing: (known: number, turns: number) => `${known} of ${turns} turns reviewed`,
  waiting: 'It begins when a bot has time.',
  givenUp: 'The review did not work this time. You can ask for it again.',
  chances: 'Chances to win',
  said: (name: string, first: number, last: number) => `${name} from ${first} % to ${last} %`,
  summary: 'How everybody played',
  accuracy: 'Accuracy',
  mistakes: 'Mistakes',
  blunders: 'Blunders',
  luck: 'Luck',
  turningPoints: 'Turning points',
  moved: (name: string, before: number, after: number) => `${name}: ${before} % → ${after} %`,
  won: 'Won most with',
  lost: 'Lost most with',
  turn: (turn: number) => `Turn ${turn}`,
  mark: {
    brilliant: 'Brilliant',
    best: 'Best turn',
    good: 'Good',
    inaccuracy: 'Inaccuracy',
    mistake: 'Mistake',
    blunder: 'Blunder',
  },
  forced: 'The only turn',
  gaveAway: (loss: string) => `gave away ${loss} %`,
  drew: (luck: string) => `Luck of the draw: ${luck} %`,
  better: 'The best turns',
  promises: (chance: number) => `${chance} %`,
  played: 'as played',
  draw: 'Shown on the board; tap again to go back.',
  markOf: (turn: number, name: string, mark: string) => `Turn ${turn}, ${name}: ${mark}`,
  playOn: 'Play on from here',
  playOnAbout: (turn: number) =>
    `A new table whose game stands as it did after turn ${turn}. What was shuffled stays as it was; bots play for the others.`,
};

export type ReviewTexts = typeof en;
