"""letrado rule: one question, all books or one; the exit code says yes or no."""

import json

import click
import pytest

from letrado.cli.rule import rule
from letrado.messages.catalogue import LANGUAGES, Language
from letrado.rulebook.loader import rulebook_ids
from tests.cli.command import letrado

QUESTIONS: list[tuple[str, ...]] = [
    ("exchange", "--bag", "5", "--count", "2"),
    ("senyors", "--rack", "AEEIOUA", "--bag", "1"),
    ("pass",),
    ("count-bag",),
    ("count-bag", "--inside", "--consents", "1"),
    ("blank", "K"),
    ("blank", "a"),
    *(("challenge", "--moment", m) for m in ("placing", "counting", "announced", "noted")),
    ("challenge", "--moment", "next-turn", "--by-player"),
    ("appeal",),
    ("appeal", "--ruled-valid", "--by-opponent"),
    ("draw",),
    ("draw", "--noted", "--challenged"),
    ("start",),
    ("start", "--tiles", "A", "B"),
    ("start", "--tiles", "A", "A"),
    ("start", "--format", "round-robin"),
    ("start", "--format", "swiss", "--starts", "2", "3", "--head-to-head", "0", "1"),
    ("start", "--format", "match", "--previous", "A"),
    ("stop", "referee-called"),
    ("stop", "exchange", "--mode", "no-corrido"),
    ("overtime", "--seconds", "61"),
    ("overtime", "--seconds", "0"),
    ("overdraw", "--surplus", "1", "--on-rack"),
    ("overdraw", "--surplus", "2", "--drawn", "5", "--seen"),
    ("overdraw", "--noticed-by-opponent", "--own-turn"),
    ("underdraw",),
    ("underdraw", "--on-rack", "--own-turn"),
    ("penalty", "--points", "20"),
    ("penalty", "--points", "30", "--by", "monitor"),
    ("card",),
    ("late",),
    ("late", "--both"),
    ("late", "--times", "2"),
    ("leave",),
    ("leave", "--without-notice"),
    ("correct",),
    ("correct", "--total", "--ended"),
    ("correct", "--signed"),
    ("reopen",),
    ("reopen", "--by-both"),
    ("ending", "passes", "--turns", "pass,pass,pass,pass"),
    ("ending", "passes", "--turns", "pass,play"),
    ("ending", "zero-run", "--turns", ",".join(["exchange"] * 12)),
    ("ending", "zero-run", "--turns", ",".join(["exchange"] * 6), "--scores", "0", "0"),
    ("ending", "out"),
    ("ending", "out", "--bag", "1"),
    ("ending", "time", "--taken", "9", "8"),
    ("ending", "no-moves"),
]


def test_every_question_is_asked_here() -> None:
    assert isinstance(rule, click.Group)
    assert {question[0] for question in QUESTIONS} == set(rule.commands)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("question", QUESTIONS, ids=" ".join)
def test_every_book_answers_with_its_grounds(question: tuple[str, ...], language: Language) -> None:
    told = letrado("rule", *question, "--language", language)

    assert told.code == 0
    assert told.err == ""
    assert all(book_id in told.out for book_id in rulebook_ids())
    assert "{" not in told.out
    assert "«" not in told.out or "sin texto" not in told.out


@pytest.mark.parametrize(
    ("question", "book_id", "yes", "article"),
    [
        (("exchange", "--bag", "5", "--count", "2"), "uf-2007", False, "14.1"),
        (("exchange", "--bag", "5", "--count", "2"), "fise-2009", True, "25"),
        (("challenge", "--moment", "noted"), "fise-2009", False, "39"),
        (("challenge", "--moment", "noted"), "uf-2007", True, "23"),
        (("senyors", "--rack", "AEEIOUA", "--bag", "1"), "uf-2007", True, "14.2"),
        (("senyors", "--rack", "AEEIOU?", "--bag", "1"), "uf-2007", False, "14.2"),
        (("blank", "K"), "fise-2009", False, "10.2"),
        (("blank", "E"), "fise-2009", True, "10.2"),
    ],
)
def test_one_book_answers_by_the_exit_code(
    question: tuple[str, ...], book_id: str, yes: bool, article: str
) -> None:
    told = letrado("rule", *question, "--rulebook", book_id, "--json")
    (answer,) = json.loads(told.out)

    assert told.code == (0 if yes else 1)
    assert answer["rulebook"] == book_id
    assert answer["allowed"] is yes
    assert article in [ground["reference"] for ground in answer["grounds"]]


def test_a_question_without_yes_or_no_exits_well() -> None:
    told = letrado("rule", "overtime", "--seconds", "61", "--rulebook", "fise-2009")

    assert told.code == 0
    assert "20 puntos" in told.out


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (("exchange",), "falta '--bag'"),
        (("exchange", "--bag", "x"), "el valor de '--bag' no sirve"),
        (("exchange", "--bag", "5", "--rulebook", "none"), "no hay ningún reglamento «none»"),
        (("challenge", "--moment", "never"), "el valor de '--moment' no sirve"),
        (("senyors", "--rack", "%%", "--bag", "1"), "no es una ficha"),
        (("ending", "passes", "--turns", "paseo"), "no es una clase de turno"),
        (("nothing",), "no hay ninguna orden «nothing»"),
    ],
)
def test_a_mistake_is_told(arguments: tuple[str, ...], text: str) -> None:
    told = letrado("rule", *arguments)

    assert told.code == 2
    assert text in told.err
