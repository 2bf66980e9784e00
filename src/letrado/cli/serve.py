"""letrado serve: the game in the browser, on one's own machine or for a club."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import click

from letrado.cli.language import say
from letrado.cli.localised import Command
from letrado.errors import InputError
from letrado.server.settings import LOOPBACK, Settings
from letrado.storage.database import sqlite_url
from letrado.storage.folders import data_folder

database_option = click.option("--database", metavar="URL", help="database")
PORTS_TRIED = 20
PAGES = Path(__file__).parents[3] / "ui" / "dist"


@click.command(cls=Command, help="serve")
@click.option("--host", default="127.0.0.1", metavar="HOST", help="serve_host")
@click.option("--port", default=8000, type=click.IntRange(0, 65535), metavar="N", help="serve_port")
@database_option
@click.option("--accounts", is_flag=True, help="serve_accounts")
@click.option("--https", is_flag=True, help="serve_https")
@click.option("--origin", "origins", multiple=True, metavar="URL", help="serve_origin")
@click.option("--pages", metavar="DIR", help="serve_pages")
@click.option("--open", "opens", is_flag=True, help="serve_open")
def serve(
    host: str,
    port: int,
    database: str | None,
    *,
    accounts: bool,
    https: bool,
    origins: tuple[str, ...],
    pages: str | None,
    opens: bool,
) -> None:
    if host not in LOOPBACK and not accounts:
        raise InputError("host_needs_accounts", host=host)
    folder = Path(pages) if pages is not None else PAGES
    if not (folder / "index.html").is_file():
        click.echo(say("server.no_pages"))
    with free_socket(host, port) as listening:
        taken = listening.getsockname()[1]
        if port and taken != port:
            click.echo(say("server.port_taken", wanted=port, port=taken))
        settings = Settings(
            database=database or default_database(),
            host=host,
            port=taken,
            accounts=accounts,
            origins=tuple(origin.rstrip("/") for origin in origins),
            pages=folder,
            https=https,
        )
        from letrado.server.run import run  # noqa: PLC0415 (other commands need not wait for it)

        shown = f"[{host}]" if ":" in host else host
        url = f"{'https' if https else 'http'}://{shown}:{taken}"

        def ready() -> None:
            click.echo(say("server.ready", url=url))
            if opens and has_screen():
                # A browser may take seconds to come up, and the server must not wait for it.
                threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

        run(settings, listening, ready)


def has_screen() -> bool:
    """Is there a desktop? In a terminal a page would hide what the server says."""
    screens = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(screens) or sys.platform in ("darwin", "win32")


def default_database() -> str:
    return sqlite_url(data_folder() / "games.sqlite")


def free_socket(host: str, port: int) -> socket.socket:
    """A socket on the port or the next free one; InputError when many are taken.

    It listens at once: until then, another server that is starting could bind the same port.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last = min(port + PORTS_TRIED, 65535) if port else 0
    for candidate in range(port, last + 1):
        bound = socket.socket(family, socket.SOCK_STREAM)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((host, candidate))
            bound.listen()
        except OSError:
            bound.close()
        else:
            return bound
    raise InputError("no_free_port", first=port, last=last)
