"""GCG: what is written reads back the same; files of other hands are read as they are."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from letrado.errors import InputError, NotationError
from letrado.messages.catalogue import LANGUAGES, Language
from letrado.records import record as r
from letrado.records.examination import examine
from letrado.records.finding import Imported, finding_text
from letrado.records.gcg import read_gcg
from letrado.records.gcg_writing import write_gcg
from letrado.records.steps import final_scores, steps
from tests.records.games import hand_made, played_game, played_games, unhurried

SPANISH = """\
#character-encoding UTF-8
#title Una partida
#lexicon FILE2017
#tile-distribution spanish
#tile [CH] [ch]
#tile [LL] [ll]
#tile [RR] [rr]
#player1 ana Ana Gómez
#player2 beto Beto
>ana: A[CH]NOAST 8G AN[CH]OA +18 18
#note the best, I think
and more
>beto: EERRS?? J6 pE.RoS +4 4
>beto: EERRS?? -- -4 0
>ana: STELLAR 9G ES +8 26
"""


def read(text: str, *, keep: bool = False) -> r.GameRecord:
    return read_gcg(text.encode(), "x.gcg", keep=keep).record


def codes(text: str | bytes) -> list[str]:
    content = text.encode() if isinstance(text, str) else text
    imported = read_gcg(content, "x.gcg")
    return [found.code for found in (*imported.findings, *examine(imported))]


@unhurried
@given(hand_made())
def test_whatever_a_record_says_is_read_back_from_gcg(record: r.GameRecord) -> None:
    assert read_gcg(write_gcg(record), "x.gcg").record == record


@unhurried
@given(played_games())
def test_games_of_the_engine_are_read_back_and_nothing_disagrees(record: r.GameRecord) -> None:
    again = read_gcg(write_gcg(record), "x.gcg")

    assert again.record == record
    assert {found.kind for found in examine(again)} <= {"ending"}


def test_a_file_is_read_line_by_line() -> None:
    record = read(SPANISH)

    assert record.title == "Una partida"
    assert record.players == (r.Player("ana", "Ana Gómez"), r.Player("beto", "Beto"))
    assert record.lines[0].rack == ("A", "CH", "N", "O", "A", "S", "T")
    assert record.lines[0].notes == (r.Note("the best, I think\nand more"),)
    assert record.lines[3].rack == ("S", "T", "E", "L", "L", "A", "R")  # two L tiles
    assert isinstance(record.lines[2].act, r.Withdrawn)
    assert [step.withdrawn for step in steps(record)] == [False, True, False, False]
    assert final_scores(record) == {"A": 26, "B": 0}


@pytest.mark.parametrize("end", ["\r\n", "\r", "\n"])
def test_lines_may_end_in_any_way(end: str) -> None:
    assert read(SPANISH.replace("\n", end)) == read(SPANISH)


def test_the_older_dialect_writes_figures_for_digraphs() -> None:
    brackets = re.sub(r"#tile .*\n", "", SPANISH)
    figures = brackets.replace("[CH]", "1")

    assert read(figures).lines == read(SPANISH).lines


def test_an_exchange_by_figure_is_a_number_of_tiles_unless_the_figure_is_a_tile_held() -> None:
    header = "#tile-distribution spanish\n#player1 a\n#player2 b\n"

    counted = read(header + ">a: ABCDEFG -3 +0 0\n")
    named = read(header + ">a: ABC3EFG -3 +0 0\n")

    assert counted.lines[0].act == r.Exchanged(count=3)
    assert named.lines[0].act == r.Exchanged(("RR",))


def test_catalan_is_read_by_the_longest_match() -> None:
    text = "#tile-distribution catalan\n#player1 a\n#player2 b\n>a: QUEL·LNYS 8G QUENYl·l +0 0\n"
    act = read(text).lines[0].act

    assert isinstance(act, r.Played)
    assert [t and t.letter for t in act.play.tiles] == ["QU", "E", "NY", "L·L"]
    assert b"8G QUENYl\xc2\xb7l " in write_gcg(read(text))


def test_letters_on_the_board_may_be_written_out_or_in_parentheses() -> None:
    dots = read(SPANISH + ">beto: S 8G .....S +0 0\n")
    full = read(SPANISH + ">beto: S 8G AN[CH]OAS +0 0\n")
    parentheses = read(SPANISH + ">beto: S 8G (AN[CH]OA)S +0 0\n")

    assert dots == full == parentheses


@pytest.mark.parametrize(
    ("content", "code"),
    [
        ("#player1 a José\n#player2 b\n".encode("latin-1"), None),
        ("#player1 a José\n#player2 b\n".encode(), "encoding_unsaid"),
        ("#character-encoding UTF-8\n#player1 a José\n".encode("latin-1"), "encoding_wrong"),
        ("#character-encoding ISO-8859-1\n#player1 a José\n".encode(), "encoding_wrong"),
        ("#player1 a José\n#character-encoding UTF-8\n".encode(), "header_not_first"),
        ("#character-encoding klingon\n#player1 a José\n".encode(), "encoding_unknown"),
        ("\ufeff#player1 a José\n".encode(), None),
    ],
)
def test_the_encoding_is_what_the_bytes_say(content: bytes, code: str | None) -> None:
    imported = read_gcg(content, "x.gcg")

    assert imported.record.players[0].name == "José"
    assert [found.code for found in imported.findings] == ([code] if code else [])


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("+18 18", "+17 17", "score_wrong"),
        ("+8 26", "+8 27", "total_wrong"),
        ("A[CH]NOAST", "A[CH]NEAST", "rack_lacks"),
        ("-4 0", "-3 1", "score_wrong"),
        ("#note the", ">ana: S - +0 18\n#note the", "two_turns"),
        ("9G ES", "1A ES", "not_linked"),
    ],
)
def test_each_disagreement_is_told(old: str, new: str, code: str) -> None:
    fresh = [found for found in codes(SPANISH.replace(old, new)) if found not in codes(SPANISH)]

    assert code in fresh


def test_a_first_play_off_the_centre_is_told() -> None:
    header = "#tile-distribution spanish\n#player1 a\n#player2 b\n"

    assert codes(header + ">a: AB 1A AB +8 8\n") == ["centre_missed", "score_wrong"]


def test_a_wrong_total_is_told_once_and_nothing_is_corrected() -> None:
    text = SPANISH.replace("+18 18", "+18 28").replace("+8 26", "+8 36")

    assert codes(text).count("total_wrong") == 1
    assert [line.total for line in read(text).lines] == [28, 4, 0, 36]


@pytest.mark.parametrize(
    ("line", "code", "column"),
    [
        (">ana: ABC 8H ÑU§ +1 1", "letter_not_in_set", 16),
        (">ana: ABC 8H ABC", "gcg_no_points", 14),
        (">ana: +1 1", "gcg_no_move", 11),
        (">ana: ABC Z9 ABC +1 1", "not_a_position", 11),
        (">eva: ABC 1A ABC +1 1", "gcg_unknown_player", 2),
        (">ana ABC 1A ABC +1 1", "gcg_no_player", 2),
        (">ana: A B 1A ABC +1 1", "gcg_too_much", 9),
        (">ana: ABC 1L ABCDE +1 1", "play_off_the_board", 14),
        (">ana: ABC 1A A.C +1 1", "no_letter_there", 14),
        (">ana: ABC 8G AB +1 1", "other_letter_there", 14),
        (">ana: (ABC +1 1", "gcg_bracket_open", 7),
        ("#player2 ana", "gcg_same_player", 10),
    ],
)
def test_damage_is_told_with_its_line_its_column_and_a_reason(
    line: str, code: str, column: int
) -> None:
    text = SPANISH + line + "\n"

    with pytest.raises(InputError) as raised:
        read(text)
    facts = raised.value.facts
    kept = read(text, keep=True)

    assert (facts["line"], facts["column"]) == (16, column)
    assert isinstance(facts["reason"], NotationError)
    assert facts["reason"].code == code
    assert kept.lines == read(SPANISH).lines
    assert kept.incomplete


def test_what_is_no_game_is_refused() -> None:
    with pytest.raises(InputError, match="not_a_gcg"):
        read("")


def mutated(content: bytes, places: list[tuple[int, bytes]]) -> bytes:
    for place, new in places:
        at = place % (len(content) + 1)
        content = content[:at] + new + content[at + len(new) :]
    return content


def readings(content: bytes, *, keep: bool = False) -> list[Imported]:
    """The game, or none where the file is refused as it should be."""
    with suppress(InputError):
        return [read_gcg(content, "x.gcg", keep=keep)]
    return []


@unhurried
@given(st.integers(0, 2), st.lists(st.tuples(st.integers(0), st.binary(max_size=3)), max_size=6))
def test_no_change_to_a_file_makes_the_reader_fail(
    game: int, places: list[tuple[int, bytes]]
) -> None:
    content = mutated(write_gcg(played_game(game)), places)

    for imported in readings(content, keep=True):
        for found in (*imported.findings, *examine(imported)):
            assert finding_text(found, "es")


@given(st.binary(max_size=300) | st.text(max_size=200).map(lambda text: (">a:" + text).encode()))
def test_any_bytes_are_a_game_or_an_input_error(content: bytes) -> None:
    for imported in readings(content):
        examine(imported)


def test_every_sample_is_read_scored_anew_and_written_back(shared: Path) -> None:
    files = sorted((shared / "samples" / "gcg").glob("*.gcg"))

    for file in files:
        imported = read_gcg(file.read_bytes(), str(file))
        kinds = {found.kind for found in (*imported.findings, *examine(imported))}

        assert kinds <= {"file", "ending"}, file.name
        assert read_gcg(write_gcg(imported.record), "x.gcg").record == imported.record
    assert files


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finding_is_told_with_its_line(language: Language) -> None:
    imported = read_gcg(SPANISH.replace("+8 26", "+8 27").encode(), "x.gcg")
    told = [finding_text(found, language) for found in examine(imported)]

    assert any("15: " in text and "27" in text and "26" in text for text in told)
