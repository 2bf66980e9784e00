"""Imported lists: named, versioned, checked; what was there stays."""

from __future__ import annotations

from pathlib import Path

import pytest

from letrado.errors import InputError
from letrado.game.tileset import TileSet, load_tile_set
from letrado.lexicon.word_set import WordSet, graph_of_words
from letrado.storage.imported_lists import (
    ListOrigin,
    ListRecord,
    find_list,
    keep_list,
    read_list,
    records,
)
from letrado.storage.word_graphs import imported_graph

ES = load_tile_set("es-100")


def _words(folder: Path, record: ListRecord, tile_set: TileSet = ES) -> set[str]:
    return set(WordSet(tile_set, imported_graph(folder, record, tile_set)).words())


def _keep(folder: Path, words: set[str], name: str = "Lista", owner: str = "Club") -> ListRecord:
    origin = ListOrigin(
        name=name,
        owner=owner,
        licence="propia",
        language="es",
        tile_set="es-100",
        imported_on="2026-11-16",
    )
    graph = graph_of_words(words, ES).content()
    return keep_list(folder, origin, graph, len(words), sha256="".join(sorted(words)))


def test_a_list_comes_back_with_its_words(tmp_path: Path) -> None:
    record = _keep(tmp_path, {"casa", "sol"})

    found = find_list(tmp_path, "Lista")
    assert found == record
    assert _words(tmp_path, record) == {"casa", "sol"}
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


def test_a_list_is_spelled_with_the_tiles_it_is_played_with(tmp_path: Path) -> None:
    record = _keep(tmp_path, {"chal", "llano"})

    assert _words(tmp_path, record, load_tile_set("es-103")) == {"chal", "llano"}


def test_names_that_look_alike_do_not_mix(tmp_path: Path) -> None:
    _keep(tmp_path, {"casa"}, name="Lista ñ")
    _keep(tmp_path, {"sol"}, name="Lista n")

    found = find_list(tmp_path, "Lista ñ")
    assert found is not None
    assert _words(tmp_path, found) == {"casa"}


def test_a_damaged_list_is_an_error_not_another_list(tmp_path: Path) -> None:
    record = _keep(tmp_path, {"casa"})
    file = next(tmp_path.rglob("*.kwg"))
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
