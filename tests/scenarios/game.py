"""A game for scenarios: commands go through table.decide, and what comes back can be asserted.

Grounds are written as in "20.2 A02 base fise-2009:32": articles of the book, readings (A and two
figures), the box instructions, silence, and articles of another book after its id and a colon.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Literal, TypeVar

import pytest
from msgspec.structs import replace

from letrado.game.bag import Bag, Seed
from letrado.game.play import Play
from letrado.game.rack import Rack
from letrado.game.tileset import load_tile_set
from letrado.rulebook.book import Rulebook
from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from letrado.rulebook.ruling import Ruling
from letrado.rulebook.tournament import TournamentRules
from letrado.rules.side import Party, Side, other
from letrado.table import commands as c
from letrado.table import events as e
from letrado.table.apply import apply
from letrado.table.decide import decide
from letrado.table.decision import Decision
from letrado.table.laid import Laid, laid_by
from letrado.table.setup import GameSetup, Timing, book_of
from letrado.table.state import State
from letrado.table.words import AskTheArbiter, Words

FIVE = ("fise-2004", "fise-2009", "redeletras", "uf-2007", "aas-2018")
SPANISH = ("fise-2004", "fise-2009", "redeletras", "aas-2018")
SEED = "5e" * 32
SECOND = 1000

EventT = TypeVar("EventT", bound=e.Event)


def by_book(grounds: Mapping[str, Any], *more: str) -> pytest.MarkDecorator:
    """One case per rulebook: its id, then its value; each further name takes one of a tuple.

    `@by_book({"fise-2009": "28.1"})` fills `book` and `grounds`;
    `@by_book({"fise-2009": ("28.1", True)}, "allowed")` fills `allowed` too.
    """
    rows = [(book, *(value if more else (value,))) for book, value in grounds.items()]
    return pytest.mark.parametrize(("book", "grounds", *more), rows, ids=list(grounds))


def cited(book: str, grounds: str) -> set[Citation]:
    """The citations that a list of grounds stands for."""
    found = set()
    for ground in grounds.replace(",", " ").split():
        named, _, article = ground.rpartition(":")
        if named:
            found.add(Citation(named, article))
        elif re.fullmatch(r"A\d\d", ground):
            found.add(Citation(book, ground, "reading"))
        elif ground in ("base", "silent"):
            found.add(Citation(book, kind="base" if ground == "base" else "silent"))
        else:
            found.add(Citation(book, ground))
    return found


def assert_cites(rulings: Ruling | Iterable[Ruling], book: str, grounds: str) -> None:
    """These rulings, taken together, rest at least on these grounds."""
    told = [rulings] if isinstance(rulings, Ruling) else list(rulings)
    given = {citation for ruling in told for citation in ruling.grounds}
    missing = cited(book, grounds) - given
    assert not missing, f"{sorted(missing)} not among {sorted(given)}"


class Game:
    """A game under way, side A on turn unless said otherwise.

    recorded: racks unknown unless given. hosted: racks and bag as the seed says unless given.
    `now` is in milliseconds; `wait` lets time go by.
    """

    def __init__(  # noqa: PLR0913 - one argument for each setting of a game
        self,
        rulebook: str,
        *,
        way: Literal["hosted", "recorded"] = "recorded",
        steps: Literal["automatic", "by_hand"] = "automatic",
        starter: Side = "A",
        begun: bool = True,
        words: Words | None = None,
        timing: Timing | None = None,
        racks: tuple[str, str] | None = None,
        bag: str | None = None,
        bag_size: int | None = None,
        rules: Mapping[str, object] | None = None,
        **setup: Any,
    ) -> None:
        tournament = TournamentRules(rulebook, "prueba", rules) if rules else None
        self.setup = GameSetup(
            rulebook=rulebook,
            players=setup.pop("players", ("Ana", "Bruno")),
            tournament=tournament,
            way=way,
            steps=steps,
            timing=timing or Timing(),
            seed=SEED if way == "hosted" else "",
            **setup,
        )
        self.book: Rulebook = book_of(self.setup)
        self.tile_set = load_tile_set(self.book.provisions.tiles.set.value)
        self.words: Words = words or AskTheArbiter()
        self.state = State()
        self.events: list[e.AnyEvent] = []
        self.decision = Decision()
        self.now = 0
        if begun:
            self._begin(starter)
            self.given(racks=racks, bag=bag, bag_size=bag_size)

    def _begin(self, starter: Side) -> None:
        self.give(c.SetUp(by="director", setup=self.setup))
        tiles = ("A", "B") if starter == "A" else ("B", "A")
        self.give(c.SettleStart(by="A", tiles=tiles))
        self.give(c.Begin(by="A"))
        assert self.state.phase == "thinking", self.decision

    # What the scenario assumes, without playing up to it.

    def given(
        self,
        *,
        racks: tuple[str, str] | None = None,
        bag: str | None = None,
        bag_size: int | None = None,
        board: Iterable[str] = (),
        scores: tuple[int, int] | None = None,
    ) -> Game:
        """Racks ("CASA??E"), the tiles of the bag or their number, plays already on the board."""
        state = self.state
        if racks is not None:
            held = [Rack.parse(text, self.tile_set) for text in racks]
            state = replace(
                state,
                racks={"A": held[0], "B": held[1]},
                rack_sizes={"A": len(held[0]), "B": len(held[1])},
            )
        if bag is not None:
            tiles = Rack.parse(bag, self.tile_set).tiles
            seed = Seed(bytes.fromhex(SEED))
            hosted = Bag(tiles, seed, 1) if state.hosted else None
            state = replace(state, bag=hosted, bag_size=len(tiles))
        if bag_size is not None:
            cut = None if state.bag is None else Bag(state.bag.tiles[:bag_size], state.bag.seed, 1)
            state = replace(state, bag=cut, bag_size=bag_size)
        for text in board:
            placements = Play.parse(text, self.tile_set).placements()
            state = replace(state, board=state.board.with_tiles(placements))
        if scores is not None:
            state = replace(state, adjusted={"A": scores[0], "B": scores[1]})
        self.state = state
        return self

    # Giving commands.

    def wait(self, seconds: float) -> Game:
        self.now += round(seconds * SECOND)
        return self

    def give(self, command: c.AnyCommand) -> Decision:
        """Decide a command now and let its events happen."""
        self.decision = decide(self.state, command, self.book, self.words, self.now)
        for event in self.decision.events:
            self.state = apply(self.state, event)
        self.events.extend(self.decision.events)
        return self.decision

    def tiles(self, text: str) -> tuple[Laid, ...]:
        """Tiles of "8E CASA"; small letters are blanks, a full stop lies on the board already."""
        return laid_by(Play.parse(text, self.tile_set))

    def play(self, text: str, points: int | None = None) -> int:
        """The player on turn lays, counts and announces; what the play is worth."""
        by = self.state.on_turn
        self.give(c.MakePlay(by=by, tiles=self.tiles(text), points=points))
        return self.event(e.PlayAnnounced).worth

    def accept(self) -> Decision:
        """The opponent notes the play; a game by hand goes on to the drawing and the clock."""
        player = self.state.on_turn
        noted = self.give(c.Note(by=other(player)))
        if self.setup.steps == "by_hand":
            if self.state.phase == "announced":
                noted = self.give(c.Note(by=player))
            self.give(c.DrawTiles(by=player))
            self.give(c.PressClock(by=player))
        assert self.state.on_turn != player or self.state.phase == "over", self.decision
        return noted

    def played(self, text: str, points: int | None = None) -> int:
        """A play that the opponent accepts; what it is worth."""
        worth = self.play(text, points)
        self.accept()
        return worth

    def challenge(self, *words: str, valid: tuple[bool, ...] | None = None) -> Decision:
        """The opponent challenges (all words unless named); the arbiter answers if asked to."""
        made = self.give(c.MakeChallenge(by=other(self.state.on_turn), words=words))
        return made if valid is None else self.give(c.GiveVerdict(by="arbiter", valid=valid))

    def passes(self, by: Party | None = None) -> Decision:
        return self.give(c.Pass(by=by or self.state.on_turn))

    # What the last command brought.

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def on_turn(self) -> str:
        return self.state.on_turn

    def rulings(self) -> list[Ruling]:
        """All rulings of the last decision, those of its events included."""
        told = list(self.decision.rulings)
        return told + [ruling for event in self.decision.events for ruling in event.rulings]

    def event(self, kind: type[EventT]) -> EventT:
        """The last event of this kind that the last command brought."""
        found = [event for event in self.decision.events if isinstance(event, kind)]
        assert found, f"no {kind.__name__}: {self.decision}"
        return found[-1]

    def has(self, kind: type[e.Event]) -> bool:
        return any(isinstance(event, kind) for event in self.decision.events)

    def grounds_of(self, kind: type[e.Event]) -> tuple[Citation, ...]:
        return tuple(ground for told in self.event(kind).rulings for ground in told.grounds)

    def reasons(self) -> list[str]:
        return [ruling.reason for ruling in self.rulings()]

    def turn_kind(self) -> str:
        """How the last turn ended: play, pass, exchange, breach..."""
        return self.state.turns[-1].kind

    # Asserting.

    def done(self, grounds: str = "") -> Game:
        """The last command was carried out, and its rulings rest on these grounds."""
        assert self.decision.carried_out, self.decision
        assert_cites(self.rulings(), self.book.id, grounds)
        return self

    def refused_by(self, reason: str, grounds: str = "") -> Game:
        """The book refuses the last command for this reason and on these grounds."""
        against = [ruling for ruling in self.decision.rulings if not ruling.allowed]
        assert reason in [ruling.reason for ruling in against], self.decision
        chosen = [ruling for ruling in against if ruling.reason == reason]
        assert_cites(chosen, self.book.id, grounds)
        return self

    def out_of_place(self, code: str) -> Game:
        """The last command does not fit the moment, whatever the book says."""
        assert self.decision.refusal is not None, self.decision
        assert self.decision.refusal.code == code
        return self

    def cites(self, grounds: str, kind: type[e.Event] | None = None) -> Game:
        """The last decision, or its last event of this kind, rests on these grounds."""
        told = self.rulings() if kind is None else self.event(kind).rulings
        assert_cites(told, self.book.id, grounds)
        return self


def book_named(rulebook: str) -> Rulebook:
    return load_rulebook(rulebook)
