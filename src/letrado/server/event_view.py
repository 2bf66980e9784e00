"""Events, rulings and refusals as a page reads them: words and grounds, never hidden tiles."""

from __future__ import annotations

from letrado.messages.catalogue import Language
from letrado.rulebook.citation import Citation
from letrado.rulebook.ruling import Ruling
from letrado.rulebook.wording import citation_text
from letrado.rules.side import Side
from letrado.server.wire import EventView, GroundView, RefusalView, RulingView
from letrado.table import events as e
from letrado.table.decision import Refusal
from letrado.table.event_wording import event_text
from letrado.table.state import State
from letrado.table.wording import refusal_text, ruling_sentence

# What follows from another event at once, in games whose steps are automatic.
_ROUTINE = (
    e.ClockStarted
    | e.ClockResumed
    | e.TilesLaid
    | e.CountBegun
    | e.Noted
    | e.TurnPassed
    | e.ExchangeAnnounced
    | e.TilesDrawn
)


def event_view(event: e.AnyEvent, before: State, version: int, language: Language) -> EventView:
    """One event, told from the state before it."""
    book_id = before.game.rulebook if before.setup is not None else ""
    return EventView(
        version=version,
        at=event.at,
        kind=str(type(event).__struct_config__.tag),
        side=_side(event),
        text=event_text(event, before, language),
        rulings=tuple(ruling_view(ruling, language, book_id) for ruling in event.rulings),
        routine=isinstance(event, _ROUTINE) or _is_routine_turn(event),
    )


def _side(event: e.AnyEvent) -> Side | None:
    side: Side | None = getattr(event, "side", None)
    return side


def _is_routine_turn(event: e.AnyEvent) -> bool:
    match event:
        case e.TurnEnded(kind=kind):
            return kind in ("play", "exchange")
        case e.ClockStopped(stop=stop):
            return stop == "end_of_placing"
        case _:
            return False


def ruling_view(ruling: Ruling, language: Language, reader_of: str) -> RulingView:
    return RulingView(
        allowed=ruling.allowed,
        reason=ruling.reason,
        text=ruling_sentence(ruling, language),
        grounds=tuple(ground_view(ground, language, reader_of) for ground in ruling.grounds),
    )


def ground_view(citation: Citation, language: Language, reader_of: str) -> GroundView:
    return GroundView(
        rulebook=citation.rulebook,
        kind=citation.kind,
        reference=citation.reference,
        text=citation_text(citation, language, reader_of),
    )


def refusal_view(refusal: Refusal, language: Language) -> RefusalView:
    return RefusalView(refusal.code, refusal_text(refusal, language))
