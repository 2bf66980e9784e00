"""Which commands fit a moment, for one role. What the book says of each is for decide to tell."""

from __future__ import annotations

from collections.abc import Iterator

from letrado.rulebook.book import Rulebook
from letrado.rules.side import as_side
from letrado.server.wire import Role
from letrado.table.state import AFTER_PLAY, BEFORE_PLAY, State


def actions(state: State, role: Role, book: Rulebook) -> tuple[str, ...]:
    match role:
        case "spectator":
            return ()
        case "arbiter":
            return tuple(_of_the_desk(state))
        case _:
            return tuple(_of_a_player(state, role, book))


def _of_a_player(state: State, role: Role, book: Rulebook) -> Iterator[str]:
    side = as_side(role)
    if side in state.away:
        yield "return"
        return
    if state.phase == "over" and side not in state.signed:
        yield "sign"
    if state.phase == "closed" and side not in state.reopen:
        yield "ask_to_reopen"
    if state.phase in AFTER_PLAY | BEFORE_PLAY:
        return
    yield from _on_turn(state, book) if side == state.on_turn else _opposite(state)
    yield "resign"
    yield "stop_clocks"
    if state.clocks.stops:
        yield "resume_clocks"
    yield "leave"


def _on_turn(state: State, book: Rulebook) -> Iterator[str]:
    match state.phase:
        case "thinking":
            yield from ("make_play", "exchange_tiles", "pass", "count_bag")
            if book.provisions.free_exchange.enabled.value:
                yield "exchange_freely"
            yield from ("announce_exchange", "declare_no_moves")
        case "exchanging":
            yield from ("exchange_tiles", "desist_from_exchange")
        case "ruled_invalid":
            yield from ("withdraw_play", "appeal")
        case _:
            pass


def _opposite(state: State) -> Iterator[str]:
    match state.phase:
        case "centre_choice":
            yield "choose_centre"
        case "announced":
            yield "note"
            if state.play is not None and not state.play.answered:
                yield "challenge"
            elif state.play is not None:
                yield "appeal"
        case "thinking":
            yield "declare_no_moves"
        case _:
            pass


def _of_the_desk(state: State) -> Iterator[str]:
    match state.phase:
        case "challenged":
            yield "give_verdict"
        case "appealed":
            yield "decide_appeal"
        case "surplus":
            yield "return_surplus"
        case "closed":
            yield "reopen"
        case _:
            pass
    yield from ("penalise", "show_card", "disqualify", "rule_on_case", "report_conduct")
    if state.entries:
        yield from ("correct_total", "dispute_blank")
    if state.entries and not state.hosted:
        yield "correct_play"
    if state.phase not in AFTER_PLAY | BEFORE_PLAY:
        yield from ("stop_clocks", "resume_clocks", "leave", "return", "report_consultation")
