"""Whole games over real sockets."""

from __future__ import annotations

import contextlib
import threading
import time

import pytest
from websockets.exceptions import ConnectionClosed

from letrado.server.live import LARGEST_MESSAGE
from tests.lexicons import lexicon_of
from tests.server.client import Server, Table, Visitor, two_at_a_table


def opening(table: Table, count: int = 2) -> list[dict[str, object]]:
    """The first tiles of the rack, across from the centre; a blank stands for an A."""
    return [
        {"square": f"{chr(ord('H') + at)}8", "letter": "A" if tile == "?" else tile}
        | {"blank": tile == "?"}
        for at, tile in enumerate(table.view["rack"][:count])
    ]


def turn_of(table: Table, turns: int) -> None:
    """Wait until so many turns are over and this player is on turn."""
    table.wait(
        lambda: len(table.view["sheet"]) == turns and table.view["on_turn"] == table.view["role"]
    )


def test_two_people_play_a_turn_each_and_sign(server: Server) -> None:
    first, second = two_at_a_table(server.url)
    first.does("make_play", tiles=opening(first))
    second.until("announced")
    assert second.view["play"]["points"] > 0
    second.does("note")
    turn_of(second, 1)
    second.does("exchange_tiles", tiles=second.view["rack"][:3])
    turn_of(first, 2)
    first.does("resign")
    for table in (first, second):
        table.until("over")
        assert table.give("sign", sheet=table.view["sheet_version"])["done"]
    first.until("closed")

    assert first.view["result"]["winner"] == second.view["role"]
    assert first.visitor.get(f"/api/games/{first.game}/draw")["check"]["agrees"]
    told = first.visitor.get(f"/api/games/{first.game}/events")
    assert told[-1]["kind"] == "signed"
    journal = first.visitor.http.get(f"/api/games/{first.game}/journal")
    assert len(journal.text.splitlines()) == 1 + len(told)


def test_both_sign_at_the_same_moment(server: Server) -> None:
    first, second = two_at_a_table(server.url)
    first.does("resign")
    answers = []

    def sign(table: Table) -> None:
        table.until("over")
        answers.append(table.give("sign", sheet=table.view["sheet_version"]))

    hands = [threading.Thread(target=sign, args=(table,)) for table in (first, second)]
    for hand in hands:
        hand.start()
    for hand in hands:
        hand.join()

    assert [answer["done"] for answer in answers] == [True, True]
    first.until("closed")


def test_nobody_signs_a_sheet_that_is_not_the_one_shown(server: Server) -> None:
    first, _ = two_at_a_table(server.url)
    first.does("resign")
    first.until("over")

    answer = first.give("sign", sheet="another")

    assert not answer["done"]
    assert answer["refusal"]["code"] == "sheet_changed"


def test_the_list_answers_a_challenge_and_an_invalid_play_goes_back(server: Server) -> None:
    first, second = two_at_a_table(server.url)
    rack = first.view["rack"]
    tiles = opening(first, 7)
    word = tuple(str(tile["letter"]) for tile in tiles)
    good = word in lexicon_of("fise-2009")
    first.does("make_play", tiles=tiles)
    second.until("announced")
    answer = second.give("challenge", words=[second.view["play"]["words"][0]["place"]])
    assert answer["done"]
    second.wait(lambda: any(event["kind"] == "verdict_given" for event in second.events))

    verdict = next(event for event in second.events if event["kind"] == "verdict_given")
    assert verdict["rulings"][0]["grounds"]
    if good:
        assert second.view["phase"] == "announced"
    else:
        turn_of(second, 1)
        first.wait(lambda: len(first.view["sheet"]) == 1)
        assert sorted(first.view["rack"]) == sorted(rack)
    again = second.give("challenge")
    assert not again["done"]


def test_only_the_opponent_is_answered_and_only_before_noting(server: Server) -> None:
    first, second = two_at_a_table(server.url)
    carla = Visitor(server.url, "Carla").sit(first.game)
    first.does("make_play", tiles=opening(first))
    second.until("announced")

    for table in (first, carla):
        assert not table.give("challenge")["done"]
    second.does("note")
    turn_of(second, 1)
    too_late = second.give("challenge")
    assert not too_late["done"]
    assert too_late["rulings"][0]["grounds"]
    kinds = {event["kind"] for event in second.events}
    assert "verdict_given" not in kinds


