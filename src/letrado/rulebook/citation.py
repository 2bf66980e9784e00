from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from letrado.rulebook.provision import AnyProvision, Reading

CitationKind: TypeAlias = Literal["article", "reading", "base", "silent", "tournament"]


@dataclass(frozen=True, slots=True, order=True)
class Citation:
    """Where an answer comes from: an article, a reading, the box, a tournament, or silence."""

    rulebook: str
    reference: str = ""  # article number, reading id or tournament name; empty for the others
    kind: CitationKind = "article"


def citations_of(rulebook_id: str, provision: AnyProvision) -> tuple[Citation, ...]:
    """One citation per article, then the one that names what else the provision rests on."""
    articles = tuple(Citation(rulebook_id, number) for number in provision.articles)
    if provision.set_by is not None:
        return (Citation(rulebook_id, provision.set_by.tournament, "tournament"), *articles)
    match provision.basis:
        case "text":
            return articles
        case "base":
            return (*articles, Citation(rulebook_id, kind="base"))
        case "silent":
            return (*articles, Citation(rulebook_id, kind="silent"))
        case Reading(reading=reading, adopted=adopted, articles=taken_over):
            others = tuple(Citation(adopted, number) for number in taken_over)
            return (*articles, *others, Citation(rulebook_id, reading, "reading"))
