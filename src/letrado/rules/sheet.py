"""Score sheets: announcing, noting, correcting, signing, closing, reopening."""

from __future__ import annotations

from letrado.rulebook.book import Rulebook
from letrado.rulebook.chapters.time import ClockMode
from letrado.rulebook.ruling import Ruling, ruling


def announcement_is_complete(mode: ClockMode | None, *, total_said: bool, book: Rulebook) -> Ruling:
    """Is it enough to announce the points of the play?"""
    sheet = book.provisions.sheet
    wanted = mode in sheet.announce_running_total_in.value
    complete = total_said or not wanted
    reason = "sheet.announced" if complete else "sheet.total_missing"
    grounds = (sheet.announce_running_total_in, sheet.note_main_word)
    return ruling(book, reason, *grounds, allowed=complete)


def sheets_differ(book: Rulebook) -> Ruling:
    """Two sheets may not say different points for one play: the clocks stop until they agree."""
    stop = book.provisions.time.clock.stop.score_difference
    same = book.provisions.sheet.scores_must_coincide
    return ruling(book, "sheet.scores_differ", same, stop, allowed=False)


def noting(book: Rulebook) -> Ruling:
    """Must players write down words and sums as well as they can?"""
    sheet, arithmetic = book.provisions.sheet, book.provisions.arithmetic
    grounds = (sheet.scores_must_coincide, sheet.note_main_word, arithmetic.correctable_until)
    wanted = sheet.note_main_word.value
    reason = "sheet.words_to_be_noted" if wanted else "sheet.scores_to_be_noted"
    return ruling(book, reason, *grounds, allowed=False)


def may_correct_play(*, signed: bool, ended: bool, book: Rulebook) -> Ruling:
    """May the count of one accepted play be corrected?"""
    arithmetic = book.provisions.arithmetic
    miscounts = arithmetic.includes_play_miscounts
    if miscounts.value is False:
        return ruling(book, "arithmetic.totals_only", miscounts, allowed=False)
    in_time = _in_time(signed=signed, ended=ended, book=book)
    reason = "arithmetic.corrected" if in_time else "arithmetic.too_late"
    grounds = (arithmetic.correctable_until, miscounts)
    return ruling(book, reason, *grounds, allowed=in_time)


def may_correct_total(*, signed: bool, ended: bool, book: Rulebook) -> Ruling:
    """May a wrong sum be corrected?"""
    in_time = _in_time(signed=signed, ended=ended, book=book)
    reason = "arithmetic.corrected" if in_time else "arithmetic.too_late"
    return ruling(book, reason, book.provisions.arithmetic.correctable_until, allowed=in_time)


def _in_time(*, signed: bool, ended: bool, book: Rulebook) -> bool:
    match book.provisions.arithmetic.correctable_until.value:
        case "any_time":
            return True
        case "both_signed":
            return not signed
        case "end_of_game":
            return not ended


def signing(*, ended: bool, words_complete: bool, book: Rulebook) -> Ruling:
    """May a player sign now?"""
    sheet = book.provisions.sheet
    if not ended:
        return ruling(book, "sheet.game_not_over", sheet.signatures, allowed=False)
    if sheet.complete_words_before_signing.value and not words_complete:
        grounds = (sheet.complete_words_before_signing, sheet.late_writer_clock_runs)
        return ruling(book, "sheet.words_missing", *grounds, allowed=False)
    if sheet.signatures.value is None:
        return ruling(book, "sheet.no_signatures", sheet.signatures, allowed=True)
    grounds_sign = (sheet.signatures, book.provisions.closing.by_signatures)
    return ruling(book, "sheet.signed", *grounds_sign, allowed=True)


def may_reopen(*, by_both: bool, book: Rulebook) -> Ruling:
    """May a closed game be opened again?"""
    closing = book.provisions.closing
    if closing.reopen.value is None:
        return ruling(book, "closing.not_regulated", closing.reopen, allowed=by_both)
    reason = "closing.reopened" if by_both else "closing.needs_both"
    return ruling(book, reason, closing.reopen, closing.by_signatures, allowed=by_both)


def completion(book: Rulebook) -> tuple[Ruling, Ruling]:
    """When a play is complete, and when a turn is."""
    turn = book.provisions.turn
    return (
        ruling(book, "turn.play_complete", turn.play_complete_when, allowed=True),
        ruling(book, "turn.turn_complete", turn.turn_complete_when, allowed=True),
    )
