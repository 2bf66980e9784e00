"""What is kept of the draws of a game, and the check of it against the revealed seed."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from letrado.errors import InputError
from letrado.game.bag import SEED_BYTES, Bag, Seed
from letrado.game.tileset import load_tile_set


class Drawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="act", tag="drawn"):
    tiles: tuple[str, ...]


class PutBack(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="act", tag="put_back"
):
    tiles: tuple[str, ...]


Act: TypeAlias = Drawn | PutBack


class DrawRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The draws of one game in order, with what was published before and revealed after it."""

    tile_set: str
    commitment: str
    words: tuple[str, ...] = ()
    seed: str
    acts: tuple[Act, ...] = ()


class Check(msgspec.Struct, frozen=True):
    """The outcome: everything agrees, or the first thing that does not."""

    agrees: bool
    reason: str
    draws: int = 0
    expected: tuple[str, ...] = ()
    recorded: tuple[str, ...] = ()


def read_draw_record(content: bytes, path: str) -> DrawRecord:
    """A record from its JSON; raise InputError with the place of what is wrong."""
    try:
        return msgspec.json.decode(content, type=DrawRecord)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError) as wrong:
        raise InputError("not_a_draw_record", path=path, problem=str(wrong)) from wrong


def check_draws(record: DrawRecord) -> Check:
    """Draw the game again from its seed and compare every tile."""
    tile_set = load_tile_set(record.tile_set)
    try:
        secret = bytes.fromhex(record.seed)
    except ValueError:
        secret = b""
    if len(secret) != SEED_BYTES:
        raise InputError("not_a_seed", text=record.seed, digits=2 * SEED_BYTES)
    seed = Seed(secret, record.words)
    if seed.commitment() != record.commitment.lower():
        return Check(agrees=False, reason="seed_differs_from_commitment")
    bag = Bag.full(tile_set, seed)
    held: list[str] = []
    for number, act in enumerate(record.acts, start=1):
        match act:
            case Drawn(tiles=recorded):
                expected, bag = bag.draw(len(recorded))
                if expected != recorded:
                    return Check(
                        agrees=False,
                        reason="other_tiles",
                        draws=number,
                        expected=expected,
                        recorded=recorded,
                    )
                held.extend(recorded)
            case PutBack(tiles=returned):
                for tile in returned:
                    if tile not in held:
                        return Check(
                            agrees=False, reason="never_drawn", draws=number, recorded=(tile,)
                        )
                    held.remove(tile)
                bag = bag.put_back(returned)
    return Check(agrees=True, reason="draw_agrees", draws=len(record.acts))
