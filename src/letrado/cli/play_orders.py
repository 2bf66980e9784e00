"""The words typed at a table, in any of the three languages, and which order they give."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from letrado.cli.language import say
from letrado.errors import NotationError
from letrado.game.square import Position
from letrado.messages.catalogue import LANGUAGES, catalogue, render
from letrado.rules.side import SIDES, Official, Party, Side
from letrado.table.state import State

_OFFICIALS: Mapping[str, Official] = {
    "arbitro": "arbiter",
    "arbitre": "arbiter",
    "arbiter": "arbiter",
    "referee": "arbiter",
    "juez": "arbiter",
    "jutge": "arbiter",
    "director": "director",
    "directora": "director",
    "monitor": "monitor",
    "monitora": "monitor",
}


@dataclass(frozen=True, slots=True)
class Order:
    """One line typed: who gives it (None: whoever it falls to), what, and the rest of the line."""

    name: str
    rest: str = ""
    by: Party | None = None

    @property
    def words(self) -> list[str]:
        return self.rest.split()


def plain(text: str) -> str:
    """Without accents, capitals and loose spaces: how typed words are compared."""
    bare = unicodedata.normalize("NFD", text.replace("\u2019", "'"))
    kept = "".join(letter for letter in bare if not unicodedata.combining(letter))
    return " ".join(kept.casefold().split())


@cache
def order_names() -> tuple[str, ...]:
    keys = [key for key in catalogue() if key.startswith("order.") and key.endswith(".words")]
    return tuple(key.removeprefix("order.").removesuffix(".words") for key in keys)


@cache
def vocabulary() -> Mapping[str, str]:
    """Every way of giving an order, longest first."""
    said: dict[str, str] = {}
    for name in order_names():
        for language in LANGUAGES:
            for words in render(f"order.{name}.words", language).split(", "):
                said[plain(words)] = name
    return dict(sorted(said.items(), key=lambda pair: -len(pair[0])))


def read_order(line: str, state: State) -> Order:
    """The order on a line; raise NotationError when nobody can tell what is meant."""
    text = line.strip()
    by, text = _speaker(text, state)
    if text.startswith("?"):
        return Order("help", text[1:].strip(), by)
    if _is_place(text.split(maxsplit=1)[0] if text else ""):
        return Order("play", text, by)
    heard = plain(text)
    for words, name in vocabulary().items():
        if heard == words:
            return Order(name, "", by)
        if heard.startswith(f"{words} "):
            return Order(name, " ".join(text.split()[len(words.split()) :]), by)
        if heard.startswith(f"{words},"):
            return Order(name, text.partition(",")[2].strip(), by)
    if len(text.split()) == 2 and _is_place(text.split()[1]):
        return Order("play", text, by)
    raise NotationError("order_unknown", text=text)


def order_help(name: str) -> tuple[str, str]:
    """How an order is written, and what it does."""
    usage, _, meaning = say(f"order.{name}.help").partition(": ")
    return usage, meaning


def usual_word(name: str) -> str:
    """How an order is mostly said in the language of this run."""
    return say(f"order.{name}.words").partition(",")[0]


def named_side(text: str, state: State) -> Side | None:
    """The player called so: by name, by first name where only one has it, or as A or B."""
    said = plain(text)
    names = [plain(player) for player in state.game.players]
    firsts = [name.split()[0] if name else "" for name in names]
    for side, name, first in zip(SIDES, names, firsts, strict=False):
        if said in (name, side.casefold()) or (said == first and firsts.count(first) == 1):
            return side
    return None


def _speaker(text: str, state: State) -> tuple[Party | None, str]:
    """ "Ana: acepto" says who speaks."""
    name, colon, rest = text.partition(":")
    if not colon or state.setup is None:
        return None, text
    who: Party | None = named_side(name, state) or _OFFICIALS.get(plain(name))
    return (who, rest.strip()) if who else (None, text)


def _is_place(word: str) -> bool:
    try:
        Position.parse(word)
    except NotationError:
        return False
    return True
