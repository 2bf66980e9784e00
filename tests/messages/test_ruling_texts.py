"""Every reason, refusal, event and phase of a game has its text, and no text is left over."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter
from typing import get_args

import pytest

import letrado.rules
import letrado.table
from letrado.messages.catalogue import LANGUAGES, Plural, catalogue, has_text
from letrado.rulebook.loader import load_rulebook, rulebook_ids
from letrado.rules.challenge import verdict
from letrado.rules.clock import Stop
from letrado.rules.ending import EndingKind, TurnKind
from letrado.rules.incident import Source
from letrado.rules.side import SIDES, Party
from letrado.table import events as e
from letrado.table.state import Phase

REASON = re.compile(r"[a-z_]+\.[a-z_]+[a-z]")
SAYING = {"wording.py", "event_wording.py"}  # these name texts, not reasons


def sources() -> Iterator[tuple[Path, ast.Module]]:
    for package in (letrado.rules, letrado.table):
        for file in sorted(Path(package.__path__[0]).glob("*.py")):
            if file.name not in SAYING:
                yield file, ast.parse(file.read_text("utf-8"))


@cache
def nodes() -> tuple[ast.AST, ...]:
    return tuple(node for _, tree in sources() for node in ast.walk(tree))


def calls_of(*names: str) -> Iterator[ast.Call]:
    for node in nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
            yield node


@cache
def reasons() -> frozenset[str]:
    """Every plain string that looks like a reason, and those made as the program runs."""
    plain = {
        node.value
        for node in nodes()
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and REASON.fullmatch(node.value)
    }
    made = {f"overdraw.random_from_{source}" for source in get_args(Source)}
    for book_id in rulebook_ids():
        for valid in (True, False):
            made.add(verdict((valid,), load_rulebook(book_id)).ruling.reason)
    return frozenset(plain | made)


def refusals() -> dict[str, set[str]]:
    """The codes of refusals with the facts that every one of them gives."""
    found: dict[str, set[str]] = {}
    for call in calls_of("not_now", "Refusal"):
        match call.args:
            case [ast.Constant(value=str(code)), *_]:
                facts = {keyword.arg or "" for keyword in call.keywords}
                found[code] = found[code] & facts if code in found else facts
            case _:
                pass
    return found


def keys_under(heading: str) -> set[str]:
    prefix = f"{heading}."
    return {key.removeprefix(prefix) for key in catalogue() if key.startswith(prefix)}


def facts_wanted(key: str) -> set[str]:
    wanted: set[str] = set()
    for language in LANGUAGES:
        said = catalogue()[key].in_language(language)
        for form in (said.one, said.other) if isinstance(said, Plural) else (said,):
            wanted |= {name for _, name, _, _ in Formatter().parse(form) if name}
    return wanted


def test_every_reason_has_its_text() -> None:
    assert {reason for reason in reasons() if not has_text(f"ruling.{reason}")} == set()


def test_no_text_of_a_ruling_is_left_over() -> None:
    told = keys_under("ruling")
    assert {key for key in told if key.removesuffix("_not") not in reasons()} == set()


def test_a_ruling_gives_the_facts_that_its_text_wants() -> None:
    for call in calls_of("ruling"):
        match call.args:
            case [_, ast.Constant(value=str(reason)), *_]:
                names = {keyword.arg for keyword in call.keywords}
                if None not in names:
                    assert facts_wanted(f"ruling.{reason}") <= names, reason
            case _:
                pass


def test_every_refusal_has_its_text_and_no_text_is_left_over() -> None:
    assert keys_under("refusal") == set(refusals())


def test_a_refusal_gives_the_facts_that_its_text_wants() -> None:
    for code, facts in refusals().items():
        assert facts_wanted(f"refusal.{code}") <= facts, code


def test_every_event_has_its_text_and_no_text_is_left_over() -> None:
    tags = {str(kind.__struct_config__.tag) for kind in get_args(e.AnyEvent)}

    assert {key.partition(".")[0] for key in keys_under("event")} == tags


@pytest.mark.parametrize(
    ("heading", "names"),
    [
        ("phase", get_args(Phase)),
        ("turn_kind", get_args(TurnKind)),
        ("ending_kind", get_args(EndingKind)),
        ("stop", get_args(Stop)),
        ("play_hint", set(get_args(Phase)) - {"empty"}),
    ],
)
def test_every_name_has_its_words_and_no_words_are_left_over(
    heading: str, names: tuple[str, ...]
) -> None:
    assert keys_under(heading) == set(names)


def test_everybody_who_acts_has_a_name() -> None:
    parties = {name for union in get_args(Party) for name in get_args(union) or (union,)}

    assert parties - set(SIDES) <= keys_under("party")


def test_every_matter_that_the_desk_enters_has_its_words() -> None:
    matters = set[str]()
    for call in calls_of("_noted"):
        match call.args:
            case [_, _, ast.Constant(value=str(matter)), *_]:
                matters.add(matter)
            case _:
                pass
    for node in nodes():
        if isinstance(node, ast.keyword) and node.arg == "matter":
            match node.value:
                case ast.Constant(value=str(matter)):
                    matters.add(matter)
                case _:
                    pass

    assert matters <= keys_under("matter")
