/**
 * Why something was refused, in English: one sentence for each code of games and server.
 * The other languages are typed by this file, so a code that lacks a sentence fails the type check.
 */

/** What a refusal says about a whole kind of place or thing; its words come as the server writes them. */
const animals: Record<string, string> = { bison: 'bison', salmon: 'salmon', turkey: 'turkey' };

const actions: Record<string, string> = {
  tile: 'Lay the tile',
  tepee: 'Tepee',
  canoe: 'Canoe',
  gather: 'Gather',
  walk: 'Walk',
  trek: 'Trek',
};

const terrains: Record<string, string> = { p: 'prairie', r: 'river', m: 'mountain' };

const directions: Record<string, string> = {
  e: 'east',
  ne: 'north-east',
  se: 'south-east',
  w: 'west',
  nw: 'north-west',
  sw: 'south-west',
};

const herd: Record<string, string> = { bison: 'bison', tent: 'tent' };

/** What the turn asks for, as the rules of both games name it. */
const asked: Record<string, string> = {
  'a purchase, a trade or an action': 'an action, or a purchase or trade before it',
  'a cell and a rotation for the tile': 'a place for your tile',
  'hunters for the new tile, or none': 'hunters for the new tile, or none',
  'a space to change, or none': 'a space to build on, or none',
  'the space to gather on, or none': 'the space where your hunters gather, or none',
  'a hunter to join': 'a hunter to join the others',
  'a hunter to move, or none': 'a hunter to move, or none',
  'the space where the hunter stops': 'the space where the hunter stops',
  'an animal to gain': 'the animal you gain',
  'how many bison pay': 'how many bison you pay',
  'how many salmon pay': 'how many salmon you pay',
  'a purchase or trade of what exceeds 15, or done': 'what to do with the animals above 15',
  'setting a tent': 'a hex for your tent',
  'moving a bison': 'a bison to move',
  'removing an unsupplied tent': 'an unsupplied tent to take off the board',
  'an extra action or pass': 'an extra action, or a pass',
};

const kindsOfValue: Record<string, string> = {
  'an object': 'an object',
  'a list': 'a list',
  'a text': 'a text',
  'a number': 'a number',
  'true or false': 'true or false',
  null: 'nothing',
};

const gameTitles: Record<string, string> = { bison: 'Bison', 'wind-river': 'Wind River' };

const word = (words: Record<string, string>, found: string): string => words[found] ?? found;
const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const hunters = (number: number): string => count(number, 'hunter', 'hunters');
const seatNumber = (seat: number): number => seat + 1;

/** `c3p` is the prairie of the tile on c3. */
function space(name: string): string {
  const terrain = terrains[name.slice(-1)];
  return terrain ? `the ${terrain} of ${name.slice(0, -1)}` : name;
}

/** `t3` is a tepee of value 3. */
function item(name: string): string {
  if (name === 'h') return 'hunter';
  return `${name.startsWith('t') ? 'tepee' : 'canoe'} of value ${name.slice(1)}`;
}

function games(names: string): string {
  return names
    .split(', ')
    .map((name) => word(gameTitles, name))
    .join(' and ');
}

/** What a refused tile file or tile set tells of itself; each fault has some of it. */
export interface TileFault {
  path?: string;
  kind?: string;
  error?: string;
  key?: string;
  ids?: string;
  id?: string;
  wanted?: number;
  found?: number;
  a?: number;
  d?: number;
  bison?: number;
  salmon?: number;
  turkey?: number;
}

/** What is wrong with a tile set, by the name of the fault; the sentences of the command line. */
const tileFaults = (p: TileFault): Record<string, string> => ({
  option: 'A tile set is “standard” or an object with “start” and “draw”.',
  unreadable: `The tile file “${p.path}” cannot be read: ${p.error}.`,
  not_text: `The tile file “${p.path}” is not UTF-8 text.`,
  too_large: `The tile file “${p.path}” is too large for a tile set.`,
  syntax: `The tile file “${p.path}” is not ${p.kind}: ${p.error}.`,
  parts: 'A tile set needs “start” and “draw”.',
  stray: `A tile set has “start” and “draw”, but not “${p.key}”.`,
  start: `The start tiles are S1, S2 and S3, not ${p.ids}.`,
  draw: `There must be ${p.wanted} draw tiles, not ${p.found}.`,
  id: `“${p.id}” cannot be the id of a draw tile: ids are texts without blanks, and not S1, S2, S3.`,
  numbers: `Tile ${p.id} must be five whole numbers: a, d, bison, salmon, turkey.`,
  corner: `Tile ${p.id}: a, the corner where its river begins, must be 0 to 5, not ${p.a}.`,
  sides: `Tile ${p.id}: d, the number of prairie sides, must be 1 to 5, not ${p.d}.`,
  animals: `Tile ${p.id} must show ${p.wanted} animals in all, none below 0: not ${p.bison}, ${p.salmon}, ${p.turkey}.`,
});

