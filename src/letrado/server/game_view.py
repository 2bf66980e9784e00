"""A game as one role may see it, field by field from an allow-list.

Racks, bag and seed are read here in three places only: one's own rack, the tiles that one cannot
see (a count over all of them), and the result, once the game is over.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from letrado.game.board import Board
from letrado.game.play import PlacedTile
from letrado.game.square import Position, Square
from letrado.game.tileset import TileSet, load_tile_set
from letrado.rulebook.book import Rulebook
from letrado.rules.clock import MINUTE_MS
from letrado.rules.side import SIDES, Side, as_side
from letrado.server.about import About
from letrado.server.actions import actions
from letrado.server.matches import points_of
from letrado.server.wire import (
    ChallengeView,
    ClockView,
    EntryView,
    GameView,
    MatchView,
    PlayView,
    ResultView,
    Role,
    Seats,
    SeatView,
    TileView,
    WordView,
)
from letrado.table.sheet import running_totals
from letrado.table.state import AFTER_PLAY, BEFORE_PLAY, State

DAY_MS = 24 * 60 * MINUTE_MS


@dataclass(frozen=True, slots=True)
class Seen:
    """The game and what stands around it, at one moment of the table's time."""

    about: About
    state: State
    book: Rulebook
    now: int
    present: frozenset[Side] = frozenset()
    agreed: frozenset[Side] = frozenset()
    moved_at: int = 0  # when the player on turn got the move


def game_view(seen: Seen, role: Role) -> GameView:
    about, state, book = seen.about, seen.state, seen.book
    tile_set = load_tile_set(book.provisions.tiles.set.value)
    own = as_side(role) if role in SIDES else None
    rack = state.racks[own] if own is not None else None
    return GameView(
        id=about.id,
        version=state.events,
        role=role,
        rulebook=about.terms.rulebook,
        tile_set=tile_set.id,
        phase=state.phase,
        on_turn=state.on_turn,
        seats=Seats(A=_seat(seen, "A"), B=_seat(seen, "B")),
        board=_tiles(state.board.tiles.items(), tile_set),
        covered=state.phase in ("challenged", "appealed"),
        rack=None if rack is None else rack.tiles,
        unseen=None if own is None else _unseen(state, own, tile_set),
        bag=state.bag_size,
        play=_play(state, tile_set),
        challenge=_challenge(seen),
        exchange_announced=state.exchange_count if state.phase == "exchanging" else None,
        clock=clock_view(seen),
        sheet=_sheet(state),
        sheet_version=sheet_version(state),
        actions=actions(state, role, book),
        judge=about.judge,
        blank_letters=_blank_letters(book, tile_set),
        commitment=state.game.bag_seed().commitment(),
        seed_words=state.game.seed_words,
        result=_result(state),
        match=_match(about, state),
        rematch=about.rematch,
        rematch_asked=about.rematch_asked,
        spectator_delay=about.terms.spectator_delay,
        arbiter_present=about.arbiter is not None,
    )


def sheet_version(state: State) -> str:
    """A mark of everything that the players sign."""
    signed = (state.entries, state.adjusted, state.penalties, state.final)
    return hashlib.sha256(msgspec.json.encode(signed, order="sorted")).hexdigest()[:16]


def clock_view(seen: Seen) -> ClockView:
    state, now = seen.state, seen.now
    timing, clocks = state.game.timing, state.clocks
    left = {side: clocks.left(side, now) for side in SIDES}
    known = {side: ms for side, ms in left.items() if ms is not None}
    goes_on = state.phase not in AFTER_PLAY | BEFORE_PLAY
    turn_left = game_left = move_left = silence_left = None
    if goes_on and timing.method == "timer":
        whole = seen.book.provisions.time.timer.seconds.value * 1000
        turn_left = max(0, whole - clocks.spent_on_turn(state.on_turn, now))
    if goes_on and timing.game_limit_minutes is not None and state.begun_at is not None:
        game_left = max(0, state.begun_at + timing.game_limit_minutes * MINUTE_MS - now)
    if goes_on and seen.about.terms.days_per_move is not None:
        move_left = max(0, seen.moved_at + seen.about.terms.days_per_move * DAY_MS - now)
    delay = seen.book.provisions.challenge.acceptance_delay_seconds.value
    if state.phase == "announced" and state.play is not None and delay is not None:
        silence_left = max(0, state.play.since + delay * 1000 - now)
    return ClockView(
        now=now,
        method=timing.method,
        mode=timing.mode,
        left=known or None,
        running=tuple(side for side in SIDES if side in clocks.running and not clocks.stops),
        stops=tuple(sorted(clocks.stops)),
        turn_left=turn_left,
        game_left=game_left,
        move_left=move_left,
        silence_left=silence_left,
    )


