"""Promises about the documents: they are true and they are ours."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from letrado.messages.catalogue import LANGUAGES, Language
from letrado.rulebook.loader import load_rulebook, rulebook_ids
from letrado.rulebook.readings import load_readings
from tools.comparison import comparison, document_path

ROOT = Path(__file__).parents[2]
TESTED = re.compile(r"<!-- tested -->\s*```(python|sh)\n(.*?)```", re.DOTALL)
COPIED_WORDS = 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_comparison_is_what_the_data_say(language: Language) -> None:
    written = document_path(language).read_text("utf-8")

    assert written == comparison(language), "run `make docs`"


def test_the_example_of_the_readme_runs() -> None:
    examples = TESTED.findall((ROOT / "README.md").read_text("utf-8"))
    beside_python = Path(sys.executable).parent
    environment = os.environ | {"PATH": f"{beside_python}{os.pathsep}{os.environ['PATH']}"}

    assert examples, "README.md has no ```python or ```sh block after <!-- tested -->"
    for kind, code in examples:
        command = [sys.executable, "-c", code] if kind == "python" else ["bash", "-euc", code]
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert done.returncode == 0, done.stderr


def words(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


def runs(text: str) -> Iterator[tuple[str, ...]]:
    """Every row of eight words."""
    told = words(text)
    return (tuple(told[at : at + COPIED_WORDS]) for at in range(len(told) - COPIED_WORDS + 1))


@pytest.mark.parametrize("book_id", rulebook_ids())
def test_no_gist_copies_the_printed_text(shared: Path, book_id: str) -> None:
    books = sorted((shared / "rulebooks").glob("*.txt"))
    printed = {run for book in books for run in runs(book.read_text("utf-8"))}
    copied = {
        number: " ".join(run)
        for number, article in load_rulebook(book_id).articles.items()
        for run in runs(article.gist)
        if run in printed
    }

    assert len(printed) > 10_000
    assert copied == {}


def test_no_reading_copies_the_printed_text(shared: Path) -> None:
    books = sorted((shared / "rulebooks").glob("*.txt"))
    printed = {run for book in books for run in runs(book.read_text("utf-8"))}
    copied = {
        reading_id: " ".join(run)
        for reading_id, text in load_readings().items()
        for language in LANGUAGES
        for run in runs(str(text.reading.in_language(language)))
        if run in printed
    }

    assert copied == {}
