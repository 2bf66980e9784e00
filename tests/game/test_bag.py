from collections import Counter
from itertools import permutations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from letrado.errors import ConflictError, InputError
from letrado.game.bag import SEED_BYTES, Bag, Seed
from letrado.game.tileset import TileSet
from tests.game.plays import SPANISH
from tests.game.strategies import players_words, seeds, tile_sets

ANY = Seed(bytes(SEED_BYTES))
GAMES = 4000


def numbered_seed(number: int) -> Seed:
    return Seed(number.to_bytes(SEED_BYTES, "big"))


def chi_square(seen: Counter[str], expected: dict[str, float]) -> float:
    return sum((seen[face] - hope) ** 2 / hope for face, hope in expected.items())


@given(tile_sets, seeds)
def test_a_full_bag_holds_the_whole_box(tile_set: TileSet, seed: Seed) -> None:
    bag = Bag.full(tile_set, seed)

    assert len(bag) == tile_set.total()
    assert Counter(bag.tiles) == Counter(tile_set.tiles())


@given(tile_sets, seeds, st.data())
def test_no_act_makes_or_loses_a_tile(tile_set: TileSet, seed: Seed, data: st.DataObject) -> None:
    bag = Bag.full(tile_set, seed)
    held: list[str] = []
    for draws in data.draw(st.lists(st.booleans(), max_size=12)):
        if draws:
            count = data.draw(st.integers(0, 40))
            drawn, rest = bag.draw(count)
            assert drawn == bag.tiles[:count]
            assert rest.tiles == bag.tiles[count:]
            held, bag = [*held, *drawn], rest
        else:
            returned = data.draw(st.integers(0, len(held)))
            held, bag = held[returned:], bag.put_back(held[:returned])

        assert Counter(bag.tiles) + Counter(held) == Counter(tile_set.tiles())


def test_an_almost_empty_bag_gives_what_it_has() -> None:
    _, bag = Bag.full(SPANISH, ANY).draw(98)
    drawn, empty = bag.draw(7)

    assert drawn == bag.tiles
    assert len(drawn) == 2
    assert len(empty) == 0
    assert empty.draw(7)[0] == ()


def test_a_rack_with_a_tile_too_many_draws_none() -> None:
    bag = Bag.full(SPANISH, ANY)
    drawn, rest = bag.draw(7 - 8)

    assert drawn == ()
    assert rest == bag


@given(tile_sets, seeds)
def test_the_same_seed_gives_the_same_order(tile_set: TileSet, seed: Seed) -> None:
    again = Seed(bytes(seed.secret), tuple(seed.words))
    one, other = Bag.full(tile_set, seed), Bag.full(tile_set, again)

    assert one == other
    assert one.put_back(("A", "?")) == other.put_back(("A", "?"))


@given(seeds, players_words)
def test_other_words_of_the_players_give_another_order(seed: Seed, words: tuple[str, ...]) -> None:
    assume(words != seed.words)

    assert Bag.full(SPANISH, Seed(seed.secret, words)).tiles != Bag.full(SPANISH, seed).tiles


@given(seeds, st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES))
def test_another_secret_gives_another_order(seed: Seed, secret: bytes) -> None:
    assume(secret != seed.secret)

    assert Bag.full(SPANISH, Seed(secret, seed.words)).tiles != Bag.full(SPANISH, seed).tiles


def test_words_said_by_two_players_are_not_one_long_word() -> None:
    orders = {
        Bag.full(SPANISH, Seed(ANY.secret, words)).tiles
        for words in [("sol", "mar"), ("solmar",), ("mar", "sol"), ()]
    }

    assert len(orders) == 4


def test_a_word_may_not_hold_the_sign_that_parts_two_words() -> None:
    with pytest.raises(InputError):
        Seed(ANY.secret, ("sol\0mar",))


def test_the_bag_is_shaken_anew_each_time() -> None:
    bag = Bag.full(SPANISH, ANY)
    once, twice = bag.put_back(()), bag.put_back(()).put_back(())

    assert len({bag.tiles, once.tiles, twice.tiles}) == 3


@given(seeds, st.data())
def test_the_order_in_which_tiles_go_back_does_not_matter(seed: Seed, data: st.DataObject) -> None:
    drawn, bag = Bag.full(SPANISH, seed).draw(7)

    assert bag.put_back(data.draw(st.permutations(drawn))) == bag.put_back(drawn)


def test_every_tile_comes_first_as_often_as_it_should() -> None:
    first = Counter(Bag.full(SPANISH, numbered_seed(n)).tiles[0] for n in range(GAMES))
    expected = {face: GAMES * count / 100 for face, count in Counter(SPANISH.tiles()).items()}

    assert chi_square(first, expected) < 57.0  # 28 degrees of freedom: once in a thousand


def test_four_tiles_come_in_each_of_their_orders_as_often_as_in_any_other() -> None:
    orders = Counter(
        "".join(Bag((), numbered_seed(number), shuffles=1).put_back("ABCD").tiles)
        for number in range(GAMES)
    )
    expected = {"".join(order): GAMES / 24 for order in permutations("ABCD")}

    assert chi_square(orders, expected) < 49.7  # 23 degrees of freedom: once in a thousand


@given(seeds)
def test_the_commitment_does_not_give_the_seed_away(seed: Seed) -> None:
    published = seed.commitment()

    assert len(published) == 64
    assert published != seed.secret.hex()
    assert published == Seed(seed.secret, ("another", "word")).commitment()


@given(seeds, st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES))
def test_another_secret_has_another_commitment(seed: Seed, secret: bytes) -> None:
    assume(secret != seed.secret)

    assert Seed(secret).commitment() != seed.commitment()


def test_named_tiles_are_taken_out_of_the_bag() -> None:
    bag = Bag.full(SPANISH, ANY)
    rest = bag.remove(("CH", "A", "?"))

    assert Counter(bag.tiles) - Counter(rest.tiles) == Counter(("CH", "A", "?"))
    assert len(rest) == 97


def test_a_tile_that_is_not_in_the_bag_cannot_be_taken_out() -> None:
    bag = Bag.full(SPANISH, ANY)

    with pytest.raises(ConflictError) as refused:
        bag.remove(("CH", "CH"))

    assert refused.value.code == "tile_not_in_bag"
    assert refused.value.facts == {"tile": "CH"}
