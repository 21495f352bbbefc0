/** Why Wind River refuses something, in English. */
import { AS_SENT, type EnglishSentences, type Words } from '../../messages/sentences';

const directions: Words<'Direction'> = {
  e: 'east',
  ne: 'north-east',
  se: 'south-east',
  w: 'west',
  nw: 'north-west',
  sw: 'south-west',
};

const movers: Words<'Mover'> = { bison: 'bison', tent: 'tent' };

const asked: Words<'WindRiverAsked'> = {
  set: 'a hex for your tent',
  bison: 'a bison to move',
  lose: 'an unsupplied tent to take off the board',
  extra: 'an extra action, or a pass',
};

export const problems: EnglishSentences<'wind-river'> = {
  game_over: AS_SENT,
  not_now: (p) => `That does not fit here: the turn now asks for ${asked[p.asked]}.`,
  moved_already: (p) => `Every bison on ${p.hex} has already moved in this turn.`,
  too_poor: (p) => `A new tent costs ${p.price} resources, and you have ${p.have}.`,

  out_of_play: AS_SENT,
  lane_out_of_play: (p) => `Going ${directions[p.direction]} from ${p.hex} leads into a lane that is not in play.`,
  hex_taken: (p) => `There is already a tent on ${p.hex}: the first tents stand alone.`,
  no_way: (p) => `No ${movers[p.who]} can leave the board from ${p.hex} to the ${directions[p.direction]}.`,
  no_bison: AS_SENT,
  hex_full: (p) => `There are already ${p.most} bison on ${p.target}, and a hex holds no more.`,
  bison_never_west: 'Bison go only east, north-east or south-east.',
  no_tent: AS_SENT,
  supplied: (p) => `Your tents on ${p.hex} are supplied: only unsupplied ones are lost.`,
  cannot_pay_entry: (p) => `Others have tents on ${p.target}: going there costs 1 resource, and you have none.`,
  no_tent_in_hand: 'You have no tent left to put up.',
  shared_hex: (p) => `Others have tents on ${p.hex}: a new tent needs a hex of your own.`,
  resources_full: (p) => `You already hold ${p.most} resources, the most there can be.`,
  nothing_to_earn: 'You would earn nothing: your hexes have no bison to spare.',

  // Turns written as text
  bad_repeat: (p) => `“${p.word}” is not right: *N is written from 2 on.`,
  turn_complete: (p) => `The turn is already complete before “${p.part}”.`,
  set_missing: 'The turn is not complete: something is still to be done.',
  bison_missing: 'The turn is not complete: something is still to be done.',
  lose_missing: 'The turn is not complete: something is still to be done.',
  extra_missing: 'The turn is not complete: something is still to be done.',
  stray_words: (p) => `Nothing can follow “${p.kind}”.`,
  one_word: (p) => `Exactly one place follows “${p.kind}”.`,
  no_words: (p) => `“${p.kind}” needs at least one place after it.`,
  unknown_word: (p) => `“${p.kind}” is no part of a turn.`,
  unknown_hex: AS_SENT,
  unknown_move: (p) => `“${p.word}” is no move: write a hex and e, ne, se, w, nw or sw.`,

  // Setting up a game
  no_stack: 'The stack of tiles does not fit this game.',
};
