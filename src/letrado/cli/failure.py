"""What is said when a command cannot be carried out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NoReturn

import click

from letrado.cli.language import say
from letrado.errors import LetradoError

USAGE = 2


def explain_and_exit(error: LetradoError | click.ClickException) -> NoReturn:
    """Say what is wrong and what to do, on the error stream, and leave."""
    text = usage_text(error) if isinstance(error, click.ClickException) else error_text(error)
    click.echo(say("error.heading", text=text), err=True)
    raise SystemExit(USAGE)


def error_text(error: LetradoError) -> str:
    """The sentence of an error; one that is a fact of it is told inside it."""
    return say(f"error.{error.code}", **told_facts(error.facts))


def told_facts(facts: Mapping[str, object]) -> dict[str, object]:
    """Facts with errors among them in words."""
    return {
        name: error_text(fact) if isinstance(fact, LetradoError) else fact
        for name, fact in facts.items()
    }


def usage_text(error: click.ClickException) -> str:
    """One of click's own complaints, in the user's language."""
    ctx = error.ctx if isinstance(error, click.UsageError) else None
    where = ctx.command_path if ctx else "letrado"
    match error:
        case click.exceptions.NoSuchCommand(command_name=name):
            return say("error.no_such_command", text=name, where=where)
        case click.NoSuchOption(option_name=name):
            return say("error.no_such_option", text=name, where=where)
        case click.MissingParameter(param=param):
            return say("error.missing_parameter", text=_hint(param, ctx), where=where)
        case click.BadParameter(param=param):
            return say("error.bad_parameter", text=_hint(param, ctx), where=where)
        case click.BadOptionUsage(option_name=name):
            return say("error.bad_option_use", text=name, where=where)
        case _:
            return say("error.bad_usage", where=where)


def _hint(param: click.Parameter | None, ctx: click.Context | None) -> str:
    return param.get_error_hint(ctx) if param else ""
