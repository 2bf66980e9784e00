import pytest

from letrado.errors import InputError
from letrado.rulebook.book import is_part_of
from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook

BOOK = load_rulebook("fise-2009")
SCORING = BOOK.provisions.scoring


def test_grounds_are_cited_once_in_the_order_of_the_answers() -> None:
    cited = BOOK.cite(SCORING.double_word, SCORING.double_letter, SCORING.triple_word)

    assert cited == (Citation("fise-2009", "14"), Citation("fise-2009", "13"))


def test_an_article_knows_what_rests_on_it() -> None:
    resting = BOOK.provisions_citing("13")

    assert list(resting) == ["scoring.double_letter", "scoring.triple_letter"]
    assert resting["scoring.double_letter"] == SCORING.double_letter


def test_an_article_is_found_by_its_number() -> None:
    assert BOOK.article("10.1").title == "Valor del comodín"


@pytest.mark.parametrize("number", ["", "999", "10.", "10.10", "x"])
def test_an_article_that_does_not_exist_is_refused(number: str) -> None:
    with pytest.raises(InputError) as refused:
        BOOK.article(number)

    assert refused.value.code == "unknown_article"
    assert refused.value.facts == {"rulebook": "fise-2009", "text": number}


@pytest.mark.parametrize(
    ("number", "parent"), [("20.1", "20"), ("25a", "25"), ("20.1.2", "20"), ("XII.17", "XII")]
)
def test_a_numbered_or_lettered_part_belongs_to_its_article(number: str, parent: str) -> None:
    assert is_part_of(number, parent)


@pytest.mark.parametrize(
    ("number", "parent"),
    [("200", "20"), ("20", "20.1"), ("2", "20"), ("XII", "XI"), ("XI-site", "XI"), ("21", "20")],
)
def test_another_article_is_no_part(number: str, parent: str) -> None:
    assert not is_part_of(number, parent)


def test_an_article_is_no_part_of_itself() -> None:
    assert not is_part_of("20", "20")
