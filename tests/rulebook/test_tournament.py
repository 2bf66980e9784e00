from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from letrado.errors import InputError
from letrado.rulebook.chapters.setting import ImportedList
from letrado.rulebook.chapters.time import Minutes
from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook, rulebook_ids
from letrado.rulebook.provision import basis_kind
from letrado.rulebook.provisions import by_path
from letrado.rulebook.tournament import TournamentRules, read_tournament_rules, under_tournament
from tests.rulebook.tournaments import answer, played


@pytest.mark.parametrize("book_id", rulebook_ids())
@pytest.mark.parametrize(
    ("path", "text", "value"),
    [
        ("time.game_limit", '{ kind = "minutes", minutes = 50 }', Minutes(50)),
        ("time.clock.initial", '{ kind = "minutes", minutes = 25 }', Minutes(25)),
        ("time.clock.modes", '["no_corrido"]', ("no_corrido",)),
        ("exchange.min_tiles_in_bag", "3", 3),
        ("challenge.answer", '"per_word_answer"', "per_word_answer"),
        ("free_exchange.enabled", "false", False),
        ("lexicon.word_list", '{ kind = "imported", name = "L" }', ImportedList("L")),
        ("overdraw.deliberate.expulsion_after_game_count", "2", 2),
    ],
)
def test_a_tournament_may_settle_it_otherwise_in_any_book(
    book_id: str, path: str, text: str, value: object
) -> None:
    book = load_rulebook(book_id)
    changed = played(f"provisions.{path} = {text}", book_id)

    assert answer(changed, path).value == value
    assert basis_kind(answer(changed, path)) == "tournament"
    assert changed.cite(answer(changed, path)) == (
        Citation(book_id, "Open", "tournament"),
        *(Citation(book_id, number) for number in answer(book, path).articles),
    )


def test_nothing_else_changes() -> None:
    book = load_rulebook("fise-2009")
    changed = played("provisions.exchange.min_tiles_in_bag = 7")
    before, after = dict(by_path(book.provisions)), dict(by_path(changed.provisions))

    assert [path for path in before if after[path] != before[path]] == ["exchange.min_tiles_in_bag"]
    assert changed.tournament == "Open"
    assert changed.articles == book.articles
    assert book.provisions.exchange.min_tiles_in_bag.set_by is None


def test_a_tournament_that_settles_nothing_plays_by_the_book() -> None:
    book = load_rulebook("uf-2007")

    assert played("", "uf-2007").provisions == book.provisions


def test_a_tournament_needs_no_name() -> None:
    changed = played("provisions.exchange.min_tiles_in_bag = 7", name="")

    assert changed.cite(changed.provisions.exchange.min_tiles_in_bag)[0] == Citation(
        "fise-2009", "", "tournament"
    )


def test_a_catalan_tournament_may_open_the_lexicon() -> None:
    tiers = '["general_variants", "valencian_verbs"]'
    book = played(f"provisions.lexicon.tiers_in_force = {tiers}", "uf-2007")

    assert book.provisions.lexicon.tiers_in_force.value == ("general_variants", "valencian_verbs")


def test_a_book_that_offers_no_tiers_has_none_to_open() -> None:
    with pytest.raises(InputError) as refused:
        played('provisions.lexicon.tiers_in_force = ["dialect_words"]', "fise-2009")

    assert refused.value.code == "contradiction.tier_not_offered"
    assert refused.value.facts == {"path": "lexicon.tiers_in_force"}


@pytest.mark.parametrize(
    ("book_id", "path", "text", "code"),
    [
        ("uf-2007", "tiles.set", '"es-100"', "other_language"),
        ("fise-2009", "blank.count", "3", "other_blanks"),
        ("fise-2009", "tiles.total", "99", "other_total"),
        ("fise-2009", "blank.forbidden_letters", '["A"]', "forbidden_letter_exists"),
        ("fise-2009", "start.lot.order", '["A", "B"]', "order_lacks_letters"),
    ],
)
def test_answers_that_cannot_stand_together_are_refused(
    book_id: str, path: str, text: str, code: str
) -> None:
    with pytest.raises(InputError) as refused:
        played(f"provisions.{path} = {text}", book_id)

    assert refused.value.code == f"contradiction.{code}"
    assert refused.value.facts["path"] == path


def test_an_ending_that_is_switched_on_needs_all_its_parts() -> None:
    with pytest.raises(InputError) as refused:
        played("provisions.ending.zero_run.enabled = true", "fise-2004")

    assert refused.value.code == "contradiction.switched_on_without"
    assert refused.value.facts == {"path": "ending.zero_run.turns_total"}


