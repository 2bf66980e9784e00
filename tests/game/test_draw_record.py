import json
from dataclasses import dataclass

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn
from msgspec.structs import replace

from letrado.errors import InputError
from letrado.game.bag import Bag, Seed
from letrado.game.draw_record import (
    Act,
    Check,
    Drawn,
    DrawRecord,
    PutBack,
    check_draws,
    read_draw_record,
)
from letrado.game.tileset import load_tile_set
from tests.game.plays import SPANISH
from tests.game.strategies import seeds, tile_sets

AGREES = "draw_agrees"


@dataclass(frozen=True)
class Kept:
    """A true record, and the tiles that each act left outside the bag."""

    record: DrawRecord
    held: tuple[tuple[str, ...], ...]


@st.composite
def kept_records(draw: DrawFn) -> Kept:
    """A game from its first draw until the bag is empty, with tiles put back on the way."""
    tile_set, seed = draw(tile_sets), draw(seeds)
    bag, acts, held = Bag.full(tile_set, seed), list[Act](), [tuple[str, ...]()]
    for count in draw(st.lists(st.integers(-3, 7), min_size=1, max_size=10)):
        if count > 0:
            drawn, bag = bag.draw(count)
            acts.append(Drawn(drawn))
            held.append((*held[-1], *drawn))
        else:
            returned, kept = held[-1][:-count], held[-1][-count:]
            bag = bag.put_back(returned)
            acts.append(PutBack(returned))
            held.append(kept)
    acts.append(Drawn(bag.tiles))
    return Kept(record_of(tile_set.id, seed, acts), tuple(held))


def record_of(tile_set_id: str, seed: Seed, acts: list[Act]) -> DrawRecord:
    return DrawRecord(
        tile_set=tile_set_id,
        commitment=seed.commitment(),
        words=seed.words,
        seed=seed.secret.hex(),
        acts=tuple(acts),
    )


def with_act(record: DrawRecord, at: int, act: Act) -> DrawRecord:
    return replace(record, acts=(*record.acts[:at], act, *record.acts[at + 1 :]))


@given(kept_records())
def test_a_true_record_agrees(kept: Kept) -> None:
    expected = Check(agrees=True, reason=AGREES, draws=len(kept.record.acts))

    assert check_draws(kept.record) == expected
    assert check_draws(read_draw_record(msgspec.json.encode(kept.record), "game.json")) == expected


@given(kept_records(), st.data())
def test_a_changed_tile_is_found(kept: Kept, data: st.DataObject) -> None:
    draws = [at for at, act in enumerate(kept.record.acts) if isinstance(act, Drawn) and act.tiles]
    at = data.draw(st.sampled_from(draws))
    true = kept.record.acts[at].tiles
    place = data.draw(st.integers(0, len(true) - 1))
    face = data.draw(st.sampled_from([*load_tile_set(kept.record.tile_set).letters, "?"]))
    assume(face != true[place])
    told = (*true[:place], face, *true[place + 1 :])

    check = check_draws(with_act(kept.record, at, Drawn(told)))

    assert check == Check(
        agrees=False, reason="other_tiles", draws=at + 1, expected=true, recorded=told
    )


@given(kept_records())
def test_a_tile_too_many_is_found(kept: Kept) -> None:
    last = kept.record.acts[-1].tiles
    check = check_draws(with_act(kept.record, len(kept.record.acts) - 1, Drawn((*last, "A"))))

    assert not check.agrees
    assert check.reason == "other_tiles"


@given(kept_records(), st.data())
def test_another_seed_is_found(kept: Kept, data: st.DataObject) -> None:
    digit = data.draw(st.integers(0, 63))
    other = data.draw(st.sampled_from("0123456789abcdef"))
    assume(kept.record.seed[digit] != other)
    seed = kept.record.seed[:digit] + other + kept.record.seed[digit + 1 :]

    check = check_draws(replace(kept.record, seed=seed))

    assert check == Check(agrees=False, reason="seed_differs_from_commitment")


@given(kept_records())
def test_another_seed_with_its_own_commitment_is_found(kept: Kept) -> None:
    other = Seed(bytes.fromhex(kept.record.seed)[::-1], kept.record.words)
    assume(other.secret.hex() != kept.record.seed)
    forged = replace(kept.record, seed=other.secret.hex(), commitment=other.commitment())

    assert check_draws(forged).reason in {"other_tiles", "never_drawn"}


@given(kept_records(), st.text("0123456789abcdef", max_size=64))
def test_another_commitment_is_found(kept: Kept, commitment: str) -> None:
    assume(commitment != kept.record.commitment)

    check = check_draws(replace(kept.record, commitment=commitment))

    assert check == Check(agrees=False, reason="seed_differs_from_commitment")


