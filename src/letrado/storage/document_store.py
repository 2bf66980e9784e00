"""Small things beside the games: accounts, sessions, invitations, note pads.

A document is one typed value under its kind and id, and belongs to somebody. Whole documents are
put in place of whole documents; there is nothing to join.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from concurrent.futures import Future
from typing import Generic, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, bindparam, text

from letrado.errors import ConflictError
from letrado.storage.writer import Writer

IDS_AT_ONCE = 500
Document = TypeVar("Document", bound=msgspec.Struct)


class DocumentStore(Generic[Document]):
    """The documents of one kind."""

    def __init__(self, engine: Engine, writer: Writer, kind: str, shape: type[Document]) -> None:
        self._engine = engine
        self._writer = writer
        self._kind = kind
        self._shape = shape

    def get(self, document_id: str) -> Document | None:
        with self._engine.connect() as connection:
            return self._found(connection, document_id)

    def ids_among(self, document_ids: Collection[str]) -> set[str]:
        """Which of these there are."""
        wanted = text("SELECT id FROM documents WHERE kind = :kind AND id IN :ids").bindparams(
            bindparam("ids", expanding=True)
        )
        ids, found = list(document_ids), set[str]()
        with self._engine.connect() as connection:
            for first in range(0, len(ids), IDS_AT_ONCE):
                some = {"kind": self._kind, "ids": ids[first : first + IDS_AT_ONCE]}
                found.update(connection.execute(wanted, some).scalars())
        return found

    def owned_by(self, owner: str) -> dict[str, Document]:
        return self._all("AND owner = :owner", {"owner": owner})

    def all(self) -> dict[str, Document]:
        return self._all("", {})

    def add(self, document_id: str, owner: str, document: Document) -> Future[None]:
        """A new document; one that exists is a ConflictError."""

        def write(connection: Connection) -> None:
            made = connection.execute(
                text(
                    "INSERT INTO documents (kind, id, owner, body) VALUES (:kind, :id, :owner,"
                    " :body) ON CONFLICT (kind, id) DO NOTHING"
                ),
                self._key(document_id) | {"owner": owner, "body": _body(document)},
            )
            if made.rowcount != 1:
                raise ConflictError("document_exists", id=document_id)

        return self._writer.submit(write)

    def put(self, document_id: str, owner: str, document: Document) -> Future[None]:
        """A document, whether it is new or not."""

        return self._writer.submit(
            lambda connection: self._put(connection, document_id, owner, document)
        )

    def change(self, document_id: str, change: Callable[[Document], Document]) -> Future[Document]:
        """What becomes of a document, decided while nobody else writes."""

        def write(connection: Connection) -> Document:
            found = self._found(connection, document_id)
            if found is None:
                raise ConflictError("document_gone", id=document_id)
            changed = change(found)
            if changed is not found:
                connection.execute(
                    text("UPDATE documents SET body = :body WHERE kind = :kind AND id = :id"),
                    self._key(document_id) | {"body": _body(changed)},
                )
            return changed

        return self._writer.submit(write)

    def go_on(
        self, document_id: str, blank: Document, change: Callable[[Document], Document]
    ) -> Future[Document]:
        """Like change, but begins from a blank when there is none; such belong to nobody."""

        def write(connection: Connection) -> Document:
            changed = change(self._found(connection, document_id) or blank)
            self._put(connection, document_id, "", changed)
            return changed

        return self._writer.submit(write)

    def delete(self, document_id: str) -> Future[None]:
        return self._writer.submit(lambda connection: self._delete(connection, document_id))

    def delete_owned_by(self, owner: str) -> Future[None]:
        def write(connection: Connection) -> None:
            connection.execute(
                text("DELETE FROM documents WHERE kind = :kind AND owner = :owner"),
                {"kind": self._kind, "owner": owner},
            )

        return self._writer.submit(write)

    def _found(self, connection: Connection, document_id: str) -> Document | None:
        body = connection.execute(
            text("SELECT body FROM documents WHERE kind = :kind AND id = :id"),
            self._key(document_id),
        ).scalar()
        return None if body is None else msgspec.json.decode(body, type=self._shape)

    def _all(self, condition: str, facts: dict[str, str]) -> dict[str, Document]:
        with self._engine.connect() as connection:
            rows = connection.execute(
                text(f"SELECT id, body FROM documents WHERE kind = :kind {condition} ORDER BY id"),
                {"kind": self._kind} | facts,
            ).all()
        return {row.id: msgspec.json.decode(row.body, type=self._shape) for row in rows}

    def _put(
        self, connection: Connection, document_id: str, owner: str, document: Document
    ) -> None:
        connection.execute(
            text(
                "INSERT INTO documents (kind, id, owner, body) VALUES (:kind, :id, :owner,"
                " :body) ON CONFLICT (kind, id) DO UPDATE SET owner = excluded.owner,"
                " body = excluded.body"
            ),
            self._key(document_id) | {"owner": owner, "body": _body(document)},
        )

    def _delete(self, connection: Connection, document_id: str) -> None:
        connection.execute(
            text("DELETE FROM documents WHERE kind = :kind AND id = :id"), self._key(document_id)
        )

    def _key(self, document_id: str) -> dict[str, str]:
        return {"kind": self._kind, "id": document_id}


def _body(document: msgspec.Struct) -> str:
    return msgspec.json.encode(document).decode()
