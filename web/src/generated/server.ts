/* Made by scripts/web_types.py from the server's own descriptions. Do not change it by hand. */

/** The receipt of a command that came over the socket, with its key. */
export interface Ack {
  type: 'ack';
  seq: number;
  turn: number | null;
  key: string | null;
}

export interface Addition {
  random: string;
}

export interface Answer {
  agrees: boolean;
}

/** Somebody agrees with what was proposed last, or not, and then it has lapsed; its author takes it back by a no. */
export interface Answered {
  kind: 'answered';
  at: number;
  by: Person;
  agrees: boolean;
}

/** The table was put away: nobody had touched it for long, or `by` closed it before anybody else came. */
export interface Archived {
  kind: 'archived';
  at: number;
  by?: Person | null;
}

export interface AskedOfAuthenticator {
  options: Record<string, unknown>;
}

export interface BisonArt {
  parts: Record<string, string>;
  colours: Record<string, string>;
  players: Player[];
  pieces: BisonPieces;
  radius: number;
  half_width: number;
  river_width: number;
  outline: string;
  sides: string[];
  corners: [number, number][];
  seams: Seams;
  lone_pool: number;
  joined_pool: number;
  name_at: [number, number];
  cells: Record<string, [number, number]>;
  neighbours: Record<string, (string | null)[]>;
  totem: [number, number];
  frame: [number, number, number, number];
  paper: string;
  compass: string;
}

export interface BisonPieces {
  hunters: string[];
  tepees: string[][];
  canoes: string[][];
}

/** Before the start the host gave a seat to a bot, or another level to the bot there; None: it is open again. */
export interface BotSeated {
  kind: 'bot_seated';
  at: number;
  seat: number;
  by: Person;
  bot: string | null;
}

export interface BotWish {
  bot: string;
}

export interface Camp {
  at: [number, number];
  scale: number;
}

/** Somebody said something. The text is plain: whoever shows it escapes it. */
export interface Chat {
  kind: 'chat';
  at: number;
  by: Person;
  text: string;
}

export interface ChatCommand {
  text: string;
  key?: string | null;
}

/** What a record says of the position after a turn, 0 for the opening. Plain: whoever shows it escapes it. */
export interface Comment {
  turn: number;
  text: string;
}

/** Make a turn: the text, or nothing for the draft. `turn` is the number of the turn it was made for. */
export interface Commit {
  type: 'commit';
  turn: number;
  text?: string | null;
  key?: string | null;
}

/** How much time there is. Each seat has a `bank` and gets `increment` with each turn it makes, or has so much for each `turn`, all in seconds. `days` may stand still at `weekends`, as they are in a `zone`. */
export interface Control {
  pace: 'days' | 'live';
  bank?: number;
  increment?: number;
  turn?: number;
  weekends?: boolean;
  zone?: string;
}

export interface Course {
  game: string;
  lessons: string[];
  done: string[];
}

/** The table was set up. A seat is `open` or `bot:<level>`; `first` None: drawn when the game starts. `commitment` is the promise about the server's part of the shuffle; with `shuffles` the game waits for the creator's part. `stand_in` plays on for whoever resigns or has no time left: a level of bots, or `nobody`; `clock` is how much time there is, None: all of it. Of a rematch `kept_for` says for whom each seat is kept; None: for nobody in particular. A game that was played on from another has its turns up to there, and `came_from` says where that is. */
export interface Created {
  kind: 'created';
  at: number;
  by: Person;
  game: string;
  options: Record<string, unknown>;
  seats: string[];
  first: number | null;
  public: boolean;
  auto_start: boolean;
  rematch_of?: string | null;
  stand_in?: string;
  kept_for?: (Person | null)[];
  commitment?: string | null;
  shuffles?: boolean;
  clock?: Control | null;
  came_from?: Origin | null;
}

export interface Curve {
  figures: CurveFigure[];
  chapters: number[];
  chances: number[][];
  turning_points: TurningPoint[];
}

export interface CurveFigure {
  title: string;
  lines: number[][];
}

/** Somebody does not want the seat that was kept for them; it is open to anybody. */
export interface Declined {
  kind: 'declined';
  at: number;
  seat: number;
  by: Person;
}

export interface Device {
  id: string;
  label: string;
  added_at: number;
  seen_at: number;
  this: boolean;
}

export interface DeviceLink {
  token: string;
  path: string;
  expires_at: number;
}

export interface Devices {
  devices: Device[];
  way_back_at: number | null;
}

/** The turn a seat is drafting, and the steps that may follow. `text` is there once the turn is whole. A whole draft is shown as everybody will see it: what the seat draws next is drawn when the turn is made. `parts` is there for those who show parts, when the draft changes some. */
export interface Draft {
  type: 'draft';
  seat: number;
  turn: number;
  steps: Step[];
  legal: Step[];
  view: Record<string, unknown>;
  text: string | null;
  parts?: (number | Part)[];
}

