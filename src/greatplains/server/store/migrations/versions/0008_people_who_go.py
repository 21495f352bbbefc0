"""People who want to be forgotten, where they have spoken, and their notes"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

_AT_ONCE = 1000
# Whose name stands at a seat that is not theirs any more, and who has spoken where, only the events tell.
_GAVE_UP = ("resigned", "gave_up", "timed_out")
_EVENTS = " OR ".join(f'body LIKE \'{{"kind":"{kind}"%\'' for kind in (*_GAVE_UP, "chat"))


def upgrade() -> None:
    op.add_column("identities", sa.Column("forgotten_at", sa.Double(), nullable=True))
    op.create_index(op.f("ix_identities_forgotten_at"), "identities", ["forgotten_at"])
    op.add_column("seats", sa.Column("player_id", sa.String(length=32), nullable=True))
    op.create_index(op.f("ix_seats_player_id"), "seats", ["player_id"])
    op.create_table(
        "voices",
        sa.Column("identity_id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_voices_table_id")),
        sa.PrimaryKeyConstraint("identity_id", "table_id", name=op.f("pk_voices")),
    )
    op.create_index(op.f("ix_voices_table_id"), "voices", ["table_id"])
    op.create_table(
        "notes",
        sa.Column("identity_id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("changed_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["identity_id"], ["identities.id"], name=op.f("fk_notes_identity_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_notes_table_id")),
        sa.PrimaryKeyConstraint("identity_id", "table_id", name=op.f("pk_notes")),
    )
    op.create_index(op.f("ix_notes_table_id"), "notes", ["table_id"])
    _find_people()


def _find_people() -> None:
    connection = op.get_bind()
    op.execute("UPDATE seats SET player_id = identity_id")
    players: list[dict[str, object]] = []
    voices: set[tuple[str, str]] = set()
    for table, body in connection.execute(sa.text(f"SELECT table_id, body FROM events WHERE {_EVENTS}")):
        try:
            event = json.loads(body)
            who = event["by"]["id"]
        except (ValueError, KeyError, TypeError):
            continue  # damaged; it is shown as such
        if event["kind"] == "chat":
            voices.add((who, table))
        else:
            players.append({"who": who, "at": table, "number": event["seat"]})
    seat = sa.text(
        "UPDATE seats SET player_id = :who WHERE table_id = :at AND seat = :number AND player_id IS NULL AND name <> ''"
    )
    voice = sa.text("INSERT INTO voices (identity_id, table_id) VALUES (:who, :at)")
    for first in range(0, len(players), _AT_ONCE):
        connection.execute(seat, players[first : first + _AT_ONCE])
    said = [{"who": who, "at": table} for who, table in sorted(voices)]
    for first in range(0, len(said), _AT_ONCE):
        connection.execute(voice, said[first : first + _AT_ONCE])


def downgrade() -> None:
    op.drop_table("notes")
    op.drop_table("voices")
    op.drop_index(op.f("ix_seats_player_id"), "seats")
    op.drop_column("seats", "player_id")
    op.drop_index(op.f("ix_identities_forgotten_at"), "identities")
    op.drop_column("identities", "forgotten_at")
