"""What the server refuses to players and programs; `server.host_problems` is what only a host reads, in a terminal."""

from __future__ import annotations

from typing import Final

from greatplains.core.reason import NUMBER, TEXT, TEXTS, Problems

PROBLEMS: Final = Problems("server")
_add: Final = PROBLEMS.add

# The table and its state
UNKNOWN_TABLE: Final = _add("unknown_table", "There is no table “{table}” here.", table=TEXT)
IS_OPEN: Final = _add("is_open", "The game has not started yet.")
IS_RUNNING: Final = _add("is_running", "The game has started already.")
IS_FINISHED: Final = _add("is_finished", "The game is over.")
IS_ARCHIVED: Final = _add(
    "is_archived", "The table was put away: nobody had touched it for long, or its host closed it."
)
IS_FOREIGN: Final = _add(
    "is_foreign",
    "The game began under other rules than this server knows; another version has to go on with it.",
)
IS_DAMAGED: Final = _add(
    "is_damaged",
    "What is stored of this table is damaged: nothing can be played or replayed here. The host finds more in the log.",
)
NOT_STARTED: Final = _add("not_started", "The game has not started yet.")
NOT_FINISHED: Final = _add("not_finished", "A rematch is possible once the game is over.")
NOT_OVER: Final = _add("not_over", "This is possible once the game is over: until then something is hidden.")
NOT_ARCHIVED: Final = _add("not_archived", "The table was not put away.")
ARCHIVED: Final = _add("archived", "The table was put away.")
TABLE_FULL: Final = _add("table_full", "Too much has happened at this table; set up another one.")
TABLES: Final = _add("tables", "You have set up {most} tables that are not over: finish some first.", most=NUMBER)
BOT_TABLES: Final = _add(
    "bot_tables", "You have {most} tables at which only bots play: let some of them end first.", most=NUMBER
)
BUSY: Final = _add("busy", "The table goes on too quickly; try again.")
UNKNOWN_LESSON: Final = _add("unknown_lesson", "There is no lesson “{lesson}” of this game.", lesson=TEXT)
UNKNOWN_PUZZLE: Final = _add("unknown_puzzle", "There is no puzzle “{puzzle}” of this game.", puzzle=TEXT)
UNKNOWN_THEME: Final = _add("unknown_theme", "There is no puzzle about “{theme}” of this game.", theme=TEXT)
NO_VERDICT: Final = _add("no_verdict", "The turn could not be judged this time; send it again in a moment.")

# Seats
SEAT_TAKEN: Final = _add("seat_taken", "Seat {seat} is taken.", seat=NUMBER)
SEATS_OPEN: Final = _add("seats_open", "The game cannot start yet: {open} of the seats are open.", open=NUMBER)
NO_SEAT: Final = _add("no_seat", "The seats are 0 to {last}, not {seat}.", last=NUMBER, seat=NUMBER)
SEAT_KEPT: Final = _add("seat_kept", "This seat is kept for {name}.", name=TEXT)
NOT_KEPT: Final = _add("not_kept", "No seat is kept for you at this table.")
BOT_PLAYS: Final = _add("bot_plays", "A bot makes the turns of seat {seat}; take them back first.", seat=NUMBER)
NOT_SETTLED: Final = _add(
    "not_settled", "What seat {seat} scores is still open: no bot can finish for it.", seat=NUMBER
)
NOT_CERTAIN: Final = _add("not_certain", "Who wins is still open: play on, or resign.")
NO_BOT: Final = _add("no_bot", "No bot sits on seat {seat}.", seat=NUMBER)
NOT_YOUR_SEAT: Final = _add("not_your_seat", "Seat {seat} is not yours.", seat=NUMBER)
ONE_SEAT: Final = _add("one_seat", "Seats have names of their own where you play several of them.")
OTHERS_SIT: Final = _add("others_sit", "Somebody else sits at this table: leave your seat instead.")
NOT_PLAYER: Final = _add("not_player", "You have no seat at this table.")
HAS_SHUFFLED: Final = _add("has_shuffled", "You have added to this shuffle already.")
PLAY_ON_SEATS: Final = _add(
    "play_on_seats", "Of the {players} seats at least one is yours, and bots take the others.", players=NUMBER
)
NOT_CREATOR: Final = _add("not_creator", "Only whoever set up the table can do that.")
BOT: Final = _add("bot", "There is no bot “{bot}”; the bots are {bots}.", bot=TEXT, bots=TEXTS)
SEAT: Final = _add("seat", "A seat is “open”, “me” or “bot:<level>”, not “{seat}”.", seat=TEXT)

