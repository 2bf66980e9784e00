"""What may be done now, and why: the engine is asked, nothing is decided here."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from letrado.cli.language import say, spoken
from letrado.cli.play_orders import order_help, order_names, plain, usual_word, vocabulary
from letrado.cli.screen import add_row, plain_table
from letrado.errors import NotationError
from letrado.game.tileset import load_tile_set
from letrado.messages.catalogue import LANGUAGES, render
from letrado.rulebook.book import Rulebook
from letrado.rules.side import SIDES, other
from letrado.table import commands as c
from letrado.table.decide import decide
from letrado.table.decision import Decision
from letrado.table.state import State
from letrado.table.wording import ruling_text
from letrado.table.words import Words

ALWAYS = ("board", "sheet", "journal", "help", "quit")


def help_on(text: str) -> RenderableType:
    """One order explained; its other words too."""
    name = vocabulary().get(plain(text))
    if name is None:
        raise NotationError("order_unknown", text=text)
    usage, meaning = order_help(name)
    words = [render(f"order.{name}.words", language) for language in LANGUAGES]
    table = plain_table(say("heading.order"), say("heading.meaning"))
    add_row(table, usage, meaning)
    return Group(table, Text(", ".join(dict.fromkeys(", ".join(words).split(", "))), style="dim"))


def what_may_be_done(state: State, book: Rulebook, words: Words, now: int) -> RenderableType:
    """The orders that fit this moment, with the grounds for and against."""
    headings = [say(f"heading.{name}") for name in ("order", "meaning", "why")]
    table = plain_table(*headings)
    for name, why in _answers(state, book, words, now):
        usage, meaning = order_help(name)
        add_row(table, usage, meaning, why)
    seen = {*ALWAYS, "wait", "play", *(name for name, _ in _candidates(state, book))}
    others = [usual_word(name) for name in order_names() if name not in seen]
    always = [usual_word(name) for name in ALWAYS]
    return Group(
        Text(say("play.may_do", phase=say(f"phase.{state.phase}")), style="bold"),
        table,
        Text(say("play.also", orders=", ".join(always + others)), style="dim"),
    )


def _answers(state: State, book: Rulebook, words: Words, now: int) -> Iterator[tuple[str, str]]:
    if state.phase == "thinking":
        yield "play", ""
    told: set[str] = set()
    for name, command in _candidates(state, book):
        decision = decide(state, command, book, words, now)
        happens = decision.events or decision.rulings
        if decision.refusal is None and happens and name not in told:
            told.add(name)
            yield name, _why(decision, book)


def _why(decision: Decision, book: Rulebook) -> str:
    refused = [ruling for ruling in decision.rulings if not ruling.allowed]
    if refused:
        reasons = " ".join(ruling_text(ruling, spoken(), book.id) for ruling in refused)
        return say("play.may_not", text=reasons)
    rulings = [ruling for event in decision.events for ruling in event.rulings]
    rulings += decision.rulings
    texts = dict.fromkeys(ruling_text(ruling, spoken(), book.id) for ruling in rulings)
    return "\n".join(list(texts)[:3])


def _candidates(state: State, book: Rulebook) -> Iterator[tuple[str, c.AnyCommand]]:
    """One plain command for each order that a phase may know."""
    on_turn, rival = state.on_turn, other(state.on_turn)
    rack = state.racks[on_turn]
    one = rack.tiles[:1] if rack is not None else None
    if state.phase in ("set_up", "ready"):
        total = load_tile_set(book.provisions.tiles.set.value).total()
        yield "begin", c.Begin(by="A") if state.phase == "ready" else c.SettleStart(by="A")
        yield "check_tiles", c.CheckTiles(by="A", found=total)
        yield "inspect", c.InspectSheet(by="A")
        yield "round", c.CallRound(by="director", absent=("B",))
        return
    yield "exchange", c.ExchangeTiles(by=on_turn, tiles=one, count=1)
    yield "desist", c.DesistFromExchange(by=on_turn)
    yield "senyors", c.ExchangeFreely(by=on_turn)
    yield "pass", c.Pass(by=on_turn)
    yield "no_moves", c.DeclareNoMoves(by=on_turn)
    if state.play is not None:
        yield "withdraw", c.WithdrawPlay(by=on_turn)
        yield "withdraw", c.TakeUpTiles(by=on_turn)
    yield "count", c.Count(by=on_turn)
    yield "announce", c.Announce(by=on_turn, points=0, total=0)
    yield "accept", c.ChooseCentre(by=rival, accept=True)
    yield "refuse", c.ChooseCentre(by=rival, accept=False)
    yield "accept", c.Note(by=rival)
    played = any(entry.kind == "play" for entry in state.entries)
    if state.phase not in ("over", "closed") and (state.play or played):
        yield "challenge", c.MakeChallenge(by=rival if state.play else on_turn)
    if state.challenge is not None:
        all_good = tuple(True for _ in state.challenge.words)
        yield "valid", c.GiveVerdict(by="arbiter", valid=all_good)
        yield "invalid", c.GiveVerdict(by="arbiter", valid=tuple(not good for good in all_good))
    yield "valid", c.DecideAppeal(by="arbiter", valid=True)
    yield "invalid", c.DecideAppeal(by="arbiter", valid=False)
    yield "appeal", c.Appeal(by=on_turn, arguments="…")
    yield "draw", c.DrawTiles(by=on_turn)
    yield "press", c.PressClock(by=on_turn)
    for side in SIDES:
        if side not in state.signed and state.phase in ("over", "closed"):
            yield "sign", c.Sign(by=side)
        yield "ask_reopen", c.AskToReopen(by=side)
        yield "return", c.Return(by=side, side=side)
    yield "reopen", c.Reopen(by="director")
    yield "resume", c.ResumeClocks(by=on_turn)
    yield "count_bag", c.CountBag(by=on_turn)