export interface EventPage {
  events: Numbered[];
  next: number | null;
}

export interface Expiry {
  expires_at: number | null;
}

export interface Explained {
  code: string;
  parameters: Record<string, unknown>;
  sentence: string;
}

export interface Explored {
  seat: number | null;
  played: ExploredTurn[];
  steps: Step[];
  legal: Step[];
  view: Record<string, unknown>;
  parts: Part[];
  text: string | null;
}

export interface ExploredTurn {
  seat: number;
  text: string;
  steps: Step[];
}

export interface Exploring {
  turn: number;
  turns?: string[];
  steps?: number[];
}

export interface FeedAddress {
  path: string;
  calendar: string;
}

/** The game is over; the shuffle is revealed, so that everybody can check the commitment. The result is that of the rules, for all seats. Of a game that was not played to its end scores are as they stood, and `winners` are those who are left or win for certain. */
export interface Finished {
  kind: 'finished';
  at: number;
  scores: number[];
  tiebreaks: number[];
  winners: number[];
  salt: string;
  setup: string;
  ended?: 'agreed' | 'played' | 'resigned' | 'settled' | 'time';
}

export interface GameInfo {
  name: string;
  title: string;
  least_players: number;
  most_players: number;
  options: Option[];
}

/** Somebody resigned: the seat is out of the ranking. `bot` plays on, a level or `nobody`; None: the game is over with it. */
export interface GaveUp {
  kind: 'gave_up';
  at: number;
  seat: number;
  by: Person;
  bot: string | null;
}

export interface Glimpse {
  svg: string;
  scores: number[];
  chapter: number | null;
  chapters: number | null;
}

export interface GuestProfile {
  name?: string | null;
  colour?: string | null;
}

/** A bot makes the turns of somebody: of one whose score cannot change any more and who wants it so, or, where it was `agreed`, of one who is not there. None: they make them again. */
export interface HandedOver {
  kind: 'handed_over';
  at: number;
  seat: number;
  by: Person;
  bot: string | null;
  agreed?: boolean;
}

/** First message: the number of the newest event that is known, 0 for none; and what else shall be told: `turns` step by step, and the `parts` that points come from. With `changes` an update says of one turn only what it has changed. */
export interface Hello {
  type: 'hello';
  last_seq?: number;
  turns?: boolean;
  parts?: boolean;
  changes?: boolean;
}

export interface Hint {
  turn: number;
  kind: Explained;
  text: string;
  steps: Step[];
  chance: number;
  reasons: Explained[];
}

/** Somebody's time stands still from `begins` until `ends`, and an earlier holiday ends when this one begins. One without length: they are back. */
export interface Holiday {
  kind: 'holiday';
  at: number;
  by: Person;
  begins: number;
  ends: number;
}

export interface HolidayState {
  until: number | null;
  days_left: number;
}

export interface HolidayWish {
  days: number;
}

/** The table shows a record from elsewhere; nobody plays on. `names` are those of its seats, `comments` what is said of its turns and `variations` what might have been, as far as the record has them. */
export interface Imported {
  kind: 'imported';
  at: number;
  by: Person;
  names?: string[];
  comments?: Comment[];
  variations?: Variation[];
}

export interface LinkUse {
  token: string;
}

export interface LobbyPage {
  tables: TableSummary[];
  next: string | null;
}

export interface LobbyPeople {
  people: Person[];
  more: number;
}

/** Somebody has the table before their eyes: of what has happened there so far nobody needs to tell them. */
export interface Looked {
  type: 'looked';
}

export interface MailAddress {
  address: string;
  language?: 'en' | 'de' | 'fr' | 'it';
}

export interface MailToken {
  token: string;
}

export interface Match {
  table: string | null;
}

/** Mute somebody at the own table, or let them speak again. */
export interface Mute {
  type: 'mute';
  who: string;
  muted?: boolean;
}

export interface MuteCommand {
  who: string;
  muted?: boolean;
}

/** The creator of the table took away somebody's voice, or gave it back. */
export interface Muted {
  kind: 'muted';
  at: number;
  by: Person;
  who: string;
  muted: boolean;
}

/** Whoever plays several seats round one screen said who sits on this one. */
export interface Named {
  kind: 'named';
  at: number;
  seat: number;
  by: Person;
  name: string;
}

export interface NewChannel {
  kind: 'push' | 'mail' | 'webhook';
  target: string;
  form?: '' | 'json' | 'discord' | 'slack' | 'ntfy';
  keys?: Record<string, string>;
  language?: 'en' | 'de' | 'fr' | 'it';
}

export interface NewGuest {
  person: Person;
  token: string | null;
}

export interface NewPasskey {
  name: string;
  credential: Record<string, unknown>;
}

