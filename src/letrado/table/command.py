from __future__ import annotations

from msgspec import Struct

from letrado.rules.side import Party


class Command(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="command"):
    by: Party
