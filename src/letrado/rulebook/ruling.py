from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from letrado.rulebook.book import Rulebook
from letrado.rulebook.citation import Citation
from letrado.rulebook.provision import AnyProvision


@dataclass(frozen=True, slots=True)
class Ruling:
    """The answer of a rule and its grounds. `reason` names a message under [ruling]."""

    allowed: bool
    reason: str
    grounds: tuple[Citation, ...]
    facts: Mapping[str, object] = field(default_factory=dict[str, object])

    def __post_init__(self) -> None:
        if not self.grounds:
            raise ValueError(self.reason)


def ruling(
    book: Rulebook, reason: str, *provisions: AnyProvision, allowed: bool, **facts: object
) -> Ruling:
    """A ruling that rests on these provisions of the book."""
    return Ruling(allowed, reason, book.cite(*provisions), facts)
