"""Puzzles that people have tried, and ratings of both"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
        sa.Column("identity_id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("puzzle", sa.String(length=32), nullable=False),
        sa.Column("is_solved", sa.Boolean(), nullable=False),
        sa.Column("tried_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["identity_id"], ["identities.id"], name=op.f("fk_puzzle_tries_identity_id")),
        sa.PrimaryKeyConstraint("identity_id", "game", "puzzle", name=op.f("pk_puzzle_tries")),
    )
    op.create_table(
        "solver_ratings",
        sa.Column("identity_id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("mean", sa.Double(), nullable=False),
        sa.Column("spread", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["identity_id"], ["identities.id"], name=op.f("fk_solver_ratings_identity_id")),
        sa.PrimaryKeyConstraint("identity_id", "game", "tries", name=op.f("pk_solver_ratings")),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("puzzle", sa.String(length=32), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("mean", sa.Double(), nullable=False),
        sa.Column("spread", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("game", "puzzle", "tries", name=op.f("pk_puzzle_ratings")),
    )


def downgrade() -> None:
    op.drop_table("puzzle_ratings")
    op.drop_table("solver_ratings")
    op.drop_table("puzzle_tries")
