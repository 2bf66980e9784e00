"""The command `letrado`."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import MutableMapping
from importlib import import_module

import click

from letrado.cli.failure import explain_and_exit
from letrado.cli.language import chosen_language, speak
from letrado.cli.localised import Group
from letrado.errors import LetradoError

# Each command is in the module of its name, which is read only when the command is run.
COMMANDS = (
    "play",
    "replay",
    "convert",
    "record",
    "rebuild",
    "rulebook",
    "rule",
    "judge",
    "explain",
    "conjugate",
    "lexicon",
    "engine",
    "sheet",
    "review",
    "draw",
)


class _Root(Group):
    """Finds its commands by name; all of them only when they are listed."""

    @property
    def commands(self) -> MutableMapping[str, click.Command]:
        return {name: _command(name) for name in COMMANDS}

    @commands.setter
    def commands(self, commands: MutableMapping[str, click.Command]) -> None:
        """They are known by COMMANDS alone."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        del ctx
        return _command(cmd_name) if cmd_name in COMMANDS else None


def _command(name: str) -> click.Command:
    command = getattr(import_module(f"letrado.cli.{name}"), name)
    assert isinstance(command, click.Command)
    return command


@click.group(cls=_Root, help="letrado", context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--language", help="language", metavar="es|ca|en", expose_value=False)
@click.version_option(
    None, "--version", package_name="letrado", message="%(version)s", help="version"
)
def letrado() -> None:
    """Every command hangs from here."""


def main() -> None:
    """Run the command line in the user's language; no traceback reaches the screen."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows a ?
    try:
        language, arguments = chosen_language(sys.argv[1:], os.environ)
        speak(language)
        letrado.main(arguments, standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as incomplete:
        click.echo(incomplete.format_message())
        sys.exit(2)
    except (LetradoError, click.ClickException) as error:
        explain_and_exit(error)
    except (KeyboardInterrupt, click.Abort):
        sys.exit(130)
    except BrokenPipeError:
        # The reader of a pipe has gone; Python would complain again when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
