"""Every sentence a user reads, in three languages, and how it is filled in.

The texts are TOML files beside this module. A leaf has one entry per language, which is a string
or a pair `one` / `other` chosen by the first integer among the facts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias, get_args

import msgspec

from letrado.errors import DataError, InputError

Language: TypeAlias = Literal["es", "ca", "en"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
DEFAULT_LANGUAGE: Language = "es"


class Plural(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    one: str
    other: str


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One sentence in every language."""

    es: str | Plural
    ca: str | Plural
    en: str | Plural

    def in_language(self, language: Language) -> str | Plural:
        match language:
            case "es":
                return self.es
            case "ca":
                return self.ca
            case "en":
                return self.en


def read_language(text: str) -> Language:
    """Read "ca" or "ca_ES.UTF-8"; raise InputError on a language we do not speak."""
    code = text[:2].lower()
    if code not in LANGUAGES or (len(text) > 2 and text[2] not in "_-."):
        raise InputError("unknown_language", text=text, known=", ".join(LANGUAGES))
    return code


@cache
def catalogue() -> Mapping[str, Text]:
    """All texts by dotted key ("error.data_invalid")."""
    texts: dict[str, Text] = {}
    for name in _contents():
        for key, text in _texts_of(name).items():
            if key in texts:
                raise DataError(path=name, problem=f"{key} is defined twice")
            texts[key] = text
    return texts


@cache
def _contents() -> Mapping[str, str]:
    """The files of texts, unread but for their headings."""
    folder = files("letrado") / "messages" / "texts"
    entries = sorted(folder.iterdir(), key=lambda entry: entry.name)
    return {entry.name: entry.read_text("utf-8") for entry in entries}


@cache
def _files_with(section: str) -> tuple[str, ...]:
    """The files that hold a section ("error"): reading all of them would delay every command."""
    heading = re.compile(rf"^\[{re.escape(section)}[.\]]", re.MULTILINE)
    return tuple(name for name, content in _contents().items() if heading.search(content))


@cache
def _texts_of(name: str) -> Mapping[str, Text]:
    try:
        tree = msgspec.toml.decode(_contents()[name])
        return {key: msgspec.convert(leaf, Text) for key, leaf in _leaves(tree)}
    except (msgspec.DecodeError, msgspec.ValidationError) as wrong:
        raise DataError(path=name, problem=str(wrong)) from wrong


def _text(key: str) -> Text | None:
    found = (_texts_of(name).get(key) for name in _files_with(key.partition(".")[0]))
    return next((text for text in found if text is not None), None)


def _leaves(tree: Mapping[str, object], prefix: str = "") -> Iterator[tuple[str, object]]:
    for name, branch in tree.items():
        if not isinstance(branch, dict):
            raise DataError(path=prefix + name, problem="a text needs es, ca and en")
        if branch.keys() & set(LANGUAGES):
            yield prefix + name, branch
        else:
            yield from _leaves(branch, f"{prefix}{name}.")


def has_text(key: str) -> bool:
    return _text(key) is not None


def render(key: str, language: Language, /, **facts: object) -> str:
    """The sentence of that key in that language, with the facts in their places."""
    found = _text(key)
    if found is None:
        raise DataError(path="messages/texts", problem=f"no text for {key}")
    text = found.in_language(language)
    if isinstance(text, Plural):
        count = next((f for f in facts.values() if isinstance(f, int)), 0)
        text = text.one if count == 1 else text.other
    try:
        return text.format(**facts)
    except (KeyError, IndexError) as wrong:
        raise DataError(path="messages/texts", problem=f"{key} lacks the fact {wrong}") from wrong
