"""letrado draw: a draw that anyone can check."""

from __future__ import annotations

import secrets

import click

from letrado.cli.files import read_file
from letrado.cli.language import say
from letrado.cli.localised import Group
from letrado.cli.screen import print_json
from letrado.game.bag import SEED_BYTES, Seed
from letrado.game.draw_record import Check, check_draws, read_draw_record

as_json = click.option("--json", "as_json", is_flag=True, help="json")


@click.group(cls=Group, help="draw")
def draw() -> None:
    """Draws that can be checked."""


@draw.command(help="draw_seed")
@as_json
def seed(*, as_json: bool) -> None:
    secret = secrets.token_bytes(SEED_BYTES)
    commitment = Seed(secret).commitment()
    if as_json:
        print_json({"seed": secret.hex(), "commitment": commitment})
        return
    click.echo(say("draw.commitment", commitment=commitment))
    click.echo(say("draw.seed", seed=secret.hex()))


@draw.command(help="draw_verify")
@click.argument("file", metavar="FILE")
@as_json
def verify(file: str, *, as_json: bool) -> None:
    check = check_draws(read_draw_record(read_file(file), file))
    if as_json:
        print_json(check)
    else:
        click.echo(check_text(check))
    raise SystemExit(0 if check.agrees else 1)


def check_text(check: Check) -> str:
    return say(
        f"draw.{check.reason}",
        draws=check.draws,
        expected=" ".join(check.expected),
        recorded=" ".join(check.recorded),
    )