export interface NewTable {
  game: string;
  seats: string[];
  options?: Record<string, unknown>;
  first?: number | null;
  public?: boolean;
  auto_start?: boolean;
  stand_in?: string;
  shuffles?: boolean;
  names?: string[];
  clock?: Control | null;
}

export interface NewVariation {
  turn: number;
  turns: string[];
}

export interface NextPuzzle {
  puzzle: string;
}

export interface Note {
  text: string;
}

export interface Notes {
  names: string[];
  comments: Comment[];
}

/** An event with its number. */
export interface Numbered {
  seq: number;
  event: Created | SeatTaken | SeatLeft | Named | Shuffled | BotSeated | Started | Turn | Resigned | GaveUp | HandedOver | TimedOut | Outage | Holiday | Proposed | Answered | TakenBack | Paused | Resumed | Declined | Chat | Muted | Finished | Imported | Varied | Archived | Reopened | Rematch | Unreadable;
}

export interface Offer {
  games: GameInfo[];
  bots: string[];
  version: string;
  clocks: Record<string, Control>;
  idle_days: number;
  import_days: number;
}

/** What somebody asks for, who has agreed, whose answer is waited for, and when it lapses. */
export interface OpenProposal {
  by: Person;
  what: 'end' | 'pause' | 'resume' | 'stand_in' | 'take_back';
  agreed: string[];
  waits_for: string[];
  lapses_at: number;
  turns: number | null;
  seat: number | null;
}

export interface OpenPuzzle {
  welcome: Welcome;
  theme: string;
  difficulty: string;
  rating: number;
  tries: number;
  solved: boolean | null;
}

export interface Option {
  name: string;
  kind: 'choice' | 'flag' | 'file';
  values: (boolean | number | string)[];
  default: boolean | number | string;
  sentence: string;
}

/** A position of another table: after so many turns. */
export interface Origin {
  table: string;
  turn: number;
}

/** Nobody served between those moments: whose time ran gets these seconds of it back. */
export interface Outage {
  kind: 'outage';
  at: number;
  began: number;
  ended: number;
  seconds: number;
}

/** One part of the score, e.g. a region: what it is worth and how the seats stand in it, best first. */
export interface Part {
  name: string;
  places: string[];
  worth: number;
  standings: Standing[];
}

export interface Parts {
  turn: number;
  parts: Part[];
}

export interface PasskeyName {
  name: string;
}

export interface PasskeyUse {
  credential: Record<string, unknown>;
}

export interface PastPosition {
  turn: number;
  seat: number | null;
  view: Record<string, unknown>;
  parts: Part[];
  steps: Step[];
}

/** The game rests, and so do all clocks. */
export interface Paused {
  kind: 'paused';
  at: number;
  by: Person;
}

/** Somebody as the table shows them. */
export interface Person {
  id: string;
  name: string;
  colour: string;
}

/** Are you there? */
export interface Ping {
  type: 'ping';
}

export interface PlayOn {
  seats: string[];
}

/** Add a step to the draft of the seat to move. */
export interface PlayStep {
  type: 'step';
  step: number;
}

export interface PlayedTurn {
  turn: number;
  seat: number;
  text: string;
  steps: Step[];
  scored?: boolean;
}

export interface Player {
  name: string;
  symbol: string;
  colour: string;
  dark: string;
  pale: string;
  on_colour: string;
}

/** I am here. */
export interface Pong {
  type: 'pong';
}

/** Who has the table open now; of those who sit there and have not, since when they are `away`. */
export interface Presence {
  type: 'presence';
  present: Person[];
  away: Record<string, number>;
}

/** A refusal on the wire. A program reads `code` and `parameters`, a person the sentence. */
export interface Problem {
  code: string;
  parameters: Record<string, unknown>;
  sentence: string;
  rule?: string;
}

/** Somebody asks the others for something. `turns` is how many turns would be left (`take_back`), `seat` where a bot would play (`stand_in`). */
export interface Proposed {
  kind: 'proposed';
  at: number;
  by: Person;
  what: 'end' | 'pause' | 'resume' | 'stand_in' | 'take_back';
  turns?: number | null;
  seat?: number | null;
}

export interface Proposing {
  what: 'take_back' | 'pause' | 'resume' | 'end' | 'stand_in';
  turns?: number | null;
}

export interface PuzzleAnswered {
  right: boolean;
  loss: number;
  update: Update | null;
  solution: Solution | null;
  rating: RatingChange | null;
}

export interface PuzzleCollection {
  game: string;
  today: string;
  themes: PuzzleTheme[];
  rating: number | null;
}

export interface PuzzleSolved {
  solution: Solution;
  rating: RatingChange | null;
}

export interface PuzzleTheme {
  theme: string;
  puzzles: number;
  tried: number;
  solved: number;
}

export interface RatingChange {
  before: number;
  after: number;
}

export interface Reach {
  address: string | null;
}