# Time, and what all agree on
CLOCK_KIND: Final = _add("clock_kind", "A clock has a bank, with or without an increment, or a time for each turn.")
CLOCK_TIME: Final = _add(
    "clock_time",
    "That clock has at least {least} and at most {most} seconds, not {seconds}.",
    least=NUMBER,
    most=NUMBER,
    seconds=NUMBER,
)
CLOCK_WEEKENDS: Final = _add("clock_weekends", "Only a clock of days can stand still at weekends.")
CLOCK_ZONE: Final = _add("clock_zone", "There is no time zone “{zone}”.", zone=TEXT)
IS_PAUSED: Final = _add("is_paused", "The game rests: somebody has to propose to go on.")
NOT_PAUSED: Final = _add("not_paused", "The game does not rest.")
PROPOSAL_OPEN: Final = _add("proposal_open", "Something was proposed already and waits for an answer.")
NO_PROPOSAL: Final = _add("no_proposal", "Nothing was proposed, or it has lapsed.")
NOT_ASKED: Final = _add("not_asked", "This was not proposed to you.")
NO_OWN_TURN: Final = _add("no_own_turn", "You have made no turn that could be taken back.")
NOT_OWN_TURN: Final = _add("not_own_turn", "Turn {turn} is not yours to take back.", turn=NUMBER)
WAS_SEEN: Final = _add(
    "was_seen", "This cannot be taken back: somebody has seen something with it that was hidden before."
)
HAS_CLOCK: Final = _add("has_clock", "At this table the clock decides how long somebody is waited for.")
NOT_WAITED_FOR: Final = _add("not_waited_for", "The game waits for nobody whose place a bot could take.")
NOT_ABSENT: Final = _add(
    "not_absent", "Seat {seat} has not been waited for long enough, or somebody is there.", seat=NUMBER
)
OTHERS_PLAY: Final = _add("others_play", "Others play here, too: propose to them to end the game.")
HOLIDAY: Final = _add(
    "holiday", "A holiday takes up to {most} days, and you have {left} days left this year.", most=NUMBER, left=NUMBER
)

# Turns
NOT_YOUR_TURN: Final = _add(
    "not_your_turn", "It is the turn of seat {to_move}, not of seat {seat}.", to_move=NUMBER, seat=NUMBER
)
NO_HINTS: Final = _add("no_hints", "There are hints only where one person plays against bots alone.")
NO_HINT: Final = _add("no_hint", "No hint was found this time; ask again in a moment.")
STALE: Final = _add(
    "stale",
    "This turn was made for turn {made_for}, but the game is at turn {turn}.",
    made_for=NUMBER,
    turn=NUMBER,
)
NO_TURN: Final = _add("no_turn", "The game has {turns} turns, not {turn}.", turns=NUMBER, turn=NUMBER)
NO_DRAFT: Final = _add("no_draft", "There is no draft of this turn: name the steps or the text.", "Steps")
TOO_LONG: Final = _add("too_long", "A record here has at most {most} turns.", "records", most=NUMBER)
COMMENTS: Final = _add(
    "comments",
    "A record here has at most {most} comments of {length} characters each.",
    "records",
    most=NUMBER,
    length=NUMBER,
)