def test_players_judge_together_where_no_list_answers(server: Server) -> None:
    first, second = two_at_a_table(server.url, "uf-2007", players_judge=True)
    assert first.view["judge"] == "players"
    first.does("make_play", tiles=opening(first))
    second.until("announced")
    second.does("challenge")
    first.until("challenged")
    assert first.view["covered"]
    first.write(type="found", valid=True)
    second.write(type="found", valid=False)
    second.wait(lambda: len((second.view["challenge"] or {"agreed": ()})["agreed"]) == 2)
    assert second.view["phase"] == "challenged"

    first.write(type="found", valid=False)

    turn_of(second, 1)
    assert second.view["sheet"][0]["kind"] == "invalid_play"


def test_one_plays_against_letrado_under_a_clock(server: Server) -> None:
    ana = Visitor(server.url, "Ana")
    clock = {"method": "chess_clock", "minutes_each": 25}
    table = ana.sit(ana.propose("machine", clock=clock)["game"])
    for _ in range(4):
        table.wait(lambda: {"pass", "note"} & set(table.view["actions"]) != set())
        table.does("note" if "note" in table.view["actions"] else "pass")

    assert any(entry["kind"] == "play" for entry in table.view["sheet"])
    assert table.view["clock"]["left"]["A"] <= 25 * 60_000
    table.does("resign")
    table.until("over")
    assert table.give("sign", sheet=table.view["sheet_version"])["done"]
    table.until("closed")
    again = ana.post(f"/api/games/{table.game}/rematch")
    assert again["game"] is not None
    following = ana.sit(again["game"])
    assert following.view["seats"]["B"]["name"] == "Ana"


def test_a_lost_connection_misses_nothing(server: Server) -> None:
    first, second = two_at_a_table(server.url)
    seen = first.view["version"]
    first.drop()
    second.wait(lambda: not second.view["seats"][second_of(second)]["present"])
    second.give("declare_no_moves")
    back = first.visitor.sit(first.game, seen)
    back.does("pass")
    turn_of(second, 1)
    later = first.visitor.sit(first.game, seen)

    versions = [event["version"] for event in later.events]
    assert versions == list(range(seen + 1, later.view["version"] + 1))
    assert later.view == back.view | {"clock": later.view["clock"], "seats": later.view["seats"]}


def second_of(table: Table) -> str:
    return "B" if table.view["role"] == "A" else "A"


def test_a_command_sent_again_is_carried_out_once(server: Server) -> None:
    first, second = two_at_a_table(server.url)
    once = first.resend("the-same", "pass")
    turn_of(second, 1)
    again = first.resend("the-same", "pass")
    back = first.visitor.sit(first.game)
    and_again = back.resend("the-same", "pass")

    assert once["done"]
    assert again["done"]
    assert and_again["version"] == again["version"] == once["version"]
    assert len(back.view["sheet"]) == 1


def test_silence_is_acceptance_when_it_was_agreed(server: Server) -> None:
    first, second = two_at_a_table(server.url, acceptance_seconds=1)
    first.does("make_play", tiles=opening(first))
    turn_of(second, 1)

    assert second.view["sheet"][0]["kind"] == "play"


def test_a_spectator_sees_the_board_and_nothing_else(server: Server) -> None:
    first, _ = two_at_a_table(server.url)
    carla = Visitor(server.url, "Carla")
    table = carla.sit(first.game)

    assert table.view["role"] == "spectator"
    assert table.view["rack"] is None
    assert table.view["unseen"] is None
    assert table.view["actions"] == []
    answer = table.give("resign")
    assert not answer["done"]
    assert answer["refusal"]["code"] == "only_at_the_table"


def test_spectators_see_a_game_later_when_a_delay_was_agreed(server: Server) -> None:
    first, second = two_at_a_table(server.url, spectator_delay=600)
    before = first.view["version"]
    first.does("pass")
    turn_of(second, 1)
    carla = Visitor(server.url, "Carla")
    table = carla.sit(first.game)

    assert table.view["version"] < before
    assert table.view["sheet"] == []
    listed = next(g for g in carla.get("/api/games")["others"] if g["id"] == first.game)
    assert listed["phase"] == table.view["phase"] != "thinking"


