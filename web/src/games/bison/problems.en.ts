/** Why Bison refuses something, in English. */
import { AS_SENT, type EnglishSentences, type Words } from '../../messages/sentences';

const animals: Words<'Animal'> = { bison: 'bison', salmon: 'salmon', turkey: 'turkey' };

const actions: Words<'Action'> = {
  tile: 'Lay the tile',
  tepee: 'Tepee',
  canoe: 'Canoe',
  gather: 'Gather',
  walk: 'Walk',
  trek: 'Trek',
};

const terrains: Record<string, string> = { p: 'prairie', r: 'river', m: 'mountain' };

const asked: Words<'BisonAsked'> = {
  choose: 'an action, or a purchase or trade before it',
  lay: 'a place for your tile',
  place: 'hunters for the new tile, or none',
  build: 'a space to build on, or none',
  target: 'the space where your hunters gather, or none',
  join: 'a hunter to join the others',
  leave: 'a hunter to move, or none',
  arrive: 'the space where the hunter stops',
  gain: 'the animal you gain',
  pay_bison: 'how many bison you pay',
  pay_salmon: 'how many salmon you pay',
  overflow: 'what to do with the animals above 15',
};

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

export const problems: EnglishSentences<'bison'> = {
  game_over: AS_SENT,
  not_now: (p) => `That does not fit here: the turn now asks for ${asked[p.asked]}.`,
  moved_already: (p) => `Your hunters on ${space(p.space)} have already moved in this action.`,
  too_poor: (p) => `This costs ${p.price} of each animal, more than you have.`,

  // Buying, trading, choosing an action
  sold_out: (p) => `Your market has no ${item(p.item)} left.`,
  no_buying: AS_SENT,
  not_exceeding: (p) =>
    `Now you can trade only a kind above ${p.end}; your ${animals[p.kind]} track stands at ${p.have}.`,
  too_few_to_trade: (p) =>
    `A trade takes ${p.rate} animals of one kind; your ${animals[p.kind]} track stands at ${p.have}.`,
  too_few: (p) => `You cannot pay that: your ${animals[p.kind]} track stands at ${p.have}.`,
  track_full: (p) => `Your ${animals[p.kind]} track is full.`,
  action_used: (p) => `You have already taken the action “${actions[p.action]}” this season.`,
  tile_compulsory: 'This is your last action of the season: you must lay your tile now.',

  // Laying a tile
  cell_taken: (p) => `There is already a tile on ${p.cell}.`,
  cell_apart: (p) => `A tile on ${p.cell} would touch no side of another tile.`,
  reserve: (p) => `You have only ${hunters(p.reserve)} in your reserve.`,

  // What an action costs
  too_many: (p) => `At most ${p.most} hunters can take part in an action.`,
  too_expensive: (p) => `Your animals do not pay for more than ${hunters(p.limit)} in this action.`,
  too_much: (p) => `Only ${count(p.due, 'animal is', 'animals are')} to be paid.`,
  too_little: (p) => `Your other animals cannot pay the rest of the ${p.due}.`,
  wrong_payment: (p) => `${hunters(p.hunters)} cost ${p.cost} animals, not ${p.paid}.`,
  gain_missing: 'An action without hunters brings you an animal: say which one.',
  no_gain: 'There is nothing to gain here.',
  action_closed: 'Nobody else can take part in this action.',

  // Building
  one_change: (p) => `In the base game one action changes only one ${p.action}.`,
  wrong_terrain: (p) => `Tepees stand on prairie and mountain, canoes on rivers: ${space(p.space)} does not fit.`,
  changed_already: (p) => `You have already changed ${space(p.space)} in this action.`,
  no_change: (p) => `The piece on ${space(p.space)} already has the value ${p.value}.`,
  no_reducing: 'Tepees and canoes can be made smaller only in variant 2.',
  too_few_hunters: (p) => `This takes ${hunters(p.needed)} on ${space(p.space)}; you have ${p.hunters} there.`,
  too_few_in_reserve: (p) => `This takes ${hunters(p.needed)} from your reserve; you have ${p.hunters} there.`,
  no_piece: (p) => `You have no piece of value ${p.value} in your reserve: buy one first.`,

  // Moving
  no_hunter: (p) => `You have no hunter on ${space(p.space)}.`,
  nobody_joins: (p) => `You have no hunters elsewhere who could join ${space(p.space)}.`,
  same_space: (p) => `Hunters join ${space(p.space)} from other spaces.`,
  gather_someone: 'To gather, at least one hunter has to join.',
  no_stop: (p) => `A hunter from ${space(p.space)} can stop nowhere: every space in reach belongs to others.`,
  no_tile: (p) => `There is no tile on ${p.space.slice(0, -1)} yet.`,
  no_move: 'A hunter must stop on another space than the one it left.',
  occupied: (p) => `Another player holds ${space(p.space)}: a hunter may pass through but not stop there.`,
  too_far: (p) => `It is more than ${count(p.steps, 'step', 'steps')} from ${space(p.origin)} to ${space(p.space)}.`,

  // More than 15 animals
  overflow_first: (p) => `Seat ${seatNumber(p.seat)} has more than 15 animals of a kind and must deal with them first.`,
  overflow_closed: 'None of your tracks is above 15 any more.',
  no_overflow: AS_SENT,
  over_part: (p) => `“${p.part}” cannot be done with animals above 15.`,

  // Turns written as text
  free_part: (p) => `“${p.part}” is neither a purchase nor a trade.`,
  unknown_action: (p) => `“${p.word}” is no action; the actions are ${p.actions.join(', ')}.`,
  tile_place: 'A tile is written with its cell and its turning, as in “tile d2/1”.',
  tile_hunters: 'Hunters on a new tile are written “p3”, “r3” or “m3”.',
  build: (p) => `“${p.word}” is no change: write a space and its value, as in “d2p:2”.`,
  gather: 'Gathering is written as in “gather c3m<d2p*2,c4r”.',
  gather_from: (p) => `“${p.word}” is no space that hunters could come from.`,
  move: AS_SENT,
  gain: (p) => `“${p.word}” is no gain: write +b, +s or +t.`,
  payment: (p) => `“${p.word}” is no payment: write the kinds in the order b, s, t, as in “-b2s1”.`,
  bad_repeat: (p) => `“${p.word}” is not right: *N is written from 2 on.`,

  // Setting up a game
  variant: 'The variant must be 0, 1 or 2.',
  stack_size: AS_SENT,
  unknown_tile: AS_SENT,
  tile_twice: (p) => `Tile “${p.id}” is in the stack twice.`,

  // Tile sets, in the words of the command line
  tiles_option: AS_SENT,
  tiles_not_text: AS_SENT,
  tiles_too_large: AS_SENT,
  tiles_syntax: AS_SENT,
  tiles_parts: AS_SENT,
  tiles_stray: AS_SENT,
  tiles_start: AS_SENT,
  tiles_draw: AS_SENT,
  tiles_id: AS_SENT,
  tiles_numbers: AS_SENT,
  tiles_corner: AS_SENT,
  tiles_sides: AS_SENT,
  tiles_animals: AS_SENT,
  face: 'There is no tile with such a face.',
};
