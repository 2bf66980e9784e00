"""The moments of a game in which somebody had to decide, as that player saw them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from letrado.engine.position import Position
from letrado.errors import NotationError
from letrado.game.board import Word
from letrado.game.rack import Rack
from letrado.game.tileset import TileSet
from letrado.records.record import (
    AnyAct,
    ChallengePoints,
    Exchanged,
    GameRecord,
    Line,
    Played,
    RackGained,
)
from letrado.records.steps import Step, steps
from letrado.rules.side import SIDES, Side, other

RACK_SIZE = 7

Phase: TypeAlias = Literal["opening", "middle", "pre_ending", "ending"]
PHASES: tuple[Phase, ...] = ("opening", "middle", "pre_ending", "ending")
Unjudged: TypeAlias = Literal["", "rack_unknown", "rack_lacks", "tiles_do_not_fit"]

OPENING_TURNS = 4  # two of each player
PRE_ENDING_TILES = 14  # in the bag or fewer: two racks


@dataclass(frozen=True)
class Moment:
    """A move of a record: what the player saw, what was done, and what came of it."""

    step: Step
    turn: int  # counted over both players, from 1
    position: Position | None  # None when it cannot be told
    unjudged: Unjudged
    in_bag: int
    phase: Phase
    words: tuple[Word, ...]  # formed by a play
    challenged_in_vain: bool = False  # by the opponent: the play was good
    drawn: tuple[str, ...] | None = None  # since the last move; None when it is not known
    kept: tuple[str, ...] = ()

    @property
    def side(self) -> Side:
        return self.step.line.side

    @property
    def line(self) -> Line:
        return self.step.line


def moments(record: GameRecord, tile_set: TileSet) -> tuple[Moment, ...]:
    """Every move of a record."""
    taken = list(steps(record))
    zero_turns = 0
    kept: dict[Side, tuple[str, ...] | None] = dict.fromkeys(SIDES, ())
    found: list[Moment] = []
    for at, step in enumerate(taken):
        if not step.is_move:
            continue
        position, why, in_bag = _position(step, tile_set, zero_turns)
        line = step.line
        rack = Counter(line.rack)
        held = kept[line.side]
        drawn: tuple[str, ...] | None = None
        if position is not None and held is not None and Counter(held) <= rack:
            drawn = tuple((rack - Counter(held)).elements())
        found.append(
            Moment(
                step=step,
                turn=step.turn,
                position=position,
                unjudged=why,
                in_bag=in_bag,
                phase=_phase(step.turn, in_bag),
                words=tuple(_words(step)),
                challenged_in_vain=_stood(taken, at),
                drawn=drawn,
                kept=held or (),
            )
        )
        zero_turns = 0 if isinstance(line.act, Played) and not step.withdrawn else zero_turns + 1
        kept[line.side] = _kept(step) if position is not None else None
    return tuple(found)


def _position(
    step: Step, tile_set: TileSet, zero_turns: int
) -> tuple[Position | None, Unjudged, int]:
    """What the player saw; else why it cannot be told. And the tiles in the bag."""
    side = step.line.side
    scores = step.before.scores
    position = Position(
        board=step.before.board,
        rack=Rack(step.line.rack),
        scores=(scores[side], scores[other(side)]),
        zero_turns=zero_turns,
    )
    try:
        unseen = position.unseen(tile_set)
    except NotationError:
        return None, "tiles_do_not_fit", 0
    hidden = unseen.total()
    all_hidden = hidden + len(step.line.rack)
    in_bag = max(0, all_hidden - 2 * RACK_SIZE)
    if not step.line.rack or len(step.line.rack) > RACK_SIZE:
        return None, "rack_unknown", in_bag
    if in_bag and len(step.line.rack) < RACK_SIZE:
        return None, "rack_unknown", in_bag
    if not in_bag and hidden > RACK_SIZE:
        return None, "rack_unknown", in_bag
    used = _used(step.line.act)
    if used is None:
        return None, "rack_unknown", in_bag
    if not position.rack.holds(used):
        return None, "rack_lacks", in_bag
    if in_bag == 0:
        known = Rack(tuple(unseen.elements()))
        position = Position(
            position.board, position.rack, known, position.scores, position.zero_turns
        )
    return position, "", in_bag


def _used(act: AnyAct) -> tuple[str, ...] | None:
    """The tiles that a move takes from the rack; None when nobody wrote them down."""
    match act:
        case Played(play=play):
            return tuple(tile.from_rack for _, tile in play.placements())
        case Exchanged(tiles=tiles, count=count):
            return tiles if tiles or not count else None
        case _:
            return ()


def _phase(turn: int, in_bag: int) -> Phase:
    if in_bag == 0:
        return "ending"
    if in_bag <= PRE_ENDING_TILES:
        return "pre_ending"
    return "opening" if turn <= OPENING_TURNS else "middle"


def _words(step: Step) -> Iterator[Word]:
    if isinstance(step.line.act, Played):
        squares = [square for square, _ in step.line.act.play.placements()]
        yield from step.after.board.words_with(squares)


def _stood(taken: Sequence[Step], at: int) -> bool:
    """Was this play challenged in vain? The points for it, or lost by it, come right after."""
    side = taken[at].line.side
    for step in taken[at + 1 :]:
        act = step.line.act
        if isinstance(act, ChallengePoints):
            return (step.line.side == side) == (step.line.points >= 0)
        if step.is_move or isinstance(act, RackGained):
            return False
    return False


def _kept(step: Step) -> tuple[str, ...] | None:
    """What stays on the rack after a move; None when nobody can tell."""
    used = () if step.withdrawn else _used(step.line.act)
    if used is None:
        return None
    return tuple((Counter(step.line.rack) - Counter(used)).elements())