export interface Receipt {
  seq: number;
  turn: number | null;
}

/** It was not done, and why; `sight` is how the table stands. */
export interface Refused {
  type: 'refused';
  problem: Problem;
  key: string | null;
  sight: Sight | null;
}

/** The same people can play again at another table. */
export interface Rematch {
  kind: 'rematch';
  at: number;
  by: Person;
  table: string;
}

export interface RematchTable {
  table: string;
}

/** Somebody who sits there took up again what was put away. */
export interface Reopened {
  kind: 'reopened';
  at: number;
  by: Person;
}

export interface Resignation {
  bot?: string | null;
}

/** The older form of `gave_up`, in games of 0.1.0: the seat became the bot's, which is ranked in it. */
export interface Resigned {
  kind: 'resigned';
  at: number;
  seat: number;
  by: Person;
  bot: string;
}

/** How the game ended; all tied seats win. Seats that are `out` are not ranked: somebody resigned there. */
export interface Result {
  scores: number[];
  tiebreaks: number[];
  winners: number[];
  ended: 'agreed' | 'played' | 'resigned' | 'settled' | 'time';
  out: number[];
}

/** The game goes on. */
export interface Resumed {
  kind: 'resumed';
  at: number;
  by: Person;
}

export interface Review {
  state: 'none' | 'growing' | 'done';
  turns: number;
  known: number;
  reviewed: ReviewedTurn[];
  summary: ReviewSummary | null;
}

export interface ReviewBooked {
  turn: number;
  amount: number;
  reason: Explained;
}

export interface ReviewChoice {
  text: string;
  steps: Step[];
  chances: number[];
  line: string[];
}

export interface ReviewEntry {
  seat: number;
  amount: number;
  reason: Explained;
}

export interface ReviewSummary {
  seats: SeatReview[];
  course: number[][];
  turning_points: number[];
}

export interface ReviewedTurn {
  turn: number;
  seat: number;
  text: string;
  before: number[];
  after: number[];
  loss: number;
  mark: 'brilliant' | 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';
  forced: boolean;
  luck: number[];
  best: ReviewChoice[];
  reasons: Explained[];
  entries: ReviewEntry[];
}

/** Say something at the table. */
export interface Say {
  type: 'chat';
  text: string;
  key?: string | null;
}

export interface Seams {
  edge: Record<string, string>;
  different: Record<string, string>;
  alike: Record<string, string>;
}

/** A seat at a table: taken by a person, by a bot of a level, or open. With both, the seat is the person's and the bot makes its turns; `is_absent`: because the others have agreed on it. `gave_up` is who sat there and resigned, or had no time left (`timed_out`), `is_out` that the seat is not ranked any more; an open seat of a rematch is `kept_for` somebody. */
export interface Seat {
  seat: number;
  person: Person | null;
  bot: string | null;
  gave_up?: Person | null;
  is_out?: boolean;
  kept_for?: Person | null;
  timed_out?: boolean;
  is_absent?: boolean;
}

/** Somebody got up before the start; the seat is open again. */
export interface SeatLeft {
  kind: 'seat_left';
  at: number;
  seat: number;
  by: Person;
}

export interface SeatName {
  name: string;
}

export interface SeatReview {
  seat: number;
  accuracy: number | null;
  mean_loss: number | null;
  marks: Record<string, number>;
  luck: number;
  won: ReviewBooked[];
  lost: ReviewBooked[];
}

export interface SeatSummary {
  seat: number;
  person: string | null;
  name: string;
  bot: string | null;
}

/** Somebody sat down, and perhaps added random bytes to the shuffle. */
export interface SeatTaken {
  kind: 'seat_taken';
  at: number;
  seat: number;
  by: Person;
  random?: string;
}

/** What one seat sees; `seat` None: what everybody may see. */
export interface SeatView {
  seat: number | null;
  view: Record<string, unknown>;
}

export interface ShownChannel {
  id: string;
  kind: string;
  form: string;
  shown: string;
  confirmed: boolean;
}

export interface ShownPasskey {
  id: string;
  name: string;
  site: string;
  added_at: number;
  seen_at: number;
}

export interface ShownTurn {
  text: string;
  steps: Step[];
}

/** Somebody who sits added random bytes to the shuffle. */
export interface Shuffled {
  kind: 'shuffled';
  at: number;
  by: Person;
  random: string;
}

/** The table as one identity may see it after event `seq`: a view for each own seat, else the spectators'. `legal` lists the steps with which the turn can begin, when it is the turn of one of the own seats. `settled` are the seats whose score cannot change any more, `certain` those who win whatever anybody does; not there while there are none. `times` is there where there is a clock. `made` is how many turns stand, where some were taken back: `turn` is a number of its own then, one that was never given before. */
export interface Sight {
  seq: number;
  status: 'archived' | 'damaged' | 'finished' | 'foreign' | 'open' | 'running';
  turn: number;
  to_move: number | null;
  mine: number[];
  views: SeatView[];
  legal: Step[];
  result: Result | null;
  settled?: number[];
  certain?: number[];
  times?: Times;
  made?: number;
}

