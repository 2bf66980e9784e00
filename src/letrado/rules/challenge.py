"""Accepting and challenging: who, when, how many words, and what follows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from letrado.rulebook.book import Rulebook
from letrado.rulebook.provision import AnyProvision
from letrado.rulebook.ruling import Ruling, ruling

# How far the play on the table has come.
Moment: TypeAlias = Literal["placing", "counting", "announced", "noted", "next_turn"]


def may_challenge(moment: Moment, book: Rulebook, *, by_opponent: bool) -> Ruling:
    """May the play be challenged now, and by this person?"""
    challenge = book.provisions.challenge
    if not by_opponent:
        consult = book.provisions.consultation.before_placing
        return ruling(book, "challenge.only_opponent", challenge.who, consult, allowed=False)
    if moment in ("placing", "counting"):
        return _before_announcement(moment, book)
    match challenge.window_close.value:
        case "opponent_noted":
            closed = moment in ("noted", "next_turn")
        case "next_turn_begins":
            closed = moment == "next_turn"
    grounds = (challenge.window_close, challenge.acceptance_event)
    if closed:
        return ruling(book, "challenge.too_late", *grounds, allowed=False)
    return ruling(book, "challenge.open", challenge.window_open, *grounds, allowed=True)


def _before_announcement(moment: Moment, book: Rulebook) -> Ruling:
    challenge = book.provisions.challenge
    match challenge.window_open.value:
        case "tiles_placed":
            opened = moment == "counting"
        case "count_completed":
            opened = False
    reason = "challenge.open" if opened else "challenge.premature"
    return ruling(book, reason, challenge.window_open, allowed=opened)


def may_challenge_again(book: Rulebook) -> Ruling:
    """After one answer on this play, may another of its words be challenged?"""
    together = book.provisions.challenge.several_words_must_be_simultaneous
    again = not together.value
    reason = "challenge.one_after_another" if again else "challenge.must_be_simultaneous"
    close = book.provisions.challenge.window_close
    return ruling(book, reason, together, close, allowed=again)


def old_word_stands(book: Rulebook) -> Ruling:
    """A word of an earlier turn cannot be challenged any more."""
    challenge = book.provisions.challenge
    stands = book.provisions.placement.invalid_words_are_refused
    return ruling(book, "challenge.old_word_stands", challenge.window_close, stands, allowed=False)


def procedure(book: Rulebook) -> Ruling:
    """What a challenge sets in motion: slip, judges, covered board, clocks."""
    challenge = book.provisions.challenge
    grounds = (
        challenge.slip_signed_by_both,
        challenge.wording_of_answer,
        challenge.no_drawing_during,
        challenge.board_covered_racks_down,
        challenge.individual_clock_stopped,
        challenge.game_time_stopped,
    )
    reason = (
        "challenge.slip_and_cover"
        if challenge.board_covered_racks_down.value
        else "challenge.clocks_stop"
    )
    return ruling(book, reason, *grounds, allowed=True)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer to a challenge. `words` is empty where the answer must not discriminate."""

    valid: bool
    words: tuple[bool, ...]
    ruling: Ruling


def verdict(valid: tuple[bool, ...], book: Rulebook) -> Verdict:
    """One answer for the words challenged together, or one each where the tournament chose so."""
    challenge = book.provisions.challenge
    good = all(valid)
    answered = (challenge.answer, challenge.wording_of_answer)
    free = (challenge.failed_penalty_points, challenge.failed_loses_turn)
    costly = (challenge.invalid_consequence, challenge.invalid_counts_as_pass)
    lexicon = book.provisions.lexicon
    authority: list[AnyProvision] = [lexicon.official]
    if lexicon.excluded_sources.value:
        authority.append(lexicon.excluded_sources)
    if lexicon.organiser_extensions.value:
        authority.append(lexicon.tiers_in_force)
    grounds = book.cite(*answered, *(free if good else costly), *authority)
    reason = _worded("challenge.play_stands" if good else "challenge.play_falls", book)
    each = valid if challenge.answer.value == "per_word_answer" else ()
    return Verdict(good, each, Ruling(good, reason, grounds))


def _worded(reason: str, book: Rulebook) -> str:
    match book.provisions.challenge.wording_of_answer.value:
        case "valid_or_invalid":
            return reason
        case "correct_play_or_invalid_play":
            return f"{reason}_as_a_whole"


def may_appeal(*, by_placer: bool, ruled_valid: bool, book: Rulebook) -> Ruling:
    """May the verdict be appealed, and by this player?"""
    appeal = book.provisions.challenge.word_appeal
    hidden = book.provisions.challenge.appeal_arguments_hidden_from_rival
    if appeal.value is None:
        return ruling(book, "appeal.unknown", appeal, allowed=False)
    if ruled_valid or not by_placer:
        return ruling(book, "appeal.only_placer", appeal, allowed=False)
    return ruling(book, "appeal.in_writing", appeal, hidden, allowed=True)


def appeal_answered(*, upheld: bool, book: Rulebook) -> Ruling:
    """What the answer to an appeal means: it is the last word on the play."""
    appeal = book.provisions.challenge.word_appeal
    return ruling(book, "appeal.upheld" if upheld else "appeal.rejected", appeal, allowed=upheld)


def may_hide_arguments(book: Rulebook) -> Ruling:
    """May the appellant ask that the rival not see the arguments?"""
    hidden = book.provisions.challenge.appeal_arguments_hidden_from_rival
    yes = hidden.value == "on_request"
    reason = "appeal.arguments_hidden" if yes else "appeal.arguments_shown"
    return ruling(book, reason, hidden, allowed=yes)


def may_draw_now(*, noted: bool, challenged: bool, book: Rulebook) -> Ruling:
    """May the player draw? Never while a challenge is open, and only in the book's order."""
    when = book.provisions.drawing.when
    during = book.provisions.challenge.no_drawing_during
    if challenged:
        return ruling(book, "drawing.challenge_open", during, when, allowed=False)
    match when.value:
        case "after_both_noted" | "after_noting":
            ready = noted
        case "before_opponent_clock":
            ready = True
    reason = "drawing.now" if ready else "drawing.not_before_noting"
    return ruling(book, reason, when, during, allowed=ready)


def draws_when_window_closes(book: Rulebook) -> Ruling:
    """Who holds the bag need not let anybody draw while the play may still fall."""
    drawing = book.provisions.drawing
    close = book.provisions.challenge.window_close
    grounds = (drawing.when, drawing.early_tiles_if_play_falls, close)
    return ruling(book, "drawing.when_window_closes", *grounds, allowed=False)


def accepted_by_silence(book: Rulebook) -> Ruling:
    """The opponent let the time pass that the tournament allows for verifying."""
    challenge = book.provisions.challenge
    delay = challenge.acceptance_delay_seconds
    grounds = (delay, challenge.acceptance_event)
    return ruling(
        book, "challenge.accepted_by_silence", *grounds, allowed=True, seconds=delay.value
    )


def meaning_is_irrelevant(book: Rulebook) -> Ruling:
    meaning = book.provisions.challenge.meaning_required
    reason = "challenge.meaning_wanted" if meaning.value else "challenge.meaning_irrelevant"
    return ruling(book, reason, meaning, allowed=meaning.value)
