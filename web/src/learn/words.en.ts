/** English, and with it the type of every other language. */
export const en = {
  hint: 'Hint',
  askHint: 'Give me a hint',
  showTurn: 'Show the turn',
  comesBack: 'What you had begun comes back when you close the hint.',
  learn: 'Learn to play',
  learnLead:
    'Short lessons on the real board: a position, one thing to do, and a sentence to keep. Each takes a minute or two.',
  puzzles: 'Puzzles',
  you: 'You',
  begin: 'Begin',
  goOn: 'Go on',
  done: 'done',
  readRules: 'Read the rules',
  right: 'Right!',
  other: 'That is allowed, but it is not what this lesson is about. Take it back and try again.',
  next: 'Next lesson',
  all: 'All lessons',
  playNow: 'Play a game',
  noLesson: 'There is no such lesson',
  noLessonLead: 'Perhaps the address is not right, or the lesson could not be loaded.',
  rules: 'Rules for this',
  noCoach: 'No more tips',
  gotIt: 'Got it',
  quick: 'Quick reference',
  doneOf: (done: number, all: number): string => `${done} of ${all} done`,
  lesson: (number: number): string => `Lesson ${number}`,
};

export type Words = typeof en;
