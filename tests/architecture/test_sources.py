"""Promises about the code: what it may name, and how it is laid out."""

import ast
import re
from pathlib import Path

import pytest

from letrado.rulebook.loader import rulebook_ids

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "letrado"
SOURCES = sorted(PACKAGE.rglob("*.py"))
PYTHON = [
    *SOURCES,
    *(file for name in ("tests", "tools", "bench") for file in (ROOT / name).rglob("*.py")),
]
CORE = [*(ROOT / "core").rglob("*.cpp"), *(ROOT / "core").rglob("*.hpp")]

LONGEST_MODULE = 350
ISSUE_NUMBER = re.compile(r"(?<![\w&])#\d+\b|\b(?:issue|ticket|bug|GH)[ -]?\d+", re.IGNORECASE)
WORLD = {"asyncio", "http", "random", "secrets", "socket", "subprocess", "time", "urllib"}
AT_THE_RIM = {"cli", "server", "storage"}


def imports(source: Path) -> set[str]:
    """The packages that a module imports, by their first name."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return {name.partition(".")[0] for name in names}


def test_code_never_names_a_rulebook() -> None:
    named = [
        (source.name, book_id)
        for source in SOURCES
        for book_id in rulebook_ids()
        if book_id in source.read_text("utf-8")
    ]

    assert named == []


def test_code_never_names_an_issue_by_its_number() -> None:
    found = [
        (file.name, number[0])
        for file in [*PYTHON, *CORE]
        for number in ISSUE_NUMBER.finditer(file.read_text("utf-8"))
    ]

    assert found == []


def test_no_module_is_too_long_to_read() -> None:
    lengths = {file: len(file.read_text("utf-8").splitlines()) for file in PYTHON}
    long = {str(file.relative_to(ROOT)): n for file, n in lengths.items() if n > LONGEST_MODULE}

    assert long == {}


def test_no_module_is_a_drawer_for_odds_and_ends() -> None:
    drawers = {"utils", "util", "helpers", "helper", "common", "manager", "misc"}

    assert [file for file in PYTHON if drawers & {file.stem, file.parent.name}] == []


def test_packages_hold_nothing_but_their_modules() -> None:
    assert [
        file for file in SOURCES if file.name == "__init__.py" and file.read_text("utf-8")
    ] == []


@pytest.mark.parametrize(
    "package",
    sorted(f.name for f in PACKAGE.iterdir() if f.is_dir() and f.name not in AT_THE_RIM),
)
def test_below_the_rim_nothing_reads_a_clock_or_rolls_dice(package: str) -> None:
    for source in (PACKAGE / package).rglob("*.py"):
        assert imports(source) & WORLD == set(), source.name