@given(kept_records(), st.text("abc", min_size=1, max_size=5))
def test_other_words_of_the_players_are_found(kept: Kept, word: str) -> None:
    check = check_draws(replace(kept.record, words=(*kept.record.words, word)))

    assert not check.agrees


@given(kept_records(), st.data())
def test_a_returned_tile_that_nobody_held_is_found(kept: Kept, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(kept.record.acts) - 1))
    absent = sorted({*SPANISH.letters, "?", "Ж"} - set(kept.held[at]))
    tile = data.draw(st.sampled_from(absent))

    check = check_draws(with_act(kept.record, at, PutBack((tile,))))

    assert check == Check(agrees=False, reason="never_drawn", draws=at + 1, recorded=(tile,))


@given(seeds, st.integers(10, 30), st.integers(1, 3), st.data())
def test_a_returned_tile_exchanged_for_another_is_found(
    seed: Seed, count: int, returned: int, data: st.DataObject
) -> None:
    drawn, bag = Bag.full(SPANISH, seed).draw(count)
    back, kept = drawn[:returned], drawn[returned:]
    others = sorted(set(kept) - set(back))
    assume(others)
    told = (data.draw(st.sampled_from(others)), *back[1:])
    rest = Drawn(bag.put_back(back).tiles)

    assert check_draws(record_of("es-100", seed, [Drawn(drawn), PutBack(back), rest])).agrees
    assert not check_draws(record_of("es-100", seed, [Drawn(drawn), PutBack(told), rest])).agrees


def test_a_tile_is_not_returned_twice() -> None:
    seed = Seed(bytes(32))
    drawn, _ = Bag.full(SPANISH, seed).draw(1)
    acts: list[Act] = [Drawn(drawn), PutBack((*drawn, *drawn))]

    assert check_draws(record_of("es-100", seed, acts)).reason == "never_drawn"


def test_the_commitment_may_be_in_capitals() -> None:
    record = record_of("es-100", Seed(bytes(32)), [])

    assert check_draws(replace(record, commitment=record.commitment.upper())).agrees


@pytest.mark.parametrize("seed", ["", "00", "0" * 63, "0" * 65, "0" * 66, "g" * 64, "ñ" * 64])
def test_a_seed_has_64_hexadecimal_digits(seed: str) -> None:
    record = replace(record_of("es-100", Seed(bytes(32)), []), seed=seed)

    with pytest.raises(InputError) as refused:
        check_draws(record)

    assert refused.value.code == "not_a_seed"
    assert refused.value.facts == {"text": seed, "digits": 64}


def test_a_record_of_an_unknown_box_is_refused() -> None:
    record = replace(record_of("es-100", Seed(bytes(32)), []), tile_set="../es-100")

    with pytest.raises(InputError) as refused:
        check_draws(record)

    assert refused.value.code == "unknown_tile_set"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\x00\x01\x02",
        b"\xff\xfe{}",
        b"[" * 100_000,
        b'{"tile_set": "es-100"}',
        b'{"tile_set": "es-100", "commitment": "", "seed": 3}',
        b'{"tile_set": "es-100", "commitment": "", "seed": "", "colour": 1}',
        b'{"tile_set": "es-100", "commitment": "", "seed": "", "acts": [{"act": "stolen"}]}',
        b'{"tile_set": "es-100", "commitment": "", "seed": "", "acts": [{"tiles": ["A"]}]}',
        b'{"tile_set": "es-100", "commitment": "", "seed": "", "words": ["\\ud800"]}',
        b'{"tile_set": "es-100", "commitment": "", "seed": "\xff"}',
    ],
)
def test_what_is_no_record_is_refused_with_its_path(content: bytes) -> None:
    with pytest.raises(InputError) as refused:
        read_draw_record(content, "game.json")

    assert refused.value.code == "not_a_draw_record"
    assert refused.value.facts["path"] == "game.json"
    assert refused.value.facts["problem"]


def test_a_record_in_json_says_what_was_drawn_and_put_back() -> None:
    seed = Seed(bytes(32), ("Ana",))
    record = record_of("es-100", seed, [Drawn(("A", "CH")), PutBack(("A",))])

    assert json.loads(msgspec.json.encode(record)) == {
        "tile_set": "es-100",
        "commitment": seed.commitment(),
        "words": ["Ana"],
        "seed": "00" * 32,
        "acts": [{"act": "drawn", "tiles": ["A", "CH"]}, {"act": "put_back", "tiles": ["A"]}],
    }
