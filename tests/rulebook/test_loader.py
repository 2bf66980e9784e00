import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from letrado.errors import DataError, InputError
from letrado.rulebook.loader import load_rulebook, read_rulebook, rulebook_ids

BOOK = "fise-2009"
SOURCE = Path(str(files("letrado") / "data" / "rulebooks" / BOOK))
FILES = ["edition.toml", "articles.toml", "provisions.toml"]

PLAYERS = '[foundation.players]\nvalue = 2\narticles = ["1"]\nbasis = "text"\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of a book that a test may break."""
    return Path(shutil.copytree(SOURCE, tmp_path / BOOK))


def rewrite(file: Path, right: str, wrong: str) -> None:
    content = file.read_text("utf-8")
    assert content.count(right) == 1, right
    file.write_text(content.replace(right, wrong), "utf-8")


def players(line: str, instead_of: str) -> tuple[str, str]:
    """The first provision with one line of it replaced."""
    return PLAYERS, PLAYERS.replace(instead_of, line)


def test_the_books_are_listed_oldest_first() -> None:
    assert rulebook_ids() == ("fise-2004", "uf-2007", "redeletras", "fise-2009", "aas-2018")


@pytest.mark.parametrize("book_id", rulebook_ids())
def test_every_book_loads(book_id: str) -> None:
    book = load_rulebook(book_id)

    assert book.id == book_id
    assert book.articles
    assert book.tournament == ""


@pytest.mark.parametrize("text", ["", "fise", "FISE-2009", "../fise-2009", "readings.toml"])
def test_an_unknown_book_is_refused_with_the_ones_there_are(text: str) -> None:
    with pytest.raises(InputError) as refused:
        load_rulebook(text)

    assert refused.value.code == "unknown_rulebook"
    assert refused.value.facts == {"text": text, "known": ", ".join(rulebook_ids())}


def test_an_unbroken_copy_is_the_same_book(folder: Path) -> None:
    assert read_rulebook(BOOK, folder) == load_rulebook(BOOK)


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize(
    "content", [b"[unclosed", b"= 3", b"\xff\xfe\x00", "title = 'año'".encode("latin-1")]
)
def test_a_file_that_is_no_toml_fails_at_load(folder: Path, name: str, content: bytes) -> None:
    (folder / name).write_bytes(content)

    with pytest.raises(DataError) as refused:
        read_rulebook(BOOK, folder)

    assert refused.value.facts["path"] == f"data/rulebooks/{BOOK}/{name}"


@pytest.mark.parametrize("name", FILES)
def test_a_missing_file_fails_at_load(folder: Path, name: str) -> None:
    (folder / name).unlink()

    with pytest.raises(DataError) as refused:
        read_rulebook(BOOK, folder)

    assert refused.value.facts["path"] == f"data/rulebooks/{BOOK}/{name}"


WRONG_PROVISIONS = {
    "missing question": (PLAYERS, "", "players"),
    "missing value": (*players("", "value = 2\n"), "value"),
    "missing basis": (*players("", 'basis = "text"\n'), "basis"),
    "stray key": (*players("colour = 1\nvalue = 2\n", "value = 2\n"), "colour"),
    "stray question": (PLAYERS, f"{PLAYERS}[foundation.colour]\nvalue = 2\n", "colour"),
    "stray chapter": (PLAYERS, f"{PLAYERS}[colour.players]\nvalue = 2\n", "colour"),
    "wrong type": (*players('value = "two"', "value = 2"), "foundation.players"),
    "negative number": (*players("value = -2", "value = 2"), "foundation.players"),
    "unknown word": ('value = "scrabble_spears"', 'value = "monopoly"', "monopoly"),
    "unknown basis": (*players('basis = "hearsay"', 'basis = "text"'), "hearsay"),
    "unknown kind": (
        '[time.game_limit]\nvalue = { kind = "set_by_tournament" }',
        '[time.game_limit]\nvalue = { kind = "endless" }',
        "endless",
    ),
    "unknown article": (*players('articles = ["999"]', 'articles = ["1"]'), "999"),
    "text without article": (*players("articles = []", 'articles = ["1"]'), "cites no article"),
    "unknown reading": (*players('basis = { reading = "A00" }', 'basis = "text"'), "A00"),
    "unknown adopted book": (
        *players('basis = { reading = "A17", adopted = "fise-1999" }', 'basis = "text"'),
        "fise-1999",
    ),
    "unknown adopted article": (
        *players(
            'basis = { reading = "A17", adopted = "fise-2004", articles = ["999"] }',
            'basis = "text"',
        ),
        "999",
    ),
    "adopted article of no book": (
        *players('basis = { reading = "A17", articles = ["1"] }', 'basis = "text"'),
        "foundation.players",
    ),
    "a tournament in a book": (
        *players('basis = "text"\nset_by = { tournament = "X" }', 'basis = "text"'),
        "foundation.players",
    ),
    "contradiction": (
        "[tiles.total]\nvalue = 100",
        "[tiles.total]\nvalue = 99",
        "tiles.total: other_total",
    ),
}


@pytest.mark.parametrize("case", WRONG_PROVISIONS)
def test_wrong_provisions_fail_at_load(folder: Path, case: str) -> None:
    right, wrong, problem = WRONG_PROVISIONS[case]
    rewrite(folder / "provisions.toml", right, wrong)

    with pytest.raises(DataError, match=problem) as refused:
        read_rulebook(BOOK, folder)

    assert refused.value.facts["path"] == f"data/rulebooks/{BOOK}/provisions.toml"


@pytest.mark.parametrize(
    ("right", "wrong", "problem"),
    [
        ('["1"]\nchapter = "I"', '["1"]\nchapter = "L"', "article 1 is in an unknown chapter 'L'"),
        ('["1"]\nchapter = "I"\n', '["1"]\n', "chapter"),
        ('["1"]\nchapter = "I"\n', '["1"]\nchapter = "I"\ncolour = "red"\n', "colour"),
        ('title = "Fundamentos"', "title = 3", "title"),
        ('["2"]\n', '["1"]\n', "line"),
        ('["2"]\n', '["2 bis"]\n', "2"),
    ],
)
def test_wrong_articles_fail_at_load(folder: Path, right: str, wrong: str, problem: str) -> None:
    rewrite(folder / "articles.toml", right, wrong)

    with pytest.raises(DataError, match=problem) as refused:
        read_rulebook(BOOK, folder)

    assert str(refused.value.facts["path"]).startswith(f"data/rulebooks/{BOOK}/")


@pytest.mark.parametrize(
    ("right", "wrong", "problem"),
    [
        ('date = "2009-04"', "", "date"),
        ('date = "2009-04"', "date = 2009", "date"),
        ('date = "2009-04"', 'date = "2009-04"\nprice = 3', "price"),
    ],
)
def test_a_wrong_edition_fails_at_load(folder: Path, right: str, wrong: str, problem: str) -> None:
    rewrite(folder / "edition.toml", right, wrong)

    with pytest.raises(DataError, match=problem) as refused:
        read_rulebook(BOOK, folder)

    assert refused.value.facts["path"] == f"data/rulebooks/{BOOK}/edition.toml"
