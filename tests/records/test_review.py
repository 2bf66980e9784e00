"""Reviews of games made by hand, each with one known mistake."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest
from msgspec.structs import replace as changed

from letrado.engine.engine import Engine, Pass
from letrado.engine.position import Position
from letrado.game.board import Board
from letrado.game.play import PlacedTile
from letrado.game.rack import Rack
from letrado.game.spelling import read_word
from letrado.game.square import Square, all_squares
from letrado.game.tileset import BLANK, load_tile_set
from letrado.lexicon.explanation import explain
from letrado.lexicon.word_set import WordSet, words_from
from letrado.messages.catalogue import LANGUAGES, Language, render
from letrado.messages.numbers import MINUS
from letrado.records import record as r
from letrado.records.review.assessors import assessor_for
from letrado.records.review.effort import EFFORTS, Effort
from letrado.records.review.figures import phase_rows
from letrado.records.review.means import Means
from letrado.records.review.mistake import choice_mistake
from letrado.records.review.page import review_page
from letrado.records.review.printed import review_pdf
from letrado.records.review.review import Review, review_game
from letrado.records.review.summary import PhaseSummary, summary_of
from letrado.records.review.wording import bad_word_lines, method_text, verdict_text
from letrado.records.steps import steps
from letrado.rulebook.loader import load_rulebook
from tests.lexicons import lexicon_of
from tests.records.games import engine as short_engine
from tests.records.games import played_game
from tests.records.handwritten import SPANISH, game
from tests.records.test_sheets import pdf_text

BOOK = "fise-2009"
FEW = """\
al as la el es lo los se te tu casa casas juzgas caseras mesa mesas remesa au ua
"""
QUICK = replace(EFFORTS["quick"], draws=3)


@cache
def few_words() -> WordSet:
    tile_set = load_tile_set("es-100")
    return words_from((read_word(word, tile_set) for word in FEW.split()), tile_set)


@cache
def few_means() -> Means:
    book = load_rulebook(BOOK)
    lexicon = lexicon_of(BOOK)
    words = few_words()
    return Means(Engine(words, book), book, words.__contains__, lambda text: explain(text, lexicon))


@pytest.fixture(scope="module", autouse=True)
def _put_away() -> Iterator[None]:
    """The core complains of engines that outlive the interpreter."""
    yield
    few_means.cache_clear()
    few_words.cache_clear()
    reviewed.cache_clear()


def reviewed_game(record: r.GameRecord, means: Means, effort: Effort = QUICK) -> Review:
    return review_game(record, means, assessor_for(means, effort), effort)


@cache
def reviewed(lines: str) -> Review:
    return reviewed_game(game(SPANISH + lines), few_means())


def kinds(review: Review) -> list[tuple[int, str, str]]:
    """Turn, whose and which: every mistake of a game."""
    return [
        (move.moment.turn, mistake.side, mistake.kind)
        for move in review.moves
        for mistake in move.mistakes
    ]


def short_means() -> Means:
    """The words of the games that the engine plays against itself."""
    engine = short_engine()
    words = lexicon_of(BOOK)
    return Means(engine, load_rulebook(BOOK), words.__contains__)


GOOD_BINGO = ">Ana: AACERSS 8D CASERAS +74 74\n"


@pytest.mark.parametrize(
    ("lines", "mistakes"),
    [
        (GOOD_BINGO, []),
        (">Ana: AACERSS 8H CASA +12 12\n", [(1, "A", "missed_bingo")]),
        (">Ana: ?AGJSUZ 8D JUZGAs +60 60\n", [(1, "A", "bad_leave")]),
        (">Ana: AACERSS 8H CASERAS +70 70\n", [(1, "A", "fewer_points")]),
        (">Ana: AACSEML -AACSEML +0 0\n", [(1, "A", "wrong_exchange")]),
        (">Ana: AACSEML - +0 0\n", [(1, "A", "wrong_exchange")]),
        (">Ana: AUUUQXJ 8H AU +4 4\n", [(1, "A", "missed_exchange")]),
        (
            ">Ana: AACERSS 8H SACERAS +74 74\n",
            [(1, "A", "phony_played"), (1, "B", "phony_let_pass")],
        ),
        (
            ">Ana: AACERSS 8H SACERAS +74 74\n>Ana: AACERSS -- -74 0\n",
            [(1, "A", "phony_played")],
        ),
        (GOOD_BINGO + ">Ana: (challenge) +5 79\n", [(1, "B", "challenge_lost")]),
        (GOOD_BINGO + ">Berta: (challenge) -5 -5\n", [(1, "B", "challenge_lost")]),
    ],
)
def test_each_kind_of_mistake_is_known_for_what_it_is(
    lines: str, mistakes: list[tuple[int, str, str]]
) -> None:
    assert kinds(reviewed(lines)) == mistakes


def test_a_good_play_that_was_taken_back_is_no_mistake_of_its_player() -> None:
    review = reviewed(GOOD_BINGO + ">Ana: AACERSS -- -74 0\n")

    assert kinds(review) == []
    told = verdict_text(review.moves[0], review, "es")
    assert told == render("review.withdrawn_though_good", "es")


def small_ending(rack: str, opponent: str) -> Position:
    """All other tiles lie in a block where nothing can be added, but for an L in the last row."""
    tile_set = load_tile_set("es-100")
    lying = Counter(tile_set.tiles()) - Counter([*rack, *opponent, "L"])
    block = zip(all_squares(), sorted(lying.elements()), strict=False)
    placed = [
        (square, PlacedTile("E" if tile == BLANK else tile, blank=tile == BLANK))
        for square, tile in block
    ]
    board = Board().with_tiles([*placed, (Square(14, 7), PlacedTile("L"))])
    return Position(board, Rack(tuple(rack)), Rack(tuple(opponent)), (300, 300))


def test_not_going_out_is_a_missed_out_play() -> None:
    means = few_means()
    position = small_ending("OS", "A")
    patient = replace(QUICK, ending_seconds=600.0)  # so few plays take no time
    found = assessor_for(means, patient).assess(position, Pass(), seed=1)

    assert found.method == "solved"
    assert found.chosen.equity == -(2 + 2 * 2)  # the opponent goes out with LA or AL
    mistake = choice_mistake(found, position, means)
    assert mistake is not None
    assert mistake[0] == "missed_out"


def test_an_ending_not_proved_in_its_time_is_marked_so() -> None:
    record = played_game(1)
    first = next(
        step.index
        for step in steps(record)
        if step.is_move and len(step.before.board.tiles) + 14 >= 100
    )
    begun = changed(record, lines=record.lines[: first + 1], incomplete=True)
    review = reviewed_game(begun, short_means(), replace(QUICK, ending_seconds=1e-9))
    found = review.moves[-1].assessment

    assert found is not None
    assert found.method == "bounded"
    assert review.moves[-1].mistakes == ()
    summary = summary_of(review, review.moves[-1].side)
    assert summary.judged == summary.moves - 1
    assert sum(phase.judged for phase in summary.phases.values()) == summary.judged
    for language in LANGUAGES:
        proof = render("review.method_bounded", language)
        assert method_text(found, language).startswith(proof)
        assert verdict_text(review.moves[-1], review, language).startswith(proof)


def test_a_refused_word_is_explained_with_its_article() -> None:
    review = reviewed(">Ana: AACERSS 8H SACERAS +74 74\n")
    (bad,) = review.moves[0].bad_words

    for language in LANGUAGES:
        told = " ".join(bad_word_lines(bad, BOOK, language))
        assert "SACERAS" in told
        assert "XI" in told  # what is admitted


def test_a_rack_that_is_not_on_record_leaves_a_move_unjudged() -> None:
    review = reviewed(">Ana: CASA 8H CASA +12 12\n>Berta: MESASLO 7J MES +10 10\n")
    first, second = review.moves

    assert first.assessment is None
    assert first.moment.unjudged == "rack_unknown"
    assert second.assessment is not None
    assert verdict_text(first, review, "en") == render("review.unjudged_rack_unknown", "en")
    assert summary_of(review, "A").judged == 0


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (">Ana: MESALOR 8H CASA +12 12\n", "rack_lacks"),
        (">Ana: AACSEML -3 +0 0\n", "rack_unknown"),
        (">Ana: AACERSS 8D CASERAS +74 74\n>Berta: MESALOR - +0 0\n", ""),
    ],
)
def test_what_the_rack_cannot_tell_is_said(lines: str, why: str) -> None:
    assert reviewed(lines).moves[-1].moment.unjudged == why


def test_a_play_that_nothing_links_is_reviewed_all_the_same() -> None:
    effort = replace(EFFORTS["standard"], rollouts=50, draws=0)
    review = reviewed_game(game(SPANISH + ">Ana: AACERSS 1A CASA +12 12\n"), few_means(), effort)

    assert kinds(review) == [(1, "A", "missed_bingo")]


def test_more_tiles_than_the_box_holds_leave_a_move_unjudged() -> None:
    review = reviewed(">Ana: ZZACASE 8H CASA +12 12\n")

    assert review.moves[0].moment.unjudged == "tiles_do_not_fit"


def test_luck_is_what_the_draw_allowed_over_others() -> None:
    lucky = reviewed(GOOD_BINGO).moves[0].luck
    poor = reviewed(">Ana: AUUUQXJ 8H AU +4 4\n").moves[0].luck

    assert lucky is not None
    assert poor is not None
    assert lucky > 30
    assert poor < 0


def test_the_figures_of_a_game_add_up() -> None:
    review = reviewed_game(played_game(2), short_means())

    for side in ("A", "B"):
        summary = summary_of(review, side)
        assert summary.moves == sum(phase.moves for phase in summary.phases.values())
        lost = sum(phase.equity_lost for phase in summary.phases.values())
        assert summary.equity_lost == pytest.approx(lost)
        assert 0 <= summary.accuracy <= 1
        assert summary.bingos_missed == summary.mistakes.get("missed_bingo", 0)


def test_what_a_phase_cost_has_a_sign_and_nothing_has_none() -> None:
    summary = summary_of(reviewed(GOOD_BINGO), "A")
    opening = PhaseSummary(moves=1, judged=1, mistakes=1, equity_lost=5.74)
    costly = replace(summary, phases={**summary.phases, "opening": opening})

    first, *others = [cell for _, cell in phase_rows([costly], "es")]
    assert first == f"1 de 1 ({MINUS}5,7)"
    assert all(cell.endswith("(0,0)") for cell in others)


def test_a_review_comes_out_the_same_again() -> None:
    whole = played_game(1)
    record = changed(whole, lines=whole.lines[:6], incomplete=True)
    one, two = (reviewed_game(record, short_means()) for _ in range(2))

    assert [move.luck for move in one.moves] == [move.luck for move in two.moves]
    assert kinds(one) == kinds(two)


def test_simulation_finds_the_bingo_that_was_missed() -> None:
    effort = replace(EFFORTS["standard"], rollouts=200, draws=1)
    review = reviewed_game(game(SPANISH + ">Ana: AACERSS 8H CASA +12 12\n"), few_means(), effort)
    found = review.moves[0].assessment

    assert found is not None
    assert found.method == "simulated"
    assert kinds(review) == [(1, "A", "missed_bingo")]
    assert found.win_lost > 0


MIXED = (
    ">Ana: AACERSS 8H SACERAS +74 74\n>Ana: AACERSS -- -74 0\n"
    ">Berta: AACSEML 8H MESA +14 14\n>Ana: AACERSS J6 CA.AS +15 15\n"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_from_elsewhere(language: Language) -> None:
    page = review_page(reviewed(MIXED), load_tile_set("es-100"), BOOK, language)

    assert not re.search(r"(?:src|href)\s*=|url\(|@import|https?:", page)
    assert page.startswith(f'<!doctype html><html lang="{language}">')
    assert page.count('<svg class="board"') == len(reviewed(MIXED).key_moves(6))
    for key in ("summary", "course", "key_moves", "all_moves", "kind_phony_played"):
        assert render(f"review.{key}", language) in page


def test_names_and_titles_are_text_on_the_page_not_markup() -> None:
    record = changed(game(SPANISH + GOOD_BINGO), title="<script>alert(1)</script>")
    page = review_page(reviewed_game(record, few_means()), load_tile_set("es-100"), BOOK, "es")

    assert "<script>" not in page


@pytest.mark.parametrize("language", ["es", "ca"])
def test_the_printed_review_says_the_same(language: Language) -> None:
    review = reviewed(MIXED)
    printed = review_pdf(review, load_tile_set("es-100"), BOOK, language, "letter")
    text = pdf_text(printed)

    assert printed == review_pdf(review, load_tile_set("es-100"), BOOK, language, "letter")
    assert "Ana Muñoz" in text
    for key in ("title", "course", "key_moves", "all_moves"):
        assert render(f"review.{key}", language) in text


def test_a_game_without_mistakes_says_so() -> None:
    review = reviewed(GOOD_BINGO)
    page = review_page(review, load_tile_set("es-100"), BOOK, "en")

    assert render("review.no_mistakes", "en") in page
    assert render("review.no_mistakes", "en") in pdf_text(
        review_pdf(review, load_tile_set("es-100"), BOOK, "en", "a4")
    )


def test_an_empty_game_can_be_reviewed() -> None:
    review = reviewed_game(game(SPANISH), few_means())

    assert review.moves == ()
    assert review_page(review, load_tile_set("es-100"), BOOK, "es")
    assert review_pdf(review, load_tile_set("es-100"), BOOK, "es", "a4")
