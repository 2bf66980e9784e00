"""The challenge slip, two on a page: the words, both signatures, one answer."""

from __future__ import annotations

from collections.abc import Sequence

from letrado.messages.catalogue import Language
from letrado.records.paper import FAINT, HEAD, INK, MARGIN, WRITTEN, PaperName
from letrado.records.sheets.filling import Filling
from letrado.records.sheets.form import Form
from letrado.rulebook.book import Rulebook
from letrado.rules.side import other

RULES = (
    "challenge.several_words_must_be_simultaneous",
    "challenge.answer",
    "challenge.slip_signed_by_both",
)
LETTERS = 15
WORDS = 6
STEP = 8.2


def challenge_slip(book: Rulebook, filling: Filling, language: Language, paper: PaperName) -> bytes:
    """Slips to cut apart; a recorded game fills in the last challenge."""
    form = Form("challenge", book, language, paper)
    middle = form.paper.height / 2
    found = list(filling.challenged())
    placer = challenger = ""
    words: tuple[tuple[str, ...], ...] = ()
    turn = ""
    if found:
        side, number, last = found[-1]
        placer, challenger = filling.account(side).name, filling.account(other(side)).name
        words, turn = last.words, str(number)
    _slip(form, 0, (filling.title, turn, challenger, placer), words)
    form.paper.line((0, middle), (form.paper.width, middle), dashed=True)
    _slip(form, middle, ("", "", "", ""), ())
    return form.paper.content()


def _slip(
    form: Form, top: float, values: tuple[str, str, str, str], words: Sequence[Sequence[str]]
) -> None:
    title, turn, challenger, placer = values
    y = form.heading(top + 8)
    y = form.fields(
        y - 1,
        ("event", title, 4),
        ("round", "", 1.2),
        ("table", "", 1.2),
        ("turn", turn, 1.2),
        ("hour", "", 1.6),
    )
    y = form.fields(y - 0.6, ("challenged_by", challenger, 1), ("placed_by", placer, 1))
    one_each = form.book.provisions.challenge.answer.value == "per_word_answer"
    form.paper.text(MARGIN, y + 1.5, form.say("words_one_tile"), size=7, colour=FAINT, width=120)
    for row in range(WORDS):
        word = words[row] if row < len(words) else ()
        _word_row(form, y + 3 + row * STEP, row + 1, word)
        if one_each:
            form.tick(MARGIN + 8 + LETTERS * 8 + 6, y + 8.4 + row * STEP, form.say("valid"), size=8)
            x = MARGIN + 8 + LETTERS * 8 + 30
            form.tick(x, y + 8.4 + row * STEP, form.say("not_valid"), size=8)
    if not one_each:
        _answer(form, y + 3)
    y += 3 + WORDS * STEP
    signing = form.book.provisions.challenge.slip_signed_by_both.value
    note = "" if signing else form.say("not_asked")
    form.signatures(
        y,
        (form.say("signature_challenger") + note, challenger),
        (form.say("signature_placer") + note, placer),
        (form.say("signature_judge"), ""),
    )
    _rules(form, top + form.paper.height / 2)


def _word_row(form: Form, y: float, number: int, word: Sequence[str]) -> None:
    """Fifteen boxes for a word, a tile in each."""
    paper = form.paper
    paper.text(MARGIN, y + 5, f"{number}.", size=8)
    for at in range(LETTERS):
        x = MARGIN + 8 + at * 8
        paper.box((x, y), (8, 7.2), weight=0.6)
        if at < len(word):
            paper.text(x + 4, y + 5.3, word[at], size=12, colour=WRITTEN, align="centre", width=6.8)


def _answer(form: Form, y: float) -> None:
    """The one answer for all the words together."""
    paper = form.paper
    x = MARGIN + 8 + LETTERS * 8 + 5
    width = paper.width - MARGIN - x
    paper.box((x, y), (width, WORDS * STEP - 1.4), stroke=INK, weight=1.2, rounded=1.5)
    paper.text(x + 4, y + 7, form.say("answer"), size=10, font="bold", colour=HEAD)
    paper.paragraph(x + 4, y + 11.5, form.say("one_answer"), width - 7, size=6.6, colour=FAINT)
    wording = form.book.provisions.challenge.wording_of_answer.value
    for number, key in enumerate(("good", "bad")):
        form.tick(x + 4, y + 26 + number * 9, form.say(f"{key}_{wording}"), size=8.5)


def _rules(form: Form, bottom: float) -> None:
    form.small_print(RULES, bottom - 4)
