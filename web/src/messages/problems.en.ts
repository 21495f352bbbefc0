/** Why something was refused, in English: one sentence for each code of server and records. */
import { AS_SENT, gameTitle, type EnglishCommonSentences, type Words } from './sentences';

const values: Words<'Value'> = {
  object: 'an object',
  list: 'a list',
  text: 'a text',
  number: 'a number',
  boolean: 'true or false',
  null: 'nothing',
};

const wholeNumbers: Words<'NumberKey'> = {
  players: 'The number of players must be a whole number.',
  first: 'The seat that begins must be a whole number.',
};

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const seatNumber = (seat: number): number => seat + 1;
const games = (names: readonly string[]): string => names.map(gameTitle).join(' and ');

export const problems: EnglishCommonSentences = {
  unknown_step: (p) => `There is no step ${p.step}: steps are numbered from 0 to ${p.last}.`,
  malformed_step: 'A step must be a whole number.',
  turn_whole: 'Your turn is complete: confirm it, or take back a step.',
  not_whole: 'Your turn is not complete yet.',
  no_draft: 'This turn has not been begun, so there is nothing to confirm.',
  nothing_to_undo: 'There is no step to take back.',
  nothing_to_take_back: AS_SENT,
  drafting: 'A turn has been begun: finish it or take it back first.',

  // Turns written as text
  not_exact: AS_SENT,
  not_a_position: AS_SENT,

  // Setting up a game
  unknown_game: (p) => `There is no game “${p.game}” here; the games are ${games(p.games)}.`,
  players: (p) => `${p.title} is for ${p.least} to ${p.most} players, not ${p.players}.`,
  first: (p) => `There is no seat ${seatNumber(p.first)} that could begin: the seats are 1 to ${seatNumber(p.last)}.`,
  unknown_option: (p) => `This game has no option “${p.key}”.`,
  option_no_file: (p) => `The option “${p.key}” is not read from a file.`,
  option_missing: (p) => `The option “${p.key}” is missing.`,
  options: 'The options of a game must be an object.',
  options_large: AS_SENT,
  stack: 'The stack of tiles does not fit this game.',

  // Records
  not_json: (p) => `This is no record: it cannot be read as JSON (${p.error}).`,
  not_object: (p) => `A record is an object, not ${values[p.found]}.`,
  format: (p) => `The format of a record must be “${p.wanted}”.`,
  game: 'The record must name its game.',
  whole_number: (p) => wholeNumbers[p.key],
  turns: 'The record must have a list of turns.',
  turn_form: (p) => `A turn is a text, not ${values[p.found]}.`,
  after_end: 'The game was already over before this turn.',
  result_early: 'The game is still running, so its record cannot have a result.',
  result_missing: 'The game is over, so its record needs the result.',
  result_form: 'The result must have scores, tiebreaks and winners, each a list of whole numbers.',
  result_stray: 'The result must have scores, tiebreaks and winners, each a list of whole numbers.',
  result_scores: (p) =>
    `The record claims the scores ${p.claimed.join(', ')}, but the game ended ${p.right.join(', ')}.`,
  result_tiebreaks: (p) =>
    `The record claims the tiebreaks ${p.claimed.join(', ')}, but they were ${p.right.join(', ')}.`,
  result_winners: (p) =>
    `The record names seat ${p.claimed.map(seatNumber).join(', ')} as winner, but it was ${p.right.map(seatNumber).join(', ')}.`,
  too_long: (p) => `A record can have at most ${p.most} turns here.`,
  comments: (p) => `A record can have at most ${p.most} comments of ${p.length} characters here.`,

  // At the table
  unknown_table: 'There is no such table here.',
  is_open: AS_SENT,
  is_running: 'The game has already started.',
  is_finished: AS_SENT,
  is_archived: 'This table was put away: nobody had touched it for a long time, or its host closed it.',
  is_foreign: 'This game was begun under other rules than this server knows; another version has to go on with it.',
  is_damaged: 'What is stored of this table is damaged; nothing can be played or replayed here.',
  not_started: AS_SENT,
  not_finished: 'You can ask for a rematch once the game is over.',
  not_over: 'This is possible once the game is over: until then something is hidden.',
  not_archived: 'This table was not put away.',
  archived: 'This table was put away.',
  unknown_lesson: (p) => `There is no lesson “${p.lesson}” of this game.`,
  unknown_puzzle: (p) => `There is no puzzle “${p.puzzle}” of this game.`,
  unknown_theme: (p) => `There is no puzzle about “${p.theme}” of this game.`,
  no_verdict: 'The turn could not be judged this time: please send it again in a moment.',
  seat_taken: (p) => `Seat ${seatNumber(p.seat)} is already taken.`,
  seats_open: (p) => `The game cannot start yet: ${count(p.open, 'seat is', 'seats are')} still open.`,
  no_seat: (p) => `There is no seat ${seatNumber(p.seat)}: the seats are 1 to ${seatNumber(p.last)}.`,
  seat_kept: (p) => `This seat is kept for ${p.name}.`,
  not_kept: 'No seat is kept for you at this table.',
  bot_plays: (p) => `A bot makes the turns of seat ${seatNumber(p.seat)}; take them back first.`,
  not_settled: (p) => `What seat ${seatNumber(p.seat)} scores is still open: no bot can finish for it.`,
  not_certain: 'Who wins is still open: play on, or resign.',
  no_bot: (p) => `No bot sits on seat ${seatNumber(p.seat)}.`,
  not_your_seat: (p) => `Seat ${seatNumber(p.seat)} is not yours.`,
  has_shuffled: AS_SENT,
  one_seat: AS_SENT,
  others_sit: AS_SENT,
  not_player: AS_SENT,
  play_on_seats: (p) => `Of the ${p.players} seats at least one is yours, and bots take the others.`,
  not_creator: AS_SENT,
  not_your_turn: (p) => `It is not your turn: seat ${seatNumber(p.to_move)} is to move.`,
  no_hints: 'There are hints only where one person plays against bots alone.',
  no_hint: 'No hint was found this time: please ask again in a moment.',
  stale: (p) => `The game has gone on meanwhile: it is at turn ${p.turn} now.`,
  bot_tables: (p) => `You have ${p.most} tables at which only bots play: let some of them end first.`,
  busy: 'A lot is happening at this table: please try again.',
  no_turn: (p) => `The game has ${p.turns} turns, so there is no turn ${p.turn}.`,
  table_full: 'Too much has happened at this table: set up a new one.',
  tables: (p) => `You have ${p.most} tables that are not over: finish some of them first.`,
  bot: (p) => `There is no bot “${p.bot}”.`,
  seat: (p) => `A seat is open, yours or a bot’s, not “${p.seat}”.`,

  // Names, colours, chat
  name_empty: 'Please enter a name.',
  name_long: (p) => `A name has at most ${p.most} characters; yours has ${p.found}.`,
  name_signs: 'A name must not contain invisible characters.',
  text_empty: 'There is nothing to send yet.',
  text_long: (p) => `A message has at most ${p.most} characters; yours has ${p.found}.`,
  text_signs: 'A message must not contain invisible characters.',
  note_long: (p) => `A note has at most ${p.most} characters, not ${p.found}.`,
  colour: 'A colour is written #rrggbb, with digits and the letters a to f.',
  muted: 'You cannot write here: whoever set up this table has muted you.',
  mute_self: AS_SENT,
  chat_full: (p) => `There are already ${p.most} messages at this table, and no room for more.`,

  // Who you are
  nobody: 'You are only watching: choose a name to take part.',
  token: 'Nobody here is known by this key.',
  link: 'This link was already used or has expired: make a new one on your other device.',
  no_device: 'You have no such device; perhaps it was signed out already.',
  passkey: 'This passkey does not open anything here.',
  passkeys: ({ most }) => `You have ${most} passkeys already: remove one first.`,
  passkey_known: 'This passkey is known here already.',
  passkey_site: 'Passkeys need an address with a name and https, or localhost.',
  foreign_origin: 'This request came from another site and was not carried out.',

  // Being told of tables
  not_offered: 'This server does not tell people in this way.',
  channels: (p) => `You are told in ${p.most} places already: remove one first.`,
  mail_address: 'This does not look like an e-mail address.',
  mail_link: 'This link is not good any more: ask for another in the settings.',
  mails: (p) => `Too many mails were asked for: please wait ${p.seconds} seconds.`,
  webhook: 'The address must begin with https:// and lie in the public internet.',
  push_keys: AS_SENT,
  zone: AS_SENT,

  // The connection and the server
  too_fast: (p) => `That was a little too fast: please wait ${p.seconds} seconds.`,
  hints: (p) => `You have asked for many hints of late: please wait ${p.seconds} seconds.`,
  imports: (p) => `You have opened many records of late: please wait ${p.seconds} seconds.`,
  reviews: (p) => `You have had as many games reviewed as one may in a day: please wait ${p.seconds} seconds.`,
  variations: (p) => `There are ${p.most} lines beside this game, and no room for more.`,
  written: (p) => `You have written as much as one person may in a day: please wait ${p.seconds} seconds.`,
  sockets: (p) => `You already have ${p.most} connections open: close a window first.`,
  too_large: 'This is too large to be sent.',
  hello_first: 'The connection was not ready yet: please try again.',
  malformed: 'The server did not understand this request: reload the page and try again.',
  status: (p) => `There are no tables with the status “${p.status}”.`,
  page: 'There is no such page of tables.',
  not_found: AS_SENT,
  method: 'That cannot be done here.',
  database: 'The server cannot reach its games at the moment: please try again soon.',
  fault: 'The server made a mistake: please try again.',

  // Time, and what all agree on
  clock_kind: AS_SENT,
  clock_time: AS_SENT,
  clock_weekends: AS_SENT,
  clock_zone: (p) => `The server does not know the time zone ${p.zone}.`,
  is_paused: 'The game rests: propose to go on first.',
  not_paused: 'The game does not rest.',
  proposal_open: 'Something was proposed already: it has to be answered first.',
  no_proposal: 'Nothing is proposed any more.',
  not_asked: 'This was not proposed to you.',
  no_own_turn: 'You have made no turn that could be taken back.',
  not_own_turn: (p) => `Turn ${p.turn} is not yours to take back.`,
  was_seen: 'This turn stays: somebody has seen something with it that was hidden, like a tile.',
  has_clock: 'At this table the clock decides how long somebody is waited for.',
  not_waited_for: 'The game waits for nobody whose place a bot could take.',
  not_absent: (p) => `Seat ${seatNumber(p.seat)} has not been waited for long enough, or somebody is there.`,
  others_play: 'Others play here, too: propose to them to end the game.',
  holiday: (p) => `A year has ${p.most} days of holiday here; you have ${p.left} left.`,

  in_turn: (p) => `Turn ${p.turn}: `,
};
