"""Tiles too many and too few."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from letrado.rulebook.book import Rulebook
from letrado.rulebook.ruling import Ruling, ruling

Source: TypeAlias = Literal["drawn", "rack"]
NoticedBy: TypeAlias = Literal["player", "opponent"]


@dataclass(frozen=True, slots=True)
class OverdrawFacts:
    """A draw of too many tiles, as it was noticed."""

    surplus: int
    drawn: int  # tiles taken in that draw
    on_rack: bool
    seen: bool
    noticed_by: NoticedBy = "player"
    in_own_turn: bool = False  # the player is already on turn again


@dataclass(frozen=True, slots=True)
class OverdrawRemedy:
    """How the surplus goes back: from where, how many the opponent sees, and at what price."""

    taken_from: Source
    shown: int  # tiles that the opponent may look at and choose from; 0: at random
    may_see_surplus: bool  # the opponent may look at what goes back
    turn_lost: bool
    ruling: Ruling


def overdraw_remedy(facts: OverdrawFacts, rack_size: int, book: Rulebook) -> OverdrawRemedy:
    """What the book does about a surplus. `rack_size` counts every tile the player holds."""
    rules = book.provisions.overdraw
    by_opponent = facts.noticed_by == "opponent" or (
        facts.in_own_turn and rules.found_in_own_turn.value == "as_if_noticed_by_opponent"
    )
    stop = book.provisions.time.clock.stop.returning_excess
    if by_opponent and rules.noticed_by_opponent.lose_next_turn.value:
        noticed = rules.noticed_by_opponent
        grounds = (noticed.lose_next_turn, noticed.opponent_sees_and_chooses, noticed.window)
        own = (rules.found_in_own_turn,) if facts.noticed_by == "player" else ()
        told = ruling(book, "overdraw.turn_lost", *grounds, *own, stop, allowed=True)
        return OverdrawRemedy("rack", rack_size, True, True, told)
    if not facts.on_rack and not facts.seen:
        told = ruling(
            book,
            "overdraw.unseen_from_drawn",
            rules.not_on_rack_unseen,
            stop,
            allowed=True,
            may_see=False,
        )
        return OverdrawRemedy("drawn", 0, False, False, told)
    if rules.on_rack.value == "opponent_chooses_among_shown":
        source: Source = "rack" if facts.on_rack else "drawn"
        available = rack_size if facts.on_rack else facts.drawn
        shown = min(facts.surplus + rules.extra_tiles_shown.value, available)
        grounds_shown = (rules.on_rack, rules.extra_tiles_shown, rules.shown_tiles_come_from, stop)
        told = ruling(
            book, "overdraw.choose_among_shown", *grounds_shown, allowed=True, shown=shown
        )
        return OverdrawRemedy(source, shown, True, False, told)
    where = rules.on_rack if facts.on_rack else rules.not_on_rack_unseen
    taken_from: Source = "rack" if facts.on_rack else "drawn"
    seen = (rules.seen,) if facts.seen else ()
    told = ruling(
        book,
        f"overdraw.random_from_{taken_from}",
        where,
        *seen,
        stop,
        allowed=True,
        may_see=facts.seen,
    )
    return OverdrawRemedy(taken_from, 0, facts.seen, False, told)


def deliberate_overdraw(in_game: int, in_tournament: int, book: Rulebook) -> Ruling:
    """May the player go on after so many deliberate faults, this one included?"""
    rules = book.provisions.overdraw.deliberate
    game, tournament = rules.expulsion_after_game_count, rules.expulsion_after_tournament_count
    facts = {"in_game": in_game, "in_tournament": in_tournament}
    if game.value is None or tournament.value is None:
        return ruling(book, "overdraw.no_scale", game, tournament, allowed=True, **facts)
    expelled = in_game >= game.value or in_tournament >= tournament.value
    reason = "overdraw.expulsion" if expelled else "overdraw.recorded"
    return ruling(book, reason, game, tournament, allowed=not expelled, **facts)


def underdraw_remedy(*, on_rack_or_seen: bool, in_own_turn: bool, book: Rulebook) -> Ruling:
    """What a player who drew too few does; the fact `shown` says whether they are shown."""
    rules = book.provisions.underdraw
    if in_own_turn and rules.found_in_own_turn.value == "play_then_complete_rack":
        grounds = (rules.found_in_own_turn, rules.window)
        return ruling(book, "underdraw.after_this_turn", *grounds, allowed=False, shown=False)
    rule = rules.on_rack_or_seen if on_rack_or_seen else rules.not_on_rack_unseen
    shown = rule.value == "complete_rack_and_show"
    reason = "underdraw.complete_and_show" if shown else "underdraw.complete"
    return ruling(book, reason, rule, rules.window, allowed=True, shown=shown)


def late_tile_claim(book: Rulebook) -> Ruling:
    """A claim about the number of tiles once the game has begun."""
    tiles = book.provisions.tiles
    grounds = (tiles.claims_after_start, tiles.may_be_checked_before_game)
    return ruling(book, "tiles.no_later_claims", *grounds, allowed=tiles.claims_after_start.value)
