"""What Alembic runs: the revisions, each in a transaction of its own, on a connection of ours."""

from __future__ import annotations

from alembic import context

from tantrix.server.db.tables import metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata,
    transaction_per_migration=True,
    transactional_ddl=True,
    render_as_batch=connection.dialect.name == "sqlite",
)
with context.begin_transaction():
    context.run_migrations()