/** How the table looks after one turn more, for those who know how it looked before: `views` holds what is different in each of the views they have, as core/changes.py says it; whose they are is known, so that all who see the same are told in the same bytes. `status`, `mine` and `result` are as they were. */
export interface SightChanges {
  seq: number;
  turn: number;
  to_move: number | null;
  views: Record<string, unknown>[];
  legal: Step[];
  settled?: number[];
  certain?: number[];
  times?: Times;
  made?: number;
}

export interface Solution {
  best: ShownTurn;
  chance: number;
  line: string[];
  reasons: Explained[];
}

export interface SpaceArt {
  pieces: [number, number];
  animals: [number, number, number][];
  size: number;
}

/** What one seat gets out of one part of the score: its rank there, why, and the award. */
export interface Standing {
  seat: number;
  rank: number;
  award: number;
  why: string;
  facts: Record<string, number>;
}

/** The game began. `commitment` is the promise about the shuffle that `finished` redeems; `random` is what each seat had added to it, None if seats had no part in it. */
export interface Started {
  kind: 'started';
  at: number;
  first: number;
  commitment: string;
  rules: string;
  random?: string[] | null;
}

/** A legal step: its number, and what it means. */
export interface Step {
  step: number;
  kind: string;
  parameters: Record<string, string | number>;
}

export interface StepCommand {
  step: number;
}

export interface StepPage {
  steps: Step[];
}

/** A table, without the game on it. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  status: 'archived' | 'damaged' | 'finished' | 'foreign' | 'open' | 'running';
  public: boolean;
  auto_start: boolean;
  stand_in: string;
  first: number | null;
  creator: Person;
  seats: Seat[];
  seq: number;
  turn: number;
  to_move: number | null;
  imported: boolean;
  rematch: string | null;
  rematch_of: string | null;
  muted: string[];
  commitment: string | null;
  rules: string | null;
  result: Result | null;
  clock?: Control | null;
  paused?: boolean;
  proposal?: OpenProposal | null;
  holidays?: Record<string, number>;
  waited_since?: number | null;
  came_from?: Origin | null;
}

export interface TableState {
  table: TableInfo;
  sight: Sight;
  present: Person[];
}

export interface TableSummary {
  id: string;
  game: string;
  status: 'open' | 'running' | 'finished' | 'archived' | 'foreign' | 'damaged';
  public: boolean;
  created_at: number;
  touched_at: number;
  turn: number;
  to_move: number | null;
  seats: SeatSummary[];
  waiting?: boolean;
  deadline?: number | null;
}

/** Turns were taken back: of all that stood, the first `turns` stand. It takes a number as a turn does. */
export interface TakenBack {
  kind: 'taken_back';
  at: number;
  by: Person;
  turns: number;
}

export interface TellingOffer {
  push: string | null;
  mail: boolean;
  webhook: boolean;
  feed: boolean;
}

export interface TileArt {
  prairie: string;
  mountain: string;
  river: string;
  ends: [number, number];
  sides: string[];
  lands: string;
  bank: string;
  water: string;
  ripples: string;
  animals: string;
  miniature: string;
  places: Record<string, SpaceArt>;
}

export interface TileSetArt {
  tiles: Record<string, TileArt>;
}

/** The time of a seat is over. What `gave_up` means, it means, but for that nobody wanted it. */
export interface TimedOut {
  kind: 'timed_out';
  at: number;
  seat: number;
  by: Person;
  bot: string | null;
}

/** The clock of a table: the seconds each seat has `left`, of the one whose time runs as it was at `since`, and when that is over. */
export interface Times {
  left: number[];
  seat: number | null;
  since: number;
  deadline: number | null;
}

export interface Told {
  offer: TellingOffer;
  wish: Wish;
  channels: ShownChannel[];
  has_feed: boolean;
}

/** What the event of a turn does not say: its steps, and whether something was scored with it. How it looked after the newest turn, `sight` says. When several turns are told at once, the last few before it have `views`, and those of them that scored have `parts`, where the points came from. */
export interface ToldTurn {
  turn: number;
  steps: Step[];
  scored?: boolean;
  views?: SeatView[];
  parts?: Part[];
}

export interface TriedSteps {
  steps: number[];
}

/** A whole turn. They are numbered from 1; a number is never given again, also where turns are taken back. `by` is None when a bot made it. */
export interface Turn {
  kind: 'turn';
  at: number;
  turn: number;
  seat: number;
  text: string;
  by: string | null;
}

export interface TurnCommand {
  turn: number;
  text?: string | null;
  steps?: number[] | null;
  key?: string | null;
}

export interface TurnPage {
  turns: PlayedTurn[];
  next: number | null;
}

