"""Nonsense in, a clear answer out: a refusal or an error with a code, and the journal intact."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cache
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from letrado.errors import InputError
from letrado.table import commands as c
from letrado.table import events as e
from letrado.table.apply import apply
from letrado.table.decide import decide
from letrado.table.journal import event_line, header_line, read, replayed, written
from letrado.table.laid import Laid
from letrado.table.setup import GameSetup
from letrado.table.state import State
from letrado.table.words import AskTheArbiter
from tests.table.everybody import KINDS, Everybody
from tests.table.strategies import commands, event_types, structs
from tests.table.watched import WatchedTable

TEN_TIMES = settings(max_examples=10 * settings().max_examples)
any_command = msgspec.json.Decoder[c.AnyCommand](c.AnyCommand)


@cache
def game(way: str) -> WatchedTable:
    """A game with something of everything in it, the same every time."""
    setup = GameSetup(
        rulebook="fise-2009",
        players=("Íñigo", "Núria"),
        way="hosted" if way == "hosted" else "recorded",
        steps="by_hand",
        arbiter_present=True,
        seed="a7" * 32,
    )
    table = WatchedTable(setup)
    player = Everybody(table.book, table.tile_set, Random(1))
    kinds = [kind for kind in KINDS if kind not in ("desk_end", "leave")]
    for _ in range(400):
        table.now += 700
        table.give(player.goes_on(table.state))
        if player.random.random() < 0.4:
            table.give(player.command(player.random.choice(kinds), table.state))
    return table


@cache
def moments() -> tuple[tuple[str, State], ...]:
    """One state of every phase that these games pass through."""
    found: dict[tuple[str, str], State] = {}
    for way in ("hosted", "recorded"):
        state = State()
        found[way, state.phase] = state
        for event in game(way).events:
            state = apply(state, event)
            found.setdefault((way, state.phase), state)
    return tuple((way, state) for (way, _), state in found.items())


def test_the_games_here_pass_through_almost_every_phase() -> None:
    assert len({state.phase for _, state in moments()}) >= 12


@given(st.sampled_from(moments()), commands, st.integers(-(10**12), 10**12))
@TEN_TIMES
def test_any_command_at_any_moment_is_carried_out_or_refused(
    moment: tuple[str, State], command: c.AnyCommand, now: int
) -> None:
    way, state = moment
    decision = decide(state, command, game(way).book, AskTheArbiter(), now)

    assert decision.refusal is None or decision.refusal.code
    for event in decision.events:
        state = apply(state, event)
        assert read(header_line() + event_line(event), "journal") == [event]


def garbled(content: bytes, random: Random) -> bytes:
    """JSON with bytes lost, added or exchanged."""
    changed = bytearray(content)
    for _ in range(random.randint(1, 4)):
        at = random.randrange(len(changed) + 1)
        changed[at : at + random.randrange(4)] = random.randbytes(random.randrange(4))
    return bytes(
        changed[: random.randrange(len(changed) + 1)] if random.random() < 0.2 else changed
    )


WRONG_VALUES: list[object] = [
    None,
    True,
    -1,
    2**80,
    0.5,
    "",
    "Z99",
    "Ω\0",
    [],
    [[]],
    ["A", "B", "C"],
    {},
    {"": {}},
]


def foreign(content: bytes, random: Random) -> bytes:
    """JSON of the right shape with wrong values in it."""
    fields = json.loads(content)
    for _ in range(random.randint(1, 3)):
        fields[random.choice([*fields, "unknown"])] = random.choice(WRONG_VALUES)
    return json.dumps(fields).encode()


@pytest.mark.parametrize("spoil", [garbled, foreign])
def test_any_json_is_a_command_that_can_be_decided_or_no_command(
    spoil: Callable[[bytes, Random], bytes],
) -> None:
    random = Random(0)
    given = [msgspec.json.encode(command) for command in game("recorded").commands]
    decided = 0
    for _ in range(10 * settings().max_examples):
        way, state = random.choice(moments())
        try:
            command = any_command.decode(spoil(random.choice(given), random))
        except (msgspec.MsgspecError, UnicodeDecodeError):
            continue
        decide(state, command, game(way).book, AskTheArbiter(), random.randrange(10**9))
        decided += 1

    assert decided


@pytest.mark.parametrize("way", ["hosted", "recorded"])
def test_a_journal_cut_at_any_byte_gives_the_events_before_the_cut(way: str) -> None:
    events = game(way).events[:6]
    content = written(events)
    ends = [at + 1 for at, byte in enumerate(content) if byte == ord("\n")]
    for cut in range(len(content) + 1):
        if cut < ends[0] - 1:
            with pytest.raises(InputError):
                read(content[:cut], "journal", forgive_last_line=True)
        else:
            whole = sum(end <= cut + 1 for end in ends) - 1
            kept = read(content[:cut], "journal", forgive_last_line=True)
            assert kept == events[:whole]
            replayed(kept, "journal")


def test_a_cut_line_is_an_error_unless_it_is_forgiven() -> None:
    content = written(game("hosted").events[:3])[:-9]

    with pytest.raises(InputError) as wrong:
        read(content, "journal")
    assert wrong.value.code == "journal_line"
    assert wrong.value.facts["line"] == 4


def test_only_the_last_line_is_forgiven() -> None:
    lines = written(game("hosted").events[:5]).splitlines(keepends=True)
    lines[3] = lines[3][:20] + b"\n"

    with pytest.raises(InputError):
        read(b"".join(lines), "journal", forgive_last_line=True)


def test_line_ends_and_empty_lines_do_not_matter() -> None:
    events = game("recorded").events
    content = written(events).replace(b"\n", b"\r\n") + b"\r\n \n"

    assert read(content, "journal") == events


@pytest.mark.parametrize("encoding", ["utf-16", "utf-32", "latin-1", "utf-8-sig", "cp037"])
def test_a_journal_in_another_encoding_is_an_error(encoding: str) -> None:
    content = written(game("hosted").events[:8]).decode()

    with pytest.raises(InputError):
        read(content.encode(encoding), "journal")


@pytest.mark.parametrize(
    "header",
    [
        "",
        "{}",
        "[]",
        "1",
        "nul",
        '{"letrado_journal": 0}',
        '{"letrado_journal": -1}',
        '{"letrado_journal": 999}',
        '{"letrado_journal": 1e99}',
        '{"letrado_journal": "1"}',
        '{"letrado_journal": 1, "more": 2}',
        '{"letrado_journal":' + "[" * 100_000,
    ],
)
def test_a_header_that_we_do_not_know_is_an_error(header: str) -> None:
    with pytest.raises(InputError) as wrong:
        read(header.encode() + b"\n", "journal")
    assert wrong.value.code in ("not_a_journal", "journal_of_the_future")


@pytest.mark.parametrize(
    "line",
    [
        b"{}",
        b"null",
        b'{"event": "begun"}',
        b'{"event": "of another program", "at": 0}',
        b'{"event": "begun", "at": "noon"}',
        b'{"event": "begun", "at": 0, "more": 1}',
        b'{"event": "arrived", "at": 0, "side": "C"}',
        b'{"event": "begun", "at": 0, "rulings": [{"allowed": true, "reason": "", "grounds": []}]}',
        b'{"event": "begun", "at": 0, "rulings": [{"allowed": true, "reason": "x", "grounds":'
        b'[{"rulebook": "fise-2009"}], "facts": {"deep": ' + b"[" * 50_000,
        b'{"event": "begun", "at": 0, "rulings": ' + b"[" * 50_000,
        b"\xff\xfe",
        b"\x00",
    ],
    ids=range(12),
)
def test_a_line_that_is_no_event_is_an_error_that_says_where(line: bytes) -> None:
    with pytest.raises(InputError) as wrong:
        read(header_line() + line + b"\n", "journal")
    assert wrong.value.code == "journal_line"
    assert wrong.value.facts["line"] == 2


def changed_setup(**changes: object) -> e.AnyEvent:
    first = game("hosted").events[0]
    assert isinstance(first, e.GameSetUp)
    return msgspec.structs.replace(first, setup=msgspec.structs.replace(first.setup, **changes))


@pytest.mark.parametrize("changes", [{"rulebook": "fise-1999"}, {"seed": "xyz"}, {"seed": ""}])
def test_a_game_of_an_unknown_book_or_without_a_seed_is_an_error(
    changes: dict[str, object],
) -> None:
    with pytest.raises(InputError):
        replayed([changed_setup(**changes)], "journal")


@pytest.mark.parametrize("changes", [{"rulebook": "fise-1999"}, {"rulebook": "aas-2018"}])
def test_a_game_cannot_be_set_up_under_a_book_that_is_not_its_own(
    changes: dict[str, object],
) -> None:
    table = game("hosted")
    setup = msgspec.structs.replace(table.setup, **changes)

    decision = decide(State(), c.SetUp(by="A", setup=setup), table.book, AskTheArbiter(), 0)

    assert not decision.carried_out
    assert not decision.events


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (c.MakePlay(by="A", tiles=(Laid("Z99", "A"),)), "error.not_a_square"),
        (c.Disqualify(by="director", side="A", scope="game", articles=("999",)), None),
        (c.DisputeBlank(by="arbiter", square="?"), "error.not_a_square"),
        (c.ReportConsultation(by="arbiter", side="A", word="Ω"), "error.letter_not_in_set"),
    ],
    ids=["play", "article", "blank", "word"],
)
def test_what_cannot_be_read_is_refused_with_the_text_of_the_error(
    command: c.AnyCommand, key: str | None
) -> None:
    state = next(state for _, state in moments() if state.phase == "thinking")
    by = state.on_turn if isinstance(command, c.MakePlay) else command.by
    command = msgspec.structs.replace(command, by=by)

    decision = decide(state, command, game("hosted").book, AskTheArbiter(), 0)

    assert decision.refusal is not None
    assert decision.refusal.key == (key or "error.unknown_article")


def adds_up(events: Sequence[e.AnyEvent]) -> bool:
    """Are these a game? Otherwise the error says which line does not fit."""
    try:
        replayed(events, "journal")
    except InputError as wrong:
        if wrong.code != "journal_line":
            raise
        return False
    return True


def test_events_in_any_order_are_a_game_or_an_error() -> None:
    random = Random(0)
    for _ in range(settings().max_examples):
        events = game(random.choice(["hosted", "recorded"])).events
        begun = events[: random.choice([0, 1, 5, 20])]
        adds_up([*begun, *(random.choice(events) for _ in range(10))])


any_event: SearchStrategy[e.AnyEvent] = st.one_of([structs(kind) for kind in event_types])


@given(st.sampled_from(["hosted", "recorded"]), st.sampled_from([0, 1, 4, 6, 9]), any_event)
def test_any_event_at_any_moment_is_part_of_the_game_or_an_error(
    way: str, moment: int, event: e.AnyEvent
) -> None:
    adds_up([*game(way).events[:moment], event])
