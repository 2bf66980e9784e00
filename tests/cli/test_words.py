"""The commands about words, as a user runs them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.lexicons import SPANISH, lexicon_of

ENVIRONMENT = {**os.environ, "LETRADO_LANGUAGE": "es", "PYTHONUTF8": "1"}


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A user's folders, with the derived words already kept."""
    root = tmp_path_factory.mktemp("user")
    kept = Path(__file__).parent.parent.parent / ".pytest_cache" / "letrado"
    for book in (*SPANISH, "uf-2007"):
        lexicon_of(book)
    (root / "words").symlink_to(kept / "words")
    return {"LETRADO_CACHE_DIR": str(root), "LETRADO_DATA_DIR": str(root / "data")}


def _run(folders: Mapping[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from letrado.cli.main import main; main()", *arguments],
        env=ENVIRONMENT | dict(folders),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def test_judge_gives_one_answer_and_an_exit_code(folders: dict[str, str]) -> None:
    good = _run(folders, "judge", "--rulebook", "fise-2009", "casa", "perros")
    bad = _run(folders, "judge", "--rulebook", "fise-2009", "casa", "perrros")
    again = _run(folders, "judge", "--rulebook", "fise-2009", "perrros", "casa")

    assert (good.returncode, good.stdout) == (0, "Jugada correcta\n")
    assert (bad.returncode, bad.stdout) == (1, "Jugada no válida\n")
    assert (again.returncode, again.stdout, again.stderr) == (1, bad.stdout, "")


def test_judge_speaks_json_and_word_by_word_where_open(folders: dict[str, str]) -> None:
    joint = _run(folders, "judge", "--rulebook", "fise-2009", "--json", "casa", "xyzzy")
    each = _run(folders, "judge", "--rulebook", "fise-2004", "--per-word", "casa", "xyzzy")
    fixed = _run(folders, "judge", "--rulebook", "fise-2009", "--per-word", "casa")

    assert json.loads(joint.stdout)["correct"] is False
    assert "words" not in json.loads(joint.stdout)
    assert each.stdout == "casa\tválida\nxyzzy\tno válida\nJugada no válida\n"
    assert fixed.returncode == 2
    assert "art. 40" in fixed.stderr


def test_the_book_with_a_closed_list_says_that_another_answers(folders: dict[str, str]) -> None:
    for _ in range(2):  # the long way, then the kept facts
        answer = _run(folders, "judge", "--rulebook", "aas-2018", "casa")
        assert answer.stdout == "Jugada correcta\n"
        assert "provisional" in answer.stderr


def test_the_catalan_book_plays_with_its_own_words_and_tiers(
    folders: dict[str, str], tmp_path: Path
) -> None:
    tournament = tmp_path / "lliga.toml"
    tournament.write_text(
        'rulebook = "uf-2007"\nname = "Lliga"\n'
        '[provisions]\nlexicon.tiers_in_force = ["balearic_verbs"]\n',
        "utf-8",
    )
    book = ("--rulebook", "uf-2007")
    wide = (*book, "--tournament", str(tournament))

    assert _run(folders, "judge", *book, "il-lús", "que").stdout == "Jugada correcta\n"
    assert _run(folders, "judge", *book, "cantam").returncode == 1
    assert _run(folders, "judge", *wide, "cantam").stdout == "Jugada correcta\n"
    assert "26b" in _run(folders, "explain", *book, "cantam").stdout
    assert "Lliga" in _run(folders, "explain", *wide, "cantam").stdout
    assert "coneguéssim" in _run(folders, "conjugate", *book, "conèixer", "--json").stdout
    stats = json.loads(_run(folders, "lexicon", "stats", *book, "--json").stdout)
    assert stats["verb_forms_named"] >= 0.97 * stats["verb_forms"]


def test_explain_and_compare(folders: dict[str, str]) -> None:
    one = _run(folders, "explain", "--rulebook", "fise-2009", "boxeados")
    books = _run(folders, "explain", "--all", "refundar")
    document = json.loads(_run(folders, "explain", "--all", "--json", "refundar").stdout)

    assert "XII.17.4" in one.stdout
    assert all(book in books.stdout for book in (*SPANISH, "uf-2007"))
    assert {answer["rulebook"]: answer["valid"] for answer in document} == {
        "fise-2004": True,
        "redeletras": False,
        "fise-2009": False,
        "aas-2018": False,
        "uf-2007": False,
    }


def test_a_word_of_the_other_language_is_compared_too(folders: dict[str, str]) -> None:
    told = json.loads(_run(folders, "explain", "--all", "--json", "il·lús").stdout)
    table = _run(folders, "explain", "--all", "il·lús")
    nowhere = _run(folders, "explain", "--all", "il$lus")

    assert [answer["rulebook"] for answer in told if answer["valid"]] == ["uf-2007"]
    assert {answer["error"]["letter"] for answer in told if not answer["valid"]} == {"·"}
    assert (table.returncode, nowhere.returncode) == (0, 2)


def test_conjugate_shows_what_is_not_admitted(folders: dict[str, str]) -> None:
    table = _run(folders, "conjugate", "--rulebook", "fise-2009", "abolir")
    document = json.loads(
        _run(folders, "conjugate", "--rulebook", "fise-2009", "--json", "dignarse").stdout
    )

    assert "(abolo) " in table.stdout
    assert "XII.17.7" in table.stdout
    forms = {form["form"]: form["admitted"] for form in document[0]["forms"]}
    assert forms["dignarse"]
    assert not forms["dignad"]
    assert _run(folders, "conjugate", "--rulebook", "fise-2009", "mesa").returncode == 2


def test_dump_and_check(folders: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "palabras.txt"
    file.write_text("Casa\ncigüeña\nxyzzy\nkilo\nca$a\n\n", "utf-8")
    words = _run(folders, "lexicon", "dump", "--rulebook", "fise-2009").stdout.split("\n")
    checked = _run(folders, "lexicon", "check", "--rulebook", "fise-2009", str(file)).stdout

    assert len(words) - 1 == lexicon_of("fise-2009").count()
    assert words[:-1] == sorted(words[:-1])
    assert [line.split("\t")[1] for line in checked.splitlines()] == [
        "valid",
        "valid",
        "invalid",
        "invalid",
        "invalid",
    ]


@pytest.mark.parametrize(("verdict", "code"), [("valid", 0), ("invalid", 1)])
def test_a_file_that_brings_verdicts_is_compared(
    folders: dict[str, str], tmp_path: Path, verdict: str, code: int
) -> None:
    file = tmp_path / "veredictos.tsv"
    file.write_text(f"casa\t{verdict}\n", "utf-8")

    checked = _run(folders, "lexicon", "check", "--rulebook", "fise-2009", str(file))

    assert (checked.stdout, checked.returncode) == ("casa\tvalid\n", code)


def test_stats_and_diff(folders: dict[str, str]) -> None:
    stats = json.loads(
        _run(folders, "lexicon", "stats", "--rulebook", "fise-2004", "--json").stdout
    )
    diff = _run(folders, "lexicon", "diff", "fise-2004", "fise-2009")

    assert stats["words"] == lexicon_of("fise-2004").count()
    assert set(stats["approximate"]) >= {"conjugated_archaic_verbs"}
    assert "refundar" in diff.stdout
    assert "XII.17" in diff.stdout


def test_an_imported_list_decides_and_a_wrong_one_changes_nothing(
    folders: dict[str, str], tmp_path: Path
) -> None:
    listed = tmp_path / "lista.zip"
    with zipfile.ZipFile(listed, "w") as archive:
        archive.writestr("lista.txt", "CASA\nPERRO\nANCHOA\nSOLES\n".encode("latin-1"))
    wrong = tmp_path / "mala.txt"
    wrong.write_text("casa\nkilo\n", "utf-8")
    facts = ("--name", "Lexicón para Scrabble 2017", "--owner", "FILE", "--licence", "cedida")

    kept = _run(folders, "lexicon", "import", str(listed), *facts)
    refused = _run(folders, "lexicon", "import", str(wrong), *facts)
    lists = _run(folders, "lexicon", "lists", "--json")
    by_name = _run(folders, "judge", "--rulebook", "fise-2009", "--list", facts[1], "gatos")
    closed = _run(folders, "judge", "--rulebook", "aas-2018", "soles")
    outside = _run(folders, "judge", "--rulebook", "aas-2018", "gatos")
    why = _run(folders, "explain", "--rulebook", "aas-2018", "soles")

    assert kept.returncode == 0
    assert "4" in kept.stdout
    assert refused.returncode == 2
    assert "línea 2" in refused.stderr
    assert [record["version"] for record in json.loads(lists.stdout)] == [1]
    assert by_name.returncode == 1
    assert (closed.returncode, closed.stderr) == (0, "")
    assert outside.returncode == 1
    assert facts[1] in why.stdout
    assert "«sol»" in why.stdout


def test_a_graph_of_the_field_comes_and_goes(folders: dict[str, str], tmp_path: Path) -> None:
    graph, text = tmp_path / "palabras.kwg", tmp_path / "palabras.txt"
    book = ("--rulebook", "fise-2009")
    facts = ("--name", "Grafo", "--owner", "Club", "--licence", "propia")
    written = _run(folders, "lexicon", "dump", *book, "--format", "kwg", "--to", str(graph))
    kept = _run(folders, "lexicon", "import", str(graph), *facts, "--json")
    again = _run(folders, "lexicon", "dump", *book, "--list", "Grafo", "--to", str(text))
    graph.write_bytes(graph.read_bytes()[:-4])
    cut = _run(folders, "lexicon", "import", str(graph), *facts)

    assert (written.returncode, kept.returncode, again.returncode) == (0, 0, 0)
    assert json.loads(kept.stdout)["words"] == lexicon_of("fise-2009").count()
    assert text.read_text("utf-8").split("\n")[:-1] == sorted(lexicon_of("fise-2009").words())
    assert cut.returncode == 2
    assert str(graph) in cut.stderr


def test_the_engine_opens_the_words_of_a_book_by_itself(folders: dict[str, str]) -> None:
    position = "/".join(["15"] * 15) + " CASA[CH]?/ 0/0 0"
    book = ("--rulebook", "fise-2009")
    found = _run(folders, "engine", "plays", "--cgp", position, *book, "--json")

    assert json.loads(found.stdout)["count"] > 100


def test_a_book_that_plays_with_a_list_looks_at_the_list_first(
    folders: dict[str, str], tmp_path: Path
) -> None:
    listed = tmp_path / "llista.txt"
    listed.write_text("casa\ncel·la\nqueixa\ncanya\nquè\n", "utf-8")
    facts = ("--name", "Llista", "--owner", "Club", "--licence", "pròpia")
    book = ("--rulebook", "uf-2007")
    kept = _run(folders, "lexicon", "import", str(listed), *facts, *book, "--json")
    good = _run(folders, "judge", *book, "--list", "Llista", "canya", "cel·la", "queixa", "que")
    bad = _run(folders, "judge", *book, "--list", "Llista", "canyes")

    assert json.loads(kept.stdout)["words"] == 5
    assert (good.returncode, bad.returncode) == (0, 1)


@pytest.mark.parametrize("language", ["es", "ca", "en"])
def test_help_speaks_three_languages(folders: dict[str, str], language: str) -> None:
    for command in ("judge", "explain", "conjugate", "lexicon"):
        answer = _run(folders, "--language", language, command, "--help")
        assert answer.returncode == 0
        assert "--help" in answer.stdout
        assert answer.stderr == ""
