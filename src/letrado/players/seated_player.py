"""Carries out at a table, by the book, what a mind chooses."""

from __future__ import annotations

from collections import Counter

from letrado.engine.engine import Engine, Exchange, Pass, RatedPlay
from letrado.game.rack import Rack
from letrado.game.spelling import word_text, write_tiles
from letrado.game.square import Position, Square
from letrado.game.tileset import BLANK
from letrado.lexicon.word_set import WordSet
from letrado.players.player import Act, Chosen, Mind
from letrado.players.seat import position_of
from letrado.rulebook.book import Rulebook
from letrado.rules.exchange import may_exchange, may_exchange_freely
from letrado.rules.side import Side, other
from letrado.table import commands as c
from letrado.table.laid import laid_by
from letrado.table.state import AFTER_PLAY, BEFORE_PLAY, State

PATIENCE = 6  # turns without tiles on the board after which nothing is exchanged any more


class SeatedPlayer:
    """A player who knows the words and the book, answers at once and thinks with a mind."""

    def __init__(self, book: Rulebook, engine: Engine, words: WordSet, mind: Mind) -> None:
        self._book = book
        self._engine = engine
        self._words = words
        self._mind = mind

    def act(self, seen: State, side: Side) -> Act | None:
        if side in seen.away:
            return Act(c.Return(by=side, side=side), "procedure")
        if side in seen.late:
            return Act(c.Arrive(by=side, side=side), "procedure")
        if side in seen.undrawn and seen.phase not in BEFORE_PLAY | AFTER_PLAY | {"surplus"}:
            return Act(c.DrawTiles(by=side), "procedure")
        if seen.phase == "over":
            return None if side in seen.signed else Act(c.Sign(by=side), "procedure")
        if seen.phase == "thinking" and other(side) in seen.no_moves and side not in seen.no_moves:
            declared = self._no_moves(seen, side)
            if declared is not None:
                return declared
        return self._own_turn(seen, side) if side == seen.on_turn else self._answer(seen, side)

    def _own_turn(self, seen: State, side: Side) -> Act | None:
        match seen.phase:
            case "thinking":
                return self._move(seen, side)
            case "placing" | "counting":
                return Act(c.TakeUpTiles(by=side, gives_up=seen.phase == "counting"), "procedure")
            case "announced":
                return self._finish(seen, side)
            case "ruled_invalid":
                return Act(c.WithdrawPlay(by=side), "procedure")
            case "accepted":
                return Act(c.DrawTiles(by=side), "procedure")
            case "drawn":
                return Act(c.PressClock(by=side), "procedure")
            case "exchanging":
                return self._exchange_announced(seen, side)
            case _:
                return None

    def _answer(self, seen: State, side: Side) -> Act | None:
        """To what the opponent has laid."""
        if seen.phase == "centre_choice":
            return Act(c.ChooseCentre(by=side, accept=False), "off_centre")
        if seen.phase != "announced" or seen.play is None or side in seen.play.noted_by:
            return None
        wrong = {} if seen.play.answered else self._unknown_words(seen)
        if not wrong:
            return Act(c.Note(by=side), "accepts")
        words = ", ".join(wrong.values())
        return Act(c.MakeChallenge(by=side, words=tuple(wrong)), "challenges", {"words": words})

    def _unknown_words(self, seen: State) -> dict[str, str]:
        """The new words on the table that are none, by their places."""
        laid = [Square.parse(tile.square) for tile in seen.play.tiles] if seen.play else []
        return {
            str(Position(word.start, word.direction)): word_text(word.letters)
            for word in seen.table_board().words_with(laid)
            if word.letters not in self._words
        }

    def _move(self, seen: State, side: Side) -> Act:
        rack = seen.racks[side] or Rack()
        free = may_exchange_freely(rack.tiles, seen.bag_size, len(rack), self._book)
        if free.allowed and self._can_improve(seen, rack):
            shout = {"word": self._book.provisions.free_exchange.word.value or ""}
            return Act(c.ExchangeFreely(by=side, changing=len(rack)), "exchanges_freely", shout)
        chosen = self._mind.choose(seen, side)
        if isinstance(chosen.move, Exchange):
            chosen = self._without_endless_exchanges(chosen, seen, side)
        tile_set = self._engine.tile_set
        match chosen.move:
            case RatedPlay(play=play):
                facts: dict[str, object] = {
                    "play": play.written(tile_set),
                    "points": chosen.move.points,
                    "leave": write_tiles(chosen.move.leave, tile_set),
                    "equity": round(chosen.move.equity, 1),
                    **chosen.facts,
                }
                return Act(c.MakePlay(by=side, tiles=laid_by(play)), chosen.reason, facts)
            case Exchange(tiles=tiles):
                return Act(
                    c.ExchangeTiles(by=side, tiles=tiles), "exchanges", {"count": len(tiles)}
                )
            case Pass():
                is_best = chosen.reason == "solved_ending"
                return Act(c.Pass(by=side), chosen.reason if is_best else "passes")

    def _without_endless_exchanges(self, chosen: Chosen, seen: State, side: Side) -> Chosen:
        """Two who only exchange would never end where no ending of the book stops them."""
        assert isinstance(chosen.move, Exchange)
        position = position_of(seen, side)
        count, size = len(chosen.move.tiles), seen.rack_sizes[side]
        allowed = may_exchange(seen.bag_size, size, count, self._book).allowed
        if allowed and position.zero_turns < PATIENCE:
            return chosen
        plays = self._engine.plays(position, 1).plays
        return Chosen(plays[0] if plays else Pass())

    def _can_improve(self, seen: State, rack: Rack) -> bool:
        """Is a tile of the other kind surely in the bag? Else one could change for ever."""
        vowels = set(self._book.provisions.free_exchange.vowels.value or ())
        all_vowels = all(tile in vowels for tile in rack.tiles)
        left = Counter(self._engine.tile_set.tiles())
        left.subtract(tile.from_rack for tile in seen.board.tiles.values())
        left.subtract(rack.tiles)
        wanted = sum(
            count for tile, count in left.items() if tile == BLANK or (tile in vowels) != all_vowels
        )
        return wanted > self._book.provisions.drawing.rack_size.value

    def _exchange_announced(self, seen: State, side: Side) -> Act:
        """An exchange that a person announced for this seat: the tiles worth least go."""
        rack = seen.racks[side] or Rack()
        tiles = sorted(rack.tiles, key=lambda tile: self._engine.leaves.worth((tile,)))
        count = seen.exchange_count or 1
        return Act(
            c.ExchangeTiles(by=side, tiles=tuple(tiles[:count])), "exchanges", {"count": count}
        )

    def _finish(self, seen: State, side: Side) -> Act | None:
        """After the opponent has noted the play, where steps are taken by hand."""
        play = seen.play
        if play is None or other(side) not in play.noted_by:
            return None
        if side not in play.noted_by:
            return Act(c.Note(by=side), "procedure")
        lacking = self._book.provisions.drawing.rack_size.value - seen.rack_sizes[side]
        if lacking > 0 and seen.bag_size and not seen.hosted:
            return Act(c.DrawTiles(by=side), "procedure")
        return Act(c.PressClock(by=side), "procedure")

    def _no_moves(self, seen: State, side: Side) -> Act | None:
        """The opponent says that nobody can place: agree where that is so."""
        found = self._engine.plays(position_of(seen, side), 1)
        return None if found.count else Act(c.DeclareNoMoves(by=side), "no_moves")
