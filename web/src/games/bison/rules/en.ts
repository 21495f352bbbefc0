import type { BisonRulebook } from './outline';

export const rulebook: BisonRulebook = {
  title: 'Bison: Thunder on the Prairie',
  lead: 'Lead your hunters into a land that grows with every tile, and hold the best hunting grounds when autumn ends.',
  words: {
    contents: 'Contents',
    quick: 'Quick reference',
    print: 'Print on one page',
    rulings: 'Rulings',
    rulingsLead:
      'The rule books leave some things open, and here and there they disagree. This is how it is played here. From B13 on the questions are our own.',
    number: 'No.',
    question: 'Question',
    ruling: 'Ruling',
    unofficial: 'An unofficial page, in our own words. The names of the games belong to their owners.',
  },

  page: {
    idea: 'The idea',
    'idea-land':
      'Every season each player adds one tile to the map: prairie with bison, rivers with salmon, mountains with turkeys. Where prairies touch they become one large prairie, and whoever counts most there takes the most animals. A single tepee or canoe counts for more than any crowd of hunters.',
    'idea-winning':
      'Animals are also your money: moving, building and buying cost some. But before the very last scoring all stores are emptied. Only what your hunting grounds bring that one last time decides the game.',

    material: 'Tiles, animals and pieces',
    tiles:
      'There are 21 **tiles**: three start tiles and 18 to draw. The six sides of a tile bulge out and curve in by turns, so it fits the map in three positions only, each a third of a turn from the next. Every tile has three **spaces**: one prairie, one river and one mountain, with the river always between the other two.',
    animals:
      '**Bison** live on prairie, **salmon** in rivers, **turkeys** in the mountains. Each tile shows three animals in all, spread over its spaces in any way; a space may have none. Animals on the map are never taken away: they feed everybody again next season.',
    pieces: [
      '**8 hunters** of your colour.',
      '**6 tepees** of the values 1, 1, 2, 2, 3 and 4, and **6 canoes** of the same values.',
      '**Three tracks**, one for each animal, from 0 to 15. They show your stores.',
      '**Four action markers**, for the actions you take in a season.',
      '**The totem**, one for the whole table: its holder is first player.',
    ],
    map: 'The map has 27 cells in six rows. Rows are lettered from **a** in the north to **f** in the south, and the cells of a row are numbered from west to east. The start tiles lie on c3, c4 and d3; the totem marks the corner where they meet. No tile may lie more than **three tiles from the totem**, a start tile being at distance 1. The 27 cells are exactly those in reach.',
    'figure-opening': {
      caption: 'The start: three tiles round the totem, their rivers joined beneath it.',
      described: 'Three tiles meet in the middle of the map. Empty cells around them are marked as free.',
    },
    spaces:
      'A space is named by its terrain and its cell, such as “the prairie of d3”. All pieces on one space belong to **one player**. A tile can therefore hold up to three players, one on each space.',
    neighbours: 'Neighbouring spaces',
    'neighbours-steps': [
      'On one tile, the prairie touches the river and the river touches the mountain. There is no direct step between the prairie and the mountain of the same tile.',
      'Over a side that two tiles share, the two pieces of land touch that meet there: prairie or mountain, alike or not.',
      'Two rivers touch where both end in the same corner.',
    ],
    'neighbours-only':
      'Nothing else touches. A river never borders the land of another tile, and no other step leads over a corner. The small tip of water where a single river ends is no space.',
    regions:
      'Spaces of one terrain that hang together form a **region**: land through shared sides, rivers through shared corners. A space without such a partner is a region by itself. Several players can be present in one region, each on spaces of its own.',

    setup: 'Setting up',
    'setup-steps': [
      'The three start tiles are laid on c3, c4 and d3, so that they meet at the totem.',
      'Everybody’s three tracks are set to **10**: 10 bison, 10 salmon, 10 turkeys.',
      'Your **reserve** is 4 hunters, a tepee of value 1 and one of value 2, a canoe of value 1 and one of value 2.',
      'The rest is your own **market**: 4 hunters, tepees of values 1, 2, 3, 4 and canoes of values 1, 2, 3, 4. Nobody else can buy there.',
      'The 18 draw tiles are shuffled face down. Some are put aside unseen, as the table says. The others are the stack.',
      'The first player takes the totem: in the books the youngest, here the seat that was chosen when the table was set up, or one that is drawn. Turns go clockwise.',
    ],
    'setup-players': {
      caption: 'Tiles and seasons by number of players',
      head: ['Players', 'Put aside', 'In the stack', 'Seasons'],
      rows: [
        ['2', '6', '12', '6'],
        ['3', '3', '15', '5'],
        ['4', '2', '16', '4'],
      ],
    },

    season: 'A season',
    'season-steps': [
      '**Totem.** From the second season on it passes to the left. Its holder begins in everything.',
      '**Drawing.** In turn order everybody takes the top tile of the stack and looks at it in secret.',
      '**Four rounds.** In each round everybody takes one action, in turn order.',
      '**Scoring** of all regions.',
    ],
    'season-actions':
      'There are six actions: [lay the tile](#tile), [tepee](#tepee), [canoe](#canoe), [gather](#gather), [walk](#walk) and [trek](#trek). You take four of them in a season, **each at most once**, in any order. Laying your tile is a duty: if you still hold it after three actions, your fourth must be to lay it.',
    turn: 'Your turn',
    'turn-order':
      'First buy and trade as you like, as often as you can afford it; this is no action. Then take one action and pay for it.',
    buy: '**Buying.** From your own market a hunter costs 1 animal of each kind. A tepee or canoe costs its value in each kind: a canoe of value 3 costs 3 bison, 3 salmon and 3 turkeys. What you buy goes to your reserve.',
    trade:
      '**Trading.** Give 3 animals of one kind and take 1 of another. You cannot trade into a track that stands at 15.',
    cost: 'What an action costs',
    'cost-text':
      'The price depends only on how many hunters the action uses, **five at most**. Pay with any mix of your animals.',
    'cost-table': {
      caption: 'The price of an action',
      head: ['Hunters used', 'Price'],
      rows: [
        ['0', 'nothing; you gain 1 animal of your choice'],
        ['1', 'free'],
        ['2', '2 animals'],
        ['3', '4 animals'],
        ['4', '7 animals'],
        ['5', '10 animals'],
      ],
    },
    'cost-none':
      'With no hunters the action is spent and does nothing else; only the tile is still laid. The animal must be taken, on a track below 15. If all your tracks are full you get nothing.',

    actions: 'The six actions',
    tile: 'Lay the tile',
    'tile-text':
      'Lay the tile from your hand on an empty cell that shares a side with a tile already there, within three tiles of the totem, in one of its three positions. Any terrain may meet any other; rivers need not run on.',
    'figure-tile': {
      caption: 'Blue has laid its tile on c2 and put two hunters on its prairie. Two hunters cost 2 animals.',
      described: 'A fourth tile lies west of the start tiles, with two blue hunters on its prairie.',
    },
    'tile-hunters':
      'Then put 0 to 5 hunters from your reserve on the new tile, **all on the same space**. They are the hunters used. There is no other way to bring hunters onto the map.',
    tepee: 'Tepee',
    'tepee-choose': 'Choose a prairie or a mountain where you have hunters.',
    'tepee-ways': [
      '**Build**, if no tepee stands there: value 1 uses 1 hunter, value 2 uses 2, and so on.',
      '**Enlarge**, if your tepee stands there: it uses as many hunters as the value grows.',
    ],
    'tepee-pieces':
      'The new tepee comes from your reserve. The hunters used must stand on that space; they return to your reserve, and so does a smaller tepee that was replaced. A space has room for one tepee and any number of your hunters. One action builds or enlarges one tepee.',
    'figure-tepee': {
      caption:
        'Blue has three hunters on the mountain of d2, and a tepee of value 1 with two hunters on the prairie of c2.',
      described:
        'Three blue hunters stand on a mountain. On a prairie stand a blue tepee of value 1 and two blue hunters.',
    },
    'tepee-example':
      '*For example:* on the mountain of d2 Blue can build a tepee of value 1 for nothing, of value 2 for 2 animals, or of value 3 for 4 animals. On the prairie of c2 it can enlarge its tepee to value 2 for nothing, or to value 3 for 2 animals.',
    canoe: 'Canoe',
    'canoe-text': 'Just like [tepee](#tepee), but with canoes, and on rivers.',
    gather: 'Gather',
    'gather-text':
      'One of your hunters calls, and up to 5 of your hunters from anywhere on the map join it on its space. The caller stays where it is and is not counted as used. Hunters who stand on that space already cannot join it.',
    walk: 'Walk',
    'walk-text': 'Up to 5 of your hunters move, each to a [neighbouring space](#neighbours).',
    trek: 'Trek',
    'trek-text': 'Up to 5 of your hunters move, each by one, two or three steps.',
    'figure-trek': {
      caption:
        'Where the blue hunter on the prairie of c2 can stop after a trek. It reaches the river of c3 through the prairie that Red holds.',
      described: 'The spaces in reach of one blue hunter are lit; spaces held by red are not.',
    },
    movement: 'All movement',
    'movement-rules': [
      'You may pass through spaces of other players, but never stop there.',
      'Tepees and canoes never move.',
      'No hunter moves twice in one action, and each must stop on another space than the one it left.',
      'The price counts the hunters that move, together or apart.',
    ],

    scoring: 'Scoring',
    'scoring-order':
      'First all prairie regions are scored, then all mountain regions, then all river regions. The animals go to the track of their kind.',
    rank: 'Who counts most',
    'rank-text':
      'Look at the players present in the region. Compare the number of their tepees or canoes of value 4. If that is equal, compare those of value 3, then 2, then 1. If all are equal, compare hunters. So one larger piece beats any number of smaller ones, and one tepee or canoe beats any number of hunters.',
    awards: 'Who gets what',
    'awards-text': 'Count the animals of the whole region. Halves are rounded down.',
    'awards-table': {
      caption: 'Animals for each place',
      head: ['Place', 'Animals'],
      rows: [
        ['alone in first place', 'all of them'],
        ['several tied for first', 'half of them each; nobody is second'],
        ['alone in second place', 'half of them'],
        ['several tied for second', 'each those on its own spaces'],
        ['everybody further down', 'each those on its own spaces'],
      ],
    },
    'awards-spaces': 'Your own spaces are the spaces of the region where you have pieces.',
    'example-1': 'Example: four players on one prairie',
    'example-1-text': 'Five spaces hang together, with 1, 1, 3, 0 and 2 bison: seven in all.',
    'figure-scoring': {
      caption:
        'Yellow: a tepee of value 2 on c3. Red: tepees of value 1 on d1 and e1. Green: a tepee of value 1 and two hunters on c2. Blue: two hunters on d2.',
      described: 'Five connected prairie spaces are lit, each held by one of four players.',
    },
    'example-1-table': {
      caption: 'What the prairie brings',
      head: ['Player', 'Place', 'Bison'],
      rows: [
        ['Yellow', 'first: the only tepee of value 2', '7, the whole region'],
        ['Red', 'second: two tepees of value 1', '3, half of seven'],
        ['Green', 'third: one tepee of value 1', '0, what its own space shows'],
        ['Blue', 'fourth: hunters only', '2, what its own space shows'],
      ],
    },
    'example-2': 'Example: a tie at the top',
    'example-2-text':
      'The same prairie, but now Yellow and Green are level in first place. Each gets 3. There is no second place: Red gets the 4 bison on its own two spaces, Blue the 2 on its own.',
    overflow: 'More than 15',
    'overflow-text':
      'No track goes beyond 15. After each of the three terrains, players with more than 15 of a kind may use the surplus, in the turn order of the season: buy, and trade away the kind that is above 15, one thing after another, as long as one of their kinds is still above 15. What is then above 15 is lost.',

    end: 'The end',
    'end-last':
      'In the last season the four rounds are played as usual, and the stack is used up. Then all tracks of all players are **set to 0**, and the regions are scored one last time, in place of that season’s scoring. If a track goes above 15 now you may still trade, but no longer buy.',
    'end-winner':
      'The most animals in all win. Among players who share the highest sum, the one whose lowest track stands highest wins. If that is equal too, they share the victory.',
    'example-3-table': {
      caption: 'Example: a close finish',
      head: ['Player', 'Bison', 'Turkeys', 'Salmon', 'Sum', 'Lowest'],
      rows: [
        ['Yellow', '10', '14', '6', '30', '6'],
        ['Red', '12', '7', '11', '30', '7'],
        ['Blue', '9', '9', '11', '29', '9'],
      ],
    },
    'example-3-text':
      'Yellow and Red lead with 30. Red’s lowest track is 7, Yellow’s is 6: Red wins. Blue’s even stores do not help, because its sum is lower.',

    variants: 'Variants',
    'variant-0': '**Base game.** One tepee or canoe action changes one space, as told above.',
    'variant-1':
      '**Variant 1**, for experienced players. One tepee action, or one canoe action, may build and enlarge on several spaces. Add up the hunters of all changes: the sum is 5 at most and sets the price. The changes are made one after another, and what an earlier one sent back to your reserve can be used by a later one. No space is changed twice in an action.',
    'variant-1-example':
      '*For example:* you enlarge a tepee from 1 to 2 on a mountain, build one of value 1 on a prairie and one of value 2 on another. That is 1 + 1 + 2 = 4 hunters and costs 7 animals.',
    'variant-2':
      '**Variant 2** adds to variant 1 that a tepee or canoe may also be made smaller or taken away. For each point it loses, one hunter from your reserve is put on that space and counts as used. You need no hunter there beforehand. The smaller piece comes from your reserve, the larger returns to it.',
    'variant-2-example':
      '*For example:* you make a tepee of value 2 into one of value 1, take another of value 1 away and build one of value 2 elsewhere. Again 1 + 1 + 2 = 4 hunters, again 7 animals.',
    'tile-sets':
      '**The tiles.** The rule books do not show what is printed on every tile, so the standard set is a balanced reconstruction: every shape to draw comes three times, and the tiles to draw carry 18 animals of each kind. A table can also be set up with the faces of a printed copy: three start tiles and 18 to draw, each with three animals.',
    'tile-file':
      '**The tiles of your own copy.** Write the faces of your tiles into a file and choose it when you set up a table, under “More choices”. A tile is five numbers: `[a, d, bison, salmon, turkey]`. This is how to read `a` and `d` off a tile:',
    'tile-file-reading': [
      'Take a start tile and turn the corner under the totem to the north. Does its north-east side bulge out or curve in? Read all start tiles with that corner to the north. Hold every other tile so that the same sort of side lies to the north-east; three positions do that, and any of them will serve.',
      'Number the corners from 0 to 5 clockwise, beginning in the north. Side 0 lies between the corners 0 and 1, side 1 between 1 and 2, and so on.',
      'Go round clockwise: `a` is the corner where the prairie begins, `d` the number of sides with prairie. The other sides are mountain, and the river joins the two corners where they change.',
    ],
    'tile-file-form': [
      'The file is TOML or JSON. In TOML it begins with the line `[start]`, followed by three lines such as `S1 = [0, 3, 1, 1, 1]` for S1, S2 and S3, which lie on c3, c4 and d3.',
      'Then comes the line `[draw]` and 18 lines such as `"01" = [0, 2, 3, 0, 0]`. The names are free, but all different and without blanks.',
      '`a` goes from 0 to 5, `d` from 1 to 5, and every tile shows three animals. A file with a mistake is refused with the reason, and nothing else changes.',
    ],
  },

  quick: {
    'quick-season': 'A season',
    'quick-season-steps': [
      'The totem passes to the left (not in the first season).',
      'Everybody draws a tile in secret.',
      'Four rounds of one action each; every action once at most, the tile always.',
      'Scoring: prairies, mountains, rivers.',
    ],
    'quick-cost': 'Price of an action',
    'quick-cost-table': {
      caption: 'Animals for the hunters used',
      head: ['Hunters', '0', '1', '2', '3', '4', '5'],
      rows: [['Price', 'gain 1', 'free', '2', '4', '7', '10']],
    },
    'quick-actions': 'Actions',
    'quick-actions-table': {
      caption: 'What each action does',
      head: ['Action', 'Does'],
      rows: [
        ['Lay the tile', 'side to side, 3 tiles from the totem at most; 0–5 hunters on one space'],
        ['Tepee', 'build or enlarge on prairie or mountain; hunters used return to the reserve'],
        ['Canoe', 'the same on a river'],
        ['Gather', 'up to 5 hunters join one that stays'],
        ['Walk', 'up to 5 hunters, one step each'],
        ['Trek', 'up to 5 hunters, one to three steps each'],
      ],
    },
    'quick-free': 'Before the action, at will',
    'quick-free-list': [
      'Hunter: 1 animal of each kind.',
      'Tepee or canoe: its value of each kind.',
      'Trade: 3 of a kind for 1 of another.',
    ],
    'quick-moving': 'Steps',
    'quick-moving-list': [
      'Prairie – river – mountain on one tile.',
      'Land to land over a side.',
      'River to river where they meet in a corner.',
      'Pass through others, never stop with them.',
    ],
    'quick-scoring': 'Scoring a region',
    'quick-scoring-table': {
      caption: 'Most of value 4, then 3, 2, 1, then hunters',
      head: ['Place', 'Animals'],
      rows: [
        ['first alone', 'all'],
        ['first, tied', 'half each, no second place'],
        ['second alone', 'half'],
        ['all others', 'those on own spaces'],
      ],
    },
    'quick-end': 'The end',
    'quick-end-list': [
      '6, 5 or 4 seasons with 2, 3 or 4 players.',
      'All tracks to 0, then one last scoring.',
      'Most animals win; tie: the higher lowest track.',
      'Tracks end at 15: trade or buy at once, the rest is lost.',
    ],
  },

  rulings: {
    B1: {
      question: 'How many tiles are put aside with three players? One summary says four.',
      ruling: 'Three. Only then do the tiles last for exactly five seasons.',
    },
    B2: {
      question: 'What decides when tepees or canoes are level? One summary says animals.',
      ruling: 'The number of hunters, as in every full rule book.',
    },
    B3: {
      question: 'May hunters already on the space serve when a piece is made smaller?',
      ruling: 'No, they come from the reserve.',
    },
    B4: {
      question: 'When may I buy and trade?',
      ruling:
        'In your own turn, before the action. Markets are private, so you miss nothing. Also when a track overflows at a scoring.',
    },
    B5: {
      question: 'Does the limit of 15 hold in the last scoring?',
      ruling: 'Yes, it is a scoring like any other. But you can only trade then; buying would just cost you animals.',
    },
    B6: {
      question: 'What do I gain for no hunters when a track is full?',
      ruling: 'An animal on a track below 15. If all three are full, nothing.',
    },
    B7: {
      question: 'How is the distance to the totem counted? One French text counts from the start tiles.',
      ruling:
        'In tiles from the totem, as in all other books, a start tile being 1. It does not matter whether the cells between are filled.',
    },
    B8: {
      question: 'Who begins?',
      ruling:
        'The seat chosen when the table was set up; otherwise one is drawn. The books let the youngest begin: choose the seat where they sit.',
    },
    B9: {
      question: 'What do the others get when first place is tied?',
      ruling:
        'They count as third or fourth: each gets the animals on its own spaces. One French text calls them fourth or fifth, which comes to the same.',
    },
    B10: {
      question: 'Must I trade a surplus away? One French text says so.',
      ruling: 'No, but you may, as in the other books. What you leave above 15 is lost.',
    },
    B11: {
      question: 'Do tepees stand on prairie only, as one summary says?',
      ruling: 'No: on prairie and mountain, as in every full rule book.',
    },
    B12: {
      question: 'May I refuse the animal for using no hunters?',
      ruling: 'No. You take it, unless all your tracks are full.',
    },
    B13: {
      question: 'Which trades are open when a track overflows?',
      ruling: 'You may give only a kind above 15, and only into a track below 15.',
    },
    B14: {
      question: 'When is an action closed, and may I choose one I cannot use?',
      ruling:
        'It closes by itself once no hunter is left that could take part. You may choose an action that can do nothing: it counts as using no hunters.',
    },
    B15: {
      question: 'Where do the hunters go that come with a tile?',
      ruling: 'All on one space of the new tile, which is always empty.',
    },
    B16: {
      question: 'How are equal moves in a row written down?',
      ruling: 'Joined, with `*N` for N times.',
    },
    B17: {
      question: 'May hunters gather on the space they stand on?',
      ruling: 'No, that is no move. Those who join come from other spaces.',
    },
    B18: {
      question: 'Why does a tile fit in three positions only? The books do not say it in words.',
      ruling:
        'It follows from the shape: sides that bulge out and curve in by turns, as the pictures show and an American review describes, fit their neighbours only after a third of a turn.',
    },
    B19: {
      question: 'When is a surplus above 15 settled? The books say: at once.',
      ruling: 'After each terrain: after the prairies, after the mountains, after the rivers.',
    },
    B20: {
      question: 'May a hunter end where it began?',
      ruling: 'No, that is no move. A trek there and back is not possible.',
    },
    B21: { question: 'May one action of variants 1 and 2 change a space twice?', ruling: 'No, each space once.' },
    B22: {
      question: 'Can the books’ example of a whole scoring be laid with the tiles of this game?',
      ruling:
        'Not with the standard start tiles: their three prairies have a bison each and do not touch. So the printed ones are different. With [faces of your own](#tile-file) it can.',
    },
    B23: {
      question: 'Must hunters come with a tile? One French text says so.',
      ruling: 'No: 0 to 5, as the same text says before and all others too.',
    },
  },
};
