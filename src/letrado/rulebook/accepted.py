"""What may be written for a provision in a file, in the file's own notation."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields

from letrado.rulebook.provision import Variant


def accepted_values(wanted: Any) -> str:  # noqa: ANN401 - a type form, which typing cannot name yet
    """The accepted values: `true | false`, `"a" | "b"`, `[0, 1, 2 …]`, `{ kind = … }`."""
    origin, parts = get_origin(wanted), get_args(wanted)
    if origin is Literal:
        return " | ".join(f'"{part}"' for part in parts)
    if origin in (Union, UnionType):
        return " | ".join(accepted_values(part) for part in parts if part is not NoneType)
    if origin is tuple:
        return f"[{accepted_values(parts[0])}, …]"
    if origin is Annotated:
        return accepted_values(parts[0])
    if isinstance(wanted, type) and issubclass(wanted, Struct):
        return _table(wanted)
    return {bool: "true | false", int: "0, 1, 2 …", str: '"…"'}[wanted]


def _table(wanted: type[Struct]) -> str:
    kind = [f'kind = "{wanted.__struct_config__.tag}"'] if issubclass(wanted, Variant) else []
    others = [f"{field.name} = {accepted_values(field.type)}" for field in fields(wanted)]
    return f"{{ {', '.join(kind + others)} }}"


def as_toml(value: object) -> str:
    """A value as one would write it in a file."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return f'"{value}"'
        case dict():
            inside = ", ".join(f"{name} = {as_toml(part)}" for name, part in value.items())
            return f"{{ {inside} }}"
        case list() | tuple():
            return f"[{', '.join(as_toml(part) for part in value)}]"
        case _:
            return str(value)