def test_what_happened_reaches_spectators_when_the_delay_is_over(server: Server) -> None:
    first, second = two_at_a_table(server.url, spectator_delay=1)
    carla = Visitor(server.url, "Carla").sit(first.game)
    first.does("pass")
    happened = next(e["at"] for e in first.events[::-1] if e["kind"] == "turn_ended")
    turn_of(second, 1)
    carla.wait(lambda: len(carla.view["sheet"]) == 1)

    told = carla.ask_time()
    assert happened <= carla.view["clock"]["now"] <= told
    assert told <= second.ask_time() - 1000


def test_courtesies_reach_spectators_when_the_delay_is_over(server: Server) -> None:
    first, second = two_at_a_table(server.url, spectator_delay=1)
    carla = Visitor(server.url, "Carla").sit(first.game)
    said_at = time.monotonic()
    first.write(type="courtesy", courtesy="good_play")
    second.wait(lambda: bool(second.said))
    carla.wait(lambda: bool(carla.said))

    assert time.monotonic() - said_at >= 1
    assert carla.said == second.said


def test_there_are_preset_courtesies_and_no_chat(server: Server) -> None:
    first, second = two_at_a_table(server.url)
    first.write(type="courtesy", courtesy="good_luck")
    second.wait(lambda: bool(second.said))
    assert second.said[0]["text"] == "Good luck!"

    first.write(type="courtesy", courtesy="anything I like")

    assert first.wait_for_goodbye()["reason"] == "unreadable"


def test_who_writes_too_much_is_given_up(server: Server) -> None:
    first, _ = two_at_a_table(server.url)
    with contextlib.suppress(ConnectionClosed):
        for _ in range(200):
            first.write(type="ping", sent=1)

    assert first.wait_for_goodbye()["reason"] == "too_many_messages"


@pytest.mark.parametrize("size", [LARGEST_MESSAGE, 100 * LARGEST_MESSAGE])
def test_who_sends_a_message_that_is_too_long_is_given_up(server: Server, size: int) -> None:
    first, second = two_at_a_table(server.url)
    with contextlib.suppress(ConnectionClosed):
        first.write(type="command", id="x" * size, command={"command": "pass"})

    with pytest.raises(ConnectionClosed):
        first.wait(lambda: False)
    second.wait(lambda: not second.view["seats"][first.view["role"]]["present"])
    assert second.view["sheet"] == []


def test_a_command_that_cannot_be_read_is_refused_in_words(server: Server) -> None:
    first, _ = two_at_a_table(server.url)
    for strange in (
        {"command": "give_verdict", "valid": [True]},
        {"command": "sing"},
        {"command": "leave", "side": second_of(first), "notified": True},
        {"command": "appeal", "arguments": "x" * 2000},
        {},
    ):
        first.acks.clear()
        first.write(type="command", id="x", command=strange)
        first.wait(lambda: "x" in first.acks)
        assert not first.acks["x"]["done"]
        assert first.acks["x"]["refusal"]["text"]


def test_a_match_of_two_games_alternates_the_start(server: Server) -> None:
    clock = {"method": "chess_clock", "minutes_each": 25, "game_limit_minutes": 60}
    first, second = two_at_a_table(server.url, games=2, clock=clock)
    starter = first.visitor.id
    first.does("pass")
    turn_of(second, 1)
    second.does("resign")
    first.until("over")
    assert first.visitor.post(f"/api/games/{first.game}/rematch")["game"] is None
    following = second.visitor.post(f"/api/games/{first.game}/rematch")["game"]
    a, b = first.visitor.sit(following), second.visitor.sit(following)
    for table in (a, b):
        table.until("thinking")

    on_turn = a if a.view["on_turn"] == a.view["role"] else b
    assert on_turn.visitor.id != starter
    assert a.view["match"]["number"] == 2
    assert sum(a.view["match"]["won"].values()) == 1


def test_correspondence_begins_at_once_and_counts_days(server: Server) -> None:
    ana, bruno = Visitor(server.url, "Ana"), Visitor(server.url, "Bruno")
    seek = ana.propose("anyone", days_per_move=3)["seek"]
    assert seek["id"] in [one["id"] for one in bruno.get("/api/seeks")]
    game = bruno.post(f"/api/seeks/{seek['id']}/accept")["game"]
    view = ana.get(f"/api/games/{game}")

    assert view["phase"] == "thinking"
    assert 2 * 86_400_000 < view["clock"]["move_left"] <= 3 * 86_400_000
    assert ana.http.post("/api/explain", json={"word": "casa"}).status_code == 200
