"""What follows a proposal or a game: asked for at the same moment, refused, counted as a match."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from letrado.server.about import Terms
from letrado.server.new_game import fresh_secret
from letrado.server.seeks import Seek
from letrado.storage.database import open_database
from letrado.storage.document_store import DocumentStore
from letrado.storage.game_store import GameStore
from letrado.storage.writer import Writer
from tests.server.client import Server, Table, Visitor, two_at_a_table

CLOCK = {"method": "chess_clock", "minutes_each": 25}


def asked_at_once(first: Table, second: Table) -> list[str | None]:
    """What both are told who ask for another game at the same moment, twice each."""
    barrier = Barrier(4)

    def ask(visitor: Visitor) -> str | None:
        barrier.wait()
        game: str | None = visitor.post(f"/api/games/{first.game}/rematch")["game"]
        return game

    with ThreadPoolExecutor(4) as pool:
        return list(pool.map(ask, [first.visitor, second.visitor] * 2))


def test_two_who_ask_at_the_same_moment_get_one_game(server: Server) -> None:
    for _ in range(3):
        first, second = two_at_a_table(server.url)
        first.does("resign")
        asked_at_once(first, second)
        told = asked_at_once(first, second)

        assert None not in told
        assert len(set(told)) == 1
        own = first.visitor.get("/api/games")["own"]
        assert len([game for game in own if game["phase"] == "ready"]) == 1


def test_a_match_without_any_limit_of_time_is_refused_to_who_proposes_it(server: Server) -> None:
    ana = Visitor(server.url, "Ana", language="ca")
    proposal = {"opponent": "anyone", "terms": {"rulebook": "fise-2009", "games": 2}}
    answer = ana.http.post("/api/seeks", json=proposal)

    assert (answer.status_code, answer.json()["code"]) == (422, "terms_not_allowed")
    assert "art. 30" in answer.json()["text"]
    assert not any(seek["own"] for seek in ana.get("/api/seeks"))


def test_a_proposal_that_the_book_has_come_to_refuse_makes_no_game(database: str) -> None:
    terms = Terms("fise-2009", games=2)  # no limit of time, as an older edition may have let pass
    seek = Seek("before", "guest:ana", "Ana", terms, True, fresh_secret(), "", "", 0)
    engine = open_database(database)
    writer = Writer(engine)
    DocumentStore(engine, writer, "seek", Seek).add(seek.id, seek.person, seek).result()
    writer.close()
    server = Server(database).start()
    bruno = Visitor(server.url, "Bruno")
    answer = bruno.http.post("/api/seeks/before/accept", json={})

    assert (answer.status_code, answer.json()["code"]) == (422, "terms_not_allowed")
    assert [seek["id"] for seek in bruno.get("/api/seeks")] == ["before"]
    assert list(GameStore(engine, writer).games(ended=False)) == []
    assert server.stop(), server.log
    engine.dispose()


def test_a_match_is_counted_to_its_end_and_followed_by_another(server: Server) -> None:
    first, second = two_at_a_table(server.url, games=2, clock=CLOCK)
    loser, winner = first.visitor, second.visitor
    for number in (1, 2):
        for table in (first, second):
            table.until("thinking")
        first.does("resign")
        second.until("over")
        match, won = second.view["match"], second.view["role"]
        assert match["number"] == number
        assert match["won"] == {won: float(number), first.view["role"]: 0.0}
        winner.post(f"/api/games/{second.game}/rematch")
        following = loser.post(f"/api/games/{first.game}/rematch")["game"]
        first, second = loser.sit(following), winner.sit(following)

    assert second.view["match"]["number"] == 1
    assert set(second.view["match"]["won"].values()) == {0.0}
