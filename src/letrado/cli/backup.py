"""letrado backup: a copy of the games of a server, taken while it runs, and checked."""

from __future__ import annotations

from pathlib import Path

import click

from letrado.cli.language import say
from letrado.cli.localised import Command
from letrado.cli.serve import database_option, default_database
from letrado.storage.backup import back_up


@click.command(cls=Command, help="backup")
@click.argument("file", metavar="FILE")
@database_option
def backup(file: str, database: str | None) -> None:
    contents = back_up(database or default_database(), Path(file))
    click.echo(say("server.backed_up", path=file, games=contents.games, events=contents.events))
