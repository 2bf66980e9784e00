"""letrado engine explain: one move against another, in words."""

from __future__ import annotations

import click

from letrado.cli import engine_question as ask
from letrado.cli.engine_moves import written_move
from letrado.cli.language import spoken
from letrado.cli.localised import Command
from letrado.engine.comparison import Comparison, Weighed, compare
from letrado.engine.comparison_wording import told
from letrado.engine.engine import Engine
from letrado.engine.rating import read_move
from letrado.engine.simulation import SimulationOptions
from letrado.game.spelling import write_tiles

SECONDS = 3.0


# An exchange is written -AEO, which must not be taken for an option.
@click.command(
    name="explain",
    cls=Command,
    help="engine_explain",
    context_settings={"ignore_unknown_options": True},
)
@click.argument("move", metavar="PLAY")
@click.argument("other", metavar="[PLAY]", required=False)
@ask.cgp
@ask.cgp_file
@ask.rulebook
@ask.word_file
@click.option("--seconds", type=click.FloatRange(0.01, 86_400), help="simulation_seconds")
@click.option("--rollouts", type=click.IntRange(1, 10**9), help="rollouts")
@click.option("--threads", type=click.IntRange(1, 64), default=1, help="threads")
@click.option("--seed", type=click.IntRange(0, 2**63), default=1, help="simulation_seed")
@ask.as_json
def explain_move(
    *,
    move: str,
    other: str | None,
    cgp: str | None,
    cgp_file: str | None,
    rulebook: str | None,
    words: str | None,
    seconds: float | None,
    rollouts: int | None,
    threads: int,
    seed: int,
    as_json: bool,
) -> None:
    engine = ask.open_engine(rulebook, words)
    options = SimulationOptions(
        seconds=SECONDS if seconds is None and rollouts is None else seconds,
        rollouts=rollouts,
        threads=threads,
        seed=seed,
    )
    for position in ask.positions_of(cgp, cgp_file, engine.tile_set):
        rival = None if other is None else read_move(other, engine, position)
        found = compare(engine, position, read_move(move, engine, position), rival, options)
        sentences = told(found, engine.tile_set, spoken())
        if as_json:
            ask.print_line({**_view(found, engine), "sentences": sentences})
        else:
            click.echo("\n".join(sentences))


def _view(found: Comparison, engine: Engine) -> dict[str, object]:
    return {
        "better": _weighed_view(found.better, engine),
        "worse": None if found.worse is None else _weighed_view(found.worse, engine),
        "clear": found.is_clear,
        "unseen": found.unseen,
    }


def _weighed_view(weighed: Weighed, engine: Engine) -> dict[str, object]:
    openings = weighed.openings
    return {
        "move": written_move(weighed.move, engine.tile_set),
        "points": weighed.candidate.points,
        "leave": write_tiles(weighed.leave, engine.tile_set),
        "leave_worth": weighed.leave_worth,
        "win": round(weighed.candidate.win, 4),
        "reply": round(weighed.candidate.reply, 2),
        "follow_up": round(weighed.candidate.follow_up, 2),
        "triples_opened": [] if openings is None else [str(at) for at in openings.triples],
        "hooks": {}
        if openings is None
        else {str(hook.square): list(hook.letters) for hook in openings.hooks},
    }
