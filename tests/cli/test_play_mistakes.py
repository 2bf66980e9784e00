"""letrado play: whatever is wrong is told in the language of the user, and nothing is lost."""

from pathlib import Path

import pytest

from letrado.messages.catalogue import LANGUAGES, Language
from tests.cli.table import run

SEED = ("--seed", "30")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "line",
    [
        "zzz",
        "8H",
        "8Z CASA",
        "16H CASA",
        "8H KKK",
        "8H [CH",
        "15O CASA",
        "8H ÑÑÑ",
        "cambio",
        "cambio KW",
        "cambio 99",
        "cambio ZZZZZZZZZ",
        "anuncio",
        "corrijo 1",
        "corrijo 99 99",
        "suma",
        "comodín Z9 A",
        "comodín H8",
        "comodín",
        "sanción",
        "sanción Nadie 30",
        "sanción Ana 999999999999999999999",
        "tarjeta Ana",
        "descalifico Ana partida",
        "conducta Ana",
        "consulta Ana",
        "consulta Ana W1",
        "sorteo",
        "sorteo A",
        "quedan Ana",
        "quedan Ana AEI",
        "devuelvo A",
        "sobran",
        "sobran 99",
        "faltan x",
        "cuestiono 8H",
        "cuestiono 99",
        "válida, quizá",
        "apelo",
        "firmo",
        "reabrir",
        "muevo",
        "muevo 8H",
        "pongo",
        "pongo 8H A",
        "atril Nadie",
        "espera",
        "? ?",
        ":",
        "Ana:",
        "árbitro: 8E LECHE",
        "Ana: 8E LECHE",
        "\x00\x1b[2J",
        "8H " + "A" * 500,
        "💥 " * 20,
        "{0} {player} %s",
        "[bold]no[/bold]",
    ],
)
def test_bad_input_is_told_in_the_language_of_the_user(
    line: str, language: Language, tmp_path: Path
) -> None:
    told = run(tmp_path, ["empezar", line], *SEED, "--language", language)

    assert told.code == 0
    assert told.err == ""
    assert "Traceback" not in told.out
    answer = told.out.partition(f"> {line[:3]}")[2]
    assert len(answer.splitlines()) > 1


def test_a_name_is_no_order_and_markup_is_no_markup(tmp_path: Path) -> None:
    told = run(tmp_path, ["empezar"], *SEED, "--players", "[red]Ana\x1b[2J", "A: B")

    assert told.code == 0
    assert "\x1b[2J" not in told.out
    assert "[red]Ana" in told.out


@pytest.mark.parametrize(
    ("options", "code", "text"),
    [
        (("--rulebook", "fise"), 2, "no hay ningún reglamento «fise»"),
        (("--clock", "sun"), 2, "el valor de '--clock' no sirve"),
        (("--minutes", "0"), 2, "el valor de '--minutes' no sirve"),
        (("--seed", "xyz"), 2, "la semilla"),
        (("--list", "/nowhere"), 2, "no existe el fichero /nowhere"),
        (("--tournament", "/nowhere"), 2, "no existe el fichero /nowhere"),
        (("--rulebook", "uf-2007", "--clock", "chess"), 1, "--minutes o --limit"),
        (("--rulebook", "uf-2007", "--clock", "chess", "--mode", "no-corrido"), 1, "modo de reloj"),
        (("--format", "swiss"), 1, "duración máxima o relojes"),
    ],
)
def test_a_game_that_cannot_be_set_up_leaves_no_journal(
    options: tuple[str, ...], code: int, text: str, tmp_path: Path
) -> None:
    told = run(tmp_path, ["empezar"], *options)

    assert told.code == code
    assert text in told.out + told.err
    assert not (tmp_path / "game.jsonl").exists()


def test_a_word_list_that_cannot_be_read_is_told_with_its_line(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_bytes(b"LECHE\nw4\n")
    assert "línea 2: «w4»" in run(tmp_path, [], "--list", str(words)).err

    words.write_bytes("AÑO".encode("latin-1"))
    assert "UTF-8" in run(tmp_path, [], "--list", str(words)).err