export interface TurningPoint {
  turn: number;
  seat: number;
  before: number;
  after: number;
}

/** Take back the last step of the draft. */
export interface Undo {
  type: 'undo';
}

/** Begin the turn anew. */
export interface UndoAll {
  type: 'undo_all';
}

/** Never stored: stands where the store holds no event that can be read, so that nothing looks whole that is not. */
export interface Unreadable {
  kind: 'unreadable';
  at?: number;
}

/** The table has gone on. `table` is there when more than turns and chat have happened, `sight` unless the game looks the same as before; in its place `changes`, for those who asked for them, when one turn is all that is new. For those who asked for them, `turns` are those among the events, and `parts` is there when points come from elsewhere than before. */
export interface Update {
  type: 'update';
  events: Numbered[];
  sight?: Sight;
  changes?: SightChanges;
  table?: TableInfo;
  turns?: ToldTurn[];
  parts?: (number | Part)[];
}

/** A line that leaves the game after so many of its turns, as texts. */
export interface Variation {
  turn: number;
  turns: string[];
}

export interface Variations {
  variations: Variation[];
}

/** Somebody keeps a line beside a game that is over. */
export interface Varied {
  kind: 'varied';
  at: number;
  by: Person;
  line: Variation;
}

export interface Verdict {
  right: boolean;
  update: Update | null;
}

/** The answer to `hello`: the table, what it looks like from here, and the events that are not known yet. For those who asked for them, `turns` are those among the events, and `parts` is where points come from. `now` is the server's time, by which its clocks run. `away` says of those who sit there and are not present since when. Whoever is `told` of tables elsewhere says `looked` when they look at this one. */
export interface Welcome {
  type: 'welcome';
  you: Person | null;
  table: TableInfo;
  sight: Sight;
  events: Numbered[];
  draft: Draft | null;
  present: Person[];
  now: number;
  away: Record<string, number>;
  turns?: ToldTurn[];
  parts?: Part[];
  told?: boolean;
}

export interface WindRiverArt {
  parts: Record<string, string>;
  colours: Record<string, string>;
  players: Player[];
  pieces: WindRiverPieces;
  outline: string;
  half_width: number;
  half_height: number;
  name_at: [number, number];
  hexes: Record<string, [number, number]>;
  leads_to: Record<string, Record<string, string | null>>;
  lands: Record<string, string>;
  herds: [number, number][][];
  tents: [number, number][][];
  arrived: [number, number][];
  ways: string;
  boards: Record<string, WindRiverBoard>;
}

export interface WindRiverBoard {
  frame: [number, number, number, number];
  field: [number, number, number, number];
  horizon: number;
  hexes: string[];
  scenery: string;
  border: string;
  camps: Camp[];
  plains_name_at: [number, number];
}

export interface WindRiverPieces {
  tents: string[];
  hungry_tents: string[];
}

export interface Wish {
  kinds: ('over' | 'turn' | 'time' | 'begun' | 'proposal' | 'invitation' | 'chat')[];
  language?: 'en' | 'de' | 'fr' | 'it';
  zone?: string;
  quiet_from?: number | null;
  quiet_to?: number | null;
  digest_at?: number | null;
  always?: boolean;
}

export type ClientMessage = Hello | PlayStep | Undo | UndoAll | Commit | Say | Mute | Looked | Ping;

export type ServerMessage = Welcome | Update | Draft | Ack | Refused | Presence | Pong;

