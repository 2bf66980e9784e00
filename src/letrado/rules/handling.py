"""What may be done with tiles already put on the board, until when, and what a breach costs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from letrado.game.square import Square
from letrado.rulebook.book import Rulebook
from letrado.rulebook.ruling import Ruling, ruling
from letrado.rules.placement import in_one_line

Purpose: TypeAlias = Literal["to_link", "to_correct", "to_improve"]


@dataclass(frozen=True, slots=True)
class Movement:
    """Where the tiles of one play lay and where they lie, tile by tile in the same order."""

    before: tuple[Square, ...]
    after: tuple[Square, ...]
    purpose: Purpose
    counting: bool = False

    @property
    def shifts_whole_word(self) -> bool:
        """Every tile moves by the same step."""
        steps = {
            (new.row - old.row, new.column - old.column)
            for old, new in zip(self.before, self.after, strict=True)
        }
        return len(steps) == 1

    @property
    def stays_in_line(self) -> bool:
        return in_one_line([*self.before, *self.after])


def may_lay_next(laid: Sequence[Square], square: Square, book: Rulebook) -> Ruling:
    """May the next tile of the play go there? The second tile fixes row or column."""
    handling = book.provisions.handling
    fits = in_one_line([*laid, square])
    reason = "handling.in_line" if fits else "handling.line_is_fixed"
    grounds = (handling.line_fixed_by, handling.several_tiles_at_once)
    breach = () if fits else (handling.breach,)
    return ruling(book, reason, *grounds, *breach, allowed=fits)


def may_move(movement: Movement, book: Rulebook) -> Ruling:
    """May tiles already laid be moved so?"""
    handling = book.provisions.handling
    if movement.counting:
        return ruling(book, "handling.frozen", handling.frozen_from, allowed=False)
    if len(movement.before) == 1:
        return _may_slide(movement, book)
    if not movement.stays_in_line:
        grounds = (handling.line_fixed_by, handling.shift_whole_word, handling.breach)
        return ruling(book, "handling.leaves_line", *grounds, allowed=False)
    shift, reorder = handling.shift_whole_word, handling.reorder_letters
    if movement.shifts_whole_word:
        fits = movement.purpose != "to_improve" or shift.value == "within_its_line"
        reason = "handling.may_shift" if fits else "handling.shift_only_to_link"
        return ruling(book, reason, shift, reorder, allowed=fits)
    if movement.purpose == "to_improve":
        return _may_improve(book)
    return ruling(book, "handling.may_reorder", shift, reorder, allowed=True)


def _may_improve(book: Rulebook) -> Ruling:
    handling = book.provisions.handling
    improve = handling.reorder_to_improve_score
    match improve.value:
        case "improving_allowed":
            return ruling(book, "handling.may_improve", improve, allowed=True)
        case "improving_forbidden" | "only_while_correcting":
            reason = "handling.not_to_improve"
            return ruling(book, reason, improve, handling.breach, allowed=False)


def _may_slide(movement: Movement, book: Rulebook) -> Ruling:
    """A play of one tile: along its row or column, where the book lets it."""
    handling = book.provisions.handling
    single = handling.single_tile_play
    ground = handling.shift_whole_word if single.value is None else single
    fits = movement.stays_in_line
    reason = "handling.may_slide" if fits else "handling.leaves_line"
    return ruling(book, reason, ground, allowed=fits)


def must_play_tile(*, dropped: bool, seen_by_opponent: bool, book: Rulebook) -> Ruling:
    """Must a tile that touched the board be played? `allowed` means it may be taken back."""
    must = book.provisions.handling.placed_tile_must_be_played
    match must.value:
        case "if_seen_by_opponent":
            bound = seen_by_opponent
        case "always_even_if_dropped":
            bound = True
        case "when_placed_not_dropped":
            bound = not dropped
        case "no":
            bound = False
    reason = "handling.must_play_tile" if bound else "handling.may_take_back"
    return ruling(book, reason, must, allowed=not bound)


def tentative_tiles(book: Rulebook) -> Ruling:
    """Tiles tried on a screen before the play is confirmed: nobody sees them, nothing binds."""
    must = book.provisions.handling.placed_tile_must_be_played
    return ruling(book, "handling.private_until_confirmed", must, allowed=True)


def breach_costs_turn(book: Rulebook) -> Ruling:
    """Who cannot or will not comply withdraws and loses the turn."""
    handling = book.provisions.handling
    reason = (
        "handling.withdraw_and_pass"
        if handling.breach.value == "withdraw_and_pass"
        else "handling.withdraw_and_lose_turn"
    )
    return ruling(book, reason, handling.breach, handling.breach_counts_as_pass, allowed=True)
