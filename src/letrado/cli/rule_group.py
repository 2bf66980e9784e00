"""The group `letrado rule` and how a question is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import click

from letrado.cli.localised import Group
from letrado.cli.rule_answer import ALL

RACK = 7
SOME = click.IntRange(0, 200)
Function = Callable[..., None]


@click.group(cls=Group, help="rule")
def rule() -> None:
    """Questions to the rulebooks."""


def question(name: str) -> Callable[[Function], click.Command]:
    """A question; every one can be put to one book or to all."""

    def made(function: Function) -> click.Command:
        function = click.option("--json", "as_json", is_flag=True, help="json")(function)
        function = click.option("--rulebook", metavar="ID|all", default=ALL, help="rule_book")(
            function
        )
        return rule.command(name, help=f"rule_{name.replace('-', '_')}")(function)

    return made


def choices(literal: object) -> dict[str, Any]:
    """Values of a closed type as a user writes them."""
    return {str(value).replace("_", "-"): value for value in get_args(literal)}
