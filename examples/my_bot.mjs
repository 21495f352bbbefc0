// A bot in JavaScript: `greatplains arena bison --bots "exec:node my_bot.mjs,random" -o report` in this folder.
//
// It tries some random turns, looks at what its seat would see after each, and plays the one it likes best. The lines it
// hears and says are those of docs/bot-protocol.md; `node my_bot.mjs 100` tries a hundred turns instead of thirty.
import { createInterface } from "node:readline";

const tries = Number(process.argv[2] ?? 30);
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const say = (line) => process.stdout.write(`${line}\n`);

/** The next line: its first word, and what stands behind it. When there is none, the game is over. */
async function hear() {
  const { value = "quit" } = await lines.next();
  const [verb] = value.split(" ", 1);
  return [verb, value.slice(verb.length + 1)];
}

function ask(line) {
  say(line);
  return hear();
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomNumbers(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A turn of random steps, as it is written, and what it is worth. */
async function randomTurn(seat, random) {
  let [verb, rest] = await ask("restart");
  while (verb === "choices") {
    const choices = JSON.parse(rest);
    [verb, rest] = await ask(`step ${choices[Math.floor(random() * choices.length)].step}`);
  }
  const [, view] = await ask("view");
  return { text: rest, value: worth(JSON.parse(view), seat) };
}

/** What the seat has on the board, in animals (Bison) or in columns travelled (Wind River). */
function worth(view, seat) {
  const own = view.seats[seat];
  if (view.game === "bison") {
    const mine = Object.values(view.spaces).filter((space) => space.seat === seat);
    const land = mine.map((space) => space.animals + 0.3 * space.hunters + space.value);
    return sum(land) + 0.1 * sum(Object.values(own.tracks));
  }
  if (view.game === "wind-river") {
    const travelled = Object.entries(view.hexes).map(([name, there]) => Number(name[1]) * there.tents[seat]);
    return sum(travelled) + 10 * own.plains - 5 * Math.max(0, own.hungry - own.resources) + 0.5 * own.resources;
  }
  return 0; // a game it does not know
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

let game, random;
for (let [verb, rest] = await hear(); verb !== "quit"; [verb, rest] = await hear()) {
  if (verb === "protocol") {
    say("name My bot, in JavaScript");
    say("ready");
  } else if (verb === "game") {
    game = JSON.parse(rest);
    random = randomNumbers(game.seed);
  } else if (verb === "go") {
    const end = performance.now() + 500 * Number(rest); // half of the time it has
    let best = await randomTurn(game.seat, random);
    for (let count = 1; count < tries && performance.now() < end; count++) {
      const other = await randomTurn(game.seat, random);
      if (other.value > best.value) best = other;
    }
    say(`turn ${best.text}`);
  }
}
process.exit(0);
