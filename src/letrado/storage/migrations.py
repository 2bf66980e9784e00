"""The shape of the database, as numbered steps.

Every step is plain SQL that SQLite and PostgreSQL read alike: texts and whole numbers, no types of
one of them. A step that has been published is never changed; what comes later is a new step.
"""

from __future__ import annotations

from sqlalchemy import Connection, text

from letrado.errors import InputError

STEPS: tuple[str, ...] = (
    """
    CREATE TABLE games (
        id TEXT PRIMARY KEY, version BIGINT NOT NULL, ended INTEGER NOT NULL,
        changed_at BIGINT NOT NULL, about TEXT NOT NULL);
    CREATE INDEX games_by_ending ON games (ended, changed_at);
    CREATE TABLE events (
        game TEXT NOT NULL REFERENCES games (id), number BIGINT NOT NULL,
        happened_at BIGINT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (game, number));
    CREATE TABLE commands (
        game TEXT NOT NULL REFERENCES games (id), id TEXT NOT NULL,
        answer TEXT NOT NULL, PRIMARY KEY (game, id));
    CREATE TABLE documents (
        kind TEXT NOT NULL, id TEXT NOT NULL, owner TEXT NOT NULL,
        body TEXT NOT NULL, PRIMARY KEY (kind, id));
    CREATE INDEX documents_by_owner ON documents (kind, owner)
    """,
    """
    CREATE TABLE acts (
        number BIGINT PRIMARY KEY, hash TEXT NOT NULL, body TEXT NOT NULL, game TEXT NOT NULL);
    CREATE INDEX acts_by_game ON acts (game, number)
    """,
    # An index by the time of the last change was written anew with every move.
    """
    DROP INDEX games_by_ending;
    CREATE INDEX games_by_ended ON games (ended)
    """,
)
NEWEST = len(STEPS)


def migrate(connection: Connection) -> int:
    """Take the steps that are missing; returns the version reached. Refuses a newer database."""
    connection.execute(text("CREATE TABLE IF NOT EXISTS shape (version INTEGER NOT NULL)"))
    found = connection.execute(text("SELECT max(version) FROM shape")).scalar() or 0
    if found > NEWEST:
        raise InputError("database_of_the_future", version=found, known=NEWEST)
    for number in range(found + 1, NEWEST + 1):
        for statement in STEPS[number - 1].split(";"):
            connection.execute(text(statement))
        connection.execute(text("INSERT INTO shape VALUES (:number)"), {"number": number})
    return NEWEST
