"""letrado play by script: whole games, every way of saying things, every mistake told."""

from pathlib import Path

import pytest

from letrado.rulebook.loader import rulebook_ids
from tests.cli.command import letrado
from tests.cli.table import run, state_in, whole_game

SEED = ("--seed", "30")  # Bruno starts with CH B E E T L C; Ana holds N R ? Z V S D


@pytest.mark.parametrize("book_id", rulebook_ids())
def test_a_whole_game_is_played_under_every_rulebook(book_id: str, tmp_path: Path) -> None:
    lines, session = whole_game(book_id, "a5")
    told = run(tmp_path, lines, "--rulebook", book_id, "--seed", "a5")

    assert told.code == 0
    assert told.err == ""
    assert session.state.phase == "closed"
    assert state_in(tmp_path / "game.jsonl") == session.state


@pytest.mark.parametrize(
    "lines",
    [
        ("empezar", "8E LECHE", "acepto", "cambio NR", "paso"),
        ("començar", "8e leche", "accepto", "canvi nr", "passo"),
        ("begin", "LECHE 8E", "accept", "exchange N R", "pass"),
        ("EMPIEZO", "juego 8e le[ch]e", "Ana: anoto", "Ana: cambiar nr", "Bruno: pasar"),
        ("  start ", "8E Leche"[:3] + "LECHE", "OK", "swap NR", "PASSAR"),
    ],
)
def test_orders_are_understood_in_any_language_and_case(
    lines: tuple[str, ...], tmp_path: Path
) -> None:
    assert run(tmp_path, lines, *SEED).code == 0
    state = state_in(tmp_path / "game.jsonl")

    assert [(entry.side, entry.kind) for entry in state.entries] == [
        ("B", "play"),
        ("A", "exchange"),
        ("B", "pass"),
    ]
    assert state.entries[0].word == ("L", "E", "CH", "E")
    assert state.entries[0].points == 16


def test_a_blank_is_taken_for_a_letter_that_the_rack_lacks_and_that_is_said(
    tmp_path: Path,
) -> None:
    told = run(tmp_path, ["empezar", "8E leche", "acepto", "F6 diez"], *SEED)
    state = state_in(tmp_path / "game.jsonl")

    assert "Para I se usa un comodín." in told.out
    assert state.play is not None
    assert [(tile.letter, tile.blank) for tile in state.play.tiles] == [
        ("D", False),
        ("I", True),
        ("Z", False),
    ]


def test_a_small_letter_among_capitals_is_a_blank(tmp_path: Path) -> None:
    told = run(tmp_path, ["empezar", "8E leche", "acepto", "F6 dI.Z"], *SEED)

    assert "tablero" not in told.out
    assert state_in(tmp_path / "game.jsonl").play is None  # two blanks would be needed
    told = run(tmp_path, ["F6 Di.Z"])
    assert "Ana juega F6 DiEZ: 17 puntos." in told.out


def test_letters_on_the_board_are_written_or_dotted(tmp_path: Path) -> None:
    run(tmp_path, ["empezar", "8E leche", "acepto", "7H VOZ"], *SEED)
    placed = state_in(tmp_path / "game.jsonl").play
    assert placed is not None
    assert len(placed.tiles) == 3

    told = run(tmp_path, ["acepto", "8E lache", "8D .leche", "8E leche"])
    assert "en F8 hay E, no A" in told.out
    assert "en D8 no hay ninguna ficha" in told.out
    assert "no coloca ninguna ficha" in told.out


