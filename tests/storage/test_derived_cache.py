"""The cache is never trusted: damaged or stale, it is made again."""

from __future__ import annotations

from pathlib import Path

import pytest

from letrado.storage.derived_cache import keep_cached, read_cached
from letrado.storage.folders import cache_folder, data_folder

KEY = b"k" * 32
BLOCK = b"some words" * 100


def test_a_block_comes_back_for_its_key(tmp_path: Path) -> None:
    assert keep_cached(tmp_path, "fise-2009", KEY, BLOCK)

    assert read_cached(tmp_path, "fise-2009", KEY) == BLOCK
    assert read_cached(tmp_path, "fise-2004", KEY) is None


def test_a_stale_block_is_not_used(tmp_path: Path) -> None:
    keep_cached(tmp_path, "fise-2009", KEY, BLOCK)

    assert read_cached(tmp_path, "fise-2009", b"n" * 32) is None


@pytest.mark.parametrize("at", [0, 20, 60, 500, -1])
def test_a_damaged_block_is_not_used(tmp_path: Path, at: int) -> None:
    keep_cached(tmp_path, "fise-2009", KEY, BLOCK)
    file = next(tmp_path.rglob("*.words"))
    content = bytearray(file.read_bytes())
    content[at] ^= 0xFF
    file.write_bytes(content)

    assert read_cached(tmp_path, "fise-2009", KEY) is None


@pytest.mark.parametrize("size", [0, 10, 48, 200])
def test_a_truncated_block_is_not_used(tmp_path: Path, size: int) -> None:
    keep_cached(tmp_path, "fise-2009", KEY, BLOCK)
    file = next(tmp_path.rglob("*.words"))
    file.write_bytes(file.read_bytes()[:size])

    assert read_cached(tmp_path, "fise-2009", KEY) is None


def test_a_folder_that_cannot_be_written_costs_only_time(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")

    assert not keep_cached(blocked, "fise-2009", KEY, BLOCK)


def test_folders_follow_the_environment() -> None:
    own = {"LETRADO_CACHE_DIR": "/c", "LETRADO_DATA_DIR": "/d"}

    assert cache_folder(own) == Path("/c")
    assert data_folder(own) == Path("/d")
    assert cache_folder({}).name == "letrado"
