"""Sessions that another process ends, as `letrado user` does: their pages leave the tables."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from letrado.server.sessions import TRUSTED_SECONDS, Sessions
from letrado.server.tables import Tables

_log = logging.getLogger("letrado.session_watch")


async def watch_sessions(sessions: Sessions, tables: Tables) -> None:
    """Look now and then at the sessions of everybody who follows a game."""
    while True:
        await asyncio.sleep(TRUSTED_SECONDS)
        try:
            await sessions.notice_ended(tables.sessions())
        except SQLAlchemyError:
            _log.exception("the database does not say which sessions there are")
