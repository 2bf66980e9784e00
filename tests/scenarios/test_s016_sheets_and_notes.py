"""S016-S020: signatures, missing words, devices, sheets and paper."""

from letrado.table import commands as c
from letrado.table import events as e
from letrado.table.setup import Timing
from tests.scenarios.game import Game, assert_cites, book_named, by_book

CLOCK = Timing(method="chess_clock", mode="no_corrido", minutes_each=25)


RACKS = ("CASADOS", "CASADOS")


def ended(game: Game) -> Game:
    """Two passes each."""
    for _ in range(4):
        game.passes()
    assert game.phase == "over"
    return game


@by_book(
    {
        "fise-2004": "5.1",
        "fise-2009": "5.1",
        "redeletras": "5.1",
        "aas-2018": "fise-2009:5.1 A17",
    }
)
def test_s016_both_sign_before_the_result_counts(book: str, grounds: str) -> None:
    game = Game(book, racks=RACKS)
    game.give(c.Sign(by="A"))
    assert not game.decision.carried_out
    ended(game)

    game.give(c.Sign(by="A"))
    game.done(grounds)
    assert game.phase == "over"
    game.give(c.Sign(by="B"))
    game.done(grounds)
    assert game.phase == "closed"


def test_s016_the_catalan_book_asks_for_no_signature() -> None:
    game = ended(Game("uf-2007", racks=RACKS))

    game.give(c.Sign(by="A"))

    game.done("silent")
    assert "sheet.no_signatures" in game.reasons()


def test_s017_words_written_late_cost_time() -> None:
    game = Game("fise-2009", timing=CLOCK, racks=RACKS)
    game.wait(24 * 60 + 40)
    ended(game)
    assert game.state.clocks.left("A", game.now) == 20_000
    game.give(c.Sign(by="A", words_complete=False))
    game.refused_by("sheet.words_missing", "5.2 A29")

    before = game.state.score("A")
    game.give(c.CompleteWords(by="A", milliseconds=50_000))

    game.done("5.2 35 A29")
    assert game.event(e.ScoreAdjusted).points == -10
    assert game.state.score("A") == before - 10
    game.give(c.Sign(by="B"))
    game.done("5.1")


@by_book({"fise-2004": "A42", "redeletras": "A42", "uf-2007": "A42", "aas-2018": "A42"})
def test_s017_elsewhere_late_words_cost_nothing(book: str, grounds: str) -> None:
    modes = book_named(book).provisions.time.clock.modes.value
    timing = Timing(method="chess_clock", mode=modes[0], minutes_each=25, game_limit_minutes=50)
    game = Game(book, timing=timing, racks=RACKS)
    game.wait(24 * 60 + 40)
    ended(game)

    before = game.state.score("A")
    game.give(c.CompleteWords(by="A", milliseconds=50_000))

    game.done(grounds)
    assert game.state.score("A") == before


@by_book(
    {
        "fise-2004": ("5.2 41.5", False),
        "fise-2009": ("5.3 49", True),
        "redeletras": ("5.2 38", False),
        "uf-2007": ("2 28.3", False),
        "aas-2018": ("fise-2009:5.3 A17", True),
    },
    "phone_named",
)
def test_s018_devices_leave_the_table(book: str, grounds: str, phone_named: bool) -> None:
    game = Game(book)

    game.give(c.ReportConduct(by="B", side="A", matter="device", remark="auricular y móvil"))

    ruling = game.event(e.RulingGiven).rulings[0]
    assert not ruling.allowed
    assert_cites(ruling, book, grounds)
    banned = game.book.provisions.notes.devices_banned.value
    assert ("mobile_phones" in banned) is phone_named
    assert "similar_devices" in banned


@by_book(
    {
        "fise-2009": ("5.3", True),
        "redeletras": ("5.2", True),
        "fise-2004": ("A45", False),
        "uf-2007": ("A45", False),
        "aas-2018": ("A45", False),
    },
    "entitled",
)
def test_s019_seeing_that_a_sheet_is_clean(book: str, grounds: str, entitled: bool) -> None:
    game = Game(book, begun=False)
    game.give(c.SetUp(by="director", setup=game.setup))

    game.give(c.InspectSheet(by="A"))

    if entitled:
        game.done(grounds)
    else:
        game.refused_by("notes.no_right_to_inspect", grounds)


@by_book(
    {"aas-2018": "3", "fise-2004": "5.2", "fise-2009": "5.3", "redeletras": "5.2", "uf-2007": "2"}
)
def test_s020_a_printed_tracking_sheet_is_not_allowed(book: str, grounds: str) -> None:
    game = Game(book)

    game.give(c.ReportConduct(by="B", side="A", matter="prepared_notes"))

    ruling = game.event(e.RulingGiven).rulings[0]
    assert not ruling.allowed
    assert_cites(ruling, book, grounds)
    assert game.book.provisions.notes.only_blank_paper.value is (book == "aas-2018")
