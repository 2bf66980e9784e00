"""letrado demo: the rulebooks side by side and a short game whose draw is checked."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TypeVar

import click

from letrado.cli.board_text import board_text
from letrado.cli.draw import check_text
from letrado.cli.language import say
from letrado.cli.localised import Command
from letrado.cli.rulebook import print_comparison
from letrado.cli.screen import screen
from letrado.game.bag import Bag, Seed
from letrado.game.board import Board
from letrado.game.draw_record import Act, Drawn, DrawRecord, PutBack, check_draws
from letrado.game.play import Play
from letrado.game.rack import Rack
from letrado.game.score import points_of
from letrado.game.spelling import word_text
from letrado.game.tileset import load_tile_set
from letrado.rulebook.comparison import compared
from letrado.rulebook.loader import load_rulebook, rulebook_ids

T = TypeVar("T")

TILES = load_tile_set("es-100")
SEED = Seed((48).to_bytes(32, "big"), words=("Ana", "Bruno"))
AT_A_GLANCE = (
    "lexicon.official",
    "tiles.set",
    "start.round_robin",
    "opening.missed_centre.policy",
    "overdraw.on_rack",
    "handling.reorder_to_improve_score",
    "handling.placed_tile_must_be_played",
    "exchange.min_tiles_in_bag",
    "exchange.announce",
    "free_exchange.enabled",
    "time.clock.modes",
    "time.equal_turns_at_expiry",
    "challenge.window_open",
    "challenge.window_close",
    "ending.zero_run.turns_total",
    "penalty.points",
)


@dataclass(frozen=True)
class Game:
    """The demonstration under way: what lies where, and the draws so far."""

    bag: Bag
    racks: tuple[Rack, Rack] = (Rack(), Rack())
    scores: tuple[int, int] = (0, 0)
    board: Board = field(default_factory=Board)
    acts: tuple[Act, ...] = ()

    def refill(self, player: int) -> Game:
        drawn, bag = self.bag.draw(7 - len(self.racks[player]))
        rack = self.racks[player].with_tiles(drawn)
        return replace(
            self,
            bag=bag,
            racks=_with(self.racks, player, rack),
            acts=(*self.acts, Drawn(drawn)),
        )

    def play(self, player: int, play: Play) -> Game:
        placements = list(play.placements())
        points = points_of(self.board, placements, TILES)
        rack = self.racks[player].without(tile.from_rack for _, tile in placements)
        laid = replace(
            self,
            board=self.board.with_tiles(placements),
            racks=_with(self.racks, player, rack),
            scores=_with(self.scores, player, self.scores[player] + points),
        )
        return laid.refill(player)

    def exchange(self, player: int, tiles: Rack) -> Game:
        kept = self.racks[player].without(tiles.tiles)
        drawn = replace(self, racks=_with(self.racks, player, kept)).refill(player)
        return replace(
            drawn,
            bag=drawn.bag.put_back(tiles.tiles),
            acts=(*drawn.acts, PutBack(tiles.tiles)),
        )


def _with(pair: tuple[T, T], at: int, item: T) -> tuple[T, T]:
    return (item, pair[1]) if at == 0 else (pair[0], item)


@click.command(cls=Command, help="demo")
def demo() -> None:
    """Print both parts; exit 0 when the draw agrees with its seed."""
    _show_rulebooks()
    game = _show_game()
    record = DrawRecord(
        tile_set=TILES.id,
        commitment=SEED.commitment(),
        words=SEED.words,
        seed=SEED.secret.hex(),
        acts=game.acts,
    )
    check = check_draws(record)
    click.echo(say("demo.seed_revealed", seed=record.seed))
    click.echo(check_text(check))
    raise SystemExit(0 if check.agrees else 1)


def _show_rulebooks() -> None:
    books = [load_rulebook(book_id) for book_id in rulebook_ids()]
    click.echo(say("demo.rulebooks"))
    print_comparison(books, [row for row in compared(books) if row.path in AT_A_GLANCE])
    click.echo(say("demo.more_rulebooks"))


def _show_game() -> Game:
    click.echo("\n" + say("demo.game"))
    click.echo(say("draw.commitment", commitment=SEED.commitment()))
    game = Game(Bag.full(TILES, SEED)).refill(0).refill(1)
    moves: list[tuple[int, Play | Rack]] = [
        (0, Play.parse("8E LE[CH]E", TILES)),
        (1, Play.parse("E6 So.", TILES)),
        (0, Rack.parse("UUC", TILES)),
        (1, Play.parse("H7 T.NOR", TILES)),
    ]
    for player, move in moves:
        before = game
        rack = " ".join(before.racks[player].tiles)
        if isinstance(move, Play):
            game = before.play(player, move)
            _say_play(before, game, player, move, rack)
        else:
            game = before.exchange(player, move)
            click.echo(say("demo.exchange", player=SEED.words[player], rack=rack, count=len(move)))
    screen().print(board_text(game.board))
    return game


def _say_play(before: Game, after: Game, player: int, play: Play, rack: str) -> None:
    squares = [square for square, _ in play.placements()]
    words = [word_text(word.letters) for word in after.board.words_with(squares)]
    click.echo(
        say(
            "demo.play",
            player=SEED.words[player],
            rack=rack,
            play=play.written(TILES),
            words=", ".join(words),
            points=after.scores[player] - before.scores[player],
            total=after.scores[player],
        )
    )
