"""Article 0 leaves to the instructions in the box what the others do not say."""

from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.game.plays import CATALAN, points_for

BOOK = load_rulebook("uf-2007")
SCORING = BOOK.provisions.scoring
BOX = (Citation("uf-2007", "0"), Citation("uf-2007", kind="base"))


def points(play: str, after: tuple[str, ...] = ()) -> int:
    return points_for(play, after=after, tiles=CATALAN)


def test_art_0_letters_count_what_is_printed_on_the_tile() -> None:
    assert SCORING.letter_values.value == "printed_on_tile"
    assert BOOK.cite(SCORING.letter_values) == BOX
    assert points("2C XOC") == 10 + 1 + 2


def test_art_0_light_blue_doubles_a_letter_and_navy_trebles_it() -> None:
    assert (SCORING.double_letter.value, SCORING.triple_letter.value) == (2, 3)
    assert BOOK.cite(SCORING.double_letter, SCORING.triple_letter) == BOX
    assert points("4H DIA") == 2 * 2 + 1 + 1
    assert points("6F DIA") == 2 * 3 + 1 + 1


def test_art_0_pink_doubles_a_word_and_red_trebles_it() -> None:
    assert (SCORING.double_word.value, SCORING.triple_word.value) == (2, 3)
    assert BOOK.cite(SCORING.double_word, SCORING.triple_word) == BOX
    assert points("5E DIA") == 4 * 2
    assert points("1A DIA") == 4 * 3


def test_art_0_letters_are_multiplied_before_the_word() -> None:
    assert SCORING.letter_premiums_before_word.value is True
    assert BOOK.cite(SCORING.letter_premiums_before_word) == BOX
    assert points("1A DIAX") == (2 + 1 + 1 + 10 * 2) * 3


def test_art_0_two_pink_squares_multiply_by_four_and_two_red_by_nine() -> None:
    assert (SCORING.two_double_words.value, SCORING.two_triple_words.value) == (4, 9)
    assert BOOK.cite(SCORING.two_double_words, SCORING.two_triple_words) == BOX
    assert points("5E PAN.ERA", after=("H5 S",)) == 9 * 4
    assert points("1A P..ENTES", after=("1B AR",)) == 11 * 9


def test_reading_a11_other_premiums_for_words_multiply_together() -> None:
    assert SCORING.mixed_word_multipliers.value == "product_of_all"
    assert BOOK.cite(SCORING.mixed_word_multipliers) == (Citation("uf-2007", "A11", "reading"),)
    assert points("8A P..ENTES", after=("8B AR",)) == 11 * 2 * 3


def test_art_0_the_first_word_counts_double() -> None:
    assert SCORING.centre_word_multiplier.value == 2
    assert BOOK.cite(SCORING.centre_word_multiplier) == BOX
    assert points("8G GATS") == 6 * 2


def test_art_7_a_premium_counts_once() -> None:
    assert SCORING.premium_once.value is True
    assert BOOK.cite(SCORING.premium_once) == (Citation("uf-2007", "7"),)
    assert points("8L S", after=("8H CASA",)) == 5 + 1 * 2
    assert points("8M E", after=("8H CASA", "8L S")) == 5 + 1 + 1


def test_art_8_words_made_together_all_score_with_their_premiums() -> None:
    assert SCORING.simultaneous_words_all_score.value is True
    assert SCORING.shared_letter_premium_in_each_word.value is True
    assert Citation("uf-2007", "8") in BOOK.cite(SCORING.simultaneous_words_all_score)
    assert BOOK.cite(SCORING.shared_letter_premium_in_each_word) == (
        Citation("uf-2007", "8"),
        Citation("uf-2007", kind="base"),
    )
    assert points("9H OLA", after=("8H CASA",)) == (1 + 2 + 1) + (2 + 1) + (1 + 2) + (1 + 1)


def test_art_9_seven_tiles_earn_fifty_after_multiplying() -> None:
    assert (SCORING.bingo_tiles.value, SCORING.bingo_bonus.value) == (7, 50)
    assert SCORING.bingo_after_multiplication.value is True
    assert BOOK.cite(
        SCORING.bingo_tiles, SCORING.bingo_bonus, SCORING.bingo_after_multiplication
    ) == (Citation("uf-2007", "9"),)
    assert points("8B CANTARS") == 9 * 2 + 50
    assert points("8C CANTAR") == 8 * 2
