"""Whatever is typed, in whatever order: an answer, never an exception, and the journal holds."""

import io

from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console

from letrado.cli.language import speak, spoken
from letrado.cli.play_orders import vocabulary
from letrado.cli.play_setup import Options, new_session, setup_of
from letrado.messages.catalogue import LANGUAGES, Language
from letrado.rulebook.loader import rulebook_ids
from letrado.table.apply import replay
from letrado.table.words import AskTheArbiter
from tests.cli.table import opening

ARGUMENTS = [
    "Ana",
    "Bruno",
    "A",
    "B",
    "1",
    "2",
    "23",
    "8H",
    "H8",
    "8H CASA",
    "H8 .A",
    "CASA 8H",
    "AEI",
    "?",
    "[ch]",
    "atril",
    "vistas",
    "oponente",
    "adrede",
    "58",
    "partida",
    "torneo",
    "amarilla",
    "hablar",
    "secreto x",
    "dentro 2",
    "-",
    "99999999",
    "ñ",
    "K",
    "H8 A E",
    "cuentas",
    "verificar 6",
    "sin avisar",
    "respondida",
    "enlazar",
    "{0}",
    "[red]",
    "\x1b[2J",
]
NEXT = {
    "announced": "acepto",
    "challenged": "no válida",
    "accepted": "saco",
    "drawn": "reloj",
    "placing": "cuento",
    "counting": "anuncio 9 9",
    "surplus": "devuelvo",
    "over": "firmo",
}

orders = st.builds(
    lambda by, words, rest: f"{by}{words} {' '.join(rest)}",
    st.sampled_from(["", "", "Ana: ", "árbitro: "]),
    st.sampled_from(sorted(vocabulary())),
    st.lists(st.sampled_from(ARGUMENTS), max_size=3),
)
lines = st.lists(st.one_of(orders, st.text(max_size=20), st.none(), st.none()), max_size=25)
options = st.builds(
    Options,
    rulebook=st.sampled_from(rulebook_ids()),
    record=st.booleans(),
    by_hand=st.booleans(),
    arbiter=st.booleans(),
    clock=st.sampled_from(["none", "chess_clock", "timer"]),
    minutes=st.just(25),
    seed=st.sampled_from(["1", "2", "30"]),
)


@settings(max_examples=60, deadline=None)
@given(options, lines, st.sampled_from(LANGUAGES))
def test_anything_typed_is_answered(
    chosen: Options, typed: list[str | None], language: Language
) -> None:
    before = spoken()
    speak(language)
    session, _ = new_session(setup_of(chosen), AskTheArbiter(), scripted=True)
    if session.state.setup is None:
        return
    for line in ["sorteo A E", "empezar", *typed]:
        state = session.state
        plain = "paso"
        if state.phase == "thinking" and state.racks[state.on_turn] and not state.board.tiles:
            plain = opening(state)
        reply = session.obey(line if line is not None else NEXT.get(state.phase, plain))
        out = Console(file=io.StringIO(), width=100)
        for shown in reply.shown:
            out.print(shown)
    speak(before)

    assert replay(session.events) == session.state
