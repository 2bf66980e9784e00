from contextlib import suppress
from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from letrado.errors import NotationError
from letrado.game.spelling import read_rack, read_word, word_text, write_tiles
from letrado.game.tileset import TileSet
from tests.game.plays import CATALAN, NORTH_AMERICAN, SPANISH
from tests.game.strategies import tile_sets, tiles_of_a_rack, tiles_of_a_word


def tiles(text: str) -> tuple[str, ...]:
    return tuple(text.split())


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("casa", "C A S A"),
        ("CASA", "C A S A"),
        ("Casa", "C A S A"),
        ("camión", "C A M I O N"),
        ("PINGÜINO", "P I N G U I N O"),
        ("año", "A Ñ O"),
        ("anchoa", "A N CH O A"),
        ("ANCHOA", "A N CH O A"),
        ("an[ch]oa", "A N CH O A"),
        ("AN[CH]OA", "A N CH O A"),
        ("AN1OA", "A N CH O A"),
        ("an[1]oa", "A N CH O A"),
        ("calle", "C A LL E"),
        ("CA2E", "C A LL E"),
        ("PE3O", "P E RR O"),
        ("perro", "P E RR O"),
        ("C[H]APA", "C H A P A"),
        ("[C]HAPA", "C H A P A"),
        ("[C][H]APA", "C H A P A"),
        ("[L]LL", "L LL"),
        ("LLL", "LL L"),
        ("C A S A", "C A S A"),
        ("", ""),
    ],
)
def test_spanish_words_are_read_in_every_way_people_write_them(text: str, expected: str) -> None:
    assert read_word(text, SPANISH) == tiles(expected)
    assert read_word(normalize("NFD", text), SPANISH) == tiles(expected)


@pytest.mark.parametrize("middle", ["·", "-", ".", "•", "‧", "∙", "⋅"])
def test_the_catalan_double_l_is_one_tile_with_any_dot(middle: str) -> None:
    for text in (f"col{middle}legi", f"COL{middle}LEGI", f"CO[L{middle}L]EGI"):
        assert read_word(text, CATALAN) == tiles("C O L·L E G I")


@pytest.mark.parametrize("text", ["coŀlegi", "COĿLEGI", "CO[ĿL]EGI", "COWEGI", "cowegi"])
def test_the_catalan_double_l_is_one_tile_by_its_single_signs(text: str) -> None:
    assert read_word(text, CATALAN) == tiles("C O L·L E G I")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("llop", "L L O P"),
        ("LLOP", "L L O P"),
        ("l·l", "L·L"),
        ("plaça", "P L A Ç A"),
        ("plaKa", "P L A Ç A"),
        ("PLAKA", "P L A Ç A"),
        ("canya", "C A NY A"),
        ("CAYA", "C A NY A"),
        ("CA[NY]A", "C A NY A"),
        ("quina", "QU I N A"),
        ("QINA", "QU I N A"),
        ("[QU]INA", "QU I N A"),
        ("[Q]INA", "QU I N A"),
        ("QÜESTIÓ", "QU E S T I O"),
        ("qüestió", "QU E S T I O"),
        ("PINGÜÍ", "P I N G U I"),
        ("N[Y]A", "N NY A"),
    ],
)
def test_catalan_words_are_read_in_every_way_people_write_them(text: str, expected: str) -> None:
    assert read_word(text, CATALAN) == tiles(expected)
    assert read_word(normalize("NFD", text), CATALAN) == tiles(expected)


@pytest.mark.parametrize(
    ("text", "expected"), [("CHAPA", "C H A P A"), ("KILO", "K I L O"), ("CA2E", "C A LL E")]
)
def test_the_north_american_set_has_k_and_no_ch(text: str, expected: str) -> None:
    assert read_word(text, NORTH_AMERICAN) == tiles(expected)


def test_a_rack_has_question_marks_for_blanks() -> None:
    assert read_rack("ch?aeño", SPANISH) == tiles("CH ? A E Ñ O")
    assert read_rack("?l.l?", CATALAN) == tiles("? L·L ?")


