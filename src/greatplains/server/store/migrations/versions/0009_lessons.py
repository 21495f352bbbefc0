"""Lessons that people have done"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lessons_done",
        sa.Column("identity_id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("lesson", sa.String(length=32), nullable=False),
        sa.Column("done_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["identity_id"], ["identities.id"], name=op.f("fk_lessons_done_identity_id")),
        sa.PrimaryKeyConstraint("identity_id", "game", "lesson", name=op.f("pk_lessons_done")),
    )


def downgrade() -> None:
    op.drop_table("lessons_done")
