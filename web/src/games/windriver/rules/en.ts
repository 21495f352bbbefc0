import type { WindRiverRulebook } from './outline';

export const rulebook: WindRiverRulebook = {
  title: 'Wind River',
  lead: 'The herds are on their way east. Pitch your tents where the bison are, and break camp in time.',
  words: {
    contents: 'Contents',
    quick: 'Quick reference',
    print: 'Print on one page',
    rulings: 'Rulings',
    rulingsLead:
      'The rule book leaves some things open. This is how it is played here. From W12 on the questions are our own.',
    number: 'No.',
    question: 'Question',
    ruling: 'Ruling',
    unofficial: 'An unofficial page, in our own words. The names of the games belong to their owners.',
  },

  page: {
    idea: 'The idea',
    'idea-herds':
      'Your people live by the herds, but nobody owns the bison: everybody moves them. The herd you count on today may be gone tomorrow. Tents left without bison eat up your resources, and when these are gone the tents are lost.',
    'idea-winning':
      'Put up more tents while the grazing is good, and lead them east. Only tents that reach the **Great Plains** count in the end.',
    'idea-deals':
      'So talk to each other: you may agree on where the herds shall go, and on anything else. But **an agreement binds nobody**. You cannot make anyone keep their word, and nobody can borrow resources.',

    material: 'Pieces and board',
    pieces: [
      '**36 bison**, fewer with two or three players.',
      '**7 tents** for each player. A tent is in your reserve, on the board, or in the Great Plains.',
      '**Resources.** Nobody ever holds more than 10.',
    ],
    board:
      'The board has 6 lanes of 6 hexes. Lanes are lettered from **a** in the north to **f** in the south, columns numbered from 1 in the west to 6 in the east: c3 is the third hex of the third lane. Lanes b, d and f lie half a hex further east. Beyond column 6 the Great Plains begin. Nothing leaves the board anywhere else.',
    'figure-opening': {
      caption: 'A game of four after setting up: two bison on every hex of the first three columns, two tents each.',
      described: 'Six lanes of six hexes. Herds of two fill the three western columns; eight tents stand among them.',
    },
    directions:
      'There are six directions: east, north-east, south-east, west, north-west and south-west. Where the slanting ones lead depends on the lane.',
    'directions-table': {
      caption: 'Where the directions lead',
      head: ['From', 'east', 'north-east', 'south-east', 'west', 'north-west', 'south-west'],
      rows: [
        ['c3 (lanes a, c, e)', 'c4', 'b3', 'd3', 'c2', 'b2', 'd2'],
        ['d3 (lanes b, d, f)', 'd4', 'c4', 'e4', 'd2', 'c3', 'e3'],
      ],
    },

    setup: 'Setting up',
    'setup-steps': [
      'The lanes in play and the bison are set out as the table says.',
      'Everybody has 7 tents in reserve and 1 resource.',
      'The first player is drawn at random, unless a seat was chosen when the table was set up. Turns go clockwise.',
      'In turn order everybody puts one tent on a hex in play that holds no tent.',
      'In the same order everybody puts down a second one, again where no tent stands.',
    ],
    'setup-players': {
      caption: 'Lanes and bison by number of players',
      head: ['Players', 'Lanes in play', 'Bison on a hex of columns 1, 2, 3', 'In all'],
      rows: [
        ['4', 'a to f', '2, 2, 2', '36'],
        ['3', 'b to f', '2, 2, 2', '30'],
        ['2', 'c to f', '2, 2, 1', '20'],
      ],
    },
    'setup-number':
      'The game is **made for three or four**. For two there is a note by its author, with fewer lanes and a smaller herd.',
    'setup-apart':
      'Only now, while setting up, must tents keep apart. Later any number may share a hex. Lanes that are not in play are closed to bison and tents.',

    turn: 'A turn',
    'turn-steps': [
      '**[Move bison](#bison)**, as many as you have tents on the board.',
      '**[Supply](#supply)** your tents.',
      '**[One extra action](#extra)**, or none.',
    ],
    bison: 'Moving bison',
    'bison-text':
      'Count your tents on the board and move exactly that many bison, one at a time, each by one hex to the east, north-east or south-east.',
    'bison-rules': [
      'No bison moves twice in this step.',
      'A hex never holds more than **5 bison**, not even for a moment.',
      'Going east out of column 6, a bison leaves the board and the game.',
      'There is no other way out: not in the north, the south or the west.',
      'You must move them. You stop early only when no bison can move by these rules.',
    ],
    'figure-bison': {
      caption: 'A bison on c3 can go east to c4 or south-east to d3. Not north-east: on b3 there are already five.',
      described: 'The hexes c3, c4 and d3 are lit. A full herd of five stands on b3.',
    },
    supply: 'Supply',
    'supply-text':
      'Look at each hex where you have tents. The bison there look after the tents of the **other players first**, one bison a tent; what is left over supplies yours. Each of your tents that goes without is unsupplied and costs you **1 resource**. The others pay nothing in your turn.',
    'supply-lost':
      'If you cannot pay for all of them, pay every resource you have. Each unsupplied tent you could not pay for is lost; you choose which of the unsupplied ones. Lost tents return to your reserve and may be put up again. You may not give up a tent that you could pay for.',
    'figure-supply': {
      caption:
        'Blue’s turn. On c3 two bison face three tents of others and one of Blue’s; on d4 four bison face the same tents.',
      described:
        'Two lit hexes, each with one blue, two red tents and one yellow tent; two bison on one, four on the other.',
    },
    'example-1':
      '*Example 1.* On c3 both bison go to the tents of the others. Blue’s tent gets nothing: Blue pays 1. On d4 three bison supply the others and the fourth supplies Blue: nothing to pay.',

    extra: 'Extra actions',
    'extra-text': 'After supply, choose one of these four, or none. Then the next player takes a turn.',
    tent: 'Move a tent',
    'tent-text':
      'Move one of your tents to a neighbouring hex; all six directions are open. Going east out of column 6 it arrives in the **Great Plains**, where it stays and counts for victory.',
    'tent-company':
      'If other players have tents on the hex you enter, it costs: you pay 1 resource, and so does each of those players. You must be able to pay, or you may not go there. The others pay only if they have something. Entering the Great Plains costs nothing.',
    'figure-tent': {
      caption: 'Red moves a tent from c3 to c4, where Green and Yellow have tents. Yellow has no resources.',
      described: 'A red tent on c3; on the next hex, c4, a green and a yellow tent among five bison.',
    },
    'example-2': '*Example 2.* Red pays 1, Green pays 1, Yellow has nothing and pays nothing.',
    earn: 'Take resources',
    'earn-text':
      'Take all hexes where you have tents and nobody else has. Add up the bison there and subtract your tents there. Take that many resources, but never beyond 10. You may choose this only if it brings you at least 1. The bison stay where they are.',
    'example-3':
      '*Example 3.* You hold 7 resources, and your one tent stands alone on a hex with 5 bison. Five minus one would be 4, but 10 is the most: you take 3.',
    new: 'New tent',
    'new-text':
      'Pay 3 resources and put a tent from your reserve on a hex where you already have a tent and nobody else has.',
    herd: 'One more bison',
    'herd-text':
      'Move one more bison, by the same rules as [before](#bison). This time it may be one that has moved already. Supply is over for this turn and is not looked at again.',

    end: 'The end',
    'end-when':
      'The game is over as soon as no tent is left on the board: all have gone to the Great Plains or back to their owners. If supply takes the very last tent, it ends there and then.',
    'end-winner':
      'The most tents in the Great Plains win. Among players who are level, the one with the most resources wins. If that is level too, they share the victory. Tents in reserve count nothing.',
  },

  quick: {
    'quick-turn': 'A turn',
    'quick-turn-steps': [
      'Move as many bison as you have tents on the board.',
      'Supply your tents.',
      'One extra action, or none.',
    ],
    'quick-bison': 'Bison',
    'quick-bison-list': [
      'One hex east, north-east or south-east.',
      'Each once; five on a hex at most.',
      'Out of column 6 to the east: out of the game.',
      'Compulsory as long as one can move.',
    ],
    'quick-supply': 'Supply',
    'quick-supply-list': [
      'One bison a tent, other players’ tents first.',
      'Each unsupplied tent of yours: 1 resource.',
      'What you cannot pay for returns to your reserve.',
    ],
    'quick-extra': 'Extra actions',
    'quick-extra-table': {
      caption: 'One of these, or none',
      head: ['Action', 'Does'],
      rows: [
        [
          'Move a tent',
          'one hex in any direction; from column 6 east to the Great Plains. With tents of others: you and each of them pay 1',
        ],
        ['Take resources', 'on hexes with your tents only: bison minus tents, up to 10 in all'],
        ['New tent', 'pay 3, on a hex with your tents only'],
        ['One more bison', 'even one that has moved'],
      ],
    },
    'quick-setup': 'Setting up',
    'quick-setup-table': {
      caption: '7 tents and 1 resource each; then twice one tent on an empty hex',
      head: ['Players', 'Lanes', 'Bison'],
      rows: [
        ['4', 'a to f', '2, 2, 2'],
        ['3', 'b to f', '2, 2, 2'],
        ['2', 'c to f', '2, 2, 1'],
      ],
    },
    'quick-end': 'The end',
    'quick-end-list': [
      'When no tent is left on the board.',
      'Most tents in the Great Plains win; tie: most resources.',
    ],
  },

  rulings: {
    W1: {
      question: 'How large is the board?',
      ruling:
        'The book does not say. We use 6 lanes, because 36 bison are two a hex in three columns and one lane less gives the 30 for three players; and 6 columns, because at the start the herd fills half of the board, as a Polish review says.',
    },
    W2: {
      question: 'Which lanes are played with two, and where do the 20 bison go?',
      ruling: 'Lanes c to f. Columns 1 and 2 get 2 bison a hex, column 3 gets 1.',
    },
    W3: {
      question: 'What if a hex has fewer bison than my tents when I take resources?',
      ruling: 'It counts in the sum with the rest. The sum never falls below 0.',
    },
    W4: {
      question: 'What does a player without tents on the board do?',
      ruling:
        'It still takes its turn, but moves no bison and supplies nothing. Its only extra action is one more bison, or none.',
    },
    W5: {
      question: 'May one go north-east or south-east out of column 6 in lanes b, d and f?',
      ruling: 'No. The way out is east.',
    },
    W6: { question: 'Must I take an extra action?', ruling: 'No.' },
    W7: {
      question: 'What is paid for moving a tent to several other players?',
      ruling:
        'The mover pays 1 altogether, from what supply has left it. Each of the others pays 1 if it has one, however many tents it has there.',
    },
    W8: {
      question: 'Must I plan my bison moves so that none gets stuck?',
      ruling: 'No. The step ends early once every bison that has not moved yet is unable to.',
    },
    W9: {
      question: 'What if supply takes the very last tent off the board?',
      ruling: 'The game is over there and then, without an extra action.',
    },
    W10: { question: 'What of lanes out of play?', ruling: 'Neither bison nor tents may enter them.' },
    W11: { question: 'Which tents may be removed at supply?', ruling: 'Unsupplied ones only.' },
    W12: {
      question: 'In what order are tents lost?',
      ruling: 'One at a time, in any order their owner likes. Each must be unsupplied.',
    },
    W13: {
      question: 'Does a tent pay when it enters the Great Plains?',
      ruling: 'No, whoever is there already.',
    },
    W14: {
      question: 'I lost my last tent on the board, and others still have some. Is my turn over?',
      ruling: 'No. You go on with your extra action: one more bison, or none.',
    },
    W15: { question: 'How are equal moves in a row written down?', ruling: 'Joined, with `*N` for N times.' },
    W16: {
      question: 'Must I move exactly as many bison as I have tents? The book could be read as “up to”.',
      ruling: 'Exactly as many, as far as they can move. Reviews in English, Polish and Japanese describe it so.',
    },
    W17: {
      question: 'Which ways may bison go, and how do the hexes lie?',
      ruling:
        'Straight or slantwise towards the plains, as the publisher’s English rules say. So every hex has a neighbour straight to the east, and the lanes run from west to east.',
    },
    W18: {
      question: 'May I take the extra action before supply?',
      ruling: 'No. It comes after supply, whichever of the four it is.',
    },
    W19: {
      question: 'Which of my tents are subtracted when I take resources?',
      ruling: 'Those on the hexes that are counted. Tents on shared hexes, in reserve or in the Great Plains are not.',
    },
  },
};
