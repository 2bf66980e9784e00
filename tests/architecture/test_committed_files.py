"""Promises about what is committed: it says nothing about the machine it was written on."""

import re
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
REGISTRY = re.compile(
    r"pypi\.org|pythonhosted\.org|npmjs\.(?:org|com)|yarnpkg\.com|crates\.io|artifactor[y]|devp[i]"
    r"|\b(?:registry|mirror)\.[a-z0-9-]+\.[a-z]{2,}",
    re.IGNORECASE,
)


@cache
def committed_files() -> tuple[Path, ...]:
    """What git keeps, and what it would keep if it were added now."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    named = {ROOT / name for name in listed.stdout.split("\0") if name}
    return tuple(sorted(file for file in named if file.is_file()))


def text_of(file: Path) -> str:
    return file.read_bytes().decode("utf-8", errors="replace")


def test_git_keeps_the_package_and_not_what_is_built() -> None:
    kept = {str(file.relative_to(ROOT)) for file in committed_files()}

    assert "src/letrado/errors.py" in kept
    assert not [name for name in kept if name.startswith((".venv/", "build/"))]
    assert not [name for name in kept if name.endswith((".so", ".pyc"))]


def test_no_file_names_a_package_registry() -> None:
    naming = {
        str(file.relative_to(ROOT)): found[0]
        for file in committed_files()
        if (found := REGISTRY.search(text_of(file)))
    }

    assert naming == {}


def test_no_file_names_a_path_of_this_machine() -> None:
    here = {str(folder) for folder in (ROOT, ROOT.parent, Path.home())} - {"/"}
    naming = {
        str(file.relative_to(ROOT)): path
        for file in committed_files()
        for path in here
        if f"{path}/" in text_of(file)
    }

    assert naming == {}
