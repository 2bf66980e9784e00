import pytest

from letrado.rulebook.citation import Citation, citations_of
from letrado.rulebook.provision import (
    BasisKind,
    ByTournament,
    Ground,
    OptionalProvision,
    Provision,
    Reading,
    basis_kind,
)
from letrado.rulebook.ruling import Ruling

GROUNDS: list[tuple[Ground, BasisKind, tuple[Citation, ...]]] = [
    ("text", "text", ()),
    ("base", "base", (Citation("x", kind="base"),)),
    ("silent", "silent", (Citation("x", kind="silent"),)),
    (Reading("A01"), "reading", (Citation("x", "A01", "reading"),)),
    (
        Reading("A17", adopted="y", articles=("3", "4")),
        "adopted",
        (Citation("y", "3"), Citation("y", "4"), Citation("x", "A17", "reading")),
    ),
]


@pytest.mark.parametrize(("basis", "kind", "others"), GROUNDS)
def test_an_answer_cites_its_articles_and_then_what_else_it_rests_on(
    basis: Ground, kind: BasisKind, others: tuple[Citation, ...]
) -> None:
    answer = Provision(value=1, articles=("1", "2"), basis=basis)

    assert citations_of("x", answer) == (Citation("x", "1"), Citation("x", "2"), *others)
    assert basis_kind(answer) == kind


@pytest.mark.parametrize(("basis", "kind", "others"), GROUNDS)
def test_what_a_tournament_settles_cites_the_tournament_first(
    basis: Ground, kind: BasisKind, others: tuple[Citation, ...]
) -> None:
    del kind, others
    answer = Provision(value=1, articles=("1",), basis=basis, set_by=ByTournament("Open"))

    assert citations_of("x", answer) == (Citation("x", "Open", "tournament"), Citation("x", "1"))
    assert basis_kind(answer) == "tournament"


def test_silence_is_cited_too() -> None:
    answer = OptionalProvision[int](basis="silent")

    assert citations_of("x", answer) == (Citation("x", kind="silent"),)


def test_no_ruling_goes_without_grounds() -> None:
    with pytest.raises(ValueError, match=r"exchange\.allowed"):
        Ruling(allowed=True, reason="exchange.allowed", grounds=())


def test_a_ruling_keeps_its_grounds_and_facts() -> None:
    ruling = Ruling(False, "exchange.too_few", (Citation("x", "1"),), {"in_bag": 6})

    assert ruling.grounds == (Citation("x", "1"),)
    assert ruling.facts == {"in_bag": 6}
