"""Promises that hold for every rulebook, present and future."""

import pytest

from letrado.game.board import premiums
from letrado.game.score import BINGO
from letrado.game.square import CENTRE
from letrado.game.tileset import load_tile_set
from letrado.rulebook.book import is_part_of
from letrado.rulebook.loader import load_rulebook, rulebook_ids
from letrado.rulebook.provision import AnyProvision, Reading
from letrado.rulebook.provisions import by_path
from letrado.rulebook.readings import load_readings
from tests.rulebook.questions import questions

every_book = pytest.mark.parametrize("book_id", rulebook_ids())


def answers(book_id: str) -> dict[str, AnyProvision]:
    return dict(by_path(load_rulebook(book_id).provisions))


def readings_in(book_id: str) -> dict[str, Reading]:
    bases = {path: answer.basis for path, answer in answers(book_id).items()}
    return {path: basis for path, basis in bases.items() if isinstance(basis, Reading)}


def cited_articles(book_id: str) -> set[str]:
    return {number for answer in answers(book_id).values() for number in answer.articles}


def uncited_articles(book_id: str) -> list[str]:
    cited = cited_articles(book_id)
    return [
        number
        for number in load_rulebook(book_id).articles
        if number not in cited and not any(is_part_of(part, number) for part in cited)
    ]


@every_book
def test_every_question_is_answered(book_id: str) -> None:
    assert list(answers(book_id)) == [path for path, _ in questions()]


@every_book
def test_an_answer_left_open_is_silent_or_explained(book_id: str) -> None:
    for path, answer in answers(book_id).items():
        if answer.value is None:
            assert answer.basis == "silent" or isinstance(answer.basis, Reading), path


@every_book
def test_silence_grants_nothing(book_id: str) -> None:
    for path, answer in answers(book_id).items():
        if answer.basis == "silent":
            assert answer.value in (None, False, ()), path
            assert answer.articles == (), path


@every_book
def test_an_answer_from_the_text_cites_its_article(book_id: str) -> None:
    for path, answer in answers(book_id).items():
        if answer.basis == "text":
            assert answer.articles, path


@every_book
def test_no_book_says_that_a_tournament_settled_it(book_id: str) -> None:
    assert not [path for path, answer in answers(book_id).items() if answer.set_by is not None]


@every_book
def test_every_article_is_cited_or_set_aside_with_a_reason(book_id: str) -> None:
    articles = load_rulebook(book_id).articles
    forgotten = [number for number in uncited_articles(book_id) if not articles[number].set_aside]

    assert forgotten == []


@every_book
def test_no_article_is_both_cited_and_set_aside(book_id: str) -> None:
    articles = load_rulebook(book_id).articles
    aside = {number for number, article in articles.items() if article.set_aside}

    assert aside & cited_articles(book_id) == set()


@every_book
def test_every_cited_article_exists(book_id: str) -> None:
    assert cited_articles(book_id) <= set(load_rulebook(book_id).articles)


@every_book
def test_every_cited_reading_and_adopted_article_exists(book_id: str) -> None:
    for path, basis in readings_in(book_id).items():
        assert basis.reading in load_readings(), path
        if basis.adopted:
            assert basis.adopted != book_id, path
            assert set(basis.articles) <= set(load_rulebook(basis.adopted).articles), path
        else:
            assert basis.articles == (), path


@every_book
def test_an_adopted_answer_is_the_answer_of_the_adopted_book(book_id: str) -> None:
    for path, basis in readings_in(book_id).items():
        if basis.articles:
            source = answers(basis.adopted)[path]
            assert answers(book_id)[path].value == source.value, path
            assert set(basis.articles) & set(source.articles), path


def test_some_book_adopts_the_norm_of_another() -> None:
    adopted = [basis for book_id in rulebook_ids() for basis in readings_in(book_id).values()]

    assert any(basis.articles for basis in adopted)


def test_every_reading_is_cited_by_some_book() -> None:
    cited = {basis.reading for book_id in rulebook_ids() for basis in readings_in(book_id).values()}

    assert set(load_readings()) - cited == set()


@every_book
def test_every_article_has_a_title_and_a_gist(book_id: str) -> None:
    for number, article in load_rulebook(book_id).articles.items():
        assert article.title.strip(), number
        assert article.gist.strip(), number


@every_book
def test_every_chapter_has_articles_in_the_printed_order(book_id: str) -> None:
    book = load_rulebook(book_id)
    met = list(dict.fromkeys(article.chapter for article in book.articles.values()))

    assert met == list(book.edition.chapters)


@every_book
def test_the_tiles_and_the_board_are_those_of_the_book(book_id: str) -> None:
    provisions = load_rulebook(book_id).provisions
    tile_set = load_tile_set(provisions.tiles.set.value)
    letters = {premium.letter for premium in premiums().values()} - {1}
    words = {premium.word for premium in premiums().values()} - {1}
    scoring = provisions.scoring

    assert tile_set.total() == provisions.tiles.total.value
    assert set(tile_set.digraphs()) == set(provisions.digraphs.tiles.value)
    assert tile_set.points("?") == provisions.blank.value.value
    assert letters == {scoring.double_letter.value, scoring.triple_letter.value}
    assert words == {scoring.double_word.value, scoring.triple_word.value}
    assert premiums()[CENTRE].word == scoring.centre_word_multiplier.value
    assert (BINGO.tiles, BINGO.points) == (scoring.bingo_tiles.value, scoring.bingo_bonus.value)
