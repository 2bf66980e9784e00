"""Makes ui/src/made/types.ts: what travels between the server and the pages, in TypeScript.

The types are those of the server itself; `make setup` makes them anew when its code has changed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response

from letrado.server import account_routes, wire
from letrado.server.app import ROUTES
from letrado.server.failures import Failure
from letrado.server.player_commands import DeskCommand, MonitorCommand, PlayerCommand
from letrado.server.position_study import Study

COMMANDS = (PlayerCommand, DeskCommand, MonitorCommand)
UNSIGNED = (wire.FromPage, wire.ToPage, Study, Failure)  # what the signature of no route tells
NOT_READ = (account_routes.export,)  # a file that people keep
HEADING = "// Made by tools/ui_types.py from the types of the server.\n"


def types_path() -> Path:
    return Path(__file__).parent.parent / "ui" / "src" / "made" / "types.ts"


def types_text() -> str:
    """The whole file."""
    commands = {kind for union in COMMANDS for kind in get_args(union)}
    wanted = [*_told_by_routes(), *UNSIGNED, *sorted(commands, key=lambda kind: kind.__name__)]
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


def _told_by_routes() -> list[Any]:
    """What the routes are given and what they answer with."""
    read = [get_type_hints(route.fn) for route in ROUTES if route not in NOT_READ]
    told = [hints[place] for hints in read for place in ("data", "return") if place in hints]
    return [get_args(kind)[0] if get_origin(kind) is Response else kind for kind in told]


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
