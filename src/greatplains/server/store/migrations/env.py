"""Alembic's way in: it runs on the connection that `migrating.migrate` hands over."""

from alembic import context

from greatplains.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transaction_per_migration=False,
)
context.run_migrations()
