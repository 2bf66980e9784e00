"""letrado restore: the games of a server from a copy; nothing that exists is overwritten."""

from __future__ import annotations

from pathlib import Path

import click

from letrado.cli.language import say
from letrado.cli.localised import Command
from letrado.cli.serve import database_option, default_database
from letrado.storage.backup import restore as restore_from


@click.command(cls=Command, help="restore")
@click.argument("file", metavar="FILE")
@database_option
def restore(file: str, database: str | None) -> None:
    contents = restore_from(Path(file), database or default_database())
    click.echo(say("server.restored", path=file, games=contents.games, events=contents.events))