def test_the_word_list_answers_challenges(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("# comentario\nLECHE\n\nanchoa\n", "utf-8")
    lines = ["empezar", "8E leche", "cuestiono", "acepto", "7H VZ", "cuestiono"]
    told = run(tmp_path, lines, *SEED, "--list", str(words))

    assert "Responde la lista de palabras: válida." in told.out
    assert "Responde la lista de palabras: no válida." in told.out
    assert state_in(tmp_path / "game.jsonl").on_turn == "B"


def test_the_words_of_the_rulebook_answer_challenges(tmp_path: Path) -> None:
    lines = ["empezar", "8E leche", "cuestiono", "acepto", "7H VZ", "cuestiono"]
    told = run(tmp_path, lines, *SEED, "--list", "derived")

    assert "Responde la lista de palabras: válida." in told.out
    assert "Responde la lista de palabras: no válida." in told.out


def test_one_verdict_for_each_word(tmp_path: Path) -> None:
    lines = ["empezar", "8E leche", "acepto", "7H VZ", "cuestiono 7H H7", "válida, no válida"]
    told = run(tmp_path, lines, *SEED)

    assert "Bruno cuestiona: VZ, VE." in told.out
    assert "Ana retira la jugada." in told.out


def test_an_appeal_goes_to_the_arbiter_who_is_present(tmp_path: Path) -> None:
    lines = [
        "empezar",
        "8E leche",
        "cuestiono",
        "no válida",
        "apelo",
        "apelo en secreto está en el diccionario",
        "válida",
        "acepto",
    ]
    told = run(tmp_path, lines, *SEED, "--arbiter")

    assert "La apelación necesita argumentos." in told.out
    assert "La apelación se estima: la jugada queda." in told.out
    assert state_in(tmp_path / "game.jsonl").entries[0].points == 16


def test_senyors_is_said_where_the_rulebook_knows_it(tmp_path: Path) -> None:
    catalan = ("--rulebook", "uf-2007", "--players", "Aina", "Bernat", "--seed", "632")
    told = run(tmp_path, ["començar", "senyors"], *catalan, "--language", "ca")
    assert "Aina mostra B S X N R L J i canvia tot el faristol" in told.out
    assert "(art. 14.2)" in told.out

    other = tmp_path / "other"
    other.mkdir()
    told = run(other, ["empezar", "senyors"], *SEED)
    assert "no conoce el cambio especial" in told.out


def test_the_clock_of_a_script_runs_only_when_it_is_told_to(tmp_path: Path) -> None:
    lines = ["empezar", "espera 61", "paso", "wait 30", "tablero"]
    told = run(tmp_path, lines, *SEED, "--clock", "chess", "--minutes", "1")

    assert "-0:01" in told.out
    assert "0:30" in told.out


def test_the_timer_signals_and_takes_the_turn(tmp_path: Path) -> None:
    lines = ["empezar", "espera 121"]
    told = run(tmp_path, lines, *SEED, "--clock", "timer", "--rulebook", "fise-2009")

    assert "Se acaba el tiempo del turno de Bruno." in told.out
    assert state_in(tmp_path / "game.jsonl").on_turn == "A"


def test_a_real_game_is_recorded_with_its_incidents(tmp_path: Path) -> None:
    lines = [
        "sorteo A CH",
        "empezar",
        "8H CASA 12",
        "acepto",
        "cambio 2",
        "sobran 1 Ana atril vistas",
        "devuelvo E",
        "I7 tasa",
        "parar",
        "seguir",
        "bolsa",
        "corrijo 1 14",
        "sanción Bruno 30",
        "tarjeta Bruno amarilla",
        "fallo se sigue jugando",
        "conducta Bruno hablar",
        "abandono Bruno",
        "diario",
    ]
    told = run(tmp_path, lines, "--record", "--clock", "chess")
    state = state_in(tmp_path / "game.jsonl")

    assert told.code == 0
    assert state.final is not None
    assert state.final.loser == "B"
    assert state.entries[0].place == "8H"
    assert state.penalties["B"] == 30
    assert "Fin de la partida: abandono; pierde Bruno." in told.out


def test_every_step_by_hand_is_an_order(tmp_path: Path) -> None:
    lines = [
        "lot A E",
        "begin",
        "lay 8H CAS",
        "lay 8K A",
        "count",
        "announce 14 14",
        "accept",
        "accept",
        "draw",
        "clock",
    ]
    told = run(tmp_path, lines, "--record", "--by-hand", "--language", "en")
    state = state_in(tmp_path / "game.jsonl")

    assert told.code == 0
    assert [entry.word for entry in state.entries] == [("C", "A", "S", "A")]
    assert state.on_turn == "B"


def test_the_question_mark_tells_what_may_be_done_and_why(tmp_path: Path) -> None:
    told = run(tmp_path, ["?", "empezar", "?", "? cambio", "? nada"], *SEED)

    assert "Qué se puede hacer ahora: falta decidir quién empieza." in told.out
    assert "Se puede cambiar: en la bolsa quedan 86 fichas" in told.out
    assert "(art. 26)" in told.out
    assert "canviar" in told.out
    assert "no se entiende «nada»" in told.out


def test_a_game_left_unfinished_goes_on_and_a_closed_one_is_kept(tmp_path: Path) -> None:
    run(tmp_path, ["empezar", "8E leche", "acepto", "salir", "paso"], *SEED)
    left = state_in(tmp_path / "game.jsonl")
    assert left.on_turn == "A"

    told = run(tmp_path, ["paso", "paso", "paso", "paso", "firma Ana", "firma Bruno"])
    assert "Se reanuda la partida" in told.out
    assert state_in(tmp_path / "game.jsonl").phase == "closed"
    assert "Semilla revelada" in told.out

    before = (tmp_path / "game.jsonl").read_bytes()
    told = run(tmp_path, ["paso"])
    assert told.code == 2
    assert "está cerrada" in told.err
    assert (tmp_path / "game.jsonl").read_bytes() == before


def test_without_a_name_the_journal_has_the_date_and_the_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    script = tmp_path / "script.txt"
    script.write_text("abandono\nempezar\nabandono\nfirma A\nfirma B\n", "utf-8")
    for _ in range(2):
        told = letrado("play", "--script", "script.txt", "--players", "Íñigo P.", "Núria")
        assert told.code == 0
    names = sorted(path.name for path in tmp_path.glob("*.jsonl"))

    assert [name[:8] + name[18:] for name in names] == [
        "letrado--inigo-p-nuria-2.jsonl",
        "letrado--inigo-p-nuria.jsonl",
    ]
