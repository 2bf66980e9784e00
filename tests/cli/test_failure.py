"""Whatever goes wrong is told in the user's language, with exit code 2 and nothing else."""

from pathlib import Path

import pytest

from letrado.cli.files import LARGEST_BYTES
from letrado.messages.catalogue import LANGUAGES, Language
from letrado.rulebook.loader import rulebook_ids
from tests.cli.command import letrado

BOOKS = ", ".join(rulebook_ids())

USAGE: dict[tuple[str, ...], dict[Language, str]] = {
    ("rulebook", "show", "fise"): {
        "es": f"no hay ningún reglamento «fise»; los hay: {BOOKS}.",
        "ca": f"no hi ha cap reglament «fise»; hi ha: {BOOKS}.",
        "en": f"there is no rulebook “fise”; there are {BOOKS}.",
    },
    ("rulebook", "article", "uf-2007", "99"): {
        "es": "uf-2007 no tiene artículo «99»; su índice sale con "
        "«letrado rulebook show uf-2007 --articles».",
        "ca": "uf-2007 no té l'article «99»; l'índex surt amb "
        "«letrado rulebook show uf-2007 --articles».",
        "en": "uf-2007 has no article “99”; its index is shown by "
        "“letrado rulebook show uf-2007 --articles”.",
    },
    ("rulebook", "readings", "A999"): {
        "es": "no hay lectura «A999»; van de A01 a A107.",
        "ca": "no hi ha la lectura «A999»; van d'A01 a A107.",
        "en": "there is no reading “A999”; they run from A01 to A107.",
    },
    ("rulebook", "compare", "uf-2007"): {
        "es": f"para comparar hacen falta dos reglamentos o más; añada otro a uf-2007: {BOOKS}.",
        "ca": f"per comparar calen dos reglaments o més; afegiu-ne un altre a uf-2007: {BOOKS}.",
        "en": f"a comparison takes two rulebooks or more; add another to uf-2007: {BOOKS}.",
    },
    ("rulebook", "shwo"): {
        "es": "no hay ninguna orden «shwo»; vea «letrado rulebook --help».",
        "ca": "no hi ha cap ordre «shwo»; vegeu «letrado rulebook --help».",
        "en": "there is no command “shwo”; see “letrado rulebook --help”.",
    },
    ("rulebook", "list", "--colour"): {
        "es": "no hay ninguna opción «--colour»; vea «letrado rulebook list --help».",
        "ca": "no hi ha cap opció «--colour»; vegeu «letrado rulebook list --help».",
        "en": "there is no option “--colour”; see “letrado rulebook list --help”.",
    },
    ("rulebook", "article", "uf-2007"): {
        "es": "falta 'N'; vea «letrado rulebook article --help».",
        "ca": "falta 'N'; vegeu «letrado rulebook article --help».",
        "en": "'N' is missing; see “letrado rulebook article --help”.",
    },
    ("draw", "verify"): {
        "es": "falta 'FILE'; vea «letrado draw verify --help».",
        "ca": "falta 'FILE'; vegeu «letrado draw verify --help».",
        "en": "'FILE' is missing; see “letrado draw verify --help”.",
    },
    ("draw", "verify", "/nowhere/game.json"): {
        "es": "no existe el fichero /nowhere/game.json.",
        "ca": "no existeix el fitxer /nowhere/game.json.",
        "en": "there is no file /nowhere/game.json.",
    },
    ("draw", "verify", "/"): {
        "es": "/ es una carpeta, no un fichero.",
        "ca": "/ és una carpeta, no un fitxer.",
        "en": "/ is a folder, not a file.",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", USAGE)
def test_a_mistake_is_told_in_the_language_of_the_user(
    arguments: tuple[str, ...], language: Language
) -> None:
    told = letrado(*arguments, "--language", language)

    assert told.code == 2
    assert told.out == ""
    assert told.err == f"Error: {USAGE[arguments][language]}\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ("rulebook", "show", "uf-2007", "surplus"),
        ("rulebook", "list", "--json=1"),
        ("rulebook", "show", "uf-2007", "--tournament"),
        ("--language",),
        ("rulebook", "list", "--language"),
    ],
)
def test_no_english_slips_into_a_mistake_told_in_spanish(arguments: tuple[str, ...]) -> None:
    told = letrado(*arguments)

    assert told.code == 2
    assert told.err.startswith("Error: ")
    assert not [word for word in ("Option", "argument", "unexpected") if word in told.err]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "truncated"),
        (b"{", "truncated"),
        (b"not json", "malformed"),
        (b"\x7fELF\x00\xff\xfe", "malformed"),
        (b'{"tile_set": "es-100"}', "commitment"),
        (b"rulebook = 3", "malformed"),
    ],
)
def test_a_file_that_is_no_record_is_told_with_its_path(
    tmp_path: Path, content: bytes, problem: str, language: Language
) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    told = letrado("draw", "verify", str(file), "--language", language)

    assert told.code == 2
    assert told.out == ""
    assert str(file) in told.err
    assert problem in told.err
    assert len(told.err.splitlines()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "content",
    [
        b"rulebook = ",
        b"\x7fELF\x00\xff\xfe",
        b'{"rulebook": "fise-2009"}',
        'rulebook = "a\u00f1o"'.encode("latin-1"),
        pytest.param(b"rulebook = " + b"[" * 100_000, id="nested too deep"),
        pytest.param(b"rulebook = " + b"1" * 5_000, id="number too long"),
    ],
)
def test_a_file_that_is_no_tournament_is_told_with_its_path(
    tmp_path: Path, content: bytes, language: Language
) -> None:
    file = tmp_path / "open.toml"
    file.write_bytes(content)
    told = letrado(
        "rulebook", "show", "fise-2009", "--tournament", str(file), "--language", language
    )

    assert told.code == 2
    assert told.out == ""
    assert str(file) in told.err
    assert len(told.err.splitlines()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_huge_file_is_not_read(tmp_path: Path, language: Language) -> None:
    file = tmp_path / "huge"
    with file.open("wb") as huge:
        huge.truncate(LARGEST_BYTES + 1)
    told = letrado("draw", "verify", str(file), "--language", language)

    assert told.code == 2
    assert f"{file} " in told.err
    assert "16 MB" in told.err


def test_a_file_of_the_largest_size_is_read(tmp_path: Path) -> None:
    file = tmp_path / "large"
    file.write_bytes(b" " * LARGEST_BYTES)

    assert "truncated" in letrado("draw", "verify", str(file)).err


def test_a_path_through_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    told = letrado("draw", "verify", str(tmp_path / "file" / "game.json"), "--language", "en")

    assert told.code == 2
    assert told.err.endswith("cannot be read; check its permissions.\n")
