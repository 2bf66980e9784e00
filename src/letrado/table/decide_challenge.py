"""Noting, challenging, verdicts, appeals."""

from __future__ import annotations

from typing import Literal

from letrado.game.board import Word
from letrado.game.square import Position, Square
from letrado.rulebook.ruling import Ruling, ruling
from letrado.rules.challenge import (
    Moment,
    accepted_by_silence,
    appeal_answered,
    may_appeal,
    may_challenge,
    may_challenge_again,
    may_hide_arguments,
    old_word_stands,
    procedure,
    verdict,
)
from letrado.rules.clock import Stop, stops_clock
from letrado.rules.digraph import digraph_rulings
from letrado.rules.sheet import sheets_differ
from letrado.rules.side import DESK, SIDES, Party, Side, as_side, other
from letrado.table import commands as c
from letrado.table import events as e
from letrado.table.decision import Case, Decision, not_now, refused
from letrado.table.main_word import main_word
from letrado.table.refill import drawable, refill
from letrado.table.state import PlayUnderWay
from letrado.table.turn_end import end_turn, hand_over, turn_complete

# What stops the clocks only until the opponent notes.
VERIFYING: tuple[Stop, ...] = ("score_difference", "verification")


def moment_of(case: Case) -> Moment:
    """How far the play on the table has come, as the rules of challenges see it."""
    state = case.state
    if state.phase == "placing":
        return "placing"
    if state.phase in ("counting", "centre_choice"):
        return "counting"
    if state.phase in ("accepted", "drawn"):
        return "noted"
    if state.play is None:
        return "next_turn"
    return "noted" if other(state.play.side) in state.play.noted_by else "announced"


def decide_note(case: Case, command: c.Note) -> Decision:
    state = case.state
    side = as_side(command.by)
    if state.play is None or state.phase != "announced" or side is None:
        return not_now("nothing_to_note")
    if side in state.away:
        return not_now("player_absent")
    play = state.play
    points = play.points if command.points is None or state.hosted else command.points
    if other(side) in play.noted_by and points != play.points:
        return refused(sheets_differ(case.book))
    event = e.Noted(
        at=case.now,
        side=side,
        points=points,
        word=command.word or _main_text(case, play),
        blanks=command.blanks or {t.square: t.letter for t in play.tiles if t.blank},
    )
    return _noted(case, play, event).done()


def accept_by_silence(case: Case) -> Case:
    """The opponent let the tournament's time for verifying pass: that is noting the play."""
    play = case.state.play
    delay = case.book.provisions.challenge.acceptance_delay_seconds.value
    if play is None or case.state.phase != "announced" or delay is None:
        return case
    rival = other(play.side)
    waiting = case.state.clocks.stops <= {"end_of_placing"} and rival not in case.state.away
    if not waiting or rival in play.noted_by or case.now < play.since + delay * 1000:
        return case
    told = accepted_by_silence(case.book)
    event = e.Noted(
        at=case.now,
        side=rival,
        points=play.points,
        word=_main_text(case, play),
        blanks={t.square: t.letter for t in play.tiles if t.blank},
        rulings=(told,),
    )
    return _noted(case, play, event)


def _noted(case: Case, play: PlayUnderWay, event: e.Noted) -> Case:
    """One sheet says so; when that is the opponent's, verifying is over."""
    noted = case.then(event)
    if event.side == play.side:
        return _accept_when_complete(noted)
    for stop in VERIFYING:
        if stop in noted.state.clocks.stops:
            noted = noted.then(e.ClockResumed(at=case.now, stop=stop))
    if case.state.automatic:
        own = e.Noted(at=case.now, side=play.side, points=event.points)
        return _go_on(noted.then(own, e.PlayAccepted(at=case.now, side=play.side)), play.side)
    return _accept_when_complete(noted)


def _go_on(case: Case, side: Side) -> Case:
    """What follows acceptance by itself; who was away draws first, who left does not draw."""
    before_drawing = case.book.provisions.absence.leave_when.value is not None
    if side in case.state.away and before_drawing:
        return hand_over(case)
    for back in sorted(case.state.undrawn - {side}):
        case = refill(case, back)
    return end_turn(refill(case, side), "play")


def _main_text(case: Case, play: PlayUnderWay) -> str:
    board = case.state.table_board()
    word = main_word(board, [Square.parse(tile.square) for tile in play.tiles])
    return "".join(word.letters) if word else ""


def _accept_when_complete(case: Case) -> Case:
    """Accept the play once it is complete as the book says; a clock may still be wanted."""
    play = case.state.play
    assert play is not None
    match case.book.provisions.turn.play_complete_when.value:
        case "both_noted":
            complete = play.noted_by == frozenset(SIDES)
        case "score_noted":
            complete = other(play.side) in play.noted_by
        case "opponent_clock_running":
            complete = False
    if not complete:
        return case
    accepted = case.then(e.PlayAccepted(at=case.now, side=play.side))
    return accepted if drawable(accepted, play.side) else turn_complete(accepted)


def decide_challenge(case: Case, command: c.MakeChallenge) -> Decision:
    state = case.state
    side = as_side(command.by)
    moment = moment_of(case)
    if state.phase in ("challenged", "ruled_invalid", "appealed", "surplus"):
        return not_now("challenge_open")
    just_accepted = state.phase in ("accepted", "drawn")
    placer = state.on_turn if state.play or just_accepted else other(state.on_turn)
    told = may_challenge(moment, case.book, by_opponent=side == other(placer))
    if not told.allowed:
        return refused(told)
    play = state.play
    if play is None or not play.tiles:
        return refused(old_word_stands(case.book))
    if play.answered:
        again = may_challenge_again(case.book)
        if not again.allowed:
            return refused(again)
    board = state.table_board()
    formed = {
        str(Position(word.start, word.direction)): word
        for word in board.words_with([Square.parse(tile.square) for tile in play.tiles])
    }
    places = command.words or tuple(formed)
    for place in places:
        if str(Position.parse(place)) not in formed:
            return _unknown_word(case, place)
    words = [formed[str(Position.parse(place))] for place in places]
    return _challenged(case, words, places, told).done()


