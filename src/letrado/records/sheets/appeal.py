"""The appeal sheet: what is appealed, why, and what the tribunal answers."""

from __future__ import annotations

from letrado.messages.catalogue import Language
from letrado.records.paper import FAINT, INK, MARGIN, PaperName
from letrado.records.sheets.filling import Filling
from letrado.records.sheets.form import Form
from letrado.rulebook.book import Rulebook
from letrado.rulebook.wording import value_text
from letrado.rules.side import other

RULES = (
    "challenge.word_appeal",
    "challenge.appeal_arguments_hidden_from_rival",
    "penalty.appeal",
    "tribunal.scope",
    "tribunal.members",
    "tribunal.conflict_of_interest",
    "interpretation.by",
)
LINE = 9.0
DECISION = 5.4 + 9 + 3 * LINE + 21


def appeal_sheet(book: Rulebook, filling: Filling, language: Language, paper: PaperName) -> bytes:
    form = Form("appeal", book, language, paper)
    appellant, opponent, words = _last_refused(filling)
    y = form.heading()
    y = form.fields(
        y,
        ("event", filling.title, 4),
        ("round", "", 1.2),
        ("table", "", 1.2),
        ("date", "", 2),
        ("hour", "", 1.6),
    )
    y = form.fields(y, ("appellant", appellant, 1), ("opponent", opponent, 1))
    y = form.section(y + 1, "what_is_appealed")
    form.tick(MARGIN, y + 5, form.say("appealed_word"), size=9)
    form.tick(MARGIN + 62, y + 5, form.say("appealed_penalty"), size=9)
    form.tick(MARGIN + 112, y + 5, form.say("appealed_ruling"), size=9)
    y = form.fields(y + 10, ("words_or_ruling", words, 3), ("article_claimed", "", 1))
    y = form.section(y + 1, "arguments")
    hidden = book.provisions.challenge.appeal_arguments_hidden_from_rival.value == "on_request"
    room = form.foot_top(*RULES) - y - DECISION - 19 - (9 if hidden else 0)
    y = form.ruled(y, int(room / LINE), LINE)
    if hidden:
        form.tick(MARGIN, y + 7, form.say("hide_arguments"), size=9)
        y += 9
    y = form.signatures(
        y, (form.say("signature_appellant"), appellant), (form.say("received_by"), "")
    )
    _decision(form, y + 1)
    form.foot(*RULES)
    return form.paper.content()


def _last_refused(filling: Filling) -> tuple[str, str, str]:
    """Who may appeal the last word refused in a game, against whom, and the words."""
    refused = [(side, turn) for side, _, turn in filling.challenged() if turn.withdrawn]
    if not refused:
        return "", "", ""
    side, turn = refused[-1]
    return filling.account(side).name, filling.account(other(side)).name, turn.listed


def _members(form: Form) -> list[str]:
    members = form.book.provisions.tribunal.members.value
    if not members:
        return [form.say("who_decides")]
    return [value_text(member, form.language) for member in members]


def _decision(form: Form, y: float) -> None:
    paper = form.paper
    top = y
    y = form.section(y + 2, "decision", indent=4)
    form.tick(MARGIN + 4, y + 5.4, form.say("upheld"), size=9.5)
    form.tick(MARGIN + 60, y + 5.4, form.say("dismissed"), size=9.5)
    if form.book.provisions.challenge.word_appeal.value is not None:
        right = paper.width - MARGIN - 4
        note = form.say("final_answer")
        paper.text(right, y + 5.4, note, size=7, colour=FAINT, align="right")
    y = y + 5
    for row in range(3):
        at = y + (row + 1) * LINE
        paper.line((MARGIN + 4, at), (paper.width - MARGIN - 4, at))
    y += 3 * LINE
    members = _members(form)
    gap = 6.0
    width = (paper.inner - 8 - gap * (len(members) - 1)) / len(members)
    for number, member in enumerate(members):
        x = MARGIN + 4 + number * (width + gap)
        paper.line((x, y + 13), (x + width, y + 13), weight=0.8, colour=INK)
        paper.text(x, y + 16.2, member, size=7, colour=FAINT, width=width)
    paper.box((MARGIN, top), (paper.inner, y + 19 - top), stroke=INK, weight=1.0, rounded=1.5)
