"""What is asked for besides the moves: time, incidents, the desk, the end."""

from __future__ import annotations

from typing import Literal

from letrado.rulebook.chapters.conduct import UnethicalPractice
from letrado.rules.clock import Stop
from letrado.rules.incident import NoticedBy
from letrado.rules.side import Party, Side
from letrado.table.command import Command

# Time.


class Tick(Command, frozen=True, tag="tick"):
    """Time goes by: signals, flags and the end of the game's time."""


class StopClocks(Command, frozen=True, tag="stop_clocks"):
    """Somebody calls for the clocks to be stopped, and says why."""

    stop: Stop
    seconds: float = 0  # of verification so far


class ResumeClocks(Command, frozen=True, tag="resume_clocks"):
    pass


class Leave(Command, frozen=True, tag="leave"):
    side: Side
    notified: bool


class Return(Command, frozen=True, tag="return"):
    side: Side


class EndRound(Command, frozen=True, tag="end_round"):
    """All other games of the round are over."""


# Incidents and the desk.


class ReportOverdraw(Command, frozen=True, tag="report_overdraw"):
    side: Side
    surplus: int
    drawn: int
    on_rack: bool
    seen: bool
    noticed_by: NoticedBy = "player"
    deliberate: bool = False
    earlier_in_tournament: int = 0


class ReturnSurplus(Command, frozen=True, tag="return_surplus"):
    """The tiles that the opponent picked; unknown ones only by their number."""

    side: Side
    tiles: tuple[str, ...] | None = None


class ReportUnderdraw(Command, frozen=True, tag="report_underdraw"):
    side: Side
    missing: int
    on_rack_or_seen: bool
    tiles: tuple[str, ...] | None = None


class CorrectPlay(Command, frozen=True, tag="correct_play"):
    """One play was counted wrong; `turn` counts from 1."""

    turn: int
    points: int


class CorrectTotal(Command, frozen=True, tag="correct_total"):
    """A sheet was added up wrong."""

    side: Side
    written: int


class DisputeBlank(Command, frozen=True, tag="dispute_blank"):
    square: str
    noted_by_placer: str | None = None
    noted_by_opponent: str | None = None
    placer_says: str = ""


class ReportConsultation(Command, frozen=True, tag="report_consultation"):
    """A player asked about a word before placing it."""

    side: Side
    word: str
    answered_by: Party | None = None


class ReportConduct(Command, frozen=True, tag="report_conduct"):
    side: Side
    matter: (
        Literal["talk", "smoking_food_phone", "device", "prepared_notes", "not_noting"]
        | UnethicalPractice
    )
    remark: str = ""


class ReportLateness(Command, frozen=True, tag="report_lateness"):
    side: Side
    times: int = 1


class Penalise(Command, frozen=True, tag="penalise"):
    side: Side
    points: int
    remark: str = ""


class ShowCard(Command, frozen=True, tag="show_card"):
    side: Side
    colour: Literal["yellow", "red"]
    remark: str = ""


class Disqualify(Command, frozen=True, tag="disqualify"):
    side: Side
    scope: Literal["game", "tournament"]
    articles: tuple[str, ...]
    remark: str = ""


class RuleOnCase(Command, frozen=True, tag="rule_on_case"):
    """The arbiter decides what the book does not foresee."""

    remark: str


# After the game.


class CompleteWords(Command, frozen=True, tag="complete_words"):
    """A player has written the missing words; it took so long."""

    milliseconds: int


class Sign(Command, frozen=True, tag="sign"):
    words_complete: bool = True


class RevealRack(Command, frozen=True, tag="reveal_rack"):
    """The tiles left on a rack of a recorded game."""

    side: Side
    tiles: tuple[str, ...]


class AskToReopen(Command, frozen=True, tag="ask_to_reopen"):
    pass


class Reopen(Command, frozen=True, tag="reopen"):
    """The director opens a closed game that both players asked to correct."""