def _unknown_word(case: Case, place: str) -> Decision:
    position = Position.parse(place)
    if position.square in case.state.board.tiles:
        return refused(old_word_stands(case.book))
    return not_now("no_word_there", place=place)


def _challenged(case: Case, words: list[Word], places: tuple[str, ...], told: Ruling) -> Case:
    tiles = tuple(word.letters for word in words)
    made = case.then(
        e.PlayChallenged(
            at=case.now,
            side=other(case.state.on_turn),
            words=tiles,
            places=places,
            rulings=(told, procedure(case.book)),
        )
    )
    stop = stops_clock("word_validity", case.state.game.timing.mode, case.book)
    if stop.allowed:
        made = made.then(e.ClockStopped(at=case.now, stop="word_validity", rulings=(stop,)))
    answers = case.words.verdicts(tiles)
    return made if answers is None else _answered(made, answers, "word_list")


def decide_verdict(case: Case, command: c.GiveVerdict) -> Decision:
    challenge = case.state.challenge
    if case.state.phase != "challenged" or challenge is None:
        return not_now("no_challenge")
    if command.by not in DESK and command.by != "monitor":
        return not_now("only_an_official")
    if len(command.valid) != len(challenge.words):
        return not_now("one_answer_each", count=len(challenge.words))
    return _answered(case, command.valid, command.by).done()


def _answered(case: Case, valid: tuple[bool, ...], by: Party | Literal["word_list"]) -> Case:
    answer = verdict(valid, case.book)
    challenged = case.state.challenge.words if case.state.challenge else ()
    may_tell = len(challenged) == 1 or bool(answer.words)
    spelling = digraph_rulings(challenged, case.book) if may_tell else ()
    given = case.then(
        e.VerdictGiven(
            at=case.now,
            by=by,
            valid=answer.valid,
            words=answer.words,
            rulings=(answer.ruling, *spelling),
        ),
        e.ClockResumed(at=case.now, stop="word_validity"),
    )
    if answer.valid:
        return given
    appeal = may_appeal(by_placer=True, ruled_valid=False, book=case.book)
    if appeal.allowed and case.state.game.arbiter_present:
        return given
    return withdraw(given)


def withdraw(case: Case) -> Case:
    """The tiles go back and the turn is lost; tiles drawn too early go back first."""
    play = case.state.play
    assert play is not None
    back = case.then(e.PlayWithdrawn(at=case.now, side=play.side))
    if not play.drawn:
        return end_turn(back, "invalid_play")
    stop = stops_clock("returning_excess", case.state.game.timing.mode, case.book)
    early = case.book.provisions.drawing.early_tiles_if_play_falls
    told = ruling(case.book, "overdraw.drawn_early", early, allowed=True, count=play.drawn)
    return back.then(
        e.OverdrawReported(
            at=case.now,
            side=play.side,
            surplus=play.drawn,
            held=back.state.rack_sizes[play.side],
            shown=0,
            turn_lost=False,
            deliberate=False,
            then_ends="invalid_play",
            rulings=(told,),
        ),
        e.ClockStopped(at=case.now, stop="returning_excess", rulings=(stop,)),
    )


def decide_withdraw(case: Case, command: c.WithdrawPlay) -> Decision:
    if case.state.phase != "ruled_invalid":
        return not_now("not_now", phase=case.state.phase)
    if as_side(command.by) != case.state.on_turn:
        return not_now("not_your_turn")
    return withdraw(case).done()


def decide_appeal(case: Case, command: c.Appeal) -> Decision:
    state = case.state
    ruled_valid = state.phase == "announced" and state.play is not None and state.play.answered
    if state.phase != "ruled_invalid" and not ruled_valid:
        return not_now("nothing_to_appeal")
    placer = as_side(command.by) == state.on_turn
    told = may_appeal(by_placer=placer, ruled_valid=ruled_valid, book=case.book)
    if not told.allowed:
        return refused(told)
    if not command.arguments.strip():
        return not_now("arguments_wanted")
    rulings: tuple[Ruling, ...] = (told,)
    if command.hidden_from_rival:
        hidden = may_hide_arguments(case.book)
        if not hidden.allowed:
            return refused(hidden)
        rulings = (told, hidden)
    event = e.AppealMade(
        at=case.now,
        side=state.on_turn,
        arguments=command.arguments,
        hidden_from_rival=command.hidden_from_rival,
        rulings=rulings,
    )
    stopped = e.ClockStopped(at=case.now, stop="word_validity")
    return case.then(event, stopped).done()


def decide_appeal_answer(case: Case, command: c.DecideAppeal) -> Decision:
    if case.state.phase != "appealed":
        return not_now("nothing_to_appeal")
    if command.by not in DESK:
        return not_now("only_an_official")
    told = appeal_answered(upheld=command.valid, book=case.book)
    decided = case.then(
        e.AppealDecided(at=case.now, valid=command.valid, rulings=(told,)),
        e.ClockResumed(at=case.now, stop="word_validity"),
    )
    return (decided if command.valid else withdraw(decided)).done()
