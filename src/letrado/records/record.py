"""A game as it was written down: who, with which tiles, and line by line what happened.

A record says what the paper or the file says, right or wrong. Nothing in it is computed: what the
board is worth, which totals are off and which words are not good is for `examination` to say.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from letrado.errors import InputError
from letrado.game.play import Play
from letrado.rules.side import SIDES, Side


class Act(Struct, frozen=True, forbid_unknown_fields=True, tag_field="act"):
    """What a line tells."""


class Played(Act, frozen=True, tag="played"):
    play: Play


class Exchanged(Act, frozen=True, tag="exchanged"):
    """Tiles put back; only their number where nobody wrote them down."""

    tiles: tuple[str, ...] = ()
    count: int = 0  # only where the tiles are not known


class Passed(Act, frozen=True, tag="passed"):
    pass


class Withdrawn(Act, frozen=True, tag="withdrawn"):
    """The play on the line before is taken back: it was challenged, and was not good."""


class ChallengePoints(Act, frozen=True, tag="challenge_points"):
    """Points for a play that was challenged and was good, or lost by whoever challenged it."""


class TimePenalty(Act, frozen=True, tag="time_penalty"):
    pass


class Penalty(Act, frozen=True, tag="penalty"):
    """Points taken by an official."""


class RackGained(Act, frozen=True, tag="rack_gained"):
    """At the end: for the tiles that the opponent was left with, once or twice their value."""

    tiles: tuple[str, ...]


class RackLost(Act, frozen=True, tag="rack_lost"):
    """At the end: for the player's own tiles. The line needs no rack besides."""

    tiles: tuple[str, ...]


AnyAct: TypeAlias = (
    Played
    | Exchanged
    | Passed
    | Withdrawn
    | ChallengePoints
    | TimePenalty
    | Penalty
    | RackGained
    | RackLost
)
MOVES = (Played, Exchanged, Passed)


class Note(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wrote beside the game; `pragma` is its heading in a GCG file."""

    text: str
    pragma: str = "note"


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a record. `points` and `total` are as written; None where nobody wrote it."""

    side: Side
    act: AnyAct
    points: int = 0
    total: int | None = None
    rack: tuple[str, ...] = ()  # before the move, as far as it is known
    used_ms: int | None = None  # time the turn took
    notes: tuple[Note, ...] = ()


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    """A player by a short name without spaces, which lines begin with, and the whole name."""

    nick: str
    name: str = ""

    def __post_init__(self) -> None:
        if not self.nick or ":" in self.nick or len(self.nick.split()) != 1:
            raise InputError("not_a_nick", text=self.nick)
        if self.nick.split() != [self.nick]:
            raise InputError("not_a_nick", text=self.nick)

    @property
    def shown(self) -> str:
        return self.name or self.nick


class GameRecord(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game, whole or not. `tile_set` is the id of one of ours or a name from the field."""

    players: tuple[Player, Player]
    tile_set: str
    rulebook: str = ""
    lexicon: str = ""
    title: str = ""
    description: str = ""
    id: str = ""
    notes: tuple[Note, ...] = ()  # written before the first line
    lines: tuple[Line, ...] = ()
    racks: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())  # held after the last line
    incomplete: bool = False

    def __post_init__(self) -> None:
        """Lines are told apart by the nick alone."""
        if self.players[0].nick == self.players[1].nick:
            raise InputError("same_nick", text=self.players[0].nick)

    def player(self, side: Side) -> Player:
        return self.players[SIDES.index(side)]


def one_line(text: str) -> str:
    """Text for a heading: no line breaks, nothing at its ends."""
    return " ".join(text.split())


def nicks(first: str, second: str) -> tuple[Player, Player]:
    """Players with nicks made from whole names, which may be equal or odd."""
    made: list[Player] = []
    for name, usual in ((first, "A"), (second, "B")):
        nick = "_".join(name.replace(":", " ").split()) or usual
        while any(nick == player.nick for player in made):
            nick += "_"
        whole = one_line(name)
        made.append(Player(nick, "" if whole == nick else whole))
    return made[0], made[1]
