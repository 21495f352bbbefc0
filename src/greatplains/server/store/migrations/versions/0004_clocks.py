"""Jobs of somebody; clocks, and the times in which nobody served"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_SHARED = "table_id, kind, turn, not_before, claimed_by, claimed_until, failures"
_INDEXES = (("ix_jobs_kind_not_before", ["kind", "not_before"]), ("ix_jobs_claimed_by", ["claimed_by"]))


def upgrade() -> None:
    _make_jobs_anew(["table_id", "kind", "turn", "whose"], f"{_SHARED}, whose", f"{_SHARED}, ''")
    op.create_table(
        "outages",
        sa.Column("began_at", sa.Double(), nullable=False),
        sa.Column("ended_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("began_at", name=op.f("pk_outages")),
    )
    op.create_table(
        "holidays",
        sa.Column("identity_id", sa.String(length=32), nullable=False),
        sa.Column("begins_at", sa.Double(), nullable=False),
        sa.Column("ends_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["identity_id"], ["identities.id"], name=op.f("fk_holidays_identity_id")),
        sa.PrimaryKeyConstraint("identity_id", "begins_at", name=op.f("pk_holidays")),
    )
    op.execute("INSERT INTO moments (name, at) VALUES ('alive', 0.0)")
    op.add_column("tables", sa.Column("deadline", sa.Double(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "deadline")
    op.execute("DELETE FROM moments WHERE name = 'alive'")
    op.drop_table("holidays")
    op.drop_table("outages")
    op.execute("DELETE FROM jobs WHERE kind NOT IN ('bot_turn', 'expiry')")
    _make_jobs_anew(["table_id", "kind", "turn"], _SHARED, _SHARED)


def _make_jobs_anew(key: list[str], columns: str, values: str) -> None:
    """Another primary key: SQLite cannot change one, and a new table is the same on both."""
    for name, _ in _INDEXES:
        op.drop_index(op.f(name), "jobs")
    op.rename_table("jobs", "jobs_before")
    if op.get_bind().dialect.name == "postgresql":  # where names of constraints are taken
        op.execute("ALTER TABLE jobs_before DROP CONSTRAINT pk_jobs")
        op.execute("ALTER TABLE jobs_before DROP CONSTRAINT fk_jobs_table_id")
    whose = [sa.Column("whose", sa.String(length=32), nullable=False)] if "whose" in key else []
    op.create_table(
        "jobs",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        *whose,
        sa.Column("not_before", sa.Double(), nullable=False),
        sa.Column("claimed_by", sa.String(length=32), nullable=True),
        sa.Column("claimed_until", sa.Double(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_jobs_table_id")),
        sa.PrimaryKeyConstraint(*key, name=op.f("pk_jobs")),
    )
    op.execute(f"INSERT INTO jobs ({columns}) SELECT {values} FROM jobs_before")
    op.drop_table("jobs_before")
    for name, on in _INDEXES:
        op.create_index(op.f(name), "jobs", on)
