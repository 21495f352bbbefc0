// The peer of benchmarks/server.py: a boardgame.io server in memory, with a game whose state is a position of ours.
//
// The state is the spectators' view of a game in its middle, given as JSON, so that it is as large as what our server
// sends. A move adds one to a number in it and ends the turn: boardgame.io knows none of our rules, and has nothing to
// check but whose turn it is.

const { Server } = require('boardgame.io/server');
const { readFileSync } = require('fs');

const view = readFileSync(0, 'utf8');

const game = {
  name: 'plains',
  setup: () => ({ ...JSON.parse(view), moves: 0 }),
  minPlayers: 4,
  maxPlayers: 4,
  turn: { minMoves: 1, maxMoves: 1 },
  disableUndo: true,
  moves: {
    go: ({ G }, seat) => {
      G.moves += 1;
      G.seats[seat].moved = G.moves;
    },
  },
};

const server = Server({ games: [game], origins: [/.*/] });
server.run({ port: 0 }).then(({ appServer }) => console.log(`ready at ${appServer.address().port}`));
