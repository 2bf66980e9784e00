"""Laying, moving, counting, announcing."""

from __future__ import annotations

from letrado.game.square import Square
from letrado.rulebook.ruling import Ruling
from letrado.rules.blank import Moment, may_rename
from letrado.rules.clock import may_move_after_timer, stops_clock
from letrado.rules.handling import (
    Movement,
    breach_costs_turn,
    may_lay_next,
    may_move,
    must_play_tile,
    tentative_tiles,
)
from letrado.rules.penalty import consulted
from letrado.rules.placement import (
    centre_accepted,
    centre_refused,
    missed_centre_ruling,
    misses_centre,
    placement_faults,
)
from letrado.rules.scoring import count_play
from letrado.rules.sheet import announcement_is_complete
from letrado.rules.side import as_side, other
from letrado.table import commands as c
from letrado.table import events as e
from letrado.table.decision import Case, Decision, not_now, refused
from letrado.table.laid import Laid, placements_of, tile_by_tile
from letrado.table.state import PlayUnderWay
from letrado.table.turn_end import end_turn, start_clock_of_absent


def decide_lay(case: Case, command: c.LayTiles) -> Decision:
    state = case.state
    if state.phase not in ("thinking", "placing"):
        return not_now("not_now", phase=state.phase)
    if state.hosted and state.automatic:
        return case.done(tentative_tiles(case.book))
    if not command.tiles:
        return not_now("nothing_laid")
    before = state.play.tiles if state.play else ()
    squares = [Square.parse(tile.square) for tile in before]
    if state.timer_out and not before:
        return not_now("timer_ran_out")
    laying: tuple[Ruling, ...] = ()
    for tile in command.tiles:
        square = Square.parse(tile.square)
        if square in state.board.tiles or square in squares:
            return not_now("square_taken", square=tile.square)
        told = may_lay_next(squares, square, case.book)
        if not told.allowed:
            return refused(told)
        squares.append(square)
        laying = (told,)
    wanting = _not_on_rack(case, (*before, *command.tiles))
    if wanting:
        return not_now("tile_not_on_rack", tile=wanting)
    if len(command.tiles) > state.rack_sizes[state.on_turn]:
        return not_now("rack_too_small", count=state.rack_sizes[state.on_turn])
    event = e.TilesLaid(
        at=case.now,
        side=state.on_turn,
        tiles=(*before, *command.tiles),
        dropped=command.dropped and (state.play is None or state.play.dropped),
        seen=command.seen or (state.play is not None and state.play.seen),
        rulings=laying,
    )
    return case.then(event).done()


def decide_move(case: Case, command: c.MoveTiles) -> Decision:
    play = case.state.play
    if play is None or case.state.phase not in ("placing", "counting", "announced"):
        return not_now("not_now", phase=case.state.phase)
    after = tile_by_tile(play.tiles, command.tiles)
    if after is None:
        return not_now("other_tiles")
    if case.state.timer_out:
        return refused(may_move_after_timer(case.book))
    counting = case.state.phase != "placing"
    movement = Movement(
        before=tuple(Square.parse(tile.square) for tile in play.tiles),
        after=tuple(Square.parse(tile.square) for tile in after),
        purpose=command.purpose,
        counting=counting,
    )
    told = may_move(movement, case.book)
    if not told.allowed:
        return refused(told)
    taken = [s for s in movement.after if s in case.state.board.tiles]
    if taken or len(set(movement.after)) < len(movement.after):
        return not_now("square_taken", square=str(taken[0] if taken else movement.after[0]))
    event = e.TilesLaid(
        at=case.now,
        side=play.side,
        tiles=command.tiles,
        dropped=play.dropped,
        seen=play.seen,
        rulings=(told,),
    )
    return case.then(event).done()


def decide_rename_blank(case: Case, command: c.RenameBlank) -> Decision:
    play = case.state.play
    if play is None or case.state.phase not in ("placing", "counting", "announced"):
        return not_now("not_now", phase=case.state.phase)
    if not any(tile.blank and tile.square == command.square for tile in play.tiles):
        return not_now("no_blank_there", square=command.square)
    moment: Moment = "before_count" if case.state.phase == "placing" else "counting"
    told = may_rename(moment, case.book)
    if not told.allowed:
        return refused(told)
    renamed = Laid(command.square, command.letter, blank=True)
    event = e.TilesLaid(
        at=case.now,
        side=play.side,
        tiles=tuple(renamed if t.square == command.square else t for t in play.tiles),
        dropped=play.dropped,
        seen=play.seen,
        rulings=(told,),
    )
    return case.then(event).done()


def decide_take_up(case: Case, command: c.TakeUpTiles) -> Decision:
    """Tiles that need not be played go back; otherwise taking them up costs the turn."""
    if case.state.hosted and case.state.automatic and case.state.phase == "thinking":
        return case.done(tentative_tiles(case.book))
    play = case.state.play
    if play is None or case.state.phase not in ("placing", "counting"):
        return not_now("nothing_laid")
    told = must_play_tile(dropped=play.dropped, seen_by_opponent=play.seen, book=case.book)
    if told.allowed and case.state.phase == "placing" and not command.gives_up:
        return case.then(e.TilesTakenUp(at=case.now, side=play.side, rulings=(told,))).done()
    breach = breach_costs_turn(case.book)
    why = (breach,) if told.allowed else (told, breach)
    back = case.then(e.PlayWithdrawn(at=case.now, side=play.side, rulings=why))
    return end_turn(back, "breach", breach).done()


