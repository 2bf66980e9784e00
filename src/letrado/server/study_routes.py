"""The judge, explanations, analysis, the check of a draw: closed to whoever is playing."""

from __future__ import annotations

from typing import Annotated

from litestar import post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from letrado.errors import InputError
from letrado.game.draw_record import Check, DrawRecord, check_draws
from letrado.lexicon.explanation import Explanation, explain
from letrado.lexicon.judge import judge
from letrado.lexicon.lexicon import Lexicon
from letrado.lexicon.wording import explanation_lines, verdict_text
from letrado.messages.catalogue import Language
from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook, rulebook_ids
from letrado.server.engine_work import Analysis, analysis
from letrado.server.event_view import ground_view
from letrado.server.failures import language_of
from letrado.server.given import Asking, TheHub
from letrado.server.hub import Hub
from letrado.server.wire import GroundView
from letrado.storage.lexicons import has_words

MOST_WORDS = 15
MOST_PLAYS = 30
Word = Annotated[str, Meta(min_length=1, max_length=40)]


class Slip(Struct, frozen=True, forbid_unknown_fields=True):
    """The words of a challenge, as both players signed them."""

    rulebook: str
    words: Annotated[tuple[Word, ...], Meta(min_length=1, max_length=MOST_WORDS)]


class JointVerdict(Struct, frozen=True):
    """One answer for all the words; which of them failed is not part of it."""

    correct: bool
    list_name: str
    grounds: tuple[GroundView, ...]


class WordAsked(Struct, frozen=True, forbid_unknown_fields=True):
    word: Word
    rulebook: str = ""  # empty: every book whose words are known


class ExplanationView(Struct, frozen=True):
    rulebook: str
    word: str
    valid: bool
    verdict: str
    lines: tuple[str, ...]
    list_name: str
    near: tuple[str, ...]
    grounds: tuple[GroundView, ...]
    approximate: bool  # the book's own source is not at hand, or leaves this open


class PositionAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A position in CGP."""

    rulebook: str
    cgp: Annotated[str, Meta(min_length=1, max_length=4000)]
    most: Annotated[int, Meta(ge=1, le=MOST_PLAYS)] = 15


@post("/api/judge", opt={"act": "study"}, status_code=200)
async def give_verdict(data: JSONBody[Slip], request: Asking, hub: TheHub) -> JointVerdict:
    """Is the play correct, all its words together?"""
    lexicon = await lexicon_of(hub, data.rulebook)
    verdict = judge(data.words, lexicon)
    language = language_of(request)
    grounds = tuple(ground_view(c, language, data.rulebook) for c in verdict.grounds)
    return JointVerdict(verdict.correct, lexicon.list_name, grounds)


@post("/api/explain", opt={"act": "study"}, status_code=200)
async def explain_word(
    data: JSONBody[WordAsked], request: Asking, hub: TheHub
) -> list[ExplanationView]:
    """Why a word is good or not: under one book, or under every one."""
    known = [book for book in rulebook_ids() if has_words(load_rulebook(book))]
    asked = [data.rulebook] if data.rulebook else known
    language = language_of(request)
    return [_explained(explain(data.word, await lexicon_of(hub, one)), language) for one in asked]


@post("/api/analysis", opt={"act": "study"}, status_code=200)
async def analyse(data: JSONBody[PositionAsked], hub: TheHub) -> Analysis:
    """The best plays of a position."""
    await lexicon_of(hub, data.rulebook)
    return await hub.pool.ask(analysis, data.rulebook, data.cgp, data.most)


@post("/api/draw/check", opt={"act": "read"}, status_code=200)
async def check_draw(data: JSONBody[DrawRecord]) -> Check:
    """Draw a game again from its seed and compare every tile."""
    return check_draws(data)


async def lexicon_of(hub: Hub, rulebook_id: str) -> Lexicon:
    """The words of a book; InputError when nobody knows them here."""
    load_rulebook(rulebook_id)
    lexicon = await hub.lexicons.lexicon(rulebook_id)
    if lexicon is None:
        raise InputError("words_not_known", rulebook=rulebook_id)
    return lexicon


def _explained(found: Explanation, language: Language) -> ExplanationView:
    cited: dict[Citation, None] = {}
    for way in found.derivations:
        cited |= dict.fromkeys(way.derived.decision.grounds)
    for obstacle in found.obstacles:
        cited |= dict.fromkeys(obstacle.grounds)
    return ExplanationView(
        rulebook=found.rulebook,
        word=found.word,
        valid=found.valid,
        verdict=verdict_text(found, language),
        lines=tuple(explanation_lines(found, language)),
        list_name=found.list_name,
        near=tuple(found.near),
        grounds=tuple(ground_view(c, language, found.rulebook) for c in cited),
        approximate=found.approximate,
    )
