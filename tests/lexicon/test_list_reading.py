"""Official lists in all the ways in which they are written, and files that are no lists."""

from __future__ import annotations

import io
import zipfile

import pytest

from letrado.errors import InputError
from letrado.game.tileset import load_tile_set
from letrado.lexicon import list_reading
from letrado.lexicon.list_reading import ReadList, read_word_list
from tests.lexicons import lexicon_of

ES = load_tile_set("es-100")
WORDS = ("anchoa", "carro", "ciguena", "llama", "pina", "año")


def _read(content: bytes) -> ReadList:
    return read_word_list(content, "lista.txt", ES)


def _zip(**members: bytes) -> bytes:
    block = io.BytesIO()
    with zipfile.ZipFile(block, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in members.items():
            archive.writestr(name.replace("_", "."), content)
    return block.getvalue()


@pytest.mark.parametrize(
    "text",
    [
        "anchoa\ncarro\naño\n",
        "ANCHOA\r\nCARRO\r\nAÑO\r\n",
        "AN[CH]OA\nCA[RR]O\nAÑO\n",
        "AN1OA\nCA3O\nAÑO\n",
        "an1oa\n\n  ca3o  \naño\n",
        "ánchoa\ncárro\naño\naño\n",
    ],
)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "latin-1"])
def test_a_list_reads_the_same_however_it_is_written(text: str, encoding: str) -> None:
    read = _read(text.encode(encoding))

    assert read.words == ("anchoa", "año", "carro")


def test_a_zipped_list_reads_the_same() -> None:
    read = _read(_zip(lista_txt=b"casa\ncarro\n"))

    assert read.words == ("carro", "casa")


@pytest.mark.parametrize(
    ("content", "code", "line"),
    [
        (b"", "list_empty", None),
        (b"\n\n", "list_empty", None),
        (b"casa\nkilo\n", "list_letter", 2),
        (b"casa\ncarro 3\nsol\n", "list_letter", 2),
        (b"casa\nca-sa\n", "list_letter", 2),
        ("casa\nplaça\n".encode(), "list_letter", 2),
        (b"casa\na\n", "list_length", 2),
        (b"casa\n" + b"a" * 16 + b"\n", "list_length", 2),
        (b"casa\n\x89PNG\x00\n", "list_not_text", 2),
        ("casa\nл\n".encode(), "list_letter", 2),
    ],
)
def test_a_wrong_file_is_refused_with_line_and_reason(
    content: bytes, code: str, line: int | None
) -> None:
    with pytest.raises(InputError) as refused:
        _read(content)

    assert refused.value.code == code
    assert refused.value.facts.get("line") == line


def test_a_list_in_another_language_is_refused() -> None:
    catalan = b"allau\nbarret\nboira\ncadira\ndilluns\nfinestra\nformatge\nllibre\npluja\nvermell\n"
    with pytest.raises(InputError) as refused:
        read_word_list(catalan, "lista.txt", ES, lexicon_of("fise-2009").has)

    assert refused.value.code == "list_other_language"


def test_a_file_cut_in_the_middle_of_a_word_is_refused() -> None:
    knows = lexicon_of("fise-2009").has
    whole = b"casa\nperro\nsol\nvenir\n"
    with pytest.raises(InputError) as refused:
        read_word_list(b"casa\nperro\nsol\nvenirr", "lista.txt", ES, knows)

    assert refused.value.code == "list_cut_short"
    assert refused.value.facts["line"] == 4
    assert read_word_list(whole, "lista.txt", ES, knows).words
    assert read_word_list(whole.strip(), "lista.txt", ES, knows).words


def test_an_archive_must_hold_one_list() -> None:
    for members, count in (({"a_txt": b"casa\n", "b_txt": b"sol\n"}, 2), ({}, 0)):
        with pytest.raises(InputError) as refused:
            _read(_zip(**members))
        assert refused.value.code == "list_zip_files"
        assert refused.value.facts["count"] == count


def test_a_truncated_archive_is_refused() -> None:
    block = _zip(lista_txt=b"casa\nsol\n" * 1000)
    with pytest.raises(InputError) as refused:
        _read(block[:-40])

    assert refused.value.code == "list_zip_damaged"


def test_a_zip_bomb_is_refused_without_unpacking_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(list_reading, "MOST_BYTES", 1024 * 1024)
    with pytest.raises(InputError) as refused:
        _read(_zip(lista_txt=b"casa\n" * 2_000_000))

    assert refused.value.code == "file_too_large"


def test_every_word_keeps_its_digraphs_as_letters() -> None:
    text = "\n".join(WORDS) + "\n"

    assert _read(text.encode()).words == tuple(sorted(WORDS))
