"""What every route needs: the stores, the games, the people."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from letrado.server.claims import ClaimBook
from letrado.server.engine_pool import EnginePool
from letrado.server.focus import FocusLog
from letrado.server.laboratory import Laboratory
from letrado.server.lexicons import Lexicons
from letrado.server.limits import Limits
from letrado.server.pads import Pad
from letrado.server.person import Account, Session
from letrado.server.seeks import Seek
from letrado.server.session_watch import watch_sessions
from letrado.server.sessions import Sessions
from letrado.server.settings import Settings
from letrado.server.tables import Alive, Tables
from letrado.storage.act_log import ActLog
from letrado.storage.checkpoints import Checkpointer
from letrado.storage.database import open_database, sqlite_file
from letrado.storage.document_store import DocumentStore
from letrado.storage.game_store import GameStore
from letrado.storage.writer import Writer


class Hub:
    """Made with the application; started and stopped with the server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        engine = open_database(settings.database)
        self._engine = engine
        self._writer = Writer(engine)
        writer = self._writer
        path = sqlite_file(settings.database)
        self._checkpointer = Checkpointer(path, lambda: writer.written) if path else None
        self.pool = EnginePool(settings.workers)
        self.laboratory = Laboratory(settings.workers)
        self.lexicons = Lexicons(self.pool)
        self.games = GameStore(engine, writer)
        self.accounts = DocumentStore(engine, writer, "account", Account)
        self.session_documents = DocumentStore(engine, writer, "session", Session)
        self.seeks = DocumentStore(engine, writer, "seek", Seek)
        self.pads = DocumentStore(engine, writer, "pad", Pad)
        self.claims = DocumentStore(engine, writer, "claims", ClaimBook)
        self.focus = DocumentStore(engine, writer, "focus", FocusLog)
        self.acts = ActLog(engine, writer)
        alive = DocumentStore(engine, writer, "server", Alive)
        self.tables = Tables(self.games, alive, self.lexicons, self.pool)
        self.sessions = Sessions(self.session_documents, self.accounts, self.tables.dismiss)
        self.limits = Limits()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """While the server is up."""
        await self.tables.start()
        watching = asyncio.create_task(watch_sessions(self.sessions, self.tables))
        try:
            yield
        finally:
            watching.cancel()
            await self.tables.stop()
            self.close()

    async def ask_database(self) -> None:
        """Fails when the database does."""
        await asyncio.to_thread(self.session_documents.get, "")

    def close(self) -> None:
        self.pool.close()
        self.laboratory.close()
        self._writer.close()
        if self._checkpointer is not None:
            self._checkpointer.close()
        self._engine.dispose()
