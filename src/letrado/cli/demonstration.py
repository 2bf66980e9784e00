"""What `letrado play` shows without a terminal: the rulebooks, and a whole game from a seed."""

from __future__ import annotations

import click

from letrado.cli.draw import check_text
from letrado.cli.language import say, spoken
from letrado.cli.play_orders import order_names, usual_word
from letrado.cli.play_script import run_script
from letrado.cli.play_setup import Options, new_session, setup_of
from letrado.cli.play_view import board_view, sheet_view
from letrado.cli.rulebook import print_comparison
from letrado.cli.screen import screen
from letrado.game.draw_record import check_draws
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

# Orders are named by what they are and typed in the language of the run.
SPANISH = Options(rulebook="fise-2009", clock="chess_clock", mode="no_corrido", seed="30")
SPANISH_GAME = (
    "{begin}",
    "{wait} 55",
    "8E leche",
    "{challenge}",
    "{wait} 20",
    "{valid}",
    "{accept}",
    "{wait} 80",
    "F6 diez",
    "{accept}",
    "{wait} 30",
    "{exchange} UUC",
    "{wait} 95",
    "H7 ventir",
    "{challenge}",
    "{invalid}",
    "{wait} 40",
    "H7 cedo",
    "{accept}",
    "{wait} 70",
    "10H ostion",
    "{accept}",
    "{pass}",
    "{pass}",
    "{pass}",
    "{pass}",
    "{sign} Ana",
    "{sign} Bruno",
)
CATALAN = Options(
    rulebook="uf-2007",
    players=("Aina", "Bernat"),
    clock="chess_clock",
    limit=60,
    seed="632",
)
CATALAN_GAME = (
    "{begin}",
    "{wait} 15",
    "{senyors}",
    "{wait} 60",
    "8D mestre",
    "{challenge}",
    "{wait} 20",
    "{valid}",
    "{accept}",
    "{wait} 80",
    "E7 selva",
    "{accept}",
    "{wait} 30",
    "{exchange} RRR",
    "{wait} 95",
    "I7 heas",
    "{challenge}",
    "{invalid}",
    "{wait} 40",
    "H7 aranya",
    "{accept}",
    "{pass}",
    "{pass}",
    "{pass}",
    "{pass}",
    "{sign} Aina",
    "{sign} Bernat",
)


def demonstrate() -> None:
    """Both parts; exit 0 when the game is closed and its draw agrees with the seed."""
    _show_rulebooks()
    options, game = (CATALAN, CATALAN_GAME) if spoken() == "ca" else (SPANISH, SPANISH_GAME)
    setup = setup_of(options)
    click.echo("\n" + say("demonstration.game", rulebook=setup.rulebook))
    click.echo(say("draw.commitment", commitment=setup.bag_seed().commitment()))
    session, _ = new_session(setup, AskTheArbiter(), scripted=True)
    out = screen()
    words = {name: usual_word(name) for name in order_names()}
    run_script(session, (line.format(**words) for line in game), out)
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
