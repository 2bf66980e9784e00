"""Imported lists: named, versioned, checked; what was there stays."""

from __future__ import annotations

from pathlib import Path

import pytest

from letrado.errors import InputError
from letrado.lexicon.word_index import WordIndex, index_of_words
from letrado.storage.imported_lists import (
    ListOrigin,
    ListRecord,
    find_list,
    keep_list,
    read_list,
    records,
)


def _keep(folder: Path, words: set[str], name: str = "Lista", owner: str = "Club") -> ListRecord:
    origin = ListOrigin(
        name=name, owner=owner, licence="propia", language="es", imported_on="2026-11-16"
    )
    block = index_of_words(words)
    return keep_list(folder, origin, block, len(words), sha256="".join(sorted(words)))


def test_a_list_comes_back_with_its_words(tmp_path: Path) -> None:
    record = _keep(tmp_path, {"casa", "sol"})

    found = find_list(tmp_path, "Lista")
    assert found == record
    assert set(WordIndex(read_list(tmp_path, record)).words()) == {"casa", "sol"}
    assert find_list(tmp_path, "Otra") is None


def test_a_new_content_is_a_new_version_and_the_old_one_stays(tmp_path: Path) -> None:
    first = _keep(tmp_path, {"casa"})
    again = _keep(tmp_path, {"casa"})
    second = _keep(tmp_path, {"casa", "sol"})

    assert (first.version, again.version, second.version) == (1, 1, 2)
    assert find_list(tmp_path, "Lista") == second
    assert find_list(tmp_path, "Lista@1") == first
    assert find_list(tmp_path, "Lista@3") is None
    assert [record.version for record in records(tmp_path)] == [1, 2]


def test_names_that_look_alike_do_not_mix(tmp_path: Path) -> None:
    _keep(tmp_path, {"casa"}, name="Lista ñ")
    _keep(tmp_path, {"sol"}, name="Lista n")

    found = find_list(tmp_path, "Lista ñ")
    assert found is not None
    assert set(WordIndex(read_list(tmp_path, found)).words()) == {"casa"}


def test_a_damaged_list_is_an_error_not_another_list(tmp_path: Path) -> None:
    record = _keep(tmp_path, {"casa"})
    file = next(tmp_path.rglob("*.index"))
    file.write_bytes(file.read_bytes()[:-1] + b"?")

    with pytest.raises(InputError) as refused:
        read_list(tmp_path, record)
    assert refused.value.code == "list_damaged"


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")

    with pytest.raises(InputError) as refused:
        _keep(blocked, {"casa"})
    assert refused.value.code == "folder_unwritable"