export const problems = {
  // Both games
  game_over: 'The game is over.',
  not_now: (p: { asked: string }) => `That does not fit here: the turn now asks for ${word(asked, p.asked)}.`,
  moved_already: (p: { space?: string; hex?: string }) =>
    p.space !== undefined
      ? `Your hunters on ${space(p.space)} have already moved in this action.`
      : `Every bison on ${p.hex} has already moved in this turn.`,
  too_poor: (p: { price: number; have?: number }) =>
    p.have !== undefined
      ? `A new tent costs ${p.price} resources, and you have ${p.have}.`
      : `This costs ${p.price} of each animal, more than you have.`,
  unknown_step: (p: { step: number; last: number }) =>
    `There is no step ${p.step}: steps are numbered from 0 to ${p.last}.`,
  malformed_step: 'A step must be a whole number.',
  turn_whole: 'Your turn is complete: confirm it, or take back a step.',
  not_whole: 'Your turn is not complete yet.',
  no_draft: 'This turn has not been begun, so there is nothing to confirm.',
  nothing_to_undo: 'There is no step to take back.',
  drafting: 'A turn has been begun: finish it or take it back first.',

  // Bison: buying, trading, choosing an action
  sold_out: (p: { item: string }) => `Your market has no ${item(p.item)} left.`,
  no_buying: 'Nothing can be bought at the last scoring.',
  not_exceeding: (p: { end: number; have: number; kind: string }) =>
    `Now you can trade only a kind above ${p.end}; your ${word(animals, p.kind)} track stands at ${p.have}.`,
  too_few: (p: { kind: string; have: number; rate?: number }) =>
    p.rate !== undefined
      ? `A trade takes ${p.rate} animals of one kind; your ${word(animals, p.kind)} track stands at ${p.have}.`
      : `You cannot pay that: your ${word(animals, p.kind)} track stands at ${p.have}.`,
  track_full: (p: { kind: string }) => `Your ${word(animals, p.kind)} track is full.`,
  action_used: (p: { action: string }) =>
    `You have already taken the action “${word(actions, p.action)}” this season.`,
  tile_compulsory: 'This is your last action of the season: you must lay your tile now.',

  // Bison: laying a tile
  cell_taken: (p: { cell: string }) => `There is already a tile on ${p.cell}.`,
  cell_apart: (p: { cell: string }) => `A tile on ${p.cell} would touch no side of another tile.`,
  reserve: (p: { reserve: number }) => `You have only ${hunters(p.reserve)} in your reserve.`,

  // Bison: what an action costs
  too_many: (p: { most: number }) => `At most ${p.most} hunters can take part in an action.`,
  too_expensive: (p: { limit: number }) =>
    `Your animals do not pay for more than ${hunters(p.limit)} in this action.`,
  too_much: (p: { due: number }) => `Only ${count(p.due, 'animal is', 'animals are')} to be paid.`,
  too_little: (p: { due: number }) => `Your other animals cannot pay the rest of the ${p.due}.`,
  wrong_payment: (p: { hunters: number; cost: number; paid: number }) =>
    `${hunters(p.hunters)} cost ${p.cost} animals, not ${p.paid}.`,
  gain_missing: 'An action without hunters brings you an animal: say which one.',
  no_gain: 'There is nothing to gain here.',
  action_closed: 'Nobody else can take part in this action.',

  // Bison: building
  one_change: (p: { action: string }) =>
    `In the base game one action changes only one ${p.action}.`,
  wrong_terrain: (p: { space: string }) =>
    `Tepees stand on prairie and mountain, canoes on rivers: ${space(p.space)} does not fit.`,
  changed_already: (p: { space: string }) => `You have already changed ${space(p.space)} in this action.`,
  no_change: (p: { space: string; value: number }) =>
    `The piece on ${space(p.space)} already has the value ${p.value}.`,
  no_reducing: 'Tepees and canoes can be made smaller only in variant 2.',
  too_few_hunters: (p: { needed: number; hunters: number; where: string }) =>
    p.where.startsWith('on ')
      ? `This takes ${hunters(p.needed)} on ${space(p.where.slice(3))}; you have ${p.hunters} there.`
      : `This takes ${hunters(p.needed)} from your reserve; you have ${p.hunters} there.`,
  no_piece: (p: { value: number }) => `You have no piece of value ${p.value} in your reserve: buy one first.`,

  // Bison: moving
  no_hunter: (p: { space: string }) => `You have no hunter on ${space(p.space)}.`,
  nobody_joins: (p: { space: string }) => `You have no hunters elsewhere who could join ${space(p.space)}.`,
  same_space: (p: { space: string }) => `Hunters join ${space(p.space)} from other spaces.`,
  gather_someone: 'To gather, at least one hunter has to join.',
  no_stop: (p: { space: string }) =>
    `A hunter from ${space(p.space)} can stop nowhere: every space in reach belongs to others.`,
  no_tile: (p: { space: string }) => `There is no tile on ${p.space.slice(0, -1)} yet.`,
  no_move: 'A hunter must stop on another space than the one it left.',
  occupied: (p: { space: string }) =>
    `Another player holds ${space(p.space)}: a hunter may pass through but not stop there.`,
  too_far: (p: { space: string; origin: string; steps: number }) =>
    `It is more than ${count(p.steps, 'step', 'steps')} from ${space(p.origin)} to ${space(p.space)}.`,

  // Bison: more than 15 animals
  overflow_first: (p: { seat: number }) =>
    `Seat ${seatNumber(p.seat)} has more than 15 animals of a kind and must deal with them first.`,
  overflow_closed: 'None of your tracks is above 15 any more.',
  no_overflow: 'Nobody has more than 15 animals of a kind now.',
  over_part: (p: { part: string }) => `“${p.part}” cannot be done with animals above 15.`,

  // Wind River
  out_of_play: (p: { hex: string; players?: number; direction?: string }) =>
    p.direction !== undefined
      ? `Going ${word(directions, p.direction)} from ${p.hex} leads into a lane that is not in play.`
      : `${p.hex} is not in play with ${p.players} players.`,
  hex_taken: (p: { hex: string }) => `There is already a tent on ${p.hex}: the first tents stand alone.`,
  no_way: (p: { who: string; hex: string; direction: string }) =>
    `No ${word(herd, p.who)} can leave the board from ${p.hex} to the ${word(directions, p.direction)}.`,
  no_bison: (p: { hex: string }) => `There is no bison on ${p.hex}.`,
  hex_full: (p: { most: number; target: string }) =>
    `There are already ${p.most} bison on ${p.target}, and a hex holds no more.`,
  bison_never_west: 'Bison go only east, north-east or south-east.',
  no_tent: (p: { hex: string }) => `You have no tent on ${p.hex}.`,
  supplied: (p: { hex: string }) => `Your tents on ${p.hex} are supplied: only unsupplied ones are lost.`,
  cannot_pay_entry: (p: { target: string }) =>
    `Others have tents on ${p.target}: going there costs 1 resource, and you have none.`,
  no_tent_in_hand: 'You have no tent left to put up.',
  shared_hex: (p: { hex: string }) => `Others have tents on ${p.hex}: a new tent needs a hex of your own.`,
  resources_full: (p: { most: number }) => `You already hold ${p.most} resources, the most there can be.`,
  nothing_to_earn: 'You would earn nothing: your hexes have no bison to spare.',

  // Turns written as text
  not_exact: (p: { exact: string }) => `The turn must be written “${p.exact}”.`,
  free_part: (p: { part: string }) => `“${p.part}” is neither a purchase nor a trade.`,
  unknown_action: (p: { word: string; actions: string }) =>
    `“${p.word}” is no action; the actions are ${p.actions}.`,
  tile_place: 'A tile is written with its cell and its turning, as in “tile d2/1”.',
  tile_hunters: 'Hunters on a new tile are written “p3”, “r3” or “m3”.',
  build: (p: { word: string }) => `“${p.word}” is no change: write a space and its value, as in “d2p:2”.`,
  gather: 'Gathering is written as in “gather c3m<d2p*2,c4r”.',
  gather_from: (p: { word: string }) => `“${p.word}” is no space that hunters could come from.`,
  move: (p: { word: string }) => `“${p.word}” is no move: write two spaces, as in “b4m>c4p”.`,
  gain: (p: { word: string }) => `“${p.word}” is no gain: write +b, +s or +t.`,
  payment: (p: { word: string }) => `“${p.word}” is no payment: write the kinds in the order b, s, t, as in “-b2s1”.`,
  bad_repeat: (p: { word: string }) => `“${p.word}” is not right: *N is written from 2 on.`,
  turn_complete: (p: { part: string }) => `The turn is already complete before “${p.part}”.`,
  turn_incomplete: 'The turn is not complete: something is still to be done.',
  stray_words: (p: { kind: string }) => `Nothing can follow “${p.kind}”.`,
  one_word: (p: { kind: string }) => `Exactly one place follows “${p.kind}”.`,
  no_words: (p: { kind: string }) => `“${p.kind}” needs at least one place after it.`,
  unknown_word: (p: { kind: string }) => `“${p.kind}” is no part of a turn.`,
  unknown_hex: (p: { word: string }) => `“${p.word}” is no hex: hexes are a1 to f6.`,
  unknown_move: (p: { word: string }) => `“${p.word}” is no move: write a hex and e, ne, se, w, nw or sw.`,

  // Setting up a game
  unknown_game: (p: { game: string; games?: string }) =>
    p.games !== undefined
      ? `There is no game “${p.game}” here; the games are ${games(p.games)}.`
      : `There is no game “${p.game}” here.`,
  players: (p: { title?: string; least?: number; most?: number; players?: number }) =>
    p.title !== undefined
      ? `${p.title} is for ${p.least} to ${p.most} players, not ${p.players}.`
      : 'The number of players must be a whole number.',
  first: (p: { last?: number; first?: number }) =>
    p.last !== undefined && p.first !== undefined
      ? `There is no seat ${seatNumber(p.first)} that could begin: the seats are 1 to ${seatNumber(p.last)}.`
      : 'The seat that begins must be a whole number.',
  unknown_option: (p: { key: string }) => `This game has no option “${p.key}”.`,
  option_no_file: (p: { key: string }) => `The option “${p.key}” is not read from a file.`,
  option_missing: (p: { key: string }) => `The option “${p.key}” is missing.`,
  options: 'The options of a game must be an object.',
  options_large: (p: { most: number }) => `The options of a table have at most ${p.most} bytes.`,
  variant: 'The variant must be 0, 1 or 2.',
  stack: 'The stack of tiles does not fit this game.',
  stack_size: (p: { wanted: number; found: number }) => `The stack must have ${p.wanted} tiles, not ${p.found}.`,
  unknown_tile: (p: { id: string }) => `There is no draw tile “${p.id}”.`,
  tile_twice: (p: { id: string }) => `Tile “${p.id}” is in the stack twice.`,
  tiles: (p: { fault: string } & TileFault) => tileFaults(p)[p.fault]!,

  // Records
  not_json: (p: { error: string }) => `This is no record: it cannot be read as JSON (${p.error}).`,
  not_object: (p: { found: string }) => `A record is an object, not ${word(kindsOfValue, p.found)}.`,
  format: (p: { wanted: string }) => `The format of a record must be “${p.wanted}”.`,
  game: 'The record must name its game.',
  turns: 'The record must have a list of turns.',
  turn_form: (p: { found: string }) => `A turn is a text, not ${word(kindsOfValue, p.found)}.`,
  after_end: 'The game was already over before this turn.',
  result_early: 'The game is still running, so its record cannot have a result.',
  result_missing: 'The game is over, so its record needs the result.',
  result_form: 'The result must have scores, tiebreaks and winners, each a list of whole numbers.',
  result_scores: (p: { claimed: readonly number[]; right: readonly number[] }) =>
    `The record claims the scores ${p.claimed.join(', ')}, but the game ended ${p.right.join(', ')}.`,
  result_tiebreaks: (p: { claimed: readonly number[]; right: readonly number[] }) =>
    `The record claims the tiebreaks ${p.claimed.join(', ')}, but they were ${p.right.join(', ')}.`,
  result_winners: (p: { claimed: readonly number[]; right: readonly number[] }) =>
    `The record names seat ${p.claimed.map(seatNumber).join(', ')} as winner, but it was ${p.right.map(seatNumber).join(', ')}.`,
  too_long: (p: { most: number }) => `A record can have at most ${p.most} turns here.`,

  // At the table
  unknown_table: 'There is no such table here.',
  is_open: 'The game has not started yet.',
  is_running: 'The game has already started.',
  is_finished: 'The game is over.',
  is_archived: 'This table was put away because nobody had touched it for a long time.',
  is_foreign: 'This game was begun under other rules than this server knows; another version has to go on with it.',
  not_started: 'The game has not started yet.',
  not_finished: 'You can ask for a rematch once the game is over.',
  archived: 'This table was put away.',
  seat_taken: (p: { seat: number }) => `Seat ${seatNumber(p.seat)} is already taken.`,
  seats_open: (p: { open: number }) =>
    `The game cannot start yet: ${count(p.open, 'seat is', 'seats are')} still open.`,
  no_seat: (p: { last: number; seat: number }) =>
    `There is no seat ${seatNumber(p.seat)}: the seats are 1 to ${seatNumber(p.last)}.`,
  not_your_seat: (p: { seat: number }) => `Seat ${seatNumber(p.seat)} is not yours.`,
  not_player: 'You have no seat at this table.',
  not_creator: 'Only whoever set up the table can do that.',
  not_your_turn: (p: { to_move: number }) => `It is not your turn: seat ${seatNumber(p.to_move)} is to move.`,
  stale: (p: { turn: number }) => `The game has gone on meanwhile: it is at turn ${p.turn} now.`,
  busy: 'A lot is happening at this table: please try again.',
  no_turn: (p: { turns: number; turn: number }) => `The game has ${p.turns} turns, so there is no turn ${p.turn}.`,
  table_full: 'Too much has happened at this table: set up a new one.',
  tables: (p: { most: number }) => `You have ${p.most} tables that are not over: finish some of them first.`,
  bot: (p: { bot?: string; name?: string }) => `There is no bot “${p.bot ?? p.name}”.`,
  seat: (p: { seat: string }) => `A seat is open, yours or a bot’s, not “${p.seat}”.`,

  // Names, colours, chat
  name_empty: 'Please enter a name.',
  name_long: (p: { most: number; found: number }) =>
    `A name has at most ${p.most} characters; yours has ${p.found}.`,
  name_signs: 'A name must not contain invisible characters.',
  text_empty: 'There is nothing to send yet.',
  text_long: (p: { most: number; found: number }) =>
    `A message has at most ${p.most} characters; yours has ${p.found}.`,
  text_signs: 'A message must not contain invisible characters.',
  colour: 'A colour is written #rrggbb, with digits and the letters a to f.',
  muted: 'You cannot write here: whoever set up this table has muted you.',
  mute_self: 'You cannot mute yourself.',
  chat_full: (p: { most: number }) => `There are already ${p.most} messages at this table, and no room for more.`,

  // Who you are
  nobody: 'You are only watching: choose a name to take part.',
  token: 'Nobody here is known by this key.',
  link: 'This link was already used or has expired: make a new one on your other device.',
  foreign_origin: 'This request came from another site and was not carried out.',

  // The connection and the server
  too_fast: (p: { seconds: number }) => `That was a little too fast: please wait ${p.seconds} seconds.`,
  sockets: (p: { most: number }) => `You already have ${p.most} connections open: close a window first.`,
  too_large: 'This is too large to be sent.',
  hello_first: 'The connection was not ready yet: please try again.',
  malformed: 'The server did not understand this request: reload the page and try again.',
  status: (p: { status: string }) => `There are no tables with the status “${p.status}”.`,
  page: 'There is no such page of tables.',
  face: 'There is no tile with such a face.',
  not_found: 'There is nothing at this address.',
  method: 'That cannot be done here.',
  database: 'The server cannot reach its games at the moment: please try again soon.',
  fault: 'The server made a mistake: please try again.',

  /** Put before the sentence of a fault in a record; `turn` counts from 1. */
  in_turn: (p: { turn: number }) => `Turn ${p.turn}: `,
};

export type Problems = typeof problems;
