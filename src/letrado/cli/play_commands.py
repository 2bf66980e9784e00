"""Orders of a turn as commands of the table: who gives them, and with which facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from letrado.cli.play_desk_commands import DESK_ORDERS
from letrado.cli.play_orders import Order, plain, vocabulary
from letrado.cli.play_reading import Reading
from letrado.cli.play_typed import TypedPlay, read_typed_play
from letrado.errors import NotationError
from letrado.game.rack import Rack
from letrado.game.tileset import TileSet
from letrado.rules.clock import Stop
from letrado.rules.handling import Purpose
from letrado.table import commands as c
from letrado.table.laid import Laid
from letrado.table.state import State

Asked = tuple[c.AnyCommand, ...]


def commands_of(order: Order, state: State, tile_set: TileSet) -> tuple[Asked, tuple[str, ...]]:
    """The commands that an order stands for, and the letters for which a blank was taken."""
    reading = Reading(order, state, tile_set)
    if order.name == "play":
        played = _typed(reading, order.rest, state.racks[state.on_turn])
        by = reading.by(reading.on_turn)
        return (c.MakePlay(by=by, tiles=played.tiles, points=played.points),), played.blanks_used
    return ORDERS[order.name](reading), ()


def _typed(reading: Reading, text: str, rack: Rack | None) -> TypedPlay:
    """A play, the place first or last."""
    words = text.split()
    if len(words) > 1:
        try:
            return read_typed_play(text, reading.state.board, rack, reading.tile_set)
        except NotationError as wrong:
            if wrong.code != "not_a_position":
                raise
        turned = " ".join([words[-1], *words[:-1]])
        return read_typed_play(turned, reading.state.board, rack, reading.tile_set)
    raise NotationError("play_without_tiles", text=text)


def _lay(reading: Reading) -> Asked:
    rack = reading.state.racks[reading.on_turn]
    under_way = reading.state.table_board()
    text = reading.order.rest
    tiles = read_typed_play(text, under_way, rack, reading.tile_set).tiles
    dropped = reading.says("caida", "caiguda", "dropped")
    return (c.LayTiles(by=reading.by(reading.on_turn), tiles=tiles, dropped=dropped),)


def _move(reading: Reading) -> Asked:
    purpose: Purpose = "to_correct"
    if reading.says("enla", "enlla", "link"):
        purpose = "to_link"
    elif reading.says("mejor", "millor", "improv"):
        purpose = "to_improve"
    play = reading.state.play
    text = " ".join(reading.order.words[:2])
    laid = read_typed_play(text, reading.state.board, None, reading.tile_set).tiles
    blanks = {tile.letter for tile in play.tiles if tile.blank} if play else set[str]()
    tiles = tuple(
        Laid(tile.square, tile.letter, tile.blank or tile.letter in blanks) for tile in laid
    )
    return (c.MoveTiles(by=reading.by(reading.on_turn), tiles=tiles, purpose=purpose),)


def _withdraw(reading: Reading) -> Asked:
    by = reading.by(reading.on_turn)
    if reading.state.phase == "ruled_invalid":
        return (c.WithdrawPlay(by=by),)
    return (c.TakeUpTiles(by=by, gives_up=reading.says("renunci", "give")),)


def _rename(reading: Reading) -> Asked:
    words = reading.order.words
    letters = reading.tiles(words[1:]) or ()
    if len(letters) != 1:
        raise reading.incomplete()
    square = words[0].upper()
    return (c.RenameBlank(by=reading.by(reading.on_turn), square=square, letter=letters[0]),)


def _announce(reading: Reading) -> Asked:
    said = [*reading.numbers(), None, None]
    if said[0] is None:
        raise reading.incomplete()
    return (c.Announce(by=reading.by(reading.on_turn), points=said[0], total=said[1]),)


def _accept(reading: Reading) -> Asked:
    state = reading.state
    by = reading.by(reading.rival)
    if state.phase == "centre_choice":
        return (c.ChooseCentre(by=by, accept=True),)
    points = next(iter(reading.numbers()), None)
    if not state.automatic and state.play is not None and by in state.play.noted_by:
        by = reading.by(reading.on_turn)
    return (c.Note(by=by, points=points),)


def _challenge(reading: Reading) -> Asked:
    places = tuple(word.strip(",;").upper() for word in reading.order.words if _is_place(word))
    usual = reading.rival if reading.state.play else reading.on_turn
    return (c.MakeChallenge(by=reading.by(usual), words=places),)


def _is_place(word: str) -> bool:
    return any(letter.isdigit() for letter in word)


def _verdict(reading: Reading) -> Asked:
    first = reading.order.name == "valid"
    rest = [part for part in reading.order.rest.replace(";", ",").split(",") if part.strip()]
    answers = [first, *(_answer(part, reading) for part in rest)]
    if reading.state.phase == "appealed":
        return (c.DecideAppeal(by=reading.by("arbiter"), valid=all(answers)),)
    challenge = reading.state.challenge
    asked = len(challenge.words) if challenge else 1
    valid = tuple(answers * asked if len(answers) == 1 else answers)
    return (c.GiveVerdict(by=reading.by("arbiter"), valid=valid),)


def _answer(text: str, reading: Reading) -> bool:
    name = vocabulary().get(plain(text))
    if name not in ("valid", "invalid"):
        raise reading.incomplete()
    return name == "valid"


def _appeal(reading: Reading) -> Asked:
    arguments = reading.order.rest
    hidden = reading.says("secret")
    return (
        c.Appeal(
            by=reading.by(reading.on_turn),
            arguments=arguments,
            hidden_from_rival=hidden,
        ),
    )


def _draw(reading: Reading) -> Asked:
    undrawn = next(iter(reading.state.undrawn), reading.on_turn)
    return (c.DrawTiles(by=reading.by(undrawn), tiles=reading.tiles(reading.order.words)),)


def _exchange(reading: Reading) -> Asked:
    by = reading.by(reading.on_turn)
    words = reading.order.words
    if len(words) == 1 and words[0].isascii() and words[0].isdigit():
        count = int(words[0][:3])
        if reading.state.racks[reading.on_turn] is None:
            return (c.ExchangeTiles(by=by, count=count),)
        return (c.AnnounceExchange(by=by, count=count),)
    tiles = reading.tiles(words)
    if tiles is None:
        return (c.AnnounceExchange(by=by),)
    return (c.ExchangeTiles(by=by, tiles=tiles),)


def _senyors(reading: Reading) -> Asked:
    rack = reading.tiles(reading.order.words)
    return (c.ExchangeFreely(by=reading.by(reading.on_turn), rack=rack),)


def _count_bag(reading: Reading) -> Asked:
    inside = reading.says("dentro", "dins", "inside")
    consents = reading.number(0)
    by = reading.by(reading.on_turn)
    return (c.CountBag(by=by, inside=inside, consents=consents),)


def _no_moves(reading: Reading) -> Asked:
    declared = reading.state.no_moves
    usual = reading.rival if reading.on_turn in declared else reading.on_turn
    return (c.DeclareNoMoves(by=reading.by(reading.side(usual))),)


def _begin(reading: Reading) -> Asked:
    by = reading.by("A")
    if reading.state.phase == "set_up":
        return (c.SettleStart(by=by), c.Begin(by=by))
    return (c.Begin(by=by),)


def _lot(reading: Reading) -> Asked:
    tiles = reading.tiles(reading.order.words) or ()
    if len(tiles) != 2:
        raise reading.incomplete()
    return (c.SettleStart(by=reading.by("A"), tiles=(tiles[0], tiles[1])),)


def _stop(reading: Reading) -> Asked:
    stop: Stop = "referee_called"
    if reading.says("cuenta", "puntos", "compte", "punts", "score"):
        stop = "score_difference"
    elif reading.says("verific", "verif"):
        stop = "verification"
    seconds = reading.number(0)
    return (c.StopClocks(by=reading.by(reading.on_turn), stop=stop, seconds=seconds),)


ORDERS: Mapping[str, Callable[[Reading], Asked]] = {
    "exchange": _exchange,
    "desist": lambda r: (c.DesistFromExchange(by=r.by(r.on_turn)),),
    "senyors": _senyors,
    "pass": lambda r: (c.Pass(by=r.by(r.on_turn)),),
    "no_moves": _no_moves,
    "resign": lambda r: (c.Resign(by=r.side()),),
    "lay": _lay,
    "move": _move,
    "rename": _rename,
    "withdraw": _withdraw,
    "count": lambda r: (c.Count(by=r.by(r.on_turn)),),
    "announce": _announce,
    "accept": _accept,
    "refuse": lambda r: (c.ChooseCentre(by=r.by(r.rival), accept=False),),
    "challenge": _challenge,
    "valid": _verdict,
    "invalid": _verdict,
    "appeal": _appeal,
    "draw": _draw,
    "press": lambda r: (c.PressClock(by=r.by(r.on_turn)),),
    "count_bag": _count_bag,
    "begin": _begin,
    "lot": _lot,
    "stop": _stop,
    "resume": lambda r: (c.ResumeClocks(by=r.by(r.on_turn)),),
    **DESK_ORDERS,
}
