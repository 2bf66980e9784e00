"""The words typed at a table: each belongs to one order, and every command can be given."""

import ast
from inspect import getsource
from typing import get_args

import pytest

from letrado.cli import play_commands, play_desk_commands
from letrado.cli.play_commands import ORDERS
from letrado.cli.play_orders import order_names, plain, vocabulary
from letrado.messages.catalogue import LANGUAGES, Language, render
from letrado.table import commands as c


def test_every_order_has_words_of_its_own() -> None:
    said: dict[str, set[str]] = {}
    for name in order_names():
        for language in LANGUAGES:
            for words in render(f"order.{name}.words", language).split(", "):
                said.setdefault(plain(words), set()).add(name)

    assert {words: names for words, names in said.items() if len(names) > 1} == {}
    assert set(said) == set(vocabulary())


def test_every_command_of_the_table_can_be_typed() -> None:
    named = {
        node.attr
        for module in (play_commands, play_desk_commands)
        for node in ast.walk(ast.parse(getsource(module)))
        if isinstance(node, ast.Attribute)
    }
    typed = {kind.__name__ for kind in get_args(c.AnyCommand)} - {"SetUp", "Tick"}

    assert typed - named == set()


def test_every_order_is_obeyed() -> None:
    local = {"play", "help", "sheet", "board", "journal", "rack", "quit", "wait"}

    assert set(ORDERS) | local == set(order_names())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_order_is_explained_with_how_it_is_written(language: Language) -> None:
    for name in order_names():
        usage, colon, meaning = render(f"order.{name}.help", language).partition(": ")
        assert usage
        assert colon
        assert meaning, name
        if name not in ("play", "help"):
            first = plain(usage)
            assert any(
                first == words or first.startswith(f"{words} ")
                for words, order in vocabulary().items()
                if order == name
            ), (name, usage)
