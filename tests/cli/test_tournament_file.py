import json
from pathlib import Path

import pytest

from letrado.messages.catalogue import LANGUAGES, Language
from tests.cli.command import letrado


@pytest.fixture
def open_toml(tmp_path: Path) -> Path:
    file = tmp_path / "open.toml"
    file.write_text(
        'rulebook = "fise-2009"\n'
        'name = "Open [de] Girona"\n'
        "[provisions]\n"
        "exchange.min_tiles_in_bag = 7\n"
        'time.game_limit = { kind = "minutes", minutes = 50 }\n',
        "utf-8",
    )
    return file


def test_a_book_is_shown_as_the_tournament_plays_it(open_toml: Path) -> None:
    told = letrado("rulebook", "show", "fise-2009", "--tournament", str(open_toml))

    assert told.code == 0
    assert "50 minutos" in told.out
    assert "«Open [de] Girona»" in told.out.replace("\n", " ")


def test_a_book_for_programs_says_what_the_tournament_settled(open_toml: Path) -> None:
    told = json.loads(
        letrado("rulebook", "show", "fise-2009", "--tournament", str(open_toml), "--json").out
    )
    minimum = told["provisions"]["exchange.min_tiles_in_bag"]
    by_tournament = [
        path for path, shown in told["provisions"].items() if shown["basis"] == "tournament"
    ]

    assert told["tournament"] == "Open [de] Girona"
    assert minimum["value"] == 7
    assert minimum["grounds"][0] == {
        "rulebook": "fise-2009",
        "kind": "tournament",
        "reference": "Open [de] Girona",
    }
    assert by_tournament == ["exchange.min_tiles_in_bag", "time.game_limit"]


@pytest.mark.parametrize(
    ("provisions", "es", "ca", "en"),
    [
        (
            "exchange.min_tiles_in_bag = -1",
            "exchange.min_tiles_in_bag no admite -1; se acepta: 0, 1, 2 …",
            "exchange.min_tiles_in_bag no admet -1; s'accepta: 0, 1, 2 …",
            "exchange.min_tiles_in_bag does not take -1; accepted: 0, 1, 2 …",
        ),
        (
            "blank.count = 3",
            "blank.count: el juego de fichas tiene 2 comodines; dispóngalo también.",
            "blank.count: el joc de fitxes té 2 escarrassos; disposeu-ho també.",
            "blank.count: the tile set has 2 blanks; set this too.",
        ),
        (
            "exchange.max_tile = 3",
            "no hay ninguna disposición «exchange.max_tile»; las más parecidas: max_tiles,",
            "no hi ha cap disposició «exchange.max_tile»; les més semblants: max_tiles,",
            "there is no provision “exchange.max_tile”; the nearest are max_tiles,",
        ),
    ],
)
def test_what_a_tournament_may_not_settle_is_told_in_three_languages(
    tmp_path: Path, provisions: str, es: str, ca: str, en: str
) -> None:
    file = tmp_path / "open.toml"
    file.write_text(f'rulebook = "fise-2009"\nprovisions.{provisions}\n', "utf-8")
    expected: dict[Language, str] = {"es": es, "ca": ca, "en": en}

    for language in LANGUAGES:
        told = letrado(
            "rulebook", "show", "fise-2009", "--tournament", str(file), "--language", language
        )
        assert told.code == 2
        assert told.out == ""
        assert told.err.startswith(f"Error: {expected[language]}")


@pytest.mark.parametrize("value", ["true", "[1]", '{ kind = "hours" }', "2009-04-01"])
def test_a_wrong_answer_is_repeated_as_the_file_writes_it(tmp_path: Path, value: str) -> None:
    file = tmp_path / "open.toml"
    file.write_text(f'rulebook = "fise-2009"\nprovisions.exchange.min_tiles = {value}\n', "utf-8")
    told = letrado("rulebook", "show", "fise-2009", "--tournament", str(file))

    assert f"no admite {value};" in told.err
