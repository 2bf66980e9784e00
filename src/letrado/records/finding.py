"""What an import has to say about a game: where the record disagrees with itself or the board."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from letrado.errors import LetradoError
from letrado.messages.catalogue import Language, render
from letrado.records.record import GameRecord

Kind: TypeAlias = Literal["score", "total", "rack", "word", "placing", "tiles", "ending", "file"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One disagreement, or a choice that the reader had to make. `line` is that of the file."""

    kind: Kind
    code: str  # the text finding.<code>
    line: int = 0  # 0: of the file as a whole
    index: int | None = None  # of the line in the record
    facts: dict[str, object] = field(default_factory=dict[str, object])


@dataclass(frozen=True, slots=True)
class Imported:
    """A record from a file: the file's line of each of its lines, and what was noticed."""

    record: GameRecord
    places: tuple[int, ...]
    findings: tuple[Finding, ...] = ()


def finding_text(finding: Finding, language: Language) -> str:
    """The finding in one sentence, with its line."""
    facts = {
        name: render(f"error.{fact.code}", language, **fact.facts)
        if isinstance(fact, LetradoError)
        else fact
        for name, fact in finding.facts.items()
    }
    text = render(f"finding.{finding.code}", language, **facts)
    if not finding.line:
        return text
    return render("finding.at_line", language, line=finding.line, text=text)
