"""The tables of the store. `events` are history and never updated, nor is a deal once its game has begun; `tables` and
`seats` are what the lobby needs to know of the events without reading them; the rest is mutable by nature.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

# Somebody who plays. Nothing but what they chose to be called by; of somebody who wanted to be forgotten not even that:
# the row stays without a name, so that whoever finds the id in an event knows to show none.
identities = Table(
    "identities",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("colour", String(16), nullable=False),
    Column("created_at", Double, nullable=False),
    Column("forgotten_at", Double, index=True),
)

# One for each device of an identity; only the hash is kept.
secrets = Table(
    "secrets",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("identity_id", ForeignKey("identities.id"), nullable=False, index=True),
    Column("created_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False, server_default="0"),  # about; 0: not since this is noted
    Column("label", String(64), nullable=False, server_default=""),  # what kind of browser it is
)

# A link that moves an identity to another device, once. One that is lasting is a way back: there is one at most.
device_links = Table(
    "device_links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("identity_id", ForeignKey("identities.id"), nullable=False, index=True),
    Column("expires_at", Double, nullable=False, index=True),
    Column("created_at", Double, nullable=False, server_default="0"),
    Column("is_lasting", Boolean, nullable=False, server_default=false()),
)

# Passkeys of an identity: each is a public key of which an authenticator has the other half, for one site.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of the credential's id, which may be long
    Column("identity_id", ForeignKey("identities.id"), nullable=False, index=True),
    Column("site", String(255), nullable=False),
    Column("credential", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
)

# What an authenticator is asked to sign, once: only the hash, with what it is for.
challenges = Table(
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("expires_at", Double, nullable=False, index=True),
)

# How a table stands: worked out from its events whenever one is written.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("status", String(16), nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("created_by", String(32), nullable=False),
    Column("created_at", Double, nullable=False),
    Column("touched_at", Double, nullable=False),
    Column("newest", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("to_move", Integer),
    Column("deadline", Double),  # when the time of whoever is to move runs out, where there is a clock
    Index(None, "is_public", "status", "created_at", "id"),
    Index(None, "is_public", "game", "status", "created_at", "id"),
    Index(None, "created_by", "status"),
    Index(None, "created_by", "created_at", "id"),
    Index(None, "status", "touched_at", "id"),
)

# Who sits where, for “my games” and the lobby; also worked out from the events. `player_id` is whose name it is: also
# that of somebody who resigned, to whom the seat does not belong any more.
seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("identity_id", String(32)),
    Column("name", Text, nullable=False),
    Column("bot", String(64)),
    Column("created_at", Double, nullable=False, server_default="0"),  # of the table, so that an index has its order
    Column("player_id", String(32), index=True),
    PrimaryKeyConstraint("table_id", "seat"),
    Index(None, "identity_id", "created_at", "table_id"),
)

# The life of a table. `turn` is set for turns only, so that no game has the same turn twice.
events = Table(
    "events",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("turn", Integer),
    Column("key", String(128)),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "turn"),
    sqlite_with_rowid=False,
)

# Who has said something at which table, so that it can be found when they ask for all that is kept of them.
voices = Table(
    "voices",
    metadata,
    Column("identity_id", String(32), nullable=False),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    PrimaryKeyConstraint("identity_id", "table_id"),
)

# What somebody has written down for themselves about a table. Nobody else ever sees it.
notes = Table(
    "notes",
    metadata,
    Column("identity_id", ForeignKey("identities.id"), nullable=False),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("changed_at", Double, nullable=False),
    PrimaryKeyConstraint("identity_id", "table_id"),
)

# The shuffle of a game, secret until it is over. Before the game begins there is only the server's part of it, `salt`,
# and `setup` is empty.
deals = Table(
    "deals",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("salt", String(64), nullable=False),
    Column("setup", Text, nullable=False),
)

# What is due at a table later, or done elsewhere, by kind (jobs.py). `turn` and `whose` tell jobs of one kind at one
# table apart; what is not of anybody in particular has an empty `whose`. A claim is a lease: when it runs out, any
# process may take the job up.
jobs = Table(
    "jobs",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("whose", String(32), nullable=False),
    Column("not_before", Double, nullable=False),
    Column("claimed_by", String(32)),
    Column("claimed_until", Double, nullable=False),
    Column("failures", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "kind", "turn", "whose"),
    Index(None, "kind", "not_before"),
    Index(None, "claimed_by"),
)

# A game that somebody wants reviewed, once for all who look. `summary` comes with the end.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("asked_by", String(32), nullable=False),
    Column("asked_at", Double, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("summary", Text),
    Index(None, "asked_by", "asked_at"),
)

# Its turns, as far as it is done, in order.
review_turns = Table(
    "review_turns",
    metadata,
    Column("table_id", ForeignKey("reviews.table_id"), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "turn"),
)

# When something was done last, by whichever process: rows that are made with the table, and only ever updated.
moments = Table(
    "moments",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("at", Double, nullable=False),
)

# How somebody wants to be told of tables they are not at; times of day in minutes, in their own time zone. `feed_hash`
# is that of the secret address at which their turns are listed.
wishes = Table(
    "wishes",
    metadata,
    Column("identity_id", ForeignKey("identities.id"), primary_key=True),
    Column("kinds", Integer, nullable=False),
    Column("language", String(8), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("digest_at", Integer),
    Column("is_always", Boolean, nullable=False),
    Column("feed_hash", String(64), index=True),
)

# Where somebody is told: a push service, an address of e-mail, a webhook. `target_hash` finds the same target again.
channels = Table(
    "channels",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("identity_id", ForeignKey("identities.id"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),
    Column("form", String(16), nullable=False),
    Column("target", Text, nullable=False),
    Column("target_hash", String(64), nullable=False, index=True),
    Column("keys", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("confirmed_at", Double, index=True),
)

# The outbox, first part: somebody is to be told of a table, unless they look at it before it is due. Written with the
# events. The row stays until they look, so that there is no second message about the table.
notices = Table(
    "notices",
    metadata,
    Column("identity_id", ForeignKey("identities.id"), nullable=False),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("kinds", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("due", Double, nullable=False, index=True),
    Column("told_at", Double),
    Column("remind_at", Double),
    Column("is_held", Boolean, nullable=False),
    Column("claimed_by", String(48)),
    Column("claimed_until", Double, nullable=False),
    PrimaryKeyConstraint("identity_id", "table_id"),
)

# The outbox, second part: a message to one channel, which is tried until it has gone out, or for a day.
deliveries = Table(
    "deliveries",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("channel_id", ForeignKey("channels.id"), nullable=False, index=True),
    Column("lane", String(16), nullable=False),
    Column("body", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("due", Double, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("claimed_by", String(48)),
    Column("claimed_until", Double, nullable=False),
    Index(None, "lane", "due"),
)

# Keys of the server itself, made when they are first needed: that of its push messages, and that of links in mails.
server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", Text, nullable=False),
)

# When somebody is away, so that their clocks stand still where turns take days; a year's are counted.
holidays = Table(
    "holidays",
    metadata,
    Column("identity_id", ForeignKey("identities.id"), nullable=False),
    Column("begins_at", Double, nullable=False),
    Column("ends_at", Double, nullable=False),
    PrimaryKeyConstraint("identity_id", "begins_at"),
)

# Lessons that somebody has done.
lessons_done = Table(
    "lessons_done",
    metadata,
    Column("identity_id", ForeignKey("identities.id"), nullable=False),
    Column("game", String(32), nullable=False),
    Column("lesson", String(32), nullable=False),
    Column("done_at", Double, nullable=False),
    PrimaryKeyConstraint("identity_id", "game", "lesson"),
)

# Puzzles that somebody has tried: how the first try went.
puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("identity_id", ForeignKey("identities.id"), nullable=False),
    Column("game", String(32), nullable=False),
    Column("puzzle", String(32), nullable=False),
    Column("is_solved", Boolean, nullable=False),
    Column("tried_at", Double, nullable=False),
    PrimaryKeyConstraint("identity_id", "game", "puzzle"),
)

# Ratings of solvers and of puzzles, one row each. `tries` is part of the key: a rating that changes is a new row in the
# place of the old one, so that of two processes which change the same one only one succeeds.
solver_ratings = Table(
    "solver_ratings",
    metadata,
    Column("identity_id", ForeignKey("identities.id"), nullable=False),
    Column("game", String(32), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("mean", Double, nullable=False),
    Column("spread", Double, nullable=False),
    PrimaryKeyConstraint("identity_id", "game", "tries"),
)
puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("game", String(32), nullable=False),
    Column("puzzle", String(32), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("mean", Double, nullable=False),
    Column("spread", Double, nullable=False),
    PrimaryKeyConstraint("game", "puzzle", "tries"),
)

# When nobody served, as the moments tell: no clock of a game ran then.
outages = Table(
    "outages",
    metadata,
    Column("began_at", Double, primary_key=True),
    Column("ended_at", Double, nullable=False),
)
