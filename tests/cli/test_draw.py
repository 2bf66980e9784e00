import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from letrado.game.bag import Bag, Seed
from letrado.game.draw_record import Act, Drawn, DrawRecord, PutBack
from letrado.messages.catalogue import LANGUAGES, Language
from tests.cli.command import Outcome, letrado
from tests.game.plays import SPANISH


def new_seed() -> dict[str, str]:
    made: dict[str, str] = json.loads(letrado("draw", "seed", "--json").out)
    return made


def record_of_a_game(seed: dict[str, str]) -> dict[str, Any]:
    """Two racks drawn, three tiles exchanged, the rest drawn."""
    secret = Seed(bytes.fromhex(seed["seed"]), ("Ana", "Bruno"))
    first, bag = Bag.full(SPANISH, secret).draw(7)
    second, bag = bag.draw(7)
    third, bag = bag.draw(3)
    rest = bag.put_back(first[:3]).tiles
    acts: tuple[Act, ...] = (
        Drawn(first),
        Drawn(second),
        Drawn(third),
        PutBack(first[:3]),
        Drawn(rest),
    )
    record = DrawRecord(
        tile_set="es-100",
        commitment=seed["commitment"],
        words=secret.words,
        seed=seed["seed"],
        acts=acts,
    )
    written: dict[str, Any] = json.loads(msgspec.json.encode(record))
    return written


def verify(tmp_path: Path, record: dict[str, Any], *options: str) -> Outcome:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), "utf-8")
    return letrado("draw", "verify", str(file), *options)


def test_every_seed_is_new_and_its_commitment_fits() -> None:
    one, other = new_seed(), new_seed()

    assert one["seed"] != other["seed"]
    assert Seed(bytes.fromhex(one["seed"])).commitment() == one["commitment"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seed_is_told_with_what_to_do(language: Language) -> None:
    commitment, seed = letrado("draw", "seed", "--language", language).out.splitlines()

    assert Seed(bytes.fromhex(seed.split()[-1])).commitment() == commitment.split()[-1]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("es", "El sorteo concuerda: 5 extracciones y devoluciones comprobadas.\n"),
        ("ca", "El sorteig concorda: 5 extraccions i devolucions comprovades.\n"),
        ("en", "The draw agrees: 5 draws and returns checked.\n"),
    ],
)
def test_a_game_drawn_from_a_seed_agrees_with_it(
    tmp_path: Path, language: Language, text: str
) -> None:
    told = verify(tmp_path, record_of_a_game(new_seed()), "--language", language)

    assert (told.code, told.out, told.err) == (0, text, "")


def test_a_check_for_programs_is_json(tmp_path: Path) -> None:
    told = verify(tmp_path, record_of_a_game(new_seed()), "--json")

    assert told.code == 0
    assert json.loads(told.out) == {
        "agrees": True,
        "reason": "draw_agrees",
        "draws": 5,
        "expected": [],
        "recorded": [],
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_changed_tile_is_told_with_its_step(tmp_path: Path, language: Language) -> None:
    record = record_of_a_game(new_seed())
    tiles = record["acts"][1]["tiles"]
    true = " ".join(tiles)
    tiles[0] = "Z" if tiles[0] != "Z" else "A"
    told = verify(tmp_path, record, "--language", language)

    assert told.code == 1
    assert " 2 " in told.out
    assert true in told.out
    assert " ".join(tiles) in told.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_that_nobody_drew_is_told(tmp_path: Path, language: Language) -> None:
    record = record_of_a_game(new_seed())
    record["acts"][3]["tiles"] = ["W"]
    told = verify(tmp_path, record, "--language", language)

    assert told.code == 1
    assert " 4 " in told.out
    assert " W" in told.out


def test_another_seed_is_told(tmp_path: Path) -> None:
    record = record_of_a_game(new_seed()) | {"seed": new_seed()["seed"]}

    for language, text in {
        "es": "La semilla no corresponde al compromiso publicado.\n",
        "ca": "La llavor no correspon al compromís publicat.\n",
        "en": "The seed does not match the published commitment.\n",
    }.items():
        told = verify(tmp_path, record, "--language", language)
        assert (told.code, told.out) == (1, text)


def test_other_words_of_the_players_are_told(tmp_path: Path) -> None:
    record = record_of_a_game(new_seed()) | {"words": ["Ana", "Carla"]}
    told = verify(tmp_path, record, "--json")

    assert told.code == 1
    assert json.loads(told.out)["reason"] == "other_tiles"


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({"seed": "abc"}, "the seed “abc” is no good: it takes 64 hexadecimal digits."),
        ({"tile_set": "xx"}, "there is no tile set “xx”; there are ca-100, es-100, es-103."),
    ],
)
def test_a_record_that_cannot_be_checked_is_refused(
    tmp_path: Path, change: dict[str, str], text: str
) -> None:
    told = verify(tmp_path, record_of_a_game(new_seed()) | change, "--language", "en")

    assert (told.code, told.out, told.err) == (2, "", f"Error: {text}\n")
