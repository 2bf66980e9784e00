"""What somebody does with a browser at a table. Everything waits for the page; nothing sleeps."""

from __future__ import annotations

import re

from playwright.sync_api import ConsoleMessage, Locator, Page, expect

from letrado.rules.side import Side
from tests.browser import dealt
from tests.server.client import Server, Visitor

ON_OR_OVER = re.compile("^(theirs|over)$")
NO_SERVER = "ERR_CONNECTION_REFUSED"
DERIVING_MS = 240_000  # the words of a book, the first time


class Person:
    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.errors: list[str] = []
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and NO_SERVER not in message.text:
            self.errors.append(message.text)

    def go(self, address: str) -> None:
        self.page.goto(f"{self.url}/{address}")

    @property
    def id(self) -> str:
        """Who the server takes this browser for."""
        session = self.page.request.get(f"{self.url}/api/session").json()
        return str(session["person"]["id"])

    def sign_in(self, name: str, password: str, code: str = "") -> None:
        """Through the one door of a club's server."""
        self.go("")
        self.page.get_by_label("Nombre de la cuenta", exact=True).fill(name)
        self.page.get_by_label("Contraseña", exact=True).fill(password)
        self.page.get_by_role("textbox", name="Código del segundo factor").fill(code)
        self.button("Entrar").click()
        expect(self.at("book-fise-2009")).to_be_visible()

    def come_as(self, visitor: Visitor) -> None:
        """With the session that somebody has begun without a browser."""
        self.url = visitor.url
        self.page.context.add_cookies(
            [
                {"name": name, "value": value, "url": self.url}
                for name, value in visitor.http.cookies.items()
            ]
        )

    def at(self, test_id: str) -> Locator:
        return self.page.get_by_test_id(test_id)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def table(self) -> Locator:
        return self.at("table")

    def choose(
        self, name: str, rulebook: str, *, opponent: str = "link", players_judge: bool = False
    ) -> None:
        """A person as opponent and no clock: what is left to do is to press the button."""
        self.go("")
        self.at(f"book-{rulebook}").check()
        self.at(f"opponent-{opponent}").check()
        if players_judge:
            self.at("players-judge").check()
        self.at("clock-none").check()
        self.page.get_by_label("Tu nombre en la mesa", exact=True).fill(name)

    def propose(self) -> str:
        """Press the button; the link to hand on."""
        self.button("Empezar la partida").click()
        expect(self.at("link")).to_be_visible()
        return self.at("link").input_value()

    def propose_by_link(self, name: str, rulebook: str, *, players_judge: bool = False) -> str:
        """Choose rulebook, opponent and clock; the link to hand on."""
        self.choose(name, rulebook, players_judge=players_judge)
        return self.propose()

    def sit_down(self, name: str, link: str) -> None:
        self.page.goto(link)
        self.page.get_by_label("Tu nombre en la mesa", exact=True).fill(name)
        self.button("Sentarse a jugar").click()

    def sees_phase(self, phase: str) -> None:
        expect(self.table).to_have_attribute("data-phase", phase)

    def sees_moment(self, moment: str | re.Pattern[str]) -> None:
        expect(self.table).to_have_attribute("data-moment", moment)

    def is_on_turn(self) -> bool:
        """Only once the phase is settled and nobody is about to act."""
        return self.table.get_attribute("data-moment") == "mine"

    def lay(self, *squares: str) -> None:
        """A tile of the rack on each square, by tapping; never a blank, which asks for a letter."""
        for square in squares:
            letters = self.page.locator('.rack button:not([aria-label="comodín"])')
            letters.first.click()
            cell = self.page.locator(f"[data-square={square}]")
            cell.click()
            expect(cell).to_have_attribute("data-mark", "laid")

    def announce(self) -> None:
        expect(self.at("announce")).to_be_enabled()
        self.at("announce").click()
        self.sees_phase("announced")

    def note(self) -> None:
        self.sees_phase("announced")
        expect(self.at("note")).to_be_enabled()
        self.at("note").click()

    def square(self, name: str) -> Locator:
        return self.page.locator(f"[data-square={name}]")

    def sees_laid(self, **letters: str) -> None:
        """These tiles, and no others, lie on the board and are not announced."""
        for name, letter in letters.items():
            expect(self.square(name)).to_have_attribute("data-mark", "laid")
            expect(self.square(name).locator(".tile-letter")).to_have_text(letter)
        expect(self.page.locator("[data-mark=laid]")).to_have_count(len(letters))

    def challenge_first_word(self) -> None:
        self.sees_phase("announced")
        self.page.locator(".doubts input").first.check()
        expect(self.at("challenge")).to_be_enabled()
        self.at("challenge").click()

    def find_it(self, *, valid: bool) -> None:
        """What this player found in the dictionary."""
        self.sees_phase("challenged")
        button = self.at("found-valid" if valid else "found-invalid")
        expect(button).to_be_enabled()
        button.click()

    def resign(self) -> None:
        self.at("more").click()
        expect(self.at("more-resign")).to_be_enabled()
        self.at("more-resign").click()
        self.at("do-it").click()

    def pass_the_turn(self) -> None:
        self.sees_moment("mine")
        self.sees_phase("thinking")
        expect(self.at("tool-skip")).to_be_enabled()
        self.at("tool-skip").click()
        self.at("do-it").click()
        self.sees_moment(ON_OR_OVER)

    def take_desk_of(self, player: Person) -> None:
        """Come with the link that a player hands on."""
        player.at("more").click()
        expect(player.at("desk-link")).to_have_value(re.compile("#/desk/"))
        self.page.goto(player.at("desk-link").input_value())
        player.page.keyboard.press("Escape")
        expect(self.at("entries")).to_be_visible()

    def enter(self, kind: str, player: str = "", points: str = "", remark: str = "") -> None:
        """An entry at the desk, with what it asks for."""
        entries = self.at("entries")

        def choose(label: str, value: str) -> None:
            entries.get_by_role("combobox", name=label, exact=True).select_option(label=value)

        choose("Qué se hace constar", kind)
        if player:
            choose("Jugador", player)
        if points:
            entries.get_by_role("spinbutton", name="Puntos", exact=True).fill(points)
        if remark:
            entries.get_by_role("textbox", name="Observación", exact=True).fill(remark)
        entries.get_by_role("button", name="Hacerlo constar", exact=True).click()

    def sees_clock(self, seat: str, state: str) -> None:
        """Whether the clock of "my" or the "rival" seat runs ("corre") or not ("parado")."""
        expect(self.at(f"{seat}-seat").locator(".clock span")).to_have_text(state)

    def sees_in_story(self, text: str, article: str) -> None:
        """Something has happened, and it is told with what it rests on."""
        told = self.page.locator(".story li").filter(has_text=text).last
        expect(told).to_be_visible()
        expect(told.locator(".cite").first).to_contain_text(article)

    def sign(self) -> None:
        expect(self.at("sign")).to_be_enabled()
        self.at("sign").click()


def seat(
    server: Server, deal: dealt.Deal, ana: Person, berta: Person, arbiter: Person | None = None
) -> tuple[Person, Person]:
    """Both at a game whose tiles are known; whoever is on turn comes first."""
    people: dict[Side, tuple[str, str]] = {"A": (ana.id, "Ana"), "B": (berta.id, "Berta")}
    game = dealt.put(server.database, deal, people)
    for person in (ana, berta):
        person.go(f"#/play/{game.game}")
    for person in (ana, berta):
        person.sees_phase("thinking")
    if arbiter:
        arbiter.take_desk_of(ana)
    return (ana, berta) if game.on_turn == "A" else (berta, ana)


def end_by_resigning(loser: Person, winner: Person) -> None:
    """To the signatures of both."""
    loser.resign()
    for person in (loser, winner):
        person.sees_phase("over")
        person.sign()
    for person in (loser, winner):
        person.sees_phase("closed")