@given(st.data())
def test_any_tiles_read_back_as_they_were_written(data: st.DataObject) -> None:
    tile_set = data.draw(tile_sets)
    word = data.draw(tiles_of_a_word(tile_set))
    written = write_tiles(word, tile_set)

    assert read_word(written, tile_set) == word
    assert read_word(written.lower(), tile_set) == word
    assert read_word(normalize("NFD", written), tile_set) == word


@given(st.data())
def test_any_rack_reads_back_as_it_was_written(data: st.DataObject) -> None:
    tile_set = data.draw(tile_sets)
    rack = data.draw(tiles_of_a_rack(tile_set))

    assert read_rack(write_tiles(rack, tile_set), tile_set) == rack


@pytest.mark.parametrize(
    ("pair", "digraph", "written"),
    [("C H", "CH", "C[H]"), ("L L", "LL", "L[L]"), ("R R", "RR", "R[R]")],
)
def test_two_spanish_tiles_never_become_a_digraph(pair: str, digraph: str, written: str) -> None:
    assert write_tiles(tiles(pair), SPANISH) == written
    assert write_tiles((digraph,), SPANISH) == f"[{digraph}]"
    assert read_word(written, SPANISH) == tiles(pair)
    assert read_word(f"[{digraph}]", SPANISH) == (digraph,)


def test_catalan_writes_plain_ll_as_two_tiles() -> None:
    assert write_tiles(tiles("L L O P"), CATALAN) == "LLOP"
    assert write_tiles(tiles("C O L·L E G I"), CATALAN) == "CO[L·L]EGI"


def test_a_word_in_a_sentence_has_no_brackets() -> None:
    assert word_text(tiles("A N CH O A")) == "ANCHOA"


@pytest.mark.parametrize(
    ("tile_set", "text", "letter", "position"),
    [
        (SPANISH, "KILO", "K", 1),
        (SPANISH, "CAWA", "W", 3),
        (SPANISH, "PLAÇA", "Ç", 4),
        (SPANISH, "CASA!", "!", 5),
        (SPANISH, "[CH]AK", "K", 6),
        (SPANISH, "CA?A", "?", 3),
        (SPANISH, "CA.A", ".", 3),
        (SPANISH, "CA4A", "4", 3),
        (SPANISH, "AЖ", "Ж", 2),
        (SPANISH, "A[XY]", "XY", 2),
        (SPANISH, "A[]", "", 2),
        (SPANISH, "A[CH", "[CH", 2),
        (SPANISH, "A]", "]", 2),
        (SPANISH, "A[[B]]", "[B", 2),
        (SPANISH, "CO\u0301K", "K", 3),
        (CATALAN, "ESPAÑA", "Ñ", 5),
        (CATALAN, "L·A", "·", 2),
        (CATALAN, "A1", "1", 2),
        (NORTH_AMERICAN, "A1", "1", 2),
    ],
)
def test_a_letter_that_is_no_tile_is_refused_with_its_place(
    tile_set: TileSet, text: str, letter: str, position: int
) -> None:
    with pytest.raises(NotationError) as refused:
        read_word(text, tile_set)

    assert refused.value.code == "letter_not_in_set"
    assert refused.value.facts["letter"] == letter
    assert refused.value.facts["position"] == position
    assert refused.value.facts["tile_set"] == tile_set.id


@pytest.mark.parametrize("letter", ["ß", "ﬁ", "ﬆ"])
def test_a_foreign_letter_does_not_become_two_tiles(letter: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_word(f"ca{letter}a", SPANISH)

    assert refused.value.code == "letter_not_in_set"
    assert refused.value.facts["position"] == 3


@given(st.text(max_size=12), tile_sets)
def test_any_text_gives_tiles_of_the_box_or_is_refused(text: str, tile_set: TileSet) -> None:
    with suppress(NotationError):
        assert set(read_word(text, tile_set)) <= set(tile_set.letters)