# Names, colours, chat, options
NAME_EMPTY: Final = _add("name_empty", "A name must not be empty.")
NAME_LONG: Final = _add("name_long", "A name has at most {most} characters, not {found}.", most=NUMBER, found=NUMBER)
NAME_SIGNS: Final = _add("name_signs", "A name must not hold control characters or other invisible signs.")
TEXT_EMPTY: Final = _add("text_empty", "A message must not be empty.")
TEXT_LONG: Final = _add("text_long", "A message has at most {most} characters, not {found}.", most=NUMBER, found=NUMBER)
TEXT_SIGNS: Final = _add("text_signs", "A message must not hold control characters or other invisible signs.")
NOTE_LONG: Final = _add("note_long", "A note has at most {most} characters, not {found}.", most=NUMBER, found=NUMBER)
COLOUR: Final = _add("colour", "A colour is written #rrggbb, with digits and a to f.")
MUTED: Final = _add("muted", "You cannot write at this table: whoever set it up has muted you.")
MUTE_SELF: Final = _add("mute_self", "You cannot mute yourself.")
CHAT_FULL: Final = _add("chat_full", "There are {most} messages at this table, and no room for more.", most=NUMBER)
OPTIONS_LARGE: Final = _add("options_large", "The options of a table have at most {most} bytes.", most=NUMBER)

# Who asks
NOBODY: Final = _add("nobody", "This needs an identity: make a guest with POST /api/guests.")
TOKEN: Final = _add("token", "Nobody here has this token.")
LINK: Final = _add("link", "This link was used already, or it has expired. Make a new one on the other device.")
NO_DEVICE: Final = _add("no_device", "You have no such device; perhaps it was signed out already.")
PASSKEY: Final = _add("passkey", "This passkey does not open anything here.")
PASSKEYS: Final = _add("passkeys", "You have {most} passkeys already: remove one first.", most=NUMBER)
PASSKEY_KNOWN: Final = _add("passkey_known", "This passkey is known here already.")
PASSKEY_SITE: Final = _add(
    "passkey_site", "Passkeys need an address with a name and TLS, such as https://plains.example, or localhost."
)
FOREIGN_ORIGIN: Final = _add(
    "foreign_origin",
    "This request comes from another site. Programs send their token as “Authorization: Bearer”.",
)

# Being told of tables
NOT_OFFERED: Final = _add("not_offered", "This server does not tell people in this way.")
CHANNELS: Final = _add("channels", "You are told in {most} places already: remove one first.", most=NUMBER)
MAIL_ADDRESS: Final = _add("mail_address", "This is no address for e-mail.")
MAIL_LINK: Final = _add("mail_link", "This link is not good any more. Ask for another in the settings.")
MAILS: Final = _add("mails", "Too many mails were asked for; wait {seconds} seconds.", seconds=NUMBER)
WEBHOOK: Final = _add(
    "webhook", "Messages are posted only to addresses that begin with https://, in the public internet."
)
PUSH_KEYS: Final = _add("push_keys", "The keys of this browser are not understood.")
ZONE: Final = _add("zone", "There is no time zone “{zone}”.", zone=TEXT)

# Requests
TOO_FAST: Final = _add("too_fast", "Too many requests; wait {seconds} seconds.", seconds=NUMBER)
IMPORTS: Final = _add(
    "imports", "You have opened many records of late; wait {seconds} seconds before the next.", seconds=NUMBER
)
REVIEWS: Final = _add(
    "reviews", "You have had as many games reviewed as one may in a day; wait {seconds} seconds.", seconds=NUMBER
)
VARIATIONS: Final = _add("variations", "There are {most} lines beside this game, and no room for more.", most=NUMBER)
HINTS: Final = _add("hints", "Many hints were asked for of late; wait {seconds} seconds.", seconds=NUMBER)
WRITTEN: Final = _add(
    "written",
    "You have written as much as one person may in a day; wait {seconds} seconds.",
    seconds=NUMBER,
)
SOCKETS: Final = _add("sockets", "You have {most} connections open already.", most=NUMBER)
TOO_LARGE: Final = _add("too_large", "The request is too large.")
HELLO_FIRST: Final = _add("hello_first", "The first message on a socket is hello.")
MALFORMED: Final = _add("malformed", "The request is not understood: {reason}.", reason=TEXT)
STATUS: Final = _add("status", "The status is {known}, not “{status}”.", known=TEXTS, status=TEXT)
PAGE: Final = _add("page", "There is no such page; take “next” of the page before.")
NOT_FOUND: Final = _add("not_found", "There is nothing at this address.")
METHOD: Final = _add("method", "This cannot be done with that method here.")
DATABASE: Final = _add("database", "The database cannot be reached. Send it again in a moment.")
FAULT: Final = _add("fault", "The server made a mistake. It was written down.")