def _seat(seen: Seen, side: Side) -> SeatView:
    state, seat = seen.state, seen.about.seats[side]
    return SeatView(
        name=seat.name,
        machine=bool(seat.machine),
        present=bool(seat.machine) or side in seen.present,
        score=state.score(side),
        tiles=state.rack_sizes[side],
        adjusted=state.adjusted[side],
        penalties=state.penalties[side],
        cards=state.cards[side],
        signed=side in state.signed,
        away=side in state.away,
    )


def _tiles(placed: Iterable[tuple[Square, PlacedTile]], tile_set: TileSet) -> tuple[TileView, ...]:
    return tuple(
        TileView(
            str(square),
            tile.letter,
            tile.blank,
            0 if tile.blank else tile_set.points(tile.letter),
        )
        for square, tile in sorted(placed, key=lambda item: item[0])
    )


def _unseen(state: State, own: Side, tile_set: TileSet) -> dict[str, int]:
    """What may be in the bag or on the opponent's rack: all tiles but those that one sees."""
    left = Counter(tile_set.tiles())
    left.subtract(tile.from_rack for tile in state.table_board().tiles.values())
    rack = state.racks[own]
    left.subtract(rack.tiles if rack is not None else ())
    return {tile: left[tile] for tile in sorted(left) if left[tile] > 0}


def _play(state: State, tile_set: TileSet) -> PlayView | None:
    play = state.play
    if play is None or not play.tiles:
        return None
    squares = [Square.parse(tile.square) for tile in play.tiles]
    return PlayView(
        side=play.side,
        tiles=_tiles((tile.placement() for tile in play.tiles), tile_set),
        points=play.points,
        words=_words(state.table_board(), squares),
        announced=play.announced,
        off_centre=play.off_centre,
        noted_by=tuple(side for side in SIDES if side in play.noted_by),
        answered=play.answered,
    )


def _words(board: Board, squares: list[Square]) -> tuple[WordView, ...]:
    return tuple(
        WordView(str(Position(word.start, word.direction)), word.letters, word.direction)
        for word in board.words_with(squares)
    )


def _challenge(seen: Seen) -> ChallengeView | None:
    challenge = seen.state.challenge
    if challenge is None:
        return None
    agreed = tuple(side for side in SIDES if side in seen.agreed)
    return ChallengeView(challenge.words, challenge.places, agreed)


def _sheet(state: State) -> tuple[EntryView, ...]:
    return tuple(
        EntryView(
            side=entry.side,
            kind=entry.kind,
            points=entry.points,
            total=total,
            place=entry.place,
            word=entry.word,
            blanks=tuple(sorted(entry.blanks)),
            count=entry.count,
        )
        for entry, total in running_totals(state.entries)
    )


def _blank_letters(book: Rulebook, tile_set: TileSet) -> tuple[str, ...]:
    forbidden = book.provisions.blank.forbidden_letters.value
    return tuple(letter for letter in tile_set.letters if letter not in forbidden)


def _result(state: State) -> ResultView | None:
    final = state.final
    if final is None:
        return None
    racks = {side: rack.tiles for side, rack in state.racks.items() if rack is not None}
    return ResultView(final.kind, state.winner(), final.loser, final.out, racks, state.game.seed)


def _match(about: About, state: State) -> MatchView | None:
    place = about.match
    if place is None:
        return None
    return MatchView(place.id, place.number, place.games, points_of(about, state))
