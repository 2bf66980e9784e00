"""What a game writes on its sheets: turns, blanks, challenges and how the totals come about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from letrado.game.board import Board
from letrado.game.play import Play
from letrado.game.spelling import word_text
from letrado.records.record import (
    ChallengePoints,
    Exchanged,
    GameRecord,
    Line,
    Passed,
    Penalty,
    Played,
    RackGained,
    RackLost,
    TimePenalty,
    Withdrawn,
)
from letrado.rules.side import SIDES, Side
from letrado.table.main_word import main_word


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of one player, as it stands on the sheet when the game is over."""

    kind: str  # played, exchanged, passed
    points: int
    total: int
    place: str = ""
    word: str = ""
    words: tuple[tuple[str, ...], ...] = ()  # all that the play formed, tile by tile
    tiles: int = 0  # exchanged
    withdrawn: bool = False
    challenged: bool = False

    @property
    def listed(self) -> str:
        return ", ".join(word_text(word) for word in self.words)


@dataclass(frozen=True, slots=True)
class BlankUse:
    side: Side
    turn: int
    letter: str


@dataclass(frozen=True, slots=True)
class Account:
    """How the total of a player comes about."""

    name: str = ""
    turns: tuple[Turn, ...] = ()
    rack: int = 0  # for tiles left, one's own and the opponent's
    tiles_left: str = ""
    time: int = 0
    penalty: int = 0
    challenges: int = 0

    @property
    def subtotal(self) -> int:
        return self.turns[-1].total if self.turns else 0

    @property
    def final(self) -> int:
        return self.subtotal + self.rack + self.time + self.penalty + self.challenges


@dataclass(frozen=True)
class Filling:
    """Everything that can be filled in; nothing for a form to write on by hand."""

    accounts: tuple[Account, Account] = (Account(), Account())
    blanks: tuple[BlankUse, ...] = ()
    on_board: Mapping[str, int] = field(default_factory=dict[str, int])
    title: str = ""
    complete: bool = False

    @property
    def is_blank(self) -> bool:
        return not any(account.name for account in self.accounts)

    def account(self, side: Side) -> Account:
        return self.accounts[SIDES.index(side)]

    def challenged(self) -> Iterator[tuple[Side, int, Turn]]:
        """The turns that were challenged: whose, which, and the turn."""
        for side in SIDES:
            for number, turn in enumerate(self.account(side).turns, 1):
                if turn.challenged:
                    yield side, number, turn


def filling_of(record: GameRecord) -> Filling:
    """The sheets of a recorded game, with its points as they were written."""
    accounts = {side: Account(record.player(side).shown) for side in SIDES}
    boards = [Board()]
    blanks: list[BlankUse] = []
    for line in record.lines:
        before = accounts[line.side]
        accounts[line.side] = _entered(before, line, boards)
        if isinstance(line.act, Played):
            number = len(accounts[line.side].turns)
            blanks += [BlankUse(line.side, number, letter) for letter in _blanks(line.act.play)]
        elif isinstance(line.act, Withdrawn):
            number = len(before.turns)
            blanks = [use for use in blanks if (use.side, use.turn) != (line.side, number)]
    for side, tiles in zip(SIDES, record.racks, strict=True):
        if tiles and not accounts[side].tiles_left:
            accounts[side] = replace(accounts[side], tiles_left="".join(tiles))
    return Filling(
        accounts=(accounts["A"], accounts["B"]),
        blanks=tuple(blanks),
        on_board=Counter(tile.from_rack for tile in boards[-1].tiles.values()),
        title=record.title,
        complete=not record.incomplete,
    )


def _entered(account: Account, line: Line, boards: list[Board]) -> Account:
    match line.act:
        case Played(play=play):
            return _with_turn(account, _played(play, line.points, boards))
        case Exchanged(tiles=tiles, count=count):
            return _with_turn(account, Turn("exchanged", line.points, 0, tiles=len(tiles) or count))
        case Passed():
            return _with_turn(account, Turn("passed", line.points, 0))
        case Withdrawn():
            if len(boards) > 1:
                boards.pop()
            return _with_last(account, points=0, withdrawn=True, challenged=True)
        case ChallengePoints():
            challenged = _with_last(account, challenged=True) if line.points >= 0 else account
            return replace(challenged, challenges=account.challenges + line.points)
        case TimePenalty():
            return replace(account, time=account.time + line.points)
        case Penalty():
            return replace(account, penalty=account.penalty + line.points)
        case RackGained():
            return replace(account, rack=account.rack + line.points)
        case RackLost(tiles=tiles):
            left = "".join(tiles)
            return replace(account, rack=account.rack + line.points, tiles_left=left)


def _with_turn(account: Account, turn: Turn) -> Account:
    entered = replace(turn, total=account.subtotal + turn.points)
    return replace(account, turns=(*account.turns, entered))


def _with_last(
    account: Account, *, challenged: bool, points: int | None = None, withdrawn: bool = False
) -> Account:
    """The account with its last turn as a challenge left it."""
    if not account.turns:
        return account
    *earlier, last = account.turns
    kept = replace(account, turns=tuple(earlier))
    worth = last.points if points is None else points
    return _with_turn(kept, replace(last, points=worth, withdrawn=withdrawn, challenged=challenged))


def _played(play: Play, points: int, boards: list[Board]) -> Turn:
    """The turn of a play; a board that the play does not fit keeps what lay there."""
    board = boards[-1]
    new = [(square, tile) for square, tile in play.placements() if square not in board.tiles]
    after = board.with_tiles(new)
    boards.append(after)
    squares = [square for square, _ in new]
    main = main_word(after, squares)
    shown = [
        tile.letter.lower() if tile.blank else tile.letter for tile in (main.tiles if main else ())
    ]
    words = tuple(word.letters for word in after.words_with(squares))
    return Turn("played", points, 0, str(play.position), "".join(shown), words)


def _blanks(play: Play) -> list[str]:
    return [tile.letter for _, tile in play.placements() if tile.blank]
