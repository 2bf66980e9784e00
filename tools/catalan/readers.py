"""Reads the packages: forms with their accents, and the lemmas that a package gives for them."""

from __future__ import annotations

import gzip
import importlib
import json
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tools.lemmas.fetch import FOLDER, packages

NAMES = Path(__file__).with_name("sources.toml")
_TABLES = "spacy_lookups_data/data/ca_lemma_{}.json.gz"
# Pronouns, elisions, units.
_NOT_WORDS = frozenset(["_C", "_D", "_V", "_v", "_W", "_Y", "_Z", "U1", "U2", "U3", "U4"])
_FORBIDDEN = "ZZ"
_NOMINAL = frozenset(["_E", "_I", "_i", "_G", "_F", "_B", "_H", "_J", "_K", "_L"])

Lemmas = dict[str, set[str]]  # form: lemmas


@dataclass(frozen=True, slots=True)
class Affixed:
    """The forms of a hunspell dictionary, and the entries that give them."""

    forms: frozenset[str]
    nominal: Lemmas
    verbal: Lemmas


@dataclass(frozen=True, slots=True)
class Sources:
    simplemma: Lemmas
    spacy: Lemmas
    verbs: frozenset[str]  # lemmas that spacy calls so
    others: frozenset[str]  # lemmas that spacy calls nouns, adjectives and so on
    general: Affixed
    valencian: Affixed
    wordlist: frozenset[str]


def read_sources(folder: Path = FOLDER) -> Sources:
    """Everything, from files whose checksums were looked at before."""
    files = {name: folder / package.file for name, package in packages(NAMES).items()}
    parts: dict[str, set[str]] = {}
    with zipfile.ZipFile(files["spacy"]) as archive:
        for name, lemmas in _table(archive, "index").items():
            parts[name] = set(lemmas)
        lookup = {form: set(lemmas) for form, lemmas in _table(archive, "lookup").items()}
    return Sources(
        simplemma=_simplemma(files["simplemma"], folder / "simplemma"),
        spacy=lookup,
        verbs=frozenset(parts.pop("verb") | parts.pop("aux", set())),
        others=frozenset(set[str]().union(*parts.values())),
        general=_affixed(files["general"]),
        valencian=_affixed(files["valencian"]),
        wordlist=frozenset(_wordlist(files["wordlist"], folder / "wcatalan")),
    )


def _table(archive: zipfile.ZipFile, name: str) -> dict[str, list[str]]:
    content: dict[str, list[str]] = json.loads(gzip.decompress(archive.read(_TABLES.format(name))))
    return content


def _simplemma(wheel: Path, target: Path) -> Lemmas:
    """Asked through the package's own reader."""
    with zipfile.ZipFile(wheel) as archive:
        wanted = [n for n in archive.namelist() if n.endswith((".py", "data/ca.plzma"))]
        archive.extractall(target, wanted)
    sys.path.insert(0, str(target))
    try:
        name = "simplemma.strategies.dictionaries.dictionary_factory"
        factory = importlib.import_module(name).DefaultDictionaryFactory()
        found: Mapping[str, str] = factory.get_dictionary("ca")
        return {form: {found[form]} for form in found}
    finally:
        sys.path.remove(str(target))


def _affixed(archive: Path) -> Affixed:
    with tarfile.open(archive) as tar:
        affixes, entries = (
            file.read().decode("utf-8")
            for end in ("aff", "dic")
            if (file := tar.extractfile(f"package/index.{end}"))
        )
    rules: dict[str, list[tuple[str, str, re.Pattern[str]]]] = {}
    for line in affixes.splitlines():
        match line.split():
            case ["SFX", flag, strip, add, condition, *_] if flag not in _NOT_WORDS:
                add = add.split("/")[0]
                rule = (strip.strip("0"), add.strip("0"), re.compile(f"(?:{condition})$"))
                rules.setdefault(flag, []).append(rule)
    forms: set[str] = set()
    nominal: Lemmas = {}
    verbal: Lemmas = {}
    for line in entries.splitlines()[1:]:
        entry, _, letters = line.partition("/")
        flags = [letters[at : at + 2] for at in range(0, len(letters), 2)]
        if _FORBIDDEN in flags:
            continue
        forms.add(entry)
        for flag in flags:
            into = nominal if flag in _NOMINAL else verbal
            for strip, add, ends in rules.get(flag, ()):
                if entry.endswith(strip) and ends.search(entry):
                    form = entry.removesuffix(strip) + add
                    forms.add(form)
                    into.setdefault(form, set()).add(entry)
            if flag in rules:
                into.setdefault(entry, set()).add(entry)
    return Affixed(frozenset(forms), nominal, verbal)


def _wordlist(package: Path, target: Path) -> Iterator[str]:
    subprocess.run(["dpkg-deb", "-x", str(package), str(target)], check=True)
    yield from (target / "usr/share/dict/catalan").read_text("utf-8").split("\n")
