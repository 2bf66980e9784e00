"""Writes ui/src/api/types.ts: what travels between the server and the pages, in TypeScript.

The types are those of the server itself; a test keeps the file fresh. Run it by `make docs`.
"""

from __future__ import annotations

import inspect
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec

from letrado.server import (
    account_routes,
    admin_routes,
    app,
    book_routes,
    claim_routes,
    desk_routes,
    engine_work,
    failures,
    game_routes,
    hall_routes,
    lobby_routes,
    position_routes,
    position_study,
    session_routes,
    study_routes,
    wire,
)
from letrado.server.player_commands import DeskCommand, MonitorCommand, PlayerCommand

MODULES: tuple[ModuleType, ...] = (
    wire,
    session_routes,
    account_routes,
    admin_routes,
    lobby_routes,
    game_routes,
    desk_routes,
    claim_routes,
    hall_routes,
    book_routes,
    study_routes,
    position_routes,
    position_study,
    engine_work,
    failures,
    app,
)
HEADING = (
    "// Made by tools/ui_types.py from the types of the server. Do not edit: run `make docs`.\n"
)


def types_path() -> Path:
    return Path(__file__).parent.parent / "ui" / "src" / "api" / "types.ts"


def types_text() -> str:
    """The whole file."""
    every = (*get_args(PlayerCommand), *get_args(DeskCommand), *get_args(MonitorCommand))
    commands = set(every)
    wanted = [*_structs(), *sorted(commands, key=lambda kind: kind.__name__)]
    _, parts = msgspec.json.schema_components(
        wanted, schema_hook=lambda _kind: {"title": "unknown"}, ref_template="{name}"
    )
    names = {kind.__name__ for kind in commands}
    blocks = [_declared(name, parts[name], names) for name in sorted(parts)]
    unions = [
        _union("FromPage", wire.FromPage),
        _union("ToPage", wire.ToPage),
        _union("PlayerCommand", PlayerCommand),
        _union("DeskCommand", DeskCommand),
        _union("MonitorCommand", MonitorCommand),
    ]
    return HEADING + "\n" + "\n".join([*blocks, *unions])


def _structs() -> list[type]:
    return [
        kind
        for module in MODULES
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
    ]


def _union(name: str, union: object) -> str:
    members = sorted(kind.__name__ for kind in get_args(union))
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";\n"


def _declared(name: str, schema: dict[str, Any], commands: set[str]) -> str:
    about = schema.get("description", "").strip()
    comment = f"/** {' '.join(about.split())} */\n" if about and name not in commands else ""
    if "properties" not in schema:
        return f"{comment}export type {name} = {_type(schema)};\n"
    required = set(schema.get("required", ()))
    lines = [
        f"  {_key(field)}{'' if field in required else '?'}: {_type(shape)};"
        for field, shape in schema["properties"].items()
        if not (name in commands and field == "by")  # the server knows who speaks
    ]
    return f"{comment}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def _key(name: str) -> str:
    return name if name.isidentifier() else f'"{name}"'


def _type(schema: dict[str, Any]) -> str:
    match schema:
        case {"$ref": ref}:
            return str(ref)
        case {"enum": values}:
            return " | ".join(_literal(value) for value in values)
        case {"const": value}:
            return _literal(value)
        case {"anyOf": options}:
            return " | ".join(dict.fromkeys(_type(option) for option in options))
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(_type(item) for item in items)}]"
        case {"type": "array"}:
            items = schema.get("items", {})
            inner = _type(items) if isinstance(items, dict) else "unknown"
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case {"type": "object"}:
            return _record(schema)
        case {"type": "integer" | "number"}:
            return "number"
        case {"type": "string"}:
            return "string"
        case {"type": "boolean"}:
            return "boolean"
        case {"type": "null"}:
            return "null"
        case _:
            return "unknown"


def _record(schema: dict[str, Any]) -> str:
    values = schema.get("additionalProperties", {})
    inner = _type(values) if isinstance(values, dict) and values else "unknown"
    keys = schema.get("propertyNames", {}).get("enum")
    if keys:
        return f"Partial<Record<{' | '.join(_literal(key) for key in keys)}, {inner}>>"
    return f"Record<string, {inner}>"


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def main() -> None:
    types_path().parent.mkdir(parents=True, exist_ok=True)
    types_path().write_text(types_text(), encoding="utf-8")


if __name__ == "__main__":
    main()
