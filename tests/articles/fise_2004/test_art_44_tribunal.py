from letrado.rulebook.loader import load_rulebook

BOOK = load_rulebook("fise-2004")


def test_art_44_three_members_and_two_substitutes() -> None:
    tribunal = BOOK.provisions.tribunal
    assert tribunal.members.value == (
        "organiser_member",
        "federation_member",
        "players_representative",
    )
    assert tribunal.substitutes.value == 2
    assert tribunal.members.articles == tribunal.substitutes.articles == ("44",)


def test_art_44_where_it_is_set_up() -> None:
    scope = BOOK.provisions.tribunal.scope
    assert scope.articles == ("44",)
    assert "international_tournaments" in (scope.value or ())
    assert ("national_championships" in (scope.value or ())) is True


def test_art_44_its_answer_to_an_appeal_is_final() -> None:
    appeal = BOOK.provisions.penalty.appeal
    assert appeal.value == "tribunal_final"
    assert "44" in appeal.articles
