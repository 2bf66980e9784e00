"""CGP and HTML."""

from __future__ import annotations

from contextlib import suppress
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from letrado.errors import InputError
from letrado.messages.catalogue import LANGUAGES, Language
from letrado.records import record as r
from letrado.records.boxes import box_of
from letrado.records.cgp import positions_of, read_cgp, write_cgp
from letrado.records.endings import with_ending
from letrado.records.html_page import write_html
from letrado.records.steps import final_scores, walked
from tests.records.games import hand_made, played_game, played_games, unhurried


class Page(HTMLParser):
    def __init__(self, content: bytes) -> None:
        super().__init__()
        self.open: list[str] = []
        self.rows = 0
        self.tiles = 0
        self.outside: list[str] = []
        self.feed(content.decode())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        self.rows += tag == "tr"
        self.tiles += "tile" in (told.get("class") or "").split()
        self.outside += [name for name in ("src", "href", "xlink:href") if name in told]
        if tag not in ("meta", "rect"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag != "rect":
            assert self.open.pop() == tag


@unhurried
@given(played_games())
def test_every_position_of_a_game_is_read_back(record: r.GameRecord) -> None:
    positions = list(positions_of(record, box_of(record)))
    again, findings = read_cgp(write_cgp(iter(positions)), "x.cgp")

    assert again == positions
    assert findings == []
    last = positions[-1].position
    assert set(last.scores) == set(final_scores(record).values())
    assert last.board.tiles == walked(record.lines).board.tiles


def test_a_rack_is_not_taken_for_the_name_of_a_tile_set() -> None:
    content = f"{'/'.join(['15'] * 15)} CASA/LD 0/0 0 ld spanish;"
    placed, findings = read_cgp(content.encode(), "x.cgp")

    assert findings == []
    assert placed[0].position.opponent_rack.tiles == ("L", "D")


@given(st.binary(max_size=200) | st.text(max_size=120).map(lambda text: ("15/" + text).encode()))
def test_any_bytes_are_positions_or_an_input_error(content: bytes) -> None:
    with suppress(InputError):
        assert read_cgp(content, "x.cgp")[0]


def test_a_damaged_position_is_told_with_its_line() -> None:
    with pytest.raises(InputError) as raised:
        read_cgp(write_cgp(positions_of(played_game(0), box_of(played_game(0)))) + b"x\n", "x.cgp")

    assert raised.value.code == "position_damaged"
    assert raised.value.facts["line"] == len(played_game(0).lines)


@unhurried
@given(hand_made(), st.sampled_from(LANGUAGES))
def test_any_record_is_a_whole_page_that_fetches_nothing(
    record: r.GameRecord, language: Language
) -> None:
    content = write_html(record, language)
    page = Page(content)

    assert page.open == []
    assert page.outside == []
    assert page.rows == len(record.lines) + 1
    assert b"http" not in content.replace(record.title.encode() or b"\0", b"")


def test_a_page_has_a_tile_for_every_tile_on_the_board() -> None:
    record = played_game(1)

    assert Page(write_html(record, "ca")).tiles == len(walked(record.lines).board.tiles)


@unhurried
@given(played_games())
def test_the_ending_is_written_either_way_and_back(record: r.GameRecord) -> None:
    field = with_ending(record, "field")
    scores, others = final_scores(record), final_scores(field)

    assert scores["A"] - scores["B"] == others["A"] - others["B"]
    assert with_ending(field, "book") == record
