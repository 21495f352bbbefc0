"""Reviews of games"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("asked_by", sa.String(length=32), nullable=False),
        sa.Column("asked_at", sa.Double(), nullable=False),
        sa.Column("turns", sa.Integer(), nullable=False),
        sa.Column("summary", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_reviews_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_reviews")),
    )
    op.create_table(
        "review_turns",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["reviews.table_id"], name=op.f("fk_review_turns_table_id")),
        sa.PrimaryKeyConstraint("table_id", "turn", name=op.f("pk_review_turns")),
    )
    op.create_index(op.f("ix_reviews_asked_by_asked_at"), "reviews", ["asked_by", "asked_at"])


def downgrade() -> None:
    op.drop_table("review_turns")
    op.drop_table("reviews")
