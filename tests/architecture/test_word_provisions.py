"""Promises about the word rules: every article used, every text there, no edition in the code."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from letrado.lexicon.decision import Reason
from letrado.lexicon.obstacle import ObstacleReason
from letrado.lexicon.paradigm import ALL_CELLS
from letrado.lexicon.wording import cell_text
from letrado.messages.catalogue import LANGUAGES, catalogue, has_text
from letrado.rulebook.loader import load_rulebook, rulebook_ids
from letrado.rulebook.provisions import by_path

SOURCES = Path(__file__).parent.parent.parent / "src" / "letrado"


@pytest.mark.parametrize("book", ["fise-2004", "redeletras", "fise-2009"])
def test_every_article_of_the_word_chapter_is_cited(book: str) -> None:
    rulebook = load_rulebook(book)
    cited = {number for _, each in by_path(rulebook.provisions) for number in each.articles}
    words = {number for number in rulebook.articles if number.startswith("XII")}

    assert words <= cited


def test_every_reason_and_obstacle_has_its_sentence() -> None:
    reasons = {f"word.reason.{reason}" for reason in get_args(Reason)}
    obstacles = {f"word.obstacle.{reason}" for reason in get_args(ObstacleReason)}

    groups = {key.replace("obstacle", "group") for key in obstacles}

    assert {key for key in catalogue() if key.startswith("word.reason.")} == reasons
    assert {key for key in catalogue() if key.startswith("word.obstacle.")} == obstacles
    assert {key for key in catalogue() if key.startswith("word.group.")} == groups


@pytest.mark.parametrize("cell", ALL_CELLS)
def test_every_cell_has_a_name(cell: str) -> None:
    for language in LANGUAGES:
        name = cell_text(next(each for each in ALL_CELLS if each == cell), language)
        assert name
        assert name != cell


def test_every_question_about_words_has_a_label() -> None:
    for path, _ in by_path(load_rulebook("fise-2009").provisions):
        assert has_text(f"provision.{path}"), path


@pytest.mark.parametrize("folder", ["lexicon", "storage"])
def test_the_code_names_no_rulebook(folder: str) -> None:
    for file in (SOURCES / folder).glob("*.py"):
        code = file.read_text("utf-8")
        assert not [book for book in rulebook_ids() if f'"{book}"' in code], file.name


def test_below_storage_nobody_reads_the_clock_or_a_file_of_the_user() -> None:
    for file in (SOURCES / "lexicon").glob("*.py"):
        code = file.read_text("utf-8")
        for forbidden in ("pathlib", "open(", "import time", "datetime", "os.environ", "random"):
            if forbidden == "open(" and file.name == "list_reading.py":
                continue  # a member of an archive that is already in memory
            assert forbidden not in code, (file.name, forbidden)
