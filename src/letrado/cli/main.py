"""The command `letrado`."""

from __future__ import annotations

import os
import sys
from importlib import import_module

import click

from letrado.cli.failure import explain_and_exit
from letrado.cli.language import chosen_language, speak
from letrado.cli.localised import Group
from letrado.errors import LetradoError

# Each command is in the module of its name, which is read only when the command is run.
COMMANDS = ("rulebook", "judge", "explain", "conjugate", "lexicon", "draw", "demo")


class _Root(Group):
    def commands_in_order(self) -> list[str]:
        return list(COMMANDS)

    def list_commands(self, ctx: click.Context) -> list[str]:
        del ctx
        return self.commands_in_order()

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        del ctx
        if cmd_name not in COMMANDS:
            return None
        command = getattr(import_module(f"letrado.cli.{cmd_name}"), cmd_name)
        return command if isinstance(command, click.Command) else None


@click.group(cls=_Root, help="letrado", context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--language", help="language", metavar="es|ca|en", expose_value=False)
@click.version_option(
    None, "--version", package_name="letrado", message="%(version)s", help="version"
)
def letrado() -> None:
    """Every command hangs from here."""


def main() -> None:
    """Run the command line in the user's language; no traceback reaches the screen."""
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
