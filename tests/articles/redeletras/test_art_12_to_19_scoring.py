from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.game.plays import points_for

BOOK = load_rulebook("redeletras")
SCORING = BOOK.provisions.scoring


def test_art_12_letters_count_what_is_printed_on_the_tile() -> None:
    assert SCORING.letter_values.value == "printed_on_tile"
    assert BOOK.cite(SCORING.letter_values) == (Citation("redeletras", "12"),)
    assert points_for("2C HOY") == 4 + 1 + 4


def test_art_13_light_blue_doubles_a_letter_and_navy_trebles_it() -> None:
    assert (SCORING.double_letter.value, SCORING.triple_letter.value) == (2, 3)
    assert BOOK.cite(SCORING.double_letter, SCORING.triple_letter) == (
        Citation("redeletras", "13"),
    )
    assert points_for("4H MAR") == 3 * 2 + 1 + 1
    assert points_for("6F MAR") == 3 * 3 + 1 + 1


def test_art_14_pink_doubles_a_word_and_red_trebles_it() -> None:
    assert (SCORING.double_word.value, SCORING.triple_word.value) == (2, 3)
    assert BOOK.cite(SCORING.double_word, SCORING.triple_word) == (Citation("redeletras", "14"),)
    assert points_for("5E MAR") == 5 * 2
    assert points_for("1A MAR") == 5 * 3


def test_art_14_letters_are_multiplied_before_the_word() -> None:
    assert SCORING.letter_premiums_before_word.value is True
    assert BOOK.cite(SCORING.letter_premiums_before_word) == (Citation("redeletras", "14"),)
    assert points_for("1A MARZ") == (3 + 1 + 1 + 10 * 2) * 3


def test_art_15_two_pink_squares_multiply_by_four_and_two_red_by_nine() -> None:
    assert (SCORING.two_double_words.value, SCORING.two_triple_words.value) == (4, 9)
    assert BOOK.cite(SCORING.two_double_words, SCORING.two_triple_words) == (
        Citation("redeletras", "15"),
    )
    assert points_for("5E VER.NOS", after=("H5 A",)) == 10 * 4
    assert points_for("1A V..DADES", after=("1B ER",)) == 15 * 9


def test_art_15_other_premiums_for_words_multiply_together() -> None:
    assert SCORING.mixed_word_multipliers.value == "product_of_all"
    assert BOOK.cite(SCORING.mixed_word_multipliers) == (
        Citation("redeletras", "15"),
        Citation("redeletras", "A11", "reading"),
    )
    assert points_for("8A V..DADES", after=("8B ER",)) == 15 * 2 * 3


def test_art_16_the_first_word_counts_double() -> None:
    assert SCORING.centre_word_multiplier.value == 2
    assert BOOK.cite(SCORING.centre_word_multiplier) == (Citation("redeletras", "16"),)
    assert points_for("8H GATO") == 5 * 2


def test_art_17_a_premium_counts_once() -> None:
    assert SCORING.premium_once.value is True
    assert BOOK.cite(SCORING.premium_once) == (Citation("redeletras", "17"),)
    assert points_for("8L S", after=("8H GATO",)) == 5 + 1 * 2
    assert points_for("8M E", after=("8H GATO", "8L S")) == 5 + 1 + 1


def test_art_18_words_made_together_all_score_with_their_premiums() -> None:
    assert SCORING.simultaneous_words_all_score.value is True
    assert SCORING.shared_letter_premium_in_each_word.value is True
    assert Citation("redeletras", "18") in BOOK.cite(SCORING.simultaneous_words_all_score)
    assert BOOK.cite(SCORING.shared_letter_premium_in_each_word) == (Citation("redeletras", "18"),)
    assert points_for("9H OLA", after=("8H GATO",)) == (1 + 2 + 1) + (2 + 1) + (1 + 2) + (1 + 1)


def test_art_19_seven_tiles_earn_fifty_after_multiplying() -> None:
    assert (SCORING.bingo_tiles.value, SCORING.bingo_bonus.value) == (7, 50)
    assert SCORING.bingo_after_multiplication.value is True
    assert BOOK.cite(
        SCORING.bingo_tiles, SCORING.bingo_bonus, SCORING.bingo_after_multiplication
    ) == (Citation("redeletras", "19"),)
    assert points_for("8B VERDADE") == 13 * 2 + 50
    assert points_for("8C VERDAD") == 12 * 2