def decide_count(case: Case, command: c.Count) -> Decision:
    del command
    play = case.state.play
    if play is None or case.state.phase != "placing":
        return not_now("nothing_laid")
    faults = play_faults(case, play.tiles)
    if faults:
        return refused(*faults)
    return begin_count(case).done()


def begin_count(case: Case) -> Case:
    counted = case.then(e.CountBegun(at=case.now, side=case.state.on_turn))
    if case.state.game.timing.method != "chess_clock":
        return counted
    told = stops_clock("end_of_placing", case.state.game.timing.mode, case.book)
    if not told.allowed:
        return counted
    return counted.then(e.ClockStopped(at=case.now, stop="end_of_placing", rulings=(told,)))


def play_faults(case: Case, tiles: tuple[Laid, ...]) -> tuple[Ruling, ...]:
    """Everything for which the book refuses this play before anybody judges its words."""
    placements = placements_of(tiles)
    faults = list(placement_faults(case.state.board, placements, case.book))
    if misses_centre(case.state.board, placements, case.book):
        told = missed_centre_ruling(case.book, on_real_board=not case.state.hosted)
        if not told.allowed:
            faults.append(told)
    barred = case.state.barred[case.state.on_turn]
    if barred and not faults:
        after = case.state.board.with_tiles(placements)
        words = after.words_with([square for square, _ in placements])
        if any(word.letters in barred for word in words):
            faults.append(consulted(1, answered=True, book=case.book))
    return tuple(faults)


def decide_announce(case: Case, command: c.Announce) -> Decision:
    if case.state.phase != "counting":
        return not_now("not_counted")
    mode = case.state.game.timing.mode if case.state.game.timing.method == "chess_clock" else None
    complete = announcement_is_complete(mode, total_said=command.total is not None, book=case.book)
    if not complete.allowed:
        return refused(complete)
    return announce(case, command.points, command.total, complete).done()


def announce(case: Case, points: int | None, total: int | None, *rulings: Ruling) -> Case:
    """The play is announced; a hosted game says what it is worth."""
    play = case.state.play or PlayUnderWay(case.state.on_turn)
    placements = placements_of(play.tiles)
    book = case.book
    whole_rack = case.state.rack_sizes[play.side] == 0
    worth, counted = count_play(case.state.board, placements, book, whole_rack=whole_rack)
    off = misses_centre(case.state.board, placements, book)
    real = not case.state.hosted
    told = (missed_centre_ruling(book, on_real_board=real),) if off else ()
    announced = case.then(
        e.PlayAnnounced(
            at=case.now,
            side=play.side,
            points=worth if points is None or case.state.hosted else points,
            worth=worth,
            total=total,
            off_centre=off,
            rulings=(*rulings, counted, *told),
        )
    )
    return start_clock_of_absent(announced)


def decide_make_play(case: Case, command: c.MakePlay) -> Decision:
    """Lay, count and announce at once."""
    state = case.state
    if state.phase != "thinking":
        return not_now("not_now", phase=state.phase)
    if not command.tiles:
        return not_now("nothing_laid")
    if state.timer_out:
        return not_now("timer_ran_out")
    faults = play_faults(case, command.tiles)
    if faults:
        return refused(*faults)
    wanting = _not_on_rack(case, command.tiles)
    if wanting:
        return not_now("tile_not_on_rack", tile=wanting)
    if not state.hosted and len(command.tiles) > state.rack_sizes[state.on_turn]:
        return not_now("rack_too_small", count=state.rack_sizes[state.on_turn])
    laid = case.then(e.TilesLaid(at=case.now, side=state.on_turn, tiles=command.tiles))
    return announce(begin_count(laid), command.points, None).done()


def decide_choose_centre(case: Case, command: c.ChooseCentre) -> Decision:
    state = case.state
    if state.phase != "centre_choice":
        return not_now("not_now", phase=state.phase)
    if as_side(command.by) != other(state.on_turn):
        return not_now("only_the_opponent")
    if command.accept:
        told = centre_accepted(case.book)
        event = e.CentreAccepted(at=case.now, side=state.on_turn, rulings=(told,))
        return case.then(event).done()
    told = centre_refused(case.book)
    back = case.then(e.PlayWithdrawn(at=case.now, side=state.on_turn, rulings=(told,)))
    return end_turn(back, "refused_opening", told).done()


def _not_on_rack(case: Case, tiles: tuple[Laid, ...]) -> str | None:
    """A tile that the player does not have, where the rack is known."""
    play = case.state.play
    rack = case.state.racks[case.state.on_turn]
    if rack is None:
        return None
    held = list(rack.tiles)
    if play is not None:
        held += [tile.placement()[1].from_rack for tile in play.tiles]
    for tile in tiles:
        face = tile.placement()[1].from_rack
        if face not in held:
            return face
        held.remove(face)
    return None
