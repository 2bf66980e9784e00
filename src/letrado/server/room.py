"""One game in memory: commands in, events to the database, updates to whoever is there.

Commands of a game are carried out one after another. An update goes out, and a command is
acknowledged, only when its events are durable. The table's time runs on from where the journal
left off: while the server is down, nobody's clock runs.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

import msgspec

from letrado.errors import ConflictError
from letrado.messages.catalogue import Language
from letrado.rulebook.book import Rulebook
from letrado.rules.side import SIDES, Side, as_side, other
from letrado.server.about import About
from letrado.server.event_view import event_view
from letrado.server.game_view import DAY_MS, Seen, game_view, sheet_version
from letrado.server.listener import Listener
from letrado.server.metrics import DURABLE
from letrado.server.wire import EventView, Role, Update
from letrado.storage.game_store import Entry, GameStore
from letrado.table import commands as c
from letrado.table.apply import apply
from letrado.table.decide import decide
from letrado.table.decision import Decision
from letrado.table.due import next_due
from letrado.table.events import AnyEvent
from letrado.table.state import AFTER_PLAY, BEFORE_PLAY, State
from letrado.table.words import Words

KEPT_EVENTS = 128
LATE_SECONDS = 0.05  # a timer may be early by its own grain, the past is exact
RECENT_EVENTS = 40  # what a page is told that has seen nothing yet
_encoder = msgspec.json.Encoder()


@dataclass(frozen=True, slots=True)
class Happened:
    """An event, the version it led to, and the state it is told from."""

    version: int
    event: AnyEvent
    before: State


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a command; `version` is that of the game afterwards."""

    version: int
    done: bool
    decision: Decision


@dataclass(frozen=True, slots=True)
class _Moment:
    """How the table stood from a moment on, for spectators who see it later."""

    since: int
    state: State


