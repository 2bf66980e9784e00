"""Asking the engine from the command line."""

from click.testing import CliRunner

from letrado.cli.main import letrado


def run(*arguments: str) -> str:
    done = CliRunner().invoke(letrado, ["engine", *arguments], catch_exceptions=False)
    assert done.exit_code == 0
    return done.stdout
