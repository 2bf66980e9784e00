from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from tests.game.plays import points_for

BOOK = load_rulebook("aas-2018")
SCORING = BOOK.provisions.scoring


def test_art_10_letters_count_what_is_printed_on_the_tile() -> None:
    assert SCORING.letter_values.value == "printed_on_tile"
    assert BOOK.cite(SCORING.letter_values) == (Citation("aas-2018", "10"),)
    assert points_for("2C JOB") == 8 + 1 + 3


def test_art_11_light_blue_doubles_a_letter_and_navy_trebles_it() -> None:
    assert (SCORING.double_letter.value, SCORING.triple_letter.value) == (2, 3)
    assert BOOK.cite(SCORING.double_letter, SCORING.triple_letter) == (Citation("aas-2018", "11"),)
    assert points_for("4H BAR") == 3 * 2 + 1 + 1
    assert points_for("6F BAR") == 3 * 3 + 1 + 1


def test_art_12_pink_doubles_a_word_and_red_trebles_it() -> None:
    assert (SCORING.double_word.value, SCORING.triple_word.value) == (2, 3)
    assert BOOK.cite(SCORING.double_word, SCORING.triple_word) == (Citation("aas-2018", "12"),)
    assert points_for("5E BAR") == 5 * 2
    assert points_for("1A BAR") == 5 * 3


def test_art_12_letters_are_multiplied_before_the_word() -> None:
    assert SCORING.letter_premiums_before_word.value is True
    assert BOOK.cite(SCORING.letter_premiums_before_word) == (Citation("aas-2018", "12"),)
    assert points_for("1A BARX") == (3 + 1 + 1 + 8 * 2) * 3


def test_art_13_two_pink_squares_multiply_by_four_and_two_red_by_nine() -> None:
    assert (SCORING.two_double_words.value, SCORING.two_triple_words.value) == (4, 9)
    assert BOOK.cite(SCORING.two_double_words, SCORING.two_triple_words) == (
        Citation("aas-2018", "13"),
    )
    assert points_for("5E COR.DOR", after=("H5 E",)) == 10 * 4
    assert points_for("1A C..ADORE", after=("1B AL",)) == 12 * 9


def test_art_13_other_premiums_for_words_multiply_together() -> None:
    assert SCORING.mixed_word_multipliers.value == "product_of_all"
    assert BOOK.cite(SCORING.mixed_word_multipliers) == (
        Citation("aas-2018", "13"),
        Citation("aas-2018", "A11", "reading"),
    )
    assert points_for("8A C..ADORE", after=("8B AL",)) == 12 * 2 * 3


def test_art_14_the_first_word_counts_double() -> None:
    assert SCORING.centre_word_multiplier.value == 2
    assert BOOK.cite(SCORING.centre_word_multiplier) == (Citation("aas-2018", "14"),)
    assert points_for("8E LUNA") == 4 * 2


def test_art_15_a_premium_counts_once() -> None:
    assert SCORING.premium_once.value is True
    assert BOOK.cite(SCORING.premium_once) == (Citation("aas-2018", "15"),)
    assert points_for("8L S", after=("8H LUNA",)) == 4 + 1 * 2
    assert points_for("8M E", after=("8H LUNA", "8L S")) == 4 + 1 + 1


def test_art_16_words_made_together_all_score_with_their_premiums() -> None:
    assert SCORING.simultaneous_words_all_score.value is True
    assert SCORING.shared_letter_premium_in_each_word.value is True
    assert Citation("aas-2018", "16") in BOOK.cite(SCORING.simultaneous_words_all_score)
    assert BOOK.cite(SCORING.shared_letter_premium_in_each_word) == (Citation("aas-2018", "16"),)
    assert points_for("9H OLA", after=("8H LUNA",)) == (1 + 2 + 1) + (1 + 1) + (1 + 2) + (1 + 1)


def test_art_17_seven_tiles_earn_fifty_after_multiplying() -> None:
    assert (SCORING.bingo_tiles.value, SCORING.bingo_bonus.value) == (7, 50)
    assert SCORING.bingo_after_multiplication.value is True
    assert BOOK.cite(
        SCORING.bingo_tiles, SCORING.bingo_bonus, SCORING.bingo_after_multiplication
    ) == (Citation("aas-2018", "17"),)
    assert points_for("8B COMEDOR") == 15 * 2 + 50
    assert points_for("8C COMEDO") == 12 * 2
