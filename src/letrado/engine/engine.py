"""Plays, leaves and equity for a position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from letrado.engine.game_rules import game_rules_of
from letrado.engine.leaves import Leaves, load_leaves
from letrado.engine.position import Position
from letrado.errors import InputError
from letrado.game.board import premiums
from letrado.game.numbering import numbering_of
from letrado.game.play import Play
from letrado.game.rack import Rack
from letrado.game.score import Bonus
from letrado.game.square import Direction, Square, all_squares
from letrado.game.square import Position as Place
from letrado.game.tileset import TileSet, load_tile_set
from letrado.kernel import engine as kernel
from letrado.kernel.simulation import Told
from letrado.lexicon.word_set import WordSet
from letrado.rulebook.book import Rulebook

DIRECTIONS: tuple[Direction, Direction] = ("across", "down")


@dataclass(frozen=True, slots=True)
class RatedPlay:
    """A play with what it scores, what it leaves on the rack, and both together."""

    play: Play
    points: int
    leave: tuple[str, ...]
    equity: float


@dataclass(frozen=True, slots=True)
class Exchange:
    """Tiles to change, and the worth of those that are kept."""

    tiles: tuple[str, ...]
    equity: float


@dataclass(frozen=True, slots=True)
class Pass:
    equity: float = 0.0
    kind: Literal["pass"] = "pass"


Move: TypeAlias = RatedPlay | Exchange | Pass


@dataclass(frozen=True, slots=True)
class Findings:
    """How many different plays there are, and the best of them."""

    count: int
    plays: tuple[RatedPlay, ...]


class Engine:
    """What can be played with some words under a rulebook."""

    def __init__(self, words: WordSet, book: Rulebook, leaves: Leaves | None = None) -> None:
        self.tile_set = load_tile_set(book.provisions.tiles.set.value)
        self.leaves = leaves or load_leaves(self.tile_set.id)
        self.rules = game_rules_of(book, self.tile_set)
        for other in (words.tile_set, self.leaves.tile_set):
            if other.id != self.tile_set.id:
                raise InputError("other_tile_set", found=other.id, wanted=self.tile_set.id)
        scoring = book.provisions.scoring
        self.bonus = Bonus(scoring.bingo_tiles.value, scoring.bingo_bonus.value)
        self.book = book
        self.words = words
        self.core = _core_engine(words, self.tile_set, book)

    def plays(self, position: Position, most: int = 15) -> Findings:
        """All plays counted, the best in order of equity."""
        numbering = numbering_of(self.tile_set)
        in_bag, opponent_points = self.facts_of(position)
        try:
            count, found = self.core.plays(
                numbering.encode_board(position.board),
                numbering.encode(position.rack.tiles),
                in_bag=in_bag,
                opponent_points=opponent_points,
                leaves=self.leaves.table,
                most=most,
            )
        except ValueError as wrong:
            raise InputError("position_unusable", problem=str(wrong)) from wrong
        return Findings(count, tuple(self._rated(facts) for facts in found))

    def best(self, position: Position) -> Move:
        """The move of most equity: a play, an exchange where the rulebook allows it, or a pass."""
        numbering = numbering_of(self.tile_set)
        in_bag, opponent_points = self.facts_of(position)
        try:
            found = self.core.best_move(
                numbering.encode_board(position.board),
                numbering.encode(position.rack.tiles),
                in_bag=in_bag,
                opponent_points=opponent_points,
                leaves=self.leaves.table,
                rules=self.rules,
            )
        except ValueError as wrong:
            raise InputError("position_unusable", problem=str(wrong)) from wrong
        return self.move_told(found)

    def move_told(self, found: Told) -> Move:
        """A move as the core tells it."""
        if found[0] == "play":
            return self._rated(found[1])
        if found[0] == "exchange":
            return Exchange(numbering_of(self.tile_set).decode(found[1]), found[2] / 100)
        return Pass()

    def facts_of(self, position: Position) -> tuple[int, int]:
        """Tiles in the bag, and points on the opponent's rack when it is empty."""
        unseen = position.unseen(self.tile_set)
        in_bag = position.tiles_in_bag(self.tile_set)
        hidden = Rack(tuple(unseen.elements())) if in_bag == 0 else Rack()
        return in_bag, hidden.points(self.tile_set)

    def _rated(self, facts: kernel.PlayFacts) -> RatedPlay:
        direction, line, start, tiles, points, equity, kept = facts
        numbering = numbering_of(self.tile_set)
        square = Square(line, start) if direction == 0 else Square(start, line)
        play = Play(Place(square, DIRECTIONS[direction]), numbering.placed(tiles))
        return RatedPlay(play, points, numbering.decode(kept), equity / 100)


def _core_engine(words: WordSet, tile_set: TileSet, book: Rulebook) -> kernel.Engine:
    layout = [premiums()[square] for square in all_squares()]
    scoring = book.provisions.scoring
    letters = tile_set.letters.values()
    try:
        return kernel.Engine(
            words.graph,
            points=bytes([0, *(letter.points for letter in letters)]),
            counts=bytes([tile_set.blanks, *(letter.count for letter in letters)]),
            letter_factors=bytes(premium.letter for premium in layout),
            word_factors=bytes(premium.word for premium in layout),
            bonus_tiles=scoring.bingo_tiles.value,
            bonus_points=scoring.bingo_bonus.value,
        )
    except ValueError as wrong:
        raise InputError("words_unusable", problem=str(wrong)) from wrong
