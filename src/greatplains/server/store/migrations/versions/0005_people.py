"""Devices that can be told apart and signed out, passkeys"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("secrets", sa.Column("seen_at", sa.Double(), nullable=False, server_default="0"))
    op.add_column("secrets", sa.Column("label", sa.String(length=64), nullable=False, server_default=""))
    op.add_column("device_links", sa.Column("created_at", sa.Double(), nullable=False, server_default="0"))
    op.add_column("device_links", sa.Column("is_lasting", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index(op.f("ix_device_links_identity_id"), "device_links", ["identity_id"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("identity_id", sa.String(length=32), nullable=False),
        sa.Column("site", sa.String(length=255), nullable=False),
        sa.Column("credential", sa.Text(), nullable=False),
        sa.Column("public_key", sa.Text(), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("seen_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["identity_id"], ["identities.id"], name=op.f("fk_passkeys_identity_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkeys")),
    )
    op.create_index(op.f("ix_passkeys_identity_id"), "passkeys", ["identity_id"])
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("expires_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_challenges")),
    )
    op.create_index(op.f("ix_challenges_expires_at"), "challenges", ["expires_at"])
    op.add_column("seats", sa.Column("created_at", sa.Double(), nullable=False, server_default="0"))
    op.execute("UPDATE seats SET created_at = (SELECT created_at FROM tables WHERE tables.id = seats.table_id)")
    op.drop_index(op.f("ix_seats_identity_id"), "seats")
    columns = ["identity_id", "created_at", "table_id"]
    op.create_index(op.f("ix_seats_identity_id_created_at_table_id"), "seats", columns)
    op.create_index(op.f("ix_tables_created_by_created_at_id"), "tables", ["created_by", "created_at", "id"])


def downgrade() -> None:
    op.drop_index(op.f("ix_tables_created_by_created_at_id"), "tables")
    op.drop_index(op.f("ix_seats_identity_id_created_at_table_id"), "seats")
    op.create_index(op.f("ix_seats_identity_id"), "seats", ["identity_id"])
    op.drop_column("seats", "created_at")
    op.drop_table("challenges")
    op.drop_table("passkeys")
    op.drop_index(op.f("ix_device_links_identity_id"), "device_links")
    op.drop_column("device_links", "is_lasting")
    op.drop_column("device_links", "created_at")
    op.drop_column("secrets", "label")
    op.drop_column("secrets", "seen_at")
