"""What `letrado play` shows without a terminal: the rulebooks, and a whole game from a seed."""

from __future__ import annotations

from importlib.resources import files

import click
import msgspec

from letrado.cli.draw import check_text
from letrado.cli.language import say, spoken
from letrado.cli.play_orders import order_names, usual_word
from letrado.cli.play_script import run_script
from letrado.cli.play_setup import Options, new_session, setup_of
from letrado.cli.play_view import board_view, sheet_view
from letrado.cli.rulebook import print_comparison
from letrado.cli.screen import screen
from letrado.errors import DataError
from letrado.game.draw_record import check_draws
from letrado.rulebook.chapters.time import ClockMode
from letrado.rulebook.comparison import compared
from letrado.rulebook.loader import load_rulebook, rulebook_ids
from letrado.table.draws import draw_record
from letrado.table.words import AskTheArbiter

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


class Demonstration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that is played by itself: how it is set up, and every order in turn."""

    rulebook: str
    players: tuple[str, str]
    seed: str
    orders: tuple[str, ...]
    mode: ClockMode | None = None
    limit: int | None = None

    def options(self) -> Options:
        return Options(
            rulebook=self.rulebook,
            players=self.players,
            clock="chess_clock",
            mode=self.mode,
            limit=self.limit,
            seed=self.seed,
        )


def load_demonstration(name: str) -> Demonstration:
    """Read data/demonstrations/<name>.toml."""
    path = f"data/demonstrations/{name}.toml"
    try:
        return msgspec.toml.decode((files("letrado") / path).read_bytes(), type=Demonstration)
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise DataError(path=path, problem=str(wrong)) from wrong


def demonstrate() -> None:
    """Both parts; exit 0 when the game is closed and its draw agrees with the seed."""
    _show_rulebooks()
    demonstration = load_demonstration("ca" if spoken() == "ca" else "es")
    setup = setup_of(demonstration.options())
    click.echo("\n" + say("demonstration.game", rulebook=setup.rulebook))
    click.echo(say("draw.commitment", commitment=setup.bag_seed().commitment()))
    session, _ = new_session(setup, AskTheArbiter(), scripted=True)
    out = screen()
    words = {name: usual_word(name) for name in order_names()}
    run_script(session, (order.format(**words) for order in demonstration.orders), out)
    out.print(board_view(session.state, session.book, session.clock.now()))
    out.print(sheet_view(session.state))
    check = check_draws(draw_record(setup, session.events))
    click.echo(say("play.seed_revealed", seed=setup.seed))
    click.echo(check_text(check))
    raise SystemExit(0 if check.agrees and session.state.phase == "closed" else 1)


def _show_rulebooks() -> None:
    books = [load_rulebook(book_id) for book_id in rulebook_ids()]
    click.echo(say("demonstration.rulebooks"))
    print_comparison(books, [row for row in compared(books) if row.path in AT_A_GLANCE])
    click.echo(say("demonstration.more_rulebooks"))
