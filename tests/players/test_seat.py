"""A seat sees its own rack and what lies on the table, no more; and every reason has its text."""

from __future__ import annotations

from typing import get_args

from letrado.messages.catalogue import catalogue
from letrado.players.player import Reason
from letrado.players.seat import seen_from
from letrado.rules.side import SIDES, other
from tests.players.test_whole_games import player, table


def test_a_seat_sees_nothing_of_the_other_rack_and_the_bag() -> None:
    game = table("fise-2009", 5, "automatic")
    for side in SIDES:
        seen = seen_from(game.state, side)

        assert seen.racks[side] == game.state.racks[side]
        assert seen.racks[other(side)] is None
        assert seen.bag is None
        assert seen.game.seed == ""
        assert seen.bag_size == game.state.bag_size


def test_only_one_seat_has_something_to_do() -> None:
    game = table("fise-2009", 5, "automatic")
    acts = [player("fise-2009").act(seen_from(game.state, side), side) for side in SIDES]

    assert len([act for act in acts if act is not None]) == 1


def test_every_reason_has_its_text_and_no_text_is_left_over() -> None:
    told = {key.removeprefix("player.") for key in catalogue() if key.startswith("player.")}

    assert told == set(get_args(Reason))
