"""Moments that outlive a process; an index for every query of every route"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_MOMENTS = ("written", "clock_seen", "clock_steady")

# Table, name, columns.
_NEW = (
    ("tables", "ix_tables_is_public_status_created_at_id", ["is_public", "status", "created_at", "id"]),
    ("tables", "ix_tables_is_public_game_status_created_at_id", ["is_public", "game", "status", "created_at", "id"]),
    ("tables", "ix_tables_status_touched_at_id", ["status", "touched_at", "id"]),
    ("device_links", "ix_device_links_expires_at", ["expires_at"]),
    ("jobs", "ix_jobs_kind_not_before", ["kind", "not_before"]),
    ("jobs", "ix_jobs_claimed_by", ["claimed_by"]),
)
_OLD = (
    ("tables", "ix_tables_is_public_status_created_at", ["is_public", "status", "created_at"]),
    ("tables", "ix_tables_status_touched_at", ["status", "touched_at"]),
    ("jobs", "ix_jobs_kind_claimed_until_not_before", ["kind", "claimed_until", "not_before"]),
)


def upgrade() -> None:
    moments = op.create_table(
        "moments",
        sa.Column("name", sa.String(length=16), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_moments")),
    )
    op.bulk_insert(moments, [{"name": name, "at": 0.0} for name in _MOMENTS])
    for table, name, columns in _NEW:
        op.create_index(op.f(name), table, columns)
    for table, name, _ in _OLD:
        op.drop_index(op.f(name), table)


def downgrade() -> None:
    for table, name, columns in _OLD:
        op.create_index(op.f(name), table, columns)
    for table, name, _ in _NEW:
        op.drop_index(op.f(name), table)
    op.drop_table("moments")
