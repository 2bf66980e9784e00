"""What data/morphology/verbs_es.toml says of the Spanish verb, as typed values."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from letrado.errors import DataError
from letrado.lexicon.paradigm import CELLS_OF, Cell, Series

Theme: TypeAlias = Literal["ar", "er", "ir", "future", "strong"]
Role: TypeAlias = Literal["future", "preterite", "first", "strong", "weak"]
PATH = "data/morphology/verbs_es.toml"


class FormExample(Struct, frozen=True, forbid_unknown_fields=True):
    """A form that a row of the data gives, for the tests."""

    infinitive: str
    cell: Cell
    form: str
    verb_class: str = msgspec.field(default="", name="class")


class Spelling(Struct, frozen=True, forbid_unknown_fields=True):
    """How the end of a stem is written before certain letters."""

    theme: tuple[Theme, ...]
    stem: str
    before: str
    becomes: str
    example: FormExample


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """How endings begin after certain stems."""

    theme: tuple[Theme, ...]
    after: tuple[str, ...]
    begins: Mapping[str, str]
    example: FormExample


class IrregularParticiple(Struct, frozen=True, forbid_unknown_fields=True):
    """Participles of a family of verbs, written for its model."""

    model: str
    verbs: tuple[str, ...]
    forms: tuple[str, ...]


class VerbClass(Struct, frozen=True, forbid_unknown_fields=True):
    """How the stems of a group of verbs come from their infinitive."""

    theme: tuple[Theme, ...]
    example: FormExample
    verbs: tuple[str, ...] = ()  # of a closed class
    model: str = ""  # ends every verb of a closed class; `cells` are written for it
    both: bool = False  # all the ways hold, not the first that fits
    future: tuple[str, ...] = ()
    preterite: tuple[str, ...] = ()
    first: tuple[str, ...] = ()
    strong: tuple[str, ...] = ()
    weak: tuple[str, ...] = ()
    cells: Mapping[str, tuple[str, ...]] = {}

    def ways(self, role: Role) -> tuple[str, ...]:
        """How the stem of that role comes from the base; nothing: as the base."""
        match role:
            case "future":
                return self.future
            case "preterite":
                return self.preterite
            case "first":
                return self.first
            case "strong":
                return self.strong
            case "weak":
                return self.weak

    def given_cells(self) -> dict[Cell, tuple[str, ...]]:
        """The cells that no stem gives, series spread over their persons."""
        given: dict[str, tuple[str, ...]] = {}
        for name, forms in self.cells.items():
            if name in CELLS_OF:
                cells = CELLS_OF[msgspec.convert(name, Series)]
                given |= {c: (form,) for c, form in zip(cells, forms, strict=True)}
            else:
                given[name] = forms
        return msgspec.convert(given, dict[Cell, tuple[str, ...]])


class VerbModel(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of the data."""

    roles: Mapping[Role, tuple[str, ...]]
    endings: Mapping[Theme, Mapping[str, tuple[str, ...]]]
    spelling: tuple[Spelling, ...]
    joining: tuple[Joining, ...]
    participle: tuple[IrregularParticiple, ...]
    verb_class: Mapping[str, VerbClass] = msgspec.field(name="class")


@cache
def load_verb_model() -> VerbModel:
    try:
        return msgspec.toml.decode((files("letrado") / PATH).read_bytes(), type=VerbModel)
    except (msgspec.DecodeError, msgspec.ValidationError, OSError) as wrong:
        raise DataError(path=PATH, problem=str(wrong)) from wrong


def spread(names: tuple[str, ...]) -> tuple[Cell, ...]:
    """Cells and whole series, as cells."""
    cells: list[Cell] = []
    for name in names:
        if name in CELLS_OF:
            cells += CELLS_OF[msgspec.convert(name, Series)]
        else:
            cells.append(msgspec.convert(name, Cell))
    return tuple(cells)