@pytest.mark.parametrize(
    ("path", "text", "accepted"),
    [
        ("exchange.min_tiles_in_bag", "-1", "0, 1, 2 …"),
        ("exchange.min_tiles_in_bag", '"seven"', "0, 1, 2 …"),
        ("exchange.min_tiles_in_bag", "true", "0, 1, 2 …"),
        ("exchange.min_tiles_in_bag", "7.5", "0, 1, 2 …"),
        ("exchange.min_tiles_in_bag", "{ value = 7 }", "0, 1, 2 …"),
        ("exchange.may_desist", "1", "true | false"),
        ("exchange.may_desist", "2009-04-01", "true | false"),
        ("challenge.answer", '"shrug"', '"joint_answer" | "per_word_answer"'),
        ("time.clock.modes", '"corrido"', '["corrido" | "no_corrido", …]'),
        ("time.clock.modes", '["sideways"]', '["corrido" | "no_corrido", …]'),
        ("passing.word", "3", '"…"'),
        (
            "time.game_limit",
            '{ kind = "hours" }',
            '{ kind = "set_by_tournament" } | { kind = "minutes", minutes = 0, 1, 2 … }',
        ),
        (
            "time.game_limit",
            '{ kind = "minutes" }',
            '{ kind = "set_by_tournament" } | { kind = "minutes", minutes = 0, 1, 2 … }',
        ),
        (
            "time.clock.typical_minutes",
            "{ corrido = 30 }",
            "{ corrido = 0, 1, 2 …, no_corrido = 0, 1, 2 … }",
        ),
    ],
)
def test_a_wrong_answer_is_refused_with_what_is_accepted(
    path: str, text: str, accepted: str
) -> None:
    with pytest.raises(InputError) as refused:
        played(f"provisions.{path} = {text}")

    assert refused.value.code == "bad_value"
    assert refused.value.facts["path"] == path
    assert refused.value.facts["accepted"] == accepted


@pytest.mark.parametrize(
    ("path", "near"),
    [
        ("exchange.min_tile", "min_tiles"),
        ("exchage.min_tiles", "exchange"),
        ("exchange.minimum_tiles_in_bag", "min_tiles_in_bag"),
        ("time.clock.mode", "modes"),
        ("ending.zero_run.turn_total", "turns_total"),
    ],
)
def test_an_unknown_question_is_refused_with_near_ones(path: str, near: str) -> None:
    with pytest.raises(InputError) as refused:
        played(f"provisions.{path} = 3")

    assert refused.value.code == "unknown_provision"
    assert path.startswith(str(refused.value.facts["path"]))
    assert near in str(refused.value.facts["near"]).split(", ")


@pytest.mark.parametrize("text", ["3", '"exchange"', "[]", "true"])
def test_a_chapter_is_no_question(text: str) -> None:
    with pytest.raises(InputError) as refused:
        played(f"provisions.exchange = {text}")

    assert refused.value.code == "unknown_provision"
    assert refused.value.facts["path"] == "exchange"
    assert "min_tiles_in_bag" in str(refused.value.facts["near"])


def test_the_rules_of_another_book_are_refused() -> None:
    rules = read_tournament_rules(b'rulebook = "fise-2004"', "open.toml")

    with pytest.raises(InputError) as refused:
        under_tournament(load_rulebook("fise-2009"), rules)

    assert refused.value.code == "rules_of_another_book"
    assert refused.value.facts == {"wanted": "fise-2004", "rulebook": "fise-2009"}


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b'name = "Open"',
        b"rulebook = 3",
        b'rulebook = "fise-2009"\ncolour = 1',
        b'rulebook = "fise-2009"\nprovisions = 3',
        b"rulebook = ",
        b"\x00\x01",
        b"\xff\xfe",
        'rulebook = "año"'.encode("latin-1"),
        b'rulebook = "fise-2009"\nrulebook = "fise-2009"',
        pytest.param(b"rulebook = " + b"[" * 100_000, id="nested too deep"),
        pytest.param(b"rulebook = " + b"1" * 5_000, id="number too long"),
    ],
)
def test_what_is_no_rules_file_is_refused_with_its_path(content: bytes) -> None:
    with pytest.raises(InputError) as refused:
        read_tournament_rules(content, "open.toml")

    assert refused.value.code == "not_tournament_rules"
    assert refused.value.facts["path"] == "open.toml"
    assert refused.value.facts["problem"]


PATHS = [path for path, _ in by_path(load_rulebook("fise-2009").provisions)]

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.dates(),
    lambda inside: st.lists(inside) | st.dictionaries(st.text(), inside),
)


@given(st.sampled_from(PATHS), anything)
def test_whatever_is_written_for_an_answer_it_is_taken_or_refused(path: str, value: object) -> None:
    *chapters, name = path.split(".")
    written = {name: value}
    for chapter in reversed(chapters):
        written = {chapter: written}
    rules = TournamentRules("fise-2009", "Open", written)

    with suppress(InputError):
        changed = under_tournament(load_rulebook("fise-2009"), rules)
        assert basis_kind(answer(changed, path)) == "tournament"
