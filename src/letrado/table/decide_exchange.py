"""Turns without tiles on the board: exchange, free exchange, pass; counting the bag."""

from __future__ import annotations

from letrado.rulebook.ruling import Ruling, ruling
from letrado.rules.ending import Ending, ending_by_declaration
from letrado.rules.exchange import (
    announcement,
    may_change_number,
    may_count_bag,
    may_desist,
    may_exchange,
    may_exchange_freely,
    may_pass,
)
from letrado.rules.side import as_side
from letrado.table import commands as c
from letrado.table import events as e
from letrado.table.decision import Case, Decision, not_now, refused
from letrado.table.named_tiles import wrong_names
from letrado.table.refill import waits_for_absent
from letrado.table.turn_end import end_game, end_turn


def decide_announce_exchange(case: Case, command: c.AnnounceExchange) -> Decision:
    state = case.state
    if state.phase not in ("thinking", "exchanging"):
        return not_now("not_now", phase=state.phase)
    side, said = state.on_turn, command.count
    least = case.book.provisions.exchange.min_tiles.value if said is None else said
    first = waits_for_absent(case, side)
    if first is not None:
        return refused(first)
    told = may_exchange(state.bag_size, state.rack_sizes[side], least, case.book)
    rulings: tuple[Ruling, ...] = (announcement(said, case.book), told)
    if state.phase == "exchanging":
        rulings = (may_change_number(case.book), told)
    if not all(ruling.allowed for ruling in rulings):
        return refused(*(ruling for ruling in rulings if not ruling.allowed))
    event = e.ExchangeAnnounced(at=case.now, side=side, count=said or 0, rulings=rulings)
    return case.then(event).done()


def decide_desist(case: Case, command: c.DesistFromExchange) -> Decision:
    del command
    if case.state.phase != "exchanging":
        return not_now("not_now", phase=case.state.phase)
    told = may_desist(case.book)
    if not told.allowed:
        return refused(told)
    event = e.ExchangeGivenUp(at=case.now, side=case.state.on_turn, rulings=(told,))
    return case.then(event).done()


def decide_exchange(case: Case, command: c.ExchangeTiles) -> Decision:
    """Draw first, then return the old tiles; the turn is over."""
    state = case.state
    side = state.on_turn
    if state.phase not in ("thinking", "exchanging"):
        return not_now("not_now", phase=state.phase)
    wrong = wrong_names(case, command.tiles)
    if wrong:
        return wrong
    first = waits_for_absent(case, side)
    if first is not None:
        return refused(first)
    count = command.count if command.tiles is None else len(command.tiles)
    told = may_exchange(state.bag_size, state.rack_sizes[side], count, case.book)
    if not told.allowed:
        return refused(told)
    if state.phase == "exchanging" and count != state.exchange_count:
        number = may_change_number(case.book)
        if not number.allowed:
            return refused(number)
    rack = state.racks[side]
    if rack is not None and command.tiles is None:
        return not_now("tiles_wanted")
    if rack is not None and not rack.holds(command.tiles or ()):
        return not_now("tile_not_on_rack", tile=" ".join(command.tiles or ()))
    announced = case
    if state.exchange_count != count:
        announced = case.then(
            e.ExchangeAnnounced(at=case.now, side=side, count=count, rulings=(told,))
        )
    drawn = None if state.bag is None else state.bag.draw(count)[0]
    event = e.TilesExchanged(at=case.now, side=side, count=count, away=command.tiles, drawn=drawn)
    return end_turn(announced.then(event), "exchange", told).done()


def decide_free_exchange(case: Case, command: c.ExchangeFreely) -> Decision:
    state = case.state
    side = state.on_turn
    if state.phase != "thinking":
        return not_now("not_now", phase=state.phase)
    known = state.racks[side]
    shown = known.tiles if known is not None else command.rack
    if shown is None:
        return not_now("tiles_wanted")
    if len(shown) != state.rack_sizes[side]:
        return not_now("rack_count", count=state.rack_sizes[side])
    wrong = wrong_names(case, shown)
    if wrong:
        return wrong
    told = may_exchange_freely(shown, state.bag_size, command.changing, case.book)
    if not told.allowed:
        return refused(told)
    drawn = None if state.bag is None else state.bag.put_back(shown).draw(len(shown))[0]
    event = e.FreelyExchanged(at=case.now, side=side, shown=shown, drawn=drawn, rulings=(told,))
    return case.then(event).done()


def decide_pass(case: Case, command: c.Pass) -> Decision:
    del command
    if case.state.phase != "thinking":
        return not_now("not_now", phase=case.state.phase)
    return end_turn(case, "pass", may_pass(case.book)).done()


def decide_count_bag(case: Case, command: c.CountBag) -> Decision:
    told = may_count_bag(inside=command.inside, consents=command.consents, book=case.book)
    if not told.allowed:
        return refused(told)
    event = e.RulingGiven(at=case.now, by=command.by, matter="count_bag", rulings=(told,))
    return case.then(event).done()


def decide_no_moves(case: Case, command: c.DeclareNoMoves) -> Decision:
    """Nobody can place: both must say so."""
    side = as_side(command.by)
    if side is None or case.state.phase != "thinking":
        return not_now("not_now", phase=case.state.phase)
    ending, told = ending_by_declaration(case.book)
    if ending is None:
        return refused(told)
    declared = case.then(e.NoMovesDeclared(at=case.now, side=side, rulings=(told,)))
    if len(declared.state.no_moves) < 2:
        return declared.done()
    return end_game(declared, ending).done()


def decide_resign(case: Case, command: c.Resign) -> Decision:
    side = as_side(command.by)
    if side is None:
        return not_now("only_a_player")
    told = ruling(case.book, "ending.resigned", case.book.provisions.ending.forfeit, allowed=True)
    return end_game(case, Ending("resigned", told), loser=side).done()
