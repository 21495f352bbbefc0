/** The lessons of Bison, in English. */
import type { LessonWords } from '../../../learn/lessonWords';

export const lessons = {
  goal: {
    title: 'The goal',
    lead: 'Whoever has the most animals at the end wins. Animals come from regions: connected spaces of one kind. Whoever leads a region alone gets all its animals.',
    task: 'Lay your tile so that its river joins the rivers in the middle, and put a hunter on it: that region is worth 6 salmon.',
    hint: 'Choose “Lay the tile”, turn it until the rivers meet at a corner, and put one hunter on the river.',
    keep: 'Lead large regions alone: that is where animals come from.',
  },
  turn: {
    title: 'A turn',
    lead: 'In a season everybody takes four actions. Each time you choose one of six, and each only once a season. An action with one hunter is free, and one with no hunter even brings you an animal.',
    task: 'Choose an action with no hunters, such as Walk, and take an animal for it.',
    hint: 'Press “Walk”: nobody can walk yet, so you gain 1 animal of your choice.',
    keep: 'No action is wasted: without hunters it brings 1 animal.',
  },
  tile: {
    title: 'Lay the tile',
    lead: 'The tile in your hand must be laid in every season. This is your last action of the season, so nothing else is left. A red hunter stands on the river in the middle.',
    task: 'Lay the tile so that its river joins the others, with enough hunters on the river to lead it alone.',
    hint: 'Red has one hunter there: two of yours lead.',
    keep: 'The tile brings hunters onto the board, and it can make your region larger.',
  },
  cost: {
    title: 'What hunters cost',
    lead: 'The more hunters an action uses, the more it costs: 1 is free, 2 cost 2 animals, 3 cost 4, 4 cost 7 and 5 cost 10. You may pay with any mix of animals.',
    task: 'Lay your tile and bring exactly three hunters onto it.',
    hint: 'Choose three hunters on the ladder of costs, then choose which four animals you pay.',
    keep: 'One hunter is free, each further one costs more than the one before.',
  },
  walk: {
    title: 'Walk',
    lead: 'Walk: up to five of your hunters go one step each. Steps lead from land to the river of the same tile, across sides to land, and along rivers that meet.',
    task: 'Your two hunters stand on a prairie without bison. Walk with a hunter onto the river beside it, which is worth 6 salmon.',
    hint: 'Press “Walk”, click your hunters on c2, then the river of c2.',
    keep: 'Walk is one step for each hunter; one hunter walks for free.',
  },
  trek: {
    title: 'Trek',
    lead: 'Trek: up to five hunters go one to three steps each. They may pass through the spaces of others, but not stop there.',
    task: 'Send one hunter onto the river and the other onto a land space with an animal, so that you would get 7 animals in all.',
    hint: 'Press “Trek”: one hunter to the river of c2 or c3, the other to the mountain or prairie of c3.',
    keep: 'Two hunters in two regions are often worth more than two in one.',
  },
  gather: {
    title: 'Gather',
    lead: 'Gather: up to five of your hunters join a space where one of yours stands already, from anywhere. On the long river you and Red have two hunters each: tied, each gets only half.',
    task: 'Gather your hunter from the mountain onto the river, so that you lead it alone.',
    hint: 'Press “Gather”, choose the river of c2, then the hunter on c3.',
    keep: 'Tied for first, each gets half. One hunter more, and all of it is yours.',
  },
  tepee: {
    title: 'Tepee',
    lead: 'Tepees count before hunters, however many there are. A tepee of value 1 takes one hunter, who goes back to your reserve.',
    task: 'Red has three hunters on your mountain, you have one. Build a tepee with your hunter.',
    hint: 'Press “Tepee”, then your hunter on the mountain of d4.',
    keep: 'The highest tepee leads; hunters count only where tepees are equal.',
  },
  canoe: {
    title: 'Canoe',
    lead: 'On rivers, canoes are what tepees are on land. They stay where they are, and no number of hunters beats them.',
    task: 'Red leads the river with three hunters. Build a canoe and take the lead.',
    hint: 'Press “Canoe”, then your hunters on the river of c2. A canoe of 1 is free.',
    keep: 'A canoe holds a river against any number of hunters.',
  },
  market: {
    title: 'Market and trade',
    lead: 'Before your action you may buy and trade as often as you like: a hunter costs 1 of each animal, a tepee or canoe its value of each. Three animals of one kind trade for one of another.',
    task: 'Buy a hunter, then take any action.',
    hint: 'Press “Market and trade”, buy a hunter, close it, and make a turn.',
    keep: 'Buy when you have animals of all three kinds: later there may be too few of one.',
  },
  overflow: {
    title: 'More than 15',
    lead: 'Each kind of animal has room for 15. What scoring brings beyond that is lost, unless you spend it at once. You have 16 salmon now.',
    task: 'Trade salmon or buy something, so that nothing is lost.',
    hint: 'Buy a hunter, for example: it costs 1 of each kind.',
    keep: 'Spend before scoring what would not fit.',
  },
  last: {
    title: 'The last season',
    lead: 'After the last action of the game all stores are emptied, and every region is counted once more. Only that counts. This is the very last turn.',
    task: 'Find a turn after which your regions are worth 26 animals or more.',
    hint: 'Look for a region in which one more hunter decides, and do not think of what it costs: animals in stock count no more.',
    keep: 'In the last season stock is worth nothing: spend it for regions.',
  },
} satisfies Record<string, LessonWords>;
