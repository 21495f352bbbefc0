"""Turns of bots become one kind of job"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_CLAIM = "not_before, claimed_by, claimed_until, failures"


def upgrade() -> None:
    op.create_table(
        "jobs",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        *_claim_columns(),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_jobs_table_id")),
        sa.PrimaryKeyConstraint("table_id", "kind", "turn", name=op.f("pk_jobs")),
    )
    op.execute(
        f"INSERT INTO jobs (table_id, kind, turn, {_CLAIM}) SELECT table_id, 'bot_turn', turn, {_CLAIM} FROM bot_tasks"
    )
    op.create_index(op.f("ix_jobs_kind_claimed_until_not_before"), "jobs", ["kind", "claimed_until", "not_before"])
    op.drop_table("bot_tasks")


def downgrade() -> None:
    op.create_table(
        "bot_tasks",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        *_claim_columns(),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_bot_tasks_table_id")),
        sa.PrimaryKeyConstraint("table_id", "turn", name=op.f("pk_bot_tasks")),
    )
    op.execute(
        f"INSERT INTO bot_tasks (table_id, turn, {_CLAIM}) SELECT table_id, turn, {_CLAIM} FROM jobs "
        "WHERE kind = 'bot_turn'"
    )
    op.create_index(op.f("ix_bot_tasks_claimed_until_not_before"), "bot_tasks", ["claimed_until", "not_before"])
    op.drop_table("jobs")


def _claim_columns() -> list[sa.Column[Any]]:
    return [
        sa.Column("not_before", sa.Double(), nullable=False),
        sa.Column("claimed_by", sa.String(length=32), nullable=True),
        sa.Column("claimed_until", sa.Double(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
    ]
