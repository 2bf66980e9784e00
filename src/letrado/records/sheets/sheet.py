"""The five forms by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, TypeAlias

from letrado.messages.catalogue import Language
from letrado.records.paper import PaperName
from letrado.records.sheets.appeal import appeal_sheet
from letrado.records.sheets.challenge import challenge_slip
from letrado.records.sheets.control import control_sheet
from letrado.records.sheets.filling import Filling
from letrado.records.sheets.score import score_sheet
from letrado.records.sheets.tracker import tile_tracker
from letrado.rulebook.book import Rulebook

SheetKind: TypeAlias = Literal["score", "control", "challenge", "appeal", "tracker"]
SHEETS: Mapping[SheetKind, Callable[[Rulebook, Filling, Language, PaperName], bytes]] = {
    "score": score_sheet,
    "control": control_sheet,
    "challenge": challenge_slip,
    "appeal": appeal_sheet,
    "tracker": tile_tracker,
}
