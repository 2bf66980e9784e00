"""The questions of the schema and the words that may answer them, read from the types."""

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields

from letrado.rulebook.provision import OptionalProvision, Provision, Variant
from letrado.rulebook.provisions import Provisions


def questions(chapter: type[Struct] = Provisions, prefix: str = "") -> Iterator[tuple[str, Any]]:
    """Every path with the type of its answer."""
    for field in fields(chapter):
        path = f"{prefix}{field.name}"
        if get_origin(field.type) in (Provision, OptionalProvision):
            yield path, get_args(field.type)[0]
        else:
            yield from questions(field.type, f"{path}.")


def is_struct(wanted: Any) -> bool:
    return isinstance(wanted, type) and issubclass(wanted, Struct)


def parts_of(wanted: Any) -> Iterator[Any]:
    """A type and every type inside it."""
    yield wanted
    inside = [field.type for field in fields(wanted)] if is_struct(wanted) else get_args(wanted)
    if get_origin(wanted) is not Literal:
        for part in inside:
            yield from parts_of(part)


def words_of_answers() -> set[str]:
    """What the files write and people must be able to read: closed words and names of parts."""
    words: set[str] = set()
    for _, wanted in questions():
        for part in parts_of(wanted):
            if get_origin(part) is Literal:
                words |= set(get_args(part))
            elif is_struct(part) and not issubclass(part, Variant):
                words |= {field.name for field in fields(part)}
    return words


def kinds_of_answers() -> set[str]:
    """The tags of the variants."""
    return {
        part.__struct_config__.tag
        for _, wanted in questions()
        for part in parts_of(wanted)
        if is_struct(part) and issubclass(part, Variant)
    }
