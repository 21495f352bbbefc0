"""Channels, wishes, and the outbox"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_TABLES = ("server_keys", "deliveries", "notices", "channels", "wishes")
# Table, name, columns.
_INDEXES = (
    ("wishes", "ix_wishes_feed_hash", ["feed_hash"]),
    ("channels", "ix_channels_identity_id", ["identity_id"]),
    ("channels", "ix_channels_target_hash", ["target_hash"]),
    ("channels", "ix_channels_confirmed_at", ["confirmed_at"]),
    ("notices", "ix_notices_table_id", ["table_id"]),
    ("notices", "ix_notices_due", ["due"]),
    ("deliveries", "ix_deliveries_channel_id", ["channel_id"]),
    ("deliveries", "ix_deliveries_lane_due", ["lane", "due"]),
)


def upgrade() -> None:
    op.create_table(
        "wishes",
        sa.Column("identity_id", sa.String(length=32), nullable=False),
        sa.Column("kinds", sa.Integer(), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("zone", sa.String(length=64), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_to", sa.Integer(), nullable=True),
        sa.Column("digest_at", sa.Integer(), nullable=True),
        sa.Column("is_always", sa.Boolean(), nullable=False),
        sa.Column("feed_hash", sa.String(length=64), nullable=True),
        sa.ForeignKeyConstraint(["identity_id"], ["identities.id"], name=op.f("fk_wishes_identity_id")),
        sa.PrimaryKeyConstraint("identity_id", name=op.f("pk_wishes")),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("identity_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("form", sa.String(length=16), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("target_hash", sa.String(length=64), nullable=False),
        sa.Column("keys", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("confirmed_at", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["identity_id"], ["identities.id"], name=op.f("fk_channels_identity_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_channels")),
    )
    op.create_table(
        "notices",
        sa.Column("identity_id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("kinds", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("due", sa.Double(), nullable=False),
        sa.Column("told_at", sa.Double(), nullable=True),
        sa.Column("remind_at", sa.Double(), nullable=True),
        sa.Column("is_held", sa.Boolean(), nullable=False),
        sa.Column("claimed_by", sa.String(length=48), nullable=True),
        sa.Column("claimed_until", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["identity_id"], ["identities.id"], name=op.f("fk_notices_identity_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_notices_table_id")),
        sa.PrimaryKeyConstraint("identity_id", "table_id", name=op.f("pk_notices")),
    )
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("channel_id", sa.String(length=32), nullable=False),
        sa.Column("lane", sa.String(length=16), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("due", sa.Double(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("claimed_by", sa.String(length=48), nullable=True),
        sa.Column("claimed_until", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["channel_id"], ["channels.id"], name=op.f("fk_deliveries_channel_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deliveries")),
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(length=16), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_server_keys")),
    )
    for table, name, columns in _INDEXES:
        op.create_index(op.f(name), table, columns)


def downgrade() -> None:
    for table in _TABLES:
        op.drop_table(table)
