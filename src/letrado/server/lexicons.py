"""The words of each rulebook for the judge of the server, opened once."""

from __future__ import annotations

import asyncio

from letrado.lexicon.lexicon import Lexicon
from letrado.rulebook.book import Rulebook
from letrado.rulebook.loader import load_rulebook
from letrado.server.about import JudgeKind, Terms
from letrado.server.engine_pool import EnginePool
from letrado.server.engine_work import prepare
from letrado.storage.lexicons import has_kept_index, has_words, open_lexicon
from letrado.table.words import AskTheArbiter, KnownWords, Words


class Lexicons:
    """Words are derived in a worker and read here from what it kept."""

    def __init__(self, pool: EnginePool) -> None:
        self._pool = pool
        self._opened: dict[str, Lexicon | None] = {}
        self._lock = asyncio.Lock()

    async def lexicon(self, rulebook_id: str) -> Lexicon | None:
        """The words of a book; None when nothing on this machine tells them."""
        async with self._lock:
            if rulebook_id not in self._opened:
                self._opened[rulebook_id] = await self._open(load_rulebook(rulebook_id))
            return self._opened[rulebook_id]

    async def _open(self, book: Rulebook) -> Lexicon | None:
        if not has_words(book):
            return None
        kept = await asyncio.to_thread(has_kept_index, book)
        if not kept and not await self._pool.ask(prepare, book.id):
            return None
        return await asyncio.to_thread(open_lexicon, book)

    async def judge_of(self, book: Rulebook, terms: Terms) -> tuple[Words, JudgeKind]:
        """Who answers challenges: the book's words, the arbiter, or the players together."""
        if terms.arbiter:
            return AskTheArbiter(), "arbiter"
        lexicon = None if terms.players_judge else await self.lexicon(book.id)
        if lexicon is None:
            return AskTheArbiter(), "players"
        return KnownWords(lexicon), "word_list"