@dataclass(eq=False)
class Room:
    """A table with its people. Use it from one event loop only."""

    about: About
    book: Rulebook
    words: Words
    store: GameStore
    state: State
    base: int = 0
    answers: dict[str, str] = field(default_factory=dict)
    attend: Callable[[Room], None] = field(default=lambda _room: None)  # after every change
    tail: deque[Happened] = field(default_factory=lambda: deque(maxlen=KEPT_EVENTS))
    listeners: set[Listener] = field(default_factory=set)
    found: dict[Side, bool] = field(default_factory=dict)
    left_at: dict[Side, int] = field(default_factory=dict)  # when a player's last page went
    asked_at: float = field(default_factory=time.monotonic)  # by somebody, last
    stale: bool = False  # somebody else has written this game: it must be read again

    def __post_init__(self) -> None:
        self._since = time.monotonic_ns()
        self._ticked_at = 0
        self._lock = asyncio.Lock()
        self.settling = asyncio.Lock()  # held by whoever changes what stands around the game
        self._work: set[asyncio.Task[Outcome]] = set()
        self._past: deque[_Moment] = deque([_Moment(0, self.state)])

    def now(self) -> int:
        """Milliseconds of the table's time."""
        return self.base + (time.monotonic_ns() - self._since) // 1_000_000

    def take_up(self, past: Sequence[Happened]) -> None:
        """What happened before, for pages that come back and for who is told later."""
        self.tail.extend(past)
        if not self.about.terms.spectator_delay or not past:
            return
        after = [*(happened.before for happened in past[1:]), self.state]
        moments = zip((happened.event.at for happened in past), after, strict=True)
        self._past = deque(_Moment(since, state) for since, state in moments)
        self._forget_past()

    def time_for(self, role: Role) -> int:
        """The table's time as a role is told it: that of spectators lags by the delay."""
        return self._delayed(self.now()) if role == "spectator" else self.now()

    @property
    def present(self) -> frozenset[Side]:
        roles = {listener.role for listener in self.listeners}
        return frozenset(side for side in SIDES if side in roles or self.about.seats[side].machine)

    async def obey(
        self, command: c.AnyCommand, command_id: str = "", sheet: str | None = None
    ) -> Outcome:
        """Carry out a command once, however often it comes; durable when this returns.

        Whoever asked may go away meanwhile: what has begun is finished all the same.
        """
        work = asyncio.create_task(self._carry_out(command, command_id, sheet))
        self._work.add(work)
        work.add_done_callback(self._work.discard)
        return await asyncio.shield(work)

    async def _carry_out(
        self, command: c.AnyCommand, command_id: str, sheet: str | None
    ) -> Outcome:
        async with self._lock:
            if command_id and command_id in self.answers:
                return Outcome(int(self.answers[command_id]), True, Decision())
            if self.stale:
                raise ConflictError("game_moved_on", game=self.about.id, version=self.state.events)
            if sheet is not None and sheet != sheet_version(self.state):
                raise ConflictError("sheet_changed")
            decision = decide(self.state, command, self.book, self.words, self.now())
            done = decision.carried_out
            if decision.events:
                await self._record(decision.events, command_id if done else "")
            return Outcome(self.state.events, done, decision)

    async def tick(self) -> None:
        """What time has brought about by now, by the book or by the terms of correspondence."""
        self._ticked_at = self.now()
        late = self._too_late()
        await self.obey(c.Tick(by="A") if late is None else c.Resign(by=late))

    def seconds_to_wait(self) -> float | None:
        """Until time itself may bring something about; at once for what fell due unnoticed."""
        seen_to = max(self.state.latest, self._ticked_at)
        moments = [next_due(self.state, self.book, seen_to), self._deadline()]
        due = min((moment for moment in moments if moment is not None), default=None)
        return None if due is None else max(0, due - self.now()) / 1000

    def update(self, role: Role, language: Language, after: int | None) -> Update:
        """The game for one role, and what has happened after a version that it has seen."""
        state = self.visible_to(role)
        first = state.events - RECENT_EVENTS if after is None else after
        told = [h for h in self.tail if first < h.version <= state.events]
        return Update(state.events, _views(told, language), game_view(self._seen(role), role))

    def visible_to(self, role: Role) -> State:
        """The game as a role may know of it by now: spectators may be told later."""
        if role != "spectator" or not self.about.terms.spectator_delay:
            return self.state
        seen = self._delayed(self.now())
        known = [moment for moment in self._past if moment.state.setup is not None]
        past = [moment.state for moment in known if moment.since <= seen]
        return past[-1] if past else known[0].state if known else self.state

    def has_all_since(self, version: int) -> bool:
        """Does memory hold every event after a version?"""
        return not self.tail or self.tail[0].version <= version + 1

    def publish(self, after: int) -> None:
        """Tell everybody what is new; whoever watches with a delay is told later."""
        at_once, late = self._by_delay()
        self._send(at_once, after)
        if late:
            self._after_delay(lambda: self._publish_late(after))

    def say(self, message: msgspec.Struct) -> None:
        """Tell everybody at the table; whoever watches with a delay is told later."""
        encoded = _encoder.encode(message)
        at_once, late = self._by_delay()
        _offer(at_once, encoded)
        if late:
            self._after_delay(lambda: _offer(late & self.listeners, encoded))

    def obliged(self) -> Side | None:
        """Who has to do something for the game to go on; None: an official, or nobody."""
        state = self.state
        if state.phase in AFTER_PLAY | BEFORE_PLAY:
            return None
        match state.phase:
            case "announced" | "centre_choice":
                return other(state.on_turn)
            case "challenged" | "appealed":
                return None
            case _:
                return state.on_turn

    async def say_found(self, side: Side, *, valid: bool) -> None:
        """What a player found; when both say the same, that is the verdict of the table."""
        challenge = self.state.challenge
        if challenge is None or self.about.judge != "players":
            return
        self.found[side] = valid
        if len(self.found) == 2 and len(set(self.found.values())) == 1:
            self.found.clear()
            answers = tuple(valid for _ in challenge.words)
            await self.obey(c.GiveVerdict(by="monitor", valid=answers))
        else:
            self.publish(self.state.events)

    async def _record(self, events: Sequence[AnyEvent], command_id: str) -> None:
        before = self.state.events
        after = self.state
        happened = []
        for event in events:
            later = apply(after, event)
            happened.append(Happened(later.events, event, after))
            after = later
        entry = Entry(
            game=self.about.id,
            after=before,
            events=events,
            happened_at=time.time_ns() // 1_000_000,
            command=command_id,
            answer=str(after.events),
            ended=after.phase in AFTER_PLAY,
        )
        try:
            with DURABLE.time():
                await asyncio.wrap_future(self.store.append(entry))
        except ConflictError:
            self.stale = True
            raise
        if command_id:
            self.answers[command_id] = str(after.events)
        if after.phase != "challenged":
            self.found.clear()
        self.state = after
        self.tail.extend(happened)
        self._remember()
        self.publish(before)
        self.attend(self)

    def _remember(self) -> None:
        """Keep as much of the past as the delay of spectators asks for."""
        if not self.about.terms.spectator_delay:
            self._past.clear()
        self._past.append(_Moment(self.now(), self.state))
        self._forget_past()

    def _forget_past(self) -> None:
        seen = self._delayed(self.now())
        while len(self._past) > 1 and self._past[1].since <= seen:
            self._past.popleft()

    def _delayed(self, now: int) -> int:
        return now - 1000 * self.about.terms.spectator_delay

    def _seen(self, role: Role) -> Seen:
        state = self.visible_to(role)
        now = self.time_for(role)
        return Seen(
            self.about,
            state,
            self.book,
            max(now, state.latest),
            self.present,
            frozenset(self.found),
            state.latest,
        )

    def _by_delay(self) -> tuple[set[Listener], set[Listener]]:
        """Who is told at once, and who later."""
        delayed = self.about.terms.spectator_delay > 0
        late = {one for one in self.listeners if delayed and one.role == "spectator"}
        return self.listeners - late, late

    def _after_delay(self, tell: Callable[[], None]) -> None:
        """When whoever watches with a delay may know of this moment."""
        seconds = self.about.terms.spectator_delay + LATE_SECONDS
        asyncio.get_running_loop().call_later(seconds, tell)

    def _publish_late(self, after: int) -> None:
        self._send([one for one in self.listeners if one.role == "spectator"], after)

    def _send(self, listeners: Iterable[Listener], after: int) -> None:
        made: dict[tuple[Role, Language], bytes] = {}
        for listener in listeners:
            key = listener.role, listener.language
            if key not in made:
                made[key] = _encoder.encode(self.update(*key, after))
            listener.offer(made[key])

    def _deadline(self) -> int | None:
        days = self.about.terms.days_per_move
        obliged = self.obliged()
        return None if days is None or obliged is None else self.state.latest + days * DAY_MS

    def _too_late(self) -> Side | None:
        deadline = self._deadline()
        return self.obliged() if deadline is not None and self.now() >= deadline else None


def _offer(listeners: Iterable[Listener], message: bytes) -> None:
    for listener in listeners:
        listener.offer(message)


def _views(told: Iterable[Happened], language: Language) -> tuple[EventView, ...]:
    return tuple(event_view(h.event, h.before, h.version, language) for h in told)


def side_of(role: Role) -> Side | None:
    return None if role in ("arbiter", "spectator") else as_side(role)
