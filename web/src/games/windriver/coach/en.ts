/** What the coach says in a first game of Wind River, in English. */
import type { CoachWords } from '../../../learn/coachWords';

export const coach: CoachWords = {
  start: {
    title: 'Welcome to Wind River',
    text: 'You play against the computer. The bison graze in the west; in the east lie the Great Plains. Whoever brings the most tents there wins.',
  },
  choose: {
    title: 'Your turn',
    text: 'First everybody sets two tents: choose a hex with bison, or just ahead of them. Later you move as many bison as you have tents, then one extra action.',
  },
  confirm: {
    title: 'Not sure?',
    text: 'Nothing has happened yet: “Undo” takes back a step, “Confirm turn” makes the turn. The bulb above gives you a hint.',
  },
  rival: {
    title: 'What just happened',
    text: 'Your rival has moved: dotted lines on the board show where, and the list of turns tells it in words. Look at your tents now: each needs a bison on its hex, or a resource.',
  },
  score: {
    title: 'What scores',
    text: 'Only tents in the Great Plains count. Drive bison east, let your tents follow, and take resources where you have more bison than tents. The line above the board counts who is home.',
  },
  end: {
    title: 'That was a game',
    text: 'When no tent is on the board any more, the most tents in the Great Plains win; if equal, the most resources. Whoever keeps bison with every tent loses none on the way.',
  },
};
