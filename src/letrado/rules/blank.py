"""Blanks: until when their letter may be corrected, and disputes about it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from letrado.rulebook.book import Rulebook
from letrado.rulebook.ruling import Ruling, ruling

Moment: TypeAlias = Literal["before_declaration", "before_count", "counting", "later"]


def may_rename(moment: Moment, book: Rulebook) -> Ruling:
    """May the player still say another letter for a blank?"""
    blank = book.provisions.blank
    match blank.reassign_until.value:
        case "declaration":
            open_still = moment == "before_declaration"
        case "start_of_count":
            open_still = moment in ("before_declaration", "before_count")
    reason = "blank.may_be_renamed" if open_still else "blank.fixed"
    grounds = (blank.reassign_until, blank.fixed_for_game)
    return ruling(book, reason, *grounds, allowed=open_still)


def disputed_letter(
    placer: str | None, opponent: str | None, placer_says: str, book: Rulebook
) -> tuple[str, Ruling]:
    """The letter a blank stands for, from what each sheet says, and why."""
    blank = book.provisions.blank
    grounds = (blank.dispute_order, blank.recorded_on_control_sheet)
    if placer is not None and opponent is not None:
        reason = "blank.sheets_agree" if placer == opponent else "blank.placer_prevails"
        return placer, ruling(book, reason, *grounds, allowed=True, letter=placer)
    noted = placer if placer is not None else opponent
    if noted is not None:
        return noted, ruling(book, "blank.only_one_noted", *grounds, allowed=True, letter=noted)
    reason = "blank.unnoted_warned" if blank.unnoted_may_be_warned.value else "blank.unnoted"
    told = ruling(
        book, reason, *grounds, blank.unnoted_may_be_warned, allowed=True, letter=placer_says
    )
    return placer_says, told


def may_claim_later(book: Rulebook) -> Ruling:
    """May the letter of a blank still be claimed turns afterwards?"""
    later = book.provisions.blank.later_claims
    fixed = book.provisions.blank.fixed_for_game
    if later.value is False:
        recorded = book.provisions.blank.recorded_on_control_sheet
        return ruling(book, "blank.no_later_claims", later, recorded, fixed, allowed=False)
    return ruling(book, "blank.fixed", fixed, allowed=False)
