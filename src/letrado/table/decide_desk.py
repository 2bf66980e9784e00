"""Incidents, corrections, penalties and conduct: what the desk enters."""

from __future__ import annotations

from letrado.game.spelling import read_word
from letrado.game.square import Square
from letrado.game.tileset import load_tile_set
from letrado.rulebook.citation import Citation
from letrado.rulebook.ruling import Ruling
from letrado.rules.absence import unjustified_lateness
from letrado.rules.blank import disputed_letter, may_claim_later
from letrado.rules.ending import Ending
from letrado.rules.penalty import (
    consulted,
    devices,
    may_penalise,
    may_show_card,
    printed_notes,
    smoking_food_phone,
    talking,
    uncovered_case,
    unethical,
)
from letrado.rules.sheet import may_correct_play, may_correct_total, noting
from letrado.rules.side import DESK, Party, Side
from letrado.table import commands as c
from letrado.table import events as e
from letrado.table.decision import Case, Decision, not_now, refused
from letrado.table.state import AFTER_PLAY
from letrado.table.turn_end import end_game


def decide_correct_play(case: Case, command: c.CorrectPlay) -> Decision:
    state = case.state
    if state.hosted:
        return not_now("impossible_when_hosted")
    if (
        not 1 <= command.turn <= len(state.entries)
        or state.entries[command.turn - 1].kind != "play"
    ):
        return not_now("no_such_turn", turn=command.turn)
    told = may_correct_play(
        signed=state.phase == "closed", ended=state.phase in AFTER_PLAY, book=case.book
    )
    if not told.allowed:
        return refused(told)
    event = e.PlayCorrected(at=case.now, turn=command.turn, points=command.points, rulings=(told,))
    return case.then(event).done()


def decide_correct_total(case: Case, command: c.CorrectTotal) -> Decision:
    state = case.state
    told = may_correct_total(
        signed=state.phase == "closed", ended=state.phase in AFTER_PLAY, book=case.book
    )
    if not told.allowed:
        return refused(told)
    right = state.score(command.side)
    event = e.TotalCorrected(
        at=case.now, side=command.side, written=command.written, right=right, rulings=(told,)
    )
    return case.then(event).done()


def decide_dispute_blank(case: Case, command: c.DisputeBlank) -> Decision:
    tile = case.state.board.tiles.get(Square.parse(command.square))
    if tile is None or not tile.blank:
        return not_now("no_blank_there", square=command.square)
    placer, rival = command.noted_by_placer, command.noted_by_opponent
    if case.state.hosted or (placer is not None and placer == rival):
        return refused(may_claim_later(case.book))
    letter, told = disputed_letter(placer, rival, command.placer_says or tile.letter, case.book)
    if letter not in load_tile_set(case.book.provisions.tiles.set.value).letters:
        return not_now("no_such_tile", tile=letter)
    event = e.BlankSettled(at=case.now, square=command.square, letter=letter, rulings=(told,))
    return case.then(event).done()


def decide_consultation(case: Case, command: c.ReportConsultation) -> Decision:
    if not (command.by in DESK or command.by == "monitor"):
        return not_now("only_an_official")
    times = case.state.consultations[command.side] + 1
    answered = command.answered_by is not None
    told = consulted(times, answered=answered, book=case.book)
    tile_set = load_tile_set(case.book.provisions.tiles.set.value)
    word = read_word(command.word, tile_set)
    match told.reason:
        case "consultation.word_barred":
            event = e.WordBarred(at=case.now, side=command.side, word=word, rulings=(told,))
            return case.then(event).done()
        case "consultation.disqualified":
            return _disqualify(case, command.side, "tournament", told, "")
        case _:
            return _noted(case, command.by, "consultation", command.side, told, command.word)


def decide_conduct(case: Case, command: c.ReportConduct) -> Decision:
    match command.matter:
        case "talk":
            told = talking(case.book)
        case "smoking_food_phone":
            told = smoking_food_phone(case.book)
        case "device":
            told = devices(case.book)
        case "prepared_notes":
            told = printed_notes(case.book)
        case "not_noting":
            told = noting(case.book)
        case practice:
            told = unethical(practice, case.book)
    return _noted(case, command.by, command.matter, command.side, told, command.remark)


def decide_lateness(case: Case, command: c.ReportLateness) -> Decision:
    told = unjustified_lateness(command.times, case.book)
    return _noted(case, command.by, "lateness", command.side, told, "")


def decide_penalise(case: Case, command: c.Penalise) -> Decision:
    if command.by not in ("monitor", "arbiter", "director"):
        return not_now("only_an_official")
    told = may_penalise(command.points, command.by, case.book)
    if not told.allowed:
        return refused(told)
    event = e.PenaltyGiven(
        at=case.now,
        side=command.side,
        points=command.points,
        remark=command.remark,
        rulings=(told,),
    )
    return case.then(event).done()


def decide_card(case: Case, command: c.ShowCard) -> Decision:
    if command.by not in DESK:
        return not_now("only_an_official")
    told = may_show_card(case.book)
    if not told.allowed:
        return refused(told)
    event = e.CardShown(
        at=case.now,
        side=command.side,
        colour=command.colour,
        remark=command.remark,
        rulings=(told,),
    )
    return case.then(event).done()


def decide_disqualify(case: Case, command: c.Disqualify) -> Decision:
    if command.by not in DESK:
        return not_now("only_an_official")
    if not command.articles:
        return not_now("article_wanted")
    for number in command.articles:
        case.book.article(number)
    grounds = tuple(Citation(case.book.id, number) for number in command.articles)
    told = Ruling(True, "penalty.disqualified", grounds, {"scope": command.scope})
    return _disqualify(case, command.side, command.scope, told, command.remark)


def _disqualify(case: Case, side: Side, scope: str, told: Ruling, remark: str) -> Decision:
    event = e.Disqualified(
        at=case.now,
        side=side,
        scope="game" if scope == "game" else "tournament",
        remark=remark,
        rulings=(told,),
    )
    out = case.then(event)
    if case.state.phase in AFTER_PLAY:
        return out.done()
    return end_game(out, Ending("disqualified", told), loser=side).done()


def decide_uncovered(case: Case, command: c.RuleOnCase) -> Decision:
    if command.by not in DESK:
        return not_now("only_an_official")
    told = uncovered_case(case.book)
    return _noted(case, command.by, "uncovered_case", None, told, command.remark)


def _noted(
    case: Case, by: Party, matter: str, about: Side | None, told: Ruling, remark: str
) -> Decision:
    """An entry in the log with its ground; what follows is for the desk to decide."""
    event = e.RulingGiven(
        at=case.now, by=by, matter=matter, about=about, remark=remark, rulings=(told,)
    )
    return case.then(event).done()
