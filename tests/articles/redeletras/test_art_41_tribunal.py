from letrado.rulebook.loader import load_rulebook

BOOK = load_rulebook("redeletras")


def test_art_41_three_members_and_two_substitutes() -> None:
    tribunal = BOOK.provisions.tribunal
    assert tribunal.members.value == (
        "organiser_member",
        "federation_member",
        "players_representative",
    )
    assert tribunal.substitutes.value == 2
    assert tribunal.members.articles == tribunal.substitutes.articles == ("41",)


def test_art_41_where_it_is_set_up() -> None:
    scope = BOOK.provisions.tribunal.scope
    assert scope.articles == ("41",)
    assert "international_tournaments" in (scope.value or ())
    assert ("national_championships" in (scope.value or ())) is True


def test_art_41_its_answer_to_an_appeal_is_final() -> None:
    appeal = BOOK.provisions.penalty.appeal
    assert appeal.value == "tribunal_final"
    assert "41" in appeal.articles
