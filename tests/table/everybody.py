"""Everything that anybody may ask for at a table, by name: it fits some moments and not others."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from letrado.game.square import CENTRE, DIRECTIONS, SIDE, Position, Square
from letrado.rulebook.chapters.conduct import UnethicalPractice
from letrado.rules.clock import Stop
from letrado.rules.handling import Purpose
from letrado.rules.incident import NoticedBy
from letrado.rules.side import Side, other
from letrado.table import commands as c
from letrado.table.laid import Laid
from letrado.table.state import State
from tests.table.player import Player


class Everybody(Player):
    """The players, the monitor and the desk of one table."""

    def command(self, kind: str, state: State) -> c.AnyCommand:
        maker: Callable[[State], c.AnyCommand] = getattr(self, f"_{kind}")
        return maker(state)

    def _lay(self, state: State) -> c.AnyCommand:
        tiles = self.play(state)[: self.random.randint(1, 7)]
        return c.LayTiles(by=state.on_turn, tiles=tiles, dropped=self.yes(), seen=self.yes())

    def _move(self, state: State) -> c.AnyCommand:
        laid = state.play.tiles if state.play else ()
        row, column = self.random.choice([(0, 1), (1, 0), (0, -1), (-1, 0)])
        moved = []
        for tile in laid:
            square, _ = tile.placement()
            to = Square((square.row + row) % SIDE, (square.column + column) % SIDE)
            moved.append(Laid(str(to), tile.letter, tile.blank))
        purpose: Purpose = self.random.choice(get_args(Purpose))
        return c.MoveTiles(by=state.on_turn, tiles=tuple(moved), purpose=purpose)

    def _take_up(self, state: State) -> c.AnyCommand:
        return c.TakeUpTiles(by=state.on_turn)

    def _make_play(self, state: State) -> c.AnyCommand:
        points = self.random.randrange(90) if self.yes() else None
        return c.MakePlay(by=state.on_turn, tiles=self.play(state), points=points)

    def _off_centre(self, state: State) -> c.AnyCommand:
        return self.off_centre(state)

    def _announce_exchange(self, state: State) -> c.AnyCommand:
        return c.AnnounceExchange(by=state.on_turn, count=self.random.randrange(9))

    def _exchange(self, state: State) -> c.AnyCommand:
        return self.exchange(state, self.random.randrange(9))

    def _desist(self, state: State) -> c.AnyCommand:
        return c.DesistFromExchange(by=state.on_turn)

    def _free_exchange(self, state: State) -> c.AnyCommand:
        rack = ("A", "E", "I", "O", "U", "A", "E")
        return c.ExchangeFreely(by=state.on_turn, rack=None if state.hosted else rack)

    def _pass(self, state: State) -> c.AnyCommand:
        return c.Pass(by=state.on_turn)

    def _challenge(self, state: State) -> c.AnyCommand:
        words: tuple[str, ...] = ()
        if state.play and self.yes():
            square, _ = self.random.choice(state.play.tiles).placement()
            words = (str(Position(square, self.random.choice(DIRECTIONS))),)
        return c.MakeChallenge(by=other(state.on_turn), words=words)

    def _verdict(self, state: State) -> c.AnyCommand:
        return self.verdict(state)

    def _appeal(self, state: State) -> c.AnyCommand:
        return self.appeal(state)

    def _note(self, state: State) -> c.AnyCommand:
        points = self.random.randrange(60) if self.yes() else None
        by = other(state.on_turn) if self.random.random() < 0.7 else state.on_turn
        return c.Note(by=by, points=points)

    def _draw(self, state: State) -> c.AnyCommand:
        side = self.side()
        wanted = max(0, 7 - state.rack_sizes[side]) + self.random.choice([0, 0, 0, -1, 1])
        tiles = self.random.sample(self.tile_set.tiles(), max(0, wanted))
        return c.DrawTiles(by=side, tiles=tuple(tiles) if self.yes() else None)

    def _press(self, state: State) -> c.AnyCommand:
        return c.PressClock(by=state.on_turn)

    def _count_bag(self, state: State) -> c.AnyCommand:
        del state
        return c.CountBag(by=self.side(), inside=self.yes(), consents=self.random.randrange(3))

    def _no_moves(self, state: State) -> c.AnyCommand:
        del state
        return c.DeclareNoMoves(by=self.side())

    def _stop(self, state: State) -> c.AnyCommand:
        del state
        stop: Stop = self.random.choice(get_args(Stop))
        return c.StopClocks(by=self.side(), stop=stop, seconds=self.random.uniform(0, 9))

    def _resume(self, state: State) -> c.AnyCommand:
        del state
        return c.ResumeClocks(by="arbiter")

    def _leave(self, state: State) -> c.AnyCommand:
        side = state.on_turn if self.yes() else other(state.on_turn)
        return c.Leave(by=side, side=side, notified=self.random.random() < 0.95)

    def _return(self, state: State) -> c.AnyCommand:
        del state
        side = self.side()
        return c.Return(by=side, side=side)

    def _call_round(self, state: State) -> c.AnyCommand:
        del state
        absent: tuple[Side, ...] = self.random.choice([(), ("A",), ("B",), ("A", "B")])
        return c.CallRound(by="director", absent=absent)

    def _overdraw(self, state: State) -> c.AnyCommand:
        del state
        noticed: NoticedBy = self.random.choice(get_args(NoticedBy))
        return c.ReportOverdraw(
            by="monitor",
            side=self.side(),
            surplus=self.random.randint(1, 3),
            drawn=self.random.randrange(9),
            on_rack=self.yes(),
            seen=self.yes(),
            noticed_by=noticed,
            deliberate=self.random.random() < 0.2,
        )

    def _underdraw(self, state: State) -> c.AnyCommand:
        side = self.side()
        missing = self.random.choice([1, 2, max(1, 7 - state.rack_sizes[side])])
        tiles = tuple(self.random.sample(self.tile_set.tiles(), missing)) if self.yes() else None
        return c.ReportUnderdraw(
            by="monitor", side=side, missing=missing, on_rack_or_seen=self.yes(), tiles=tiles
        )

    def _correct_play(self, state: State) -> c.AnyCommand:
        turn = self.random.randint(0, len(state.entries) + 1)
        return c.CorrectPlay(by="arbiter", turn=turn, points=self.random.randrange(90))

    def _correct_total(self, state: State) -> c.AnyCommand:
        side = self.side()
        return c.CorrectTotal(by="arbiter", side=side, written=state.score(side) + 1)

    def _dispute_blank(self, state: State) -> c.AnyCommand:
        blanks = [square for square, tile in state.board.tiles.items() if tile.blank] or [CENTRE]
        letter = self.random.choice(list(self.tile_set.letters))
        return c.DisputeBlank(
            by="arbiter",
            square=str(self.random.choice(blanks)),
            noted_by_placer=letter if self.yes() else None,
            noted_by_opponent="A" if self.yes() else None,
            placer_says=letter if self.yes() else "",
        )

    def _consultation(self, state: State) -> c.AnyCommand:
        words = ["".join(entry.word) for entry in state.entries if entry.word] or ["CASA"]
        return c.ReportConsultation(
            by="arbiter",
            side=self.side(),
            word=self.random.choice(words),
            answered_by=self.random.choice(["spectator", None]),
        )

    def _conduct(self, state: State) -> c.AnyCommand:
        del state
        matter: UnethicalPractice = self.random.choice(get_args(UnethicalPractice))
        return c.ReportConduct(by="arbiter", side=self.side(), matter=matter)

    def _penalise(self, state: State) -> c.AnyCommand:
        del state
        points = self.random.choice([0, 10, 25, 30])
        return c.Penalise(by="arbiter", side=self.side(), points=points, remark="móvil")

    def _card(self, state: State) -> c.AnyCommand:
        del state
        return c.ShowCard(by="director", side=self.side(), colour="yellow")

    def _desk_end(self, state: State) -> c.AnyCommand:
        """What ends a game from outside; rare, or no game would last."""
        article = next(iter(self.book.articles))
        side = self.side()
        match self.random.randrange(3):
            case 0:
                return c.Disqualify(by="director", side=side, scope="game", articles=(article,))
            case 1:
                return c.Resign(by=state.on_turn)
            case _:
                return c.EndRound(by="director")

    def _complete_words(self, state: State) -> c.AnyCommand:
        del state
        return c.CompleteWords(by=self.side(), milliseconds=self.random.randrange(400_000))

    def _reveal(self, state: State) -> c.AnyCommand:
        return self.reveal(state)

    def _sign(self, state: State) -> c.AnyCommand:
        del state
        return c.Sign(by=self.side(), words_complete=self.random.random() < 0.9)

    def _ask_to_reopen(self, state: State) -> c.AnyCommand:
        del state
        return c.AskToReopen(by=self.side())

    def _reopen(self, state: State) -> c.AnyCommand:
        del state
        return c.Reopen(by="director")


KINDS = tuple(
    name.removeprefix("_")
    for name in vars(Everybody)
    if name.startswith("_") and not name.startswith("__")
)
