/** What the coach says in a first game of Bison, in English. */
import type { CoachWords } from '../../../learn/coachWords';

export const coach: CoachWords = {
  start: {
    title: 'Welcome to Bison',
    text: 'You play against the computer. In the middle lie three tiles with prairie, mountains and rivers. Whoever has the most animals at the end wins.',
  },
  choose: {
    title: 'Your turn',
    text: 'Choose an action below. Begin with “Lay the tile”: turn it, put it beside the others, and bring a hunter onto a space with many animals. One hunter is free.',
  },
  confirm: {
    title: 'Not sure?',
    text: 'Nothing has happened yet: “Undo” takes back a step, “Confirm turn” makes the turn. The bulb above gives you a hint.',
  },
  rival: {
    title: 'What just happened',
    text: 'Your rival has moved: dotted lines on the board show where, and the list of turns tells it in words. Now it is your turn again, with another action: each only once a season.',
  },
  score: {
    title: 'What scores',
    text: 'After four actions each, every region is counted: whoever leads it gets its animals, the second gets half. The line above the board says what you would get now.',
  },
  end: {
    title: 'That was a game',
    text: 'In the last season the stores are emptied and the regions counted once more: the most animals win. Whoever leads large regions alone wins, and tepees and canoes hold them.',
  },
};
