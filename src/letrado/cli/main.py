"""The command `letrado`."""

from __future__ import annotations

import io
import os
import sys

import click

from letrado.cli.draw import draw
from letrado.cli.engine import engine
from letrado.cli.failure import explain_and_exit
from letrado.cli.language import chosen_language, speak
from letrado.cli.localised import Group
from letrado.cli.play import play
from letrado.cli.replay import replay
from letrado.cli.rule import rule
from letrado.cli.rulebook import rulebook
from letrado.errors import LetradoError


@click.group(cls=Group, help="letrado", context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--language", help="language", metavar="es|ca|en", expose_value=False)
@click.version_option(
    None, "--version", package_name="letrado", message="%(version)s", help="version"
)
def letrado() -> None:
    """Every command hangs from here."""


letrado.add_command(rulebook)
letrado.add_command(draw)
letrado.add_command(play)
letrado.add_command(replay)
letrado.add_command(rule)
letrado.add_command(engine)


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
