"""Where commands write: tables for people, JSON for programs."""

from __future__ import annotations

import sys

import click
import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

PIPED_WIDTH = 160


def screen() -> Console:
    """The terminal, or a wide page when the output goes elsewhere."""
    return Console(width=None if sys.stdout.isatty() else PIPED_WIDTH, highlight=False)


def plain_table(*headings: str) -> Table:
    table = Table(header_style="bold")
    for heading in headings:
        table.add_column(heading, overflow="fold")
    return table


def add_row(table: Table, *cells: str) -> None:
    """A row of plain text: square brackets in it are not mark-up."""
    table.add_row(*(Text(cell) for cell in cells))


def add_heading(table: Table, text: str) -> None:
    table.add_section()
    table.add_row(Text(text, style="bold"))


def print_json(document: object) -> None:
    text = msgspec.json.format(msgspec.json.encode(document), indent=2)
    click.echo(text.decode())