/** Every request, by method and path. */
export interface Operations {
  'GET /api/address': { answer: Reach };
  'GET /api/feeds/{token}': { path: { token: string }; answer: string };
  'GET /api/feeds/{token}/calendar.ics': { path: { token: string }; answer: string };
  'GET /api/games': { answer: Offer };
  'GET /api/games/{game}/art': { path: { game: string }; query: { v?: string }; answer: BisonArt | WindRiverArt };
  'GET /api/games/{game}/art/{sheet}/{key}': {
    path: { game: string; key: string; sheet: string };
    query: { v?: string };
    answer: TileArt | TileSetArt;
  };
  'POST /api/games/{game}/options/{option}': {
    path: { game: string; option: string };
    query: { name: string };
    body: Blob;
    answer: unknown;
  };
  'GET /api/games/{game}/steps': { path: { game: string }; query: { v?: string }; answer: StepPage };
  'POST /api/guests': { body: GuestProfile; answer: NewGuest };
  'GET /api/lessons': { answer: Course[] };
  'GET /api/lessons/{game}/{lesson}': { path: { game: string; lesson: string }; answer: Welcome };
  'POST /api/lessons/{game}/{lesson}/draft': {
    path: { game: string; lesson: string };
    body: TriedSteps;
    answer: Draft;
  };
  'GET /api/lessons/{game}/{lesson}/model': { path: { game: string; lesson: string }; answer: ShownTurn };
  'POST /api/lessons/{game}/{lesson}/turns': {
    path: { game: string; lesson: string };
    body: TriedSteps;
    answer: Verdict;
  };
  'POST /api/links': { body: LinkUse; answer: NewGuest };
  'POST /api/links/owner': { body: LinkUse; answer: Person };
  'GET /api/lobby/match': { query: { game?: string; instead_of?: string }; answer: Match };
  'PUT /api/lobby/me': { answer: LobbyPeople };
  'DELETE /api/lobby/me': { answer: undefined };
  'POST /api/mail/confirm': { body: MailToken; answer: undefined };
  'POST /api/mail/links': { body: MailAddress; answer: undefined };
  'POST /api/mail/off': { query: { token: string }; answer: undefined };
  'GET /api/me': { answer: Person };
  'PATCH /api/me': { body: GuestProfile; answer: Person };
  'DELETE /api/me': { answer: undefined };
  'POST /api/me/channels': { body: NewChannel; answer: Told };
  'DELETE /api/me/channels/{channel_id}': { path: { channel_id: string }; answer: Told };
  'POST /api/me/channels/{channel_id}/test': { path: { channel_id: string }; answer: undefined };
  'GET /api/me/data': { answer: Record<string, unknown> };
  'GET /api/me/devices': { answer: Devices };
  'DELETE /api/me/devices': { answer: undefined };
  'DELETE /api/me/devices/{device_id}': { path: { device_id: string }; answer: undefined };
  'POST /api/me/feed': { answer: FeedAddress };
  'DELETE /api/me/feed': { answer: Told };
  'GET /api/me/holiday': { answer: HolidayState };
  'PUT /api/me/holiday': { body: HolidayWish; answer: HolidayState };
  'POST /api/me/links': { query: { lasting?: boolean }; answer: DeviceLink };
  'GET /api/me/notes/{table_id}': { path: { table_id: string }; answer: Note };
  'PUT /api/me/notes/{table_id}': { path: { table_id: string }; body: Note; answer: Note };
  'GET /api/me/passkeys': { answer: ShownPasskey[] };
  'POST /api/me/passkeys': { body: NewPasskey; answer: ShownPasskey };
  'POST /api/me/passkeys/options': { answer: AskedOfAuthenticator };
  'PATCH /api/me/passkeys/{key}': { path: { key: string }; body: PasskeyName; answer: undefined };
  'DELETE /api/me/passkeys/{key}': { path: { key: string }; answer: undefined };
  'GET /api/me/telling': { answer: Told };
  'PUT /api/me/telling': { body: Wish; answer: Told };
  'DELETE /api/me/way-back': { answer: undefined };
  'GET /api/messages.json': { answer: Record<string, unknown> };
  'POST /api/passkeys': { body: PasskeyUse; answer: NewGuest };
  'POST /api/passkeys/options': { answer: AskedOfAuthenticator };
  'GET /api/puzzles': { answer: PuzzleCollection[] };
  'GET /api/puzzles/{game}': { path: { game: string }; query: { theme?: string | null }; answer: NextPuzzle };
  'GET /api/puzzles/{game}/{puzzle}': { path: { game: string; puzzle: string }; answer: OpenPuzzle };
  'POST /api/puzzles/{game}/{puzzle}/draft': {
    path: { game: string; puzzle: string };
    body: TriedSteps;
    answer: Draft;
  };
  'POST /api/puzzles/{game}/{puzzle}/solution': { path: { game: string; puzzle: string }; answer: PuzzleSolved };
  'POST /api/puzzles/{game}/{puzzle}/turns': {
    path: { game: string; puzzle: string };
    body: TriedSteps;
    answer: PuzzleAnswered;
  };
  'POST /api/records': { body: Record<string, unknown>; answer: TableInfo };
  'GET /api/tables': { query: { after?: string; game?: string; status?: string }; answer: LobbyPage };
  'POST /api/tables': { body: NewTable; answer: TableState };
  'GET /api/tables/mine': { query: { after?: string }; answer: LobbyPage };
  'GET /api/tables/mine/all': {
    query: { after?: string; game?: string; opponent?: string; status?: string };
    answer: LobbyPage;
  };
  'GET /api/tables/{table_id}': { path: { table_id: string }; answer: TableState };
  'DELETE /api/tables/{table_id}': { path: { table_id: string }; answer: TableState };
  'POST /api/tables/{table_id}/chat': { path: { table_id: string }; body: ChatCommand; answer: Receipt };
  'GET /api/tables/{table_id}/curve': { path: { table_id: string }; answer: Curve };
  'POST /api/tables/{table_id}/decline': { path: { table_id: string }; answer: TableState };
  'GET /api/tables/{table_id}/draft': { path: { table_id: string }; answer: Draft };
  'DELETE /api/tables/{table_id}/draft': { path: { table_id: string }; answer: Draft };
  'GET /api/tables/{table_id}/draft/parts': { path: { table_id: string }; answer: Parts };
  'POST /api/tables/{table_id}/draft/steps': { path: { table_id: string }; body: StepCommand; answer: Draft };
  'DELETE /api/tables/{table_id}/draft/steps/last': { path: { table_id: string }; answer: Draft };
  'POST /api/tables/{table_id}/end': { path: { table_id: string }; answer: TableState };
  'GET /api/tables/{table_id}/events': { path: { table_id: string }; query: { after?: number }; answer: EventPage };
  'POST /api/tables/{table_id}/explore': { path: { table_id: string }; body: Exploring; answer: Explored };
  'GET /api/tables/{table_id}/film': { path: { table_id: string }; answer: undefined };
  'GET /api/tables/{table_id}/glimpses/{turn}': {
    path: { table_id: string; turn: number };
    query: { v?: string };
    answer: Glimpse;
  };
  'POST /api/tables/{table_id}/hint': { path: { table_id: string }; answer: Hint };
  'GET /api/tables/{table_id}/keep': { path: { table_id: string }; answer: Expiry };
  'POST /api/tables/{table_id}/keep': { path: { table_id: string }; answer: undefined };
  'POST /api/tables/{table_id}/mute': { path: { table_id: string }; body: MuteCommand; answer: Receipt };
  'GET /api/tables/{table_id}/notes': { path: { table_id: string }; answer: Notes };
  'GET /api/tables/{table_id}/parts': { path: { table_id: string }; answer: Parts };
  'GET /api/tables/{table_id}/pictures/{turn}': { path: { table_id: string; turn: number }; answer: undefined };
  'GET /api/tables/{table_id}/positions/{turn}': {
    path: { table_id: string; turn: number };
    query: { seat?: number | null };
    answer: PastPosition;
  };
  'POST /api/tables/{table_id}/positions/{turn}/play': {
    path: { table_id: string; turn: number };
    body: PlayOn;
    answer: TableState;
  };
  'POST /api/tables/{table_id}/proposals': { path: { table_id: string }; body: Proposing; answer: TableState };
  'POST /api/tables/{table_id}/proposals/answer': { path: { table_id: string }; body: Answer; answer: TableState };
  'POST /api/tables/{table_id}/put-away': { path: { table_id: string }; answer: TableState };
  'GET /api/tables/{table_id}/record': { path: { table_id: string }; answer: Record<string, unknown> };
  'POST /api/tables/{table_id}/rematch': {
    path: { table_id: string };
    query: { shuffles?: boolean };
    answer: RematchTable;
  };
  'POST /api/tables/{table_id}/reopen': { path: { table_id: string }; answer: TableState };
  'GET /api/tables/{table_id}/review': { path: { table_id: string }; query: { after?: number }; answer: Review };
  'POST /api/tables/{table_id}/review': { path: { table_id: string }; answer: Review };
  'POST /api/tables/{table_id}/seats/{seat}': {
    path: { seat: number; table_id: string };
    query: { leaving?: number | null; random?: string };
    answer: TableState;
  };
  'DELETE /api/tables/{table_id}/seats/{seat}': { path: { seat: number; table_id: string }; answer: TableState };
  'PUT /api/tables/{table_id}/seats/{seat}/bot': {
    path: { seat: number; table_id: string };
    body: BotWish;
    answer: TableState;
  };
  'DELETE /api/tables/{table_id}/seats/{seat}/bot': { path: { seat: number; table_id: string }; answer: TableState };
  'PUT /api/tables/{table_id}/seats/{seat}/hand-over': {
    path: { seat: number; table_id: string };
    body: BotWish;
    answer: TableState;
  };
  'DELETE /api/tables/{table_id}/seats/{seat}/hand-over': {
    path: { seat: number; table_id: string };
    answer: TableState;
  };
  'PUT /api/tables/{table_id}/seats/{seat}/name': {
    path: { seat: number; table_id: string };
    body: SeatName;
    answer: TableState;
  };
  'POST /api/tables/{table_id}/seats/{seat}/resign': {
    path: { seat: number; table_id: string };
    body: Resignation;
    answer: TableState;
  };
  'POST /api/tables/{table_id}/shuffle': { path: { table_id: string }; body: Addition; answer: TableState };
  'POST /api/tables/{table_id}/start': { path: { table_id: string }; answer: TableState };
  'GET /api/tables/{table_id}/turns': { path: { table_id: string }; query: { after?: number }; answer: TurnPage };
  'POST /api/tables/{table_id}/turns': { path: { table_id: string }; body: TurnCommand; answer: Receipt };
  'GET /api/tables/{table_id}/variations': { path: { table_id: string }; answer: Variations };
  'POST /api/tables/{table_id}/variations': { path: { table_id: string }; body: NewVariation; answer: Receipt };
}
