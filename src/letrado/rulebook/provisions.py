"""The questions every rulebook must answer, chapter by chapter. One field, one question."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import fields

from letrado.rulebook.chapters.challenging import Challenge, Consultation
from letrado.rulebook.chapters.conduct import Conduct, Ethics, Interpretation, Penalty, Tribunal
from letrado.rulebook.chapters.drawing import Drawing, Overdraw, Underdraw
from letrado.rulebook.chapters.ending import Ending
from letrado.rulebook.chapters.exchanging import BagCount, Exchange, FreeExchange, Passing
from letrado.rulebook.chapters.placing import Blank, Digraphs, Handling, Opening, Placement
from letrado.rulebook.chapters.records import Arithmetic, Closing, Notes, Sheet
from letrado.rulebook.chapters.scoring import Scoring
from letrado.rulebook.chapters.setting import Foundation, Lexicon, Start, Tiles
from letrado.rulebook.chapters.time import Absence, Late, Time, Turn
from letrado.rulebook.chapters.words import Words
from letrado.rulebook.provision import AnyProvision, OptionalProvision, Provision


class Provisions(Struct, frozen=True, forbid_unknown_fields=True):
    foundation: Foundation
    lexicon: Lexicon
    tiles: Tiles
    start: Start
    sheet: Sheet
    notes: Notes
    opening: Opening
    drawing: Drawing
    overdraw: Overdraw
    underdraw: Underdraw
    placement: Placement
    blank: Blank
    digraphs: Digraphs
    scoring: Scoring
    handling: Handling
    exchange: Exchange
    free_exchange: FreeExchange
    passing: Passing
    bag_count: BagCount
    time: Time
    turn: Turn
    late: Late
    absence: Absence
    challenge: Challenge
    consultation: Consultation
    arithmetic: Arithmetic
    closing: Closing
    ending: Ending
    conduct: Conduct
    penalty: Penalty
    ethics: Ethics
    interpretation: Interpretation
    tribunal: Tribunal
    words: Words


def by_path(chapter: Struct, prefix: str = "") -> Iterator[tuple[str, AnyProvision]]:
    """Every provision of a chapter under its path ("exchange.min_tiles_in_bag"), in order."""
    for field in fields(chapter):
        path = f"{prefix}{field.name}"
        entry = getattr(chapter, field.name)
        if isinstance(entry, Provision | OptionalProvision):
            yield path, entry
        else:
            yield from by_path(entry, f"{path}.")
