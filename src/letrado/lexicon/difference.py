"""How two lexicons differ, word by word, grouped by why."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from letrado.lexicon.explanation import explain
from letrado.lexicon.lexicon import Lexicon
from letrado.rulebook.citation import Citation


class DifferenceGroup(Struct, frozen=True):
    """Words of one lexicon that the other refuses for the same reason."""

    reason: str  # names a message under [word.reason] or [word.group]; empty if nothing explains
    grounds: tuple[Citation, ...]
    words: tuple[str, ...]


def missing_from(lexicon: Lexicon, other: Lexicon) -> tuple[str, ...]:
    """The words of a lexicon that another lacks."""
    return tuple(word for word in lexicon.words() if not other.has(word))


def grouped(words: tuple[str, ...], refusing: Lexicon) -> Iterator[DifferenceGroup]:
    """The words by the reason for which the other lexicon refuses them, largest group first."""
    groups: dict[tuple[str, tuple[Citation, ...]], list[str]] = {}
    for word in words:
        explanation = explain(word, refusing)
        key: tuple[str, tuple[Citation, ...]] = ("", ())
        if explanation.derivations:
            decision = explanation.derivations[0].derived.decision
            key = (f"word.reason.{decision.reason}", decision.grounds)
        elif explanation.obstacles:
            obstacle = explanation.obstacles[0]
            key = (f"word.group.{obstacle.reason}", obstacle.grounds)
        groups.setdefault(key, []).append(word)
    for (reason, grounds), found in sorted(groups.items(), key=lambda pair: -len(pair[1])):
        yield DifferenceGroup(reason, grounds, tuple(found))
