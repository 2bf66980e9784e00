"""Two players who play by chance and carry any game to its end."""

from __future__ import annotations

from collections import Counter
from random import Random

from letrado.game.square import CENTRE, DIRECTIONS, SIDE, Square
from letrado.game.tileset import BLANK, TileSet
from letrado.rulebook.book import Rulebook
from letrado.rules.side import SIDES, Party, Side, other
from letrado.table import commands as c
from letrado.table.laid import Laid
from letrado.table.state import State


class Player:
    """Both players of one table and who judges them; what they do depends on `random` alone."""

    def __init__(self, book: Rulebook, tile_set: TileSet, random: Random) -> None:
        self.book = book
        self.tile_set = tile_set
        self.random = random

    def goes_on(self, state: State) -> c.AnyCommand:
        """What carries the game a step further from here."""
        turn, rival = state.on_turn, other(state.on_turn)
        chance = self.random.random()
        for side in SIDES:
            if side in state.away:
                return c.Return(by=side, side=side)
            if side in state.late:
                return c.Arrive(by=side, side=side)
            if side in state.undrawn and state.phase not in ("over", "closed", "surplus"):
                return c.DrawTiles(by=side)
        match state.phase:
            case "empty" | "closed":
                return c.Tick(by="A")
            case "set_up":
                return c.SettleStart(by="A", tiles=None if state.hosted else ("A", "B"))
            case "ready":
                return c.Begin(by="A")
            case "thinking":
                return self.turn(state)
            case "placing":
                return c.Count(by=turn) if chance < 0.8 else c.TakeUpTiles(by=turn)
            case "counting":
                points = self.random.randrange(60)
                return c.Announce(by=turn, points=points, total=state.score(turn) + points)
            case "centre_choice":
                return c.ChooseCentre(by=rival, accept=self.random.random() < 0.5)
            case "announced":
                return self.answer(state)
            case "challenged":
                return self.verdict(state)
            case "ruled_invalid":
                return self.appeal(state) if self.yes() else c.WithdrawPlay(by=turn)
            case "appealed":
                return c.DecideAppeal(by="arbiter", valid=self.random.random() < 0.5)
            case "accepted":
                return c.DrawTiles(by=turn)
            case "drawn":
                return c.PressClock(by=turn)
            case "exchanging":
                return self.exchange(state, state.exchange_count)
            case "surplus":
                return self.surplus(state)
            case "over":
                return self.closing(state)

    def turn(self, state: State) -> c.AnyCommand:
        """Mostly a play; sometimes an exchange or a pass."""
        chance = self.random.random()
        if chance < 0.04 or not self.tiles_to_play(state):
            return c.Pass(by=state.on_turn)
        if chance < 0.1:
            return self.exchange(state, self.random.randint(1, 7))
        if chance < 0.2 and not state.automatic:
            return c.LayTiles(by=state.on_turn, tiles=self.play(state))
        if chance < 0.4 and not state.board.tiles:
            return self.off_centre(state)
        return c.MakePlay(by=state.on_turn, tiles=self.play(state))

    def answer(self, state: State) -> c.AnyCommand:
        """To an announced play: it is noted, sometimes challenged; then drawn and pressed."""
        turn, rival = state.on_turn, other(state.on_turn)
        play = state.play
        if play is None or rival not in play.noted_by:
            if self.random.random() < 0.1:
                return c.MakeChallenge(by=rival)
            return c.Note(by=rival)
        if turn not in play.noted_by:
            return c.Note(by=turn)
        lacking = self.book.provisions.drawing.rack_size.value - state.rack_sizes[turn]
        if lacking > 0 and state.bag_size and not state.hosted:
            return c.DrawTiles(by=turn)
        return c.PressClock(by=turn)

    def verdict(self, state: State) -> c.AnyCommand:
        count = len(state.challenge.words) if state.challenge else 1
        valid = tuple(self.random.random() < 0.7 for _ in range(count))
        return c.GiveVerdict(by="arbiter", valid=valid)

    def exchange(self, state: State, count: int) -> c.AnyCommand:
        rack = state.racks[state.on_turn]
        if rack is None:
            return c.ExchangeTiles(by=state.on_turn, count=count)
        given = self.random.sample(rack.tiles, min(count, len(rack)))
        return c.ExchangeTiles(by=state.on_turn, tiles=tuple(given))

    def surplus(self, state: State) -> c.AnyCommand:
        assert state.surplus is not None
        side, count = state.surplus.side, state.surplus.count
        rack = state.racks[side]
        if rack is None:
            return c.ReturnSurplus(by=other(side), side=side)
        return c.ReturnSurplus(by=other(side), side=side, tiles=rack.tiles[:count])

    def closing(self, state: State) -> c.AnyCommand:
        """Racks that nobody knows are shown; then both sign."""
        for side in SIDES:
            if state.racks[side] is None:
                return self.reveal(state, side)
        return c.Sign(by="B" if "A" in state.signed else "A")

    def tiles_to_play(self, state: State) -> list[str]:
        """The rack, or tiles that nobody has seen when it is not known."""
        rack = state.racks[state.on_turn]
        if rack is not None:
            return self.random.sample(rack.tiles, len(rack))
        seen = Counter(tile.from_rack for tile in state.board.tiles.values())
        unseen = sorted((Counter(self.tile_set.tiles()) - seen).elements())
        size = min(state.rack_sizes[state.on_turn], len(unseen))
        return self.random.sample(unseen, max(0, size))

    def play(self, state: State) -> tuple[Laid, ...]:
        """A play that fits the board, from the rack or from unseen tiles."""
        tiles = self.tiles_to_play(state)
        taken = state.board.tiles
        if not tiles:
            return ()
        count = self.random.randint(1 if taken else min(2, len(tiles)), len(tiles))
        for _ in range(9):
            anchor = self.random.choice(sorted(taken)) if taken else CENTRE
            direction = self.random.choice(DIRECTIONS)
            start = anchor.step(direction, -self.random.randint(0, count - 1)) or anchor
            line = [start.step(direction, distance) for distance in range(SIDE)]
            free = [square for square in line if square is not None and square not in taken]
            if len(free) >= count:
                break
        return tuple(self.laid(*pair) for pair in zip(free, tiles[:count], strict=False))

    def laid(self, square: Square, tile: str) -> Laid:
        if tile != BLANK:
            return Laid(str(square), tile)
        forbidden = self.book.provisions.blank.forbidden_letters.value
        letters = [letter for letter in self.tile_set.letters if letter not in forbidden]
        return Laid(str(square), self.random.choice(letters), blank=True)

    def appeal(self, state: State) -> c.AnyCommand:
        by: Party = state.on_turn if self.random.random() < 0.8 else other(state.on_turn)
        return c.Appeal(by=by, arguments="DRAE 22", hidden_from_rival=self.yes())

    def off_centre(self, state: State) -> c.AnyCommand:
        tiles = zip("CDE", self.tiles_to_play(state)[:3], strict=False)
        laid = [self.laid(Square.parse(f"{column}3"), tile) for column, tile in tiles]
        return c.MakePlay(by=state.on_turn, tiles=tuple(laid))

    def reveal(self, state: State, side: Side | None = None) -> c.AnyCommand:
        side = side or self.side()
        tiles = self.random.sample(self.tile_set.tiles(), max(0, state.rack_sizes[side]))
        return c.RevealRack(by="monitor", side=side, tiles=tuple(tiles))

    def side(self) -> Side:
        return self.random.choice(SIDES)

    def yes(self) -> bool:
        return self.random.random() < 0.5
