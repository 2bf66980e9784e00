"""The answer to a command: what happens, or why not."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

from letrado.rulebook.book import Rulebook
from letrado.rulebook.ruling import Ruling
from letrado.table.apply import apply
from letrado.table.events import AnyEvent
from letrado.table.state import State
from letrado.table.words import Words


@dataclass(frozen=True, slots=True)
class Refusal:
    """The command does not fit the moment: not a matter of the book. `key` names a message."""

    code: str
    facts: dict[str, object] = field(default_factory=dict[str, object])
    heading: Literal["refusal", "error"] = "refusal"  # error: something in it cannot be read

    @property
    def key(self) -> str:
        return f"{self.heading}.{self.code}"


@dataclass(frozen=True, slots=True)
class Decision:
    """Events when the command is carried out; otherwise rulings or a refusal that say why not."""

    events: tuple[AnyEvent, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    refusal: Refusal | None = None

    @property
    def carried_out(self) -> bool:
        return self.refusal is None and all(ruling.allowed for ruling in self.rulings)


@dataclass(frozen=True, slots=True)
class Case:
    """What a decision is made of: the state so far, the book, the words and the time."""

    state: State
    book: Rulebook
    words: Words
    now: int
    events: tuple[AnyEvent, ...] = ()

    def then(self, *events: AnyEvent) -> Case:
        """The case after these events."""
        state = self.state
        for event in events:
            state = apply(state, event)
        return replace(self, state=state, events=self.events + events)

    def done(self, *rulings: Ruling) -> Decision:
        """Carried out: the events are the decision."""
        return Decision(self.events, rulings)


def refused(*rulings: Ruling) -> Decision:
    """Not allowed by the book, for these reasons."""
    return Decision(rulings=rulings)


def not_now(code: str, **facts: object) -> Decision:
    """Impossible at this moment, whatever the book says."""
    return Decision(refusal=Refusal(code, facts))
