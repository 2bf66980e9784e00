"""The words of a book for the judges' table, which has to answer without a network."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath

from letrado.errors import InputError
from letrado.rulebook.loader import load_rulebook
from letrado.server.engine_work import word_graph
from letrado.server.given import TheHub


@get("/api/rulebooks/{book_id:str}/words", opt={"act": "study"}, media_type="application/kwg")
async def read_words(book_id: FromPath[str], hub: TheHub) -> Response[bytes]:
    """All words of a book as a graph in KWG layout; letters are numbered from 1 in order."""
    load_rulebook(book_id)
    if await hub.lexicons.lexicon(book_id) is None:
        raise InputError("words_not_known", rulebook=book_id)
    return Response(await hub.pool.ask(word_graph, book_id), media_type="application/kwg")
