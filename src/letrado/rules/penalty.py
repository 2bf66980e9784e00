"""Penalties, cards, consultations and conduct: what an arbiter may enter, and on what ground."""

from __future__ import annotations

from letrado.rulebook.book import Rulebook
from letrado.rulebook.chapters.conduct import (
    FixedPoints,
    PointsAtLeast,
    UnethicalPractice,
    UnspecifiedPenalty,
)
from letrado.rulebook.ruling import Ruling, ruling
from letrado.rules.side import Official


def may_penalise(points: int, by: Official, book: Rulebook) -> Ruling:
    """May this official take so many points from a player?"""
    penalty = book.provisions.penalty
    scale = penalty.points
    grounds = (scale, penalty.who, penalty.appeal)
    if by == "monitor":
        return ruling(book, "penalty.not_by_monitor", penalty.who, allowed=False)
    match scale.value:
        case None:
            return ruling(book, "penalty.no_points", scale, allowed=False, points=points)
        case FixedPoints(points=fixed):
            fits = points == fixed
            reason = "penalty.points" if fits else "penalty.fixed_points"
            return ruling(book, reason, *grounds, allowed=fits, points=points, wanted=fixed)
        case PointsAtLeast(points=least):
            fits = points >= least
            reason = "penalty.points" if fits else "penalty.points_at_least"
            return ruling(book, reason, *grounds, allowed=fits, points=points, wanted=least)
        case UnspecifiedPenalty():
            return ruling(book, "penalty.points", *grounds, allowed=points > 0, points=points)


def may_show_card(book: Rulebook) -> Ruling:
    """Does the book know cards?"""
    cards = book.provisions.penalty.cards
    known = cards.value is not None
    reason = "penalty.card" if known else "penalty.no_cards"
    return ruling(book, reason, cards, book.provisions.penalty.federation_discipline, allowed=known)


def unethical(practice: UnethicalPractice, book: Rulebook) -> Ruling:
    """Is this an ethics fault under the book? `allowed` means it is not."""
    practices = book.provisions.ethics.practices
    named = practice in (practices.value or ())
    reason = "ethics.fault" if named else "ethics.not_named"
    grounds = (practices, book.provisions.penalty.cards, book.provisions.penalty.points)
    return ruling(book, reason, *grounds, allowed=not named, practice=practice)


def consulted(times: int, *, answered: bool, book: Rulebook) -> Ruling:
    """A player asked about a word before placing it, for the n-th time."""
    conduct = book.provisions.conduct
    ban = book.provisions.consultation.before_placing
    first, again = conduct.consulted_and_answered, conduct.consulted_repeat
    if first.value == "forbidden_without_sanction":
        return ruling(book, "consultation.forbidden", ban, first, allowed=False)
    if times > 1:
        return ruling(book, "consultation.disqualified", ban, again, first, allowed=False)
    reason = "consultation.word_barred" if answered else "consultation.forbidden"
    grounds = (ban, first, conduct.answering_player)
    return ruling(book, reason, *grounds, allowed=False)


def talking(book: Rulebook) -> Ruling:
    """Talk at the table, and comments on the opponent's strategy."""
    conduct = book.provisions.conduct
    grounds = (
        conduct.talk,
        conduct.no_comment_on_strategy,
        conduct.permitted_queries,
        conduct.low_voice_respect,
    )
    forbidden = conduct.talk.value is not None
    return ruling(book, "conduct.talk", *grounds, allowed=not forbidden)


def smoking_food_phone(book: Rulebook) -> Ruling:
    rule = book.provisions.conduct.no_smoking_food_phone
    return ruling(book, "conduct.smoking_food_phone", rule, allowed=not rule.value)


def devices(book: Rulebook) -> Ruling:
    """Headphones, computers, diaries and the like at the table."""
    notes = book.provisions.notes
    grounds = (notes.devices_banned, book.provisions.penalty.who)
    return ruling(book, "notes.device_banned", *grounds, allowed=False)


def printed_notes(book: Rulebook) -> Ruling:
    """May a player use notes or forms prepared before the game?"""
    notes = book.provisions.notes
    only_blank = notes.only_blank_paper
    grounds = (notes.prior_notes_or_books_on_table, only_blank)
    return ruling(book, "notes.none_prepared", *grounds, allowed=False)


def inspecting_sheet(book: Rulebook) -> Ruling:
    """May a player see before the game that the opponent's sheet is clean?"""
    right = book.provisions.notes.inspect_opponent_sheet_before_start
    reason = "notes.may_inspect" if right.value else "notes.no_right_to_inspect"
    return ruling(book, reason, right, allowed=right.value)


def uncovered_case(book: Rulebook) -> Ruling:
    """Who decides what the rules do not foresee."""
    interpretation = book.provisions.interpretation
    grounds = (interpretation.by, interpretation.body)
    return ruling(book, "interpretation.by", *grounds, allowed=interpretation.by.value is not None)


def main_criterion(book: Rulebook) -> Ruling:
    """What comes first when rules and dictionary conflict."""
    interpretation = book.provisions.interpretation
    return ruling(book, "interpretation.rules_first", interpretation.main_criterion, allowed=True)
