"""Events of a turn."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from letrado.game.square import Position
from letrado.rules.ending import TurnTaken
from letrado.rules.side import Side
from letrado.table import events as e
from letrado.table.laid import Laid, placements_of
from letrado.table.main_word import main_word
from letrado.table.sheet import Entry
from letrado.table.state import ChallengeUnderWay, Phase, PlayUnderWay, State

PlayEvent: TypeAlias = (
    e.TilesLaid
    | e.TilesTakenUp
    | e.CountBegun
    | e.PlayAnnounced
    | e.CentreAccepted
    | e.Noted
    | e.PlayAccepted
    | e.PlayChallenged
    | e.VerdictGiven
    | e.AppealMade
    | e.AppealDecided
    | e.PlayWithdrawn
    | e.ExchangeAnnounced
    | e.ExchangeGivenUp
    | e.TurnEnded
    | e.TurnPassed
)


def apply_play(state: State, event: PlayEvent) -> State:
    play = state.play or PlayUnderWay(state.on_turn)
    match event:
        case e.TilesLaid(side=side, tiles=tiles, dropped=dropped, seen=seen):
            bare = _tiles_on_rack(state, side, play.tiles)
            laid = _tiles_off_rack(bare, side, tiles)
            under_way = replace(play, side=side, tiles=tiles, dropped=dropped, seen=seen)
            return replace(laid, play=under_way, phase="placing")
        case e.TilesTakenUp(side=side):
            back = _tiles_on_rack(state, side, play.tiles)
            return replace(back, play=None, phase="thinking")
        case e.CountBegun():
            return replace(state, phase="counting")
        case e.PlayAnnounced(points=points, worth=worth, off_centre=off, at=at):
            said = replace(play, points=points, worth=worth, off_centre=off, announced=True)
            return _to_be_verified(state, said, at)
        case e.CentreAccepted(at=at):
            return _to_be_verified(state, replace(play, accepted_off_centre=True), at)
        case e.Noted(side=side, points=points):
            noted = replace(play, noted_by=play.noted_by | {side}, points=points)
            return replace(state, play=noted)
        case e.PlayAccepted():
            return _accepted(state, play)
        case e.PlayChallenged(words=words, places=places):
            return replace(state, challenge=ChallengeUnderWay(words, places), phase="challenged")
        case e.VerdictGiven(valid=valid, at=at) | e.AppealDecided(valid=valid, at=at):
            back = _to_be_verified(state, replace(play, answered=True), at)
            phase = back.phase if valid else "ruled_invalid"
            return replace(back, challenge=None, phase=phase)
        case e.AppealMade():
            return replace(state, phase="appealed")
        case e.PlayWithdrawn(side=side):
            back = _tiles_on_rack(state, side, play.tiles)
            owing = state.undrawn - {side}
            return replace(back, play=None, challenge=None, phase="thinking", undrawn=owing)
        case e.ExchangeAnnounced(count=count):
            return replace(state, phase="exchanging", exchange_count=count)
        case e.ExchangeGivenUp():
            return replace(state, phase="thinking", exchange_count=0)
        case e.TurnEnded(side=side, kind=kind):
            turns = (*state.turns, TurnTaken(side, kind))
            lost = state.turn_to_lose - ({side} if kind == "overdraw" else set())
            entries = state.entries
            if kind != "play":
                count = state.exchange_count if kind == "exchange" else 0
                entries = (*entries, Entry(side, kind, count=count))
            return replace(state, turns=turns, turn_to_lose=lost, entries=entries)
        case e.TurnPassed(to=to):
            return replace(
                state,
                on_turn=to,
                phase="thinking",
                play=None,
                exchange_count=0,
                no_moves=frozenset(),
            )


def _to_be_verified(state: State, play: PlayUnderWay, at: int) -> State:
    """The play lies before the opponent; one challenged during the count is still counted."""
    phase: Phase = "announced" if play.announced else "counting"
    if play.off_centre and not play.accepted_off_centre:
        phase = "centre_choice"
    return replace(state, play=replace(play, since=at), phase=phase)


def _accepted(state: State, play: PlayUnderWay) -> State:
    placements = placements_of(play.tiles)
    board = state.board.with_tiles(placements)
    word = main_word(board, [square for square, _ in placements])
    entry = Entry(
        side=play.side,
        kind="play",
        points=play.points,
        worth=play.worth,
        place=str(Position(word.start, word.direction)) if word else play.tiles[0].square,
        word=word.letters if word else (play.tiles[0].letter,),
        blanks={tile.square: tile.letter for tile in play.tiles if tile.blank},
        count=len(play.tiles),
    )
    return replace(
        state,
        board=board,
        entries=(*state.entries, entry),
        play=None,
        challenge=None,
        phase="accepted",
    )


def _tiles_off_rack(state: State, side: Side, tiles: tuple[Laid, ...]) -> State:
    rack = state.racks[side]
    gone = [tile.placement()[1].from_rack for tile in tiles]
    lighter = None if rack is None or not rack.holds(gone) else rack.without(gone)
    sizes = {**state.rack_sizes, side: state.rack_sizes[side] - len(tiles)}
    return replace(state, racks={**state.racks, side: lighter}, rack_sizes=sizes)


def _tiles_on_rack(state: State, side: Side, tiles: tuple[Laid, ...]) -> State:
    rack = state.racks[side]
    back = [tile.placement()[1].from_rack for tile in tiles]
    fuller = None if rack is None else rack.with_tiles(back)
    sizes = {**state.rack_sizes, side: state.rack_sizes[side] + len(tiles)}
    return replace(state, racks={**state.racks, side: fuller}, rack_sizes=sizes)
