"""Does the game end now? The answer of a book to each kind of ending."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from letrado.cli.language import say
from letrado.cli.rule_answer import Answer, answer
from letrado.errors import NotationError
from letrado.rulebook.book import Rulebook
from letrado.rulebook.provision import AnyProvision
from letrado.rules.ending import (
    Ending,
    TurnKind,
    TurnTaken,
    ending_by_declaration,
    ending_by_out,
    ending_by_passes,
    ending_by_time,
    ending_by_zero_run,
    long_run,
)
from letrado.rules.side import SIDES

Asked: TypeAlias = Literal["passes", "zero_run", "out", "time", "no_moves"]
ENDINGS: dict[str, Asked] = {kind.replace("_", "-"): kind for kind in get_args(Asked)}
TURNS: dict[str, TurnKind] = {kind.replace("_", "-"): kind for kind in get_args(TurnKind)}


def answer_ending(
    kind: Asked,
    turns: str,
    scores: tuple[int, int],
    taken: tuple[int, int],
    left: tuple[int, int],
    book: Rulebook,
) -> Answer:
    """`turns` are the last ones, both players in turn; `left` is what rack and bag hold."""
    ending = book.provisions.ending
    match kind:
        case "passes":
            found = ending_by_passes(_turns(turns), book)
            return _told(found, book, ending.passes.consecutive_turns_total)
        case "zero_run":
            if not long_run(book).allowed:
                return answer(long_run(book))
            points = dict(zip(SIDES, scores, strict=True))
            zero = ending.zero_run
            run = ending_by_zero_run(_turns(turns), points, book)
            return _told(run, book, zero.turns_total, zero.suspended_at_nil_nil)
        case "out":
            return _told(ending_by_out(*left, book), book, ending.out.condition)
        case "time":
            equal = book.provisions.time.equal_turns_at_expiry
            return _told(ending_by_time(taken, book), book, ending.time.enabled, equal)
        case "no_moves":
            return answer(ending_by_declaration(book)[1])


def _told(found: Ending | None, book: Rulebook, *grounds: AnyProvision) -> Answer:
    if found is not None:
        return answer(found.ruling)
    return Answer(False, say("rule.goes_on"), "ending.goes_on", book.cite(*grounds))


def _turns(text: str) -> list[TurnTaken]:
    kinds: list[TurnKind] = []
    for word in text.replace(",", " ").split():
        name = word.lower().replace("_", "-")
        if name not in TURNS:
            raise NotationError("unknown_turn_kind", text=word, known=", ".join(TURNS))
        kinds.append(TURNS[name])
    return [TurnTaken(SIDES[at % 2], kind) for at, kind in enumerate(kinds)]
