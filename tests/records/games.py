"""Records for tests: from self-play, and hand-made ones that say anything a record can say."""

from __future__ import annotations

from functools import cache

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from letrado.engine.engine import Engine
from letrado.game.bag import SEED_BYTES, Seed
from letrado.game.play import PlacedTile, Play
from letrado.game.spelling import read_word
from letrado.game.square import SIDE
from letrado.game.tileset import BLANK, TileSet, load_tile_set
from letrado.lexicon.word_set import WordSet, words_from
from letrado.records import record as r
from letrado.records.self_play import self_played
from letrado.records.steps import Walk
from letrado.rulebook.loader import load_rulebook
from letrado.rules.side import SIDES
from tests.game.strategies import placed_tiles, positions
from tests.lexicons import lexicon_of

BOOK = "fise-2009"
SHORT, LONGEST, ONE_IN = 3, 7, 8

texts = st.text("aZ9 éñ·#>:\\\"'<&=[]", max_size=10).map(r.one_line)
several_lines = st.lists(texts | st.sampled_from(["#", ">a", "\\", "letrado: used=1"]), max_size=3)
notes = st.builds(r.Note, several_lines.map("\n".join).map(str.strip)) | st.builds(
    r.Note, texts, st.sampled_from(["style", "x-thing"])
)
# Whole records take a while to draw; on a busy machine that is no fault.
unhurried = settings(
    max_examples=settings().max_examples // 3,
    suppress_health_check=[HealthCheck.too_slow],
)
nicknames = st.text("abcñÁ_.9()#>", min_size=1, max_size=5)


@cache
def words() -> WordSet:
    """Some words of a rulebook, few enough to be ready at once."""
    tile_set = load_tile_set("es-100")
    some = [
        read_word(word, tile_set)
        for number, word in enumerate(lexicon_of(BOOK).words())
        if len(word) <= SHORT or (len(word) <= LONGEST and number % ONE_IN == 0)
    ]
    return words_from(some, tile_set)


@cache
def engine() -> Engine:
    return Engine(words(), load_rulebook(BOOK))


@cache
def played_game(number: int) -> r.GameRecord:
    seed = Seed(number.to_bytes(SEED_BYTES, "big"))
    return self_played(engine(), load_rulebook(BOOK), seed)


def played_games() -> SearchStrategy[r.GameRecord]:
    return st.integers(0, 7).map(played_game)


@st.composite
def plays(draw: DrawFn, walk: Walk, box: TileSet) -> Play:
    """A play that fits the board, linked or not."""
    position = draw(positions)
    new = draw(st.lists(placed_tiles(box), min_size=1, max_size=7))
    tiles: list[PlacedTile | None] = []
    for distance in range(SIDE):
        square = position.square.step(position.direction, distance)
        if square is None or not new:
            break
        tiles.append(None if square in walk.board.tiles else new.pop())
    while tiles and tiles[-1] is None:
        tiles.pop()
    return Play(position, tuple(tiles))


@st.composite
def lines(draw: DrawFn, walk: Walk, box: TileSet) -> r.Line:
    rack = st.lists(st.sampled_from([*box.letters, BLANK]), max_size=8).map(tuple)
    some = st.lists(st.sampled_from([*box.letters, BLANK]), min_size=1, max_size=7).map(tuple)
    held = draw(rack)
    points = draw(st.integers(-50, 200))
    act: r.AnyAct
    match draw(st.sampled_from(["play"] * 6 + list("exnpwctgld"))):
        case "play":
            play = draw(plays(walk, box))
            act = r.Played(play) if any(play.tiles) else r.Passed()
        case "e" | "x":
            act = r.Exchanged(draw(some))
        case "n":
            act = r.Exchanged(count=draw(st.integers(1, 7)))
        case "w":
            act = r.Withdrawn()
        case "c":
            act = r.ChallengePoints()
        case "t":
            act = r.TimePenalty()
        case "d":
            act = r.Penalty()
        case "g":
            act, held, points = r.RackGained(draw(some)), (), abs(points)
        case "l":
            act, held, points = r.RackLost(draw(some)), (), -abs(points) - 1
        case _:
            act = r.Passed()
    return r.Line(
        side=draw(st.sampled_from(SIDES)),
        act=act,
        points=points,
        total=draw(st.none() | st.integers(-500, 900)),
        rack=held,
        used_ms=draw(st.none() | st.integers(0, 10**7)),
        notes=draw(st.lists(notes, max_size=2).map(tuple)),
    )


@st.composite
def hand_made(
    draw: DrawFn, tile_sets: tuple[str, ...] = ("es-100", "es-103", "ca-100")
) -> r.GameRecord:
    """Anything that can be written down, sense or nonsense."""
    tile_set = draw(st.sampled_from(tile_sets))
    box = load_tile_set(tile_set)
    walk = Walk()
    written: list[r.Line] = []
    for _ in range(draw(st.integers(0, 6))):
        line = draw(lines(walk, box))
        walk = walk.after(line)
        written.append(line)
    first, second = draw(st.lists(nicknames, min_size=2, max_size=2, unique=True))
    rack = st.lists(st.sampled_from([*box.letters, BLANK]), max_size=7).map(tuple)
    return r.GameRecord(
        players=(r.Player(first, draw(texts)), r.Player(second, draw(texts))),
        tile_set=tile_set,
        rulebook=draw(st.sampled_from(["", BOOK] if tile_set == "es-100" else [""])),
        lexicon=draw(texts),
        title=draw(texts),
        description=draw(texts),
        id=draw(texts),
        notes=draw(st.lists(notes, max_size=2).map(tuple)),
        lines=tuple(written),
        racks=(draw(rack), draw(rack)),
        incomplete=draw(st.booleans()),
    )
