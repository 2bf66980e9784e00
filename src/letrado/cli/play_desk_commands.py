"""Orders of the desk: presence, incidents, corrections, penalties, closing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, get_args

from letrado.cli.play_orders import named_side, plain
from letrado.cli.play_reading import Reading
from letrado.rulebook.chapters.conduct import UnethicalPractice
from letrado.rules.side import SIDES, Party, Side
from letrado.table import commands as c

Asked = tuple[c.AnyCommand, ...]

# The usual words for what may be reported; practices also go by their own names.
_TALK = ("habl", "parl", "talk", "charl")
_SMOKE = ("fum", "smok", "com", "menj", "eat", "telef", "tele", "phone", "mov", "mob")
_DEVICE = ("apar", "devic", "auric")
_NOTES = ("nota", "note", "apunt")
_PRACTICES: Mapping[str, UnethicalPractice] = {
    "abandon": "abandoning",
    "perd": "losing_on_purpose",
    "los": "losing_on_purpose",
    "reloj": "clock_left_neutralised",
    "rellot": "clock_left_neutralised",
    "clock": "clock_left_neutralised",
    "ofen": "offence_or_mockery",
    "ofens": "offence_or_mockery",
    "offen": "offence_or_mockery",
    "burla": "offence_or_mockery",
    "mock": "offence_or_mockery",
    "suma": "systematic_overscoring",
    "overscor": "systematic_overscoring",
    "cuestion": "repeated_challenges_of_common_words",
    "impugn": "repeated_challenges_of_common_words",
    "challeng": "repeated_challenges_of_common_words",
    "sistem": "systematic_violation",
    "system": "systematic_violation",
}


def _round(reading: Reading) -> Asked:
    sides = (named_side(word.strip(","), reading.state) for word in reading.order.words)
    absent = tuple(dict.fromkeys(side for side in sides if side is not None))
    return (c.CallRound(by=reading.by("director"), absent=absent),)


def _leave(reading: Reading) -> Asked:
    without = reading.says("sin", "sense", "without")
    side = reading.side()
    return (c.Leave(by=reading.by(side), side=side, notified=not without),)


def _overdraw(reading: Reading) -> Asked:
    numbers = [*reading.numbers(), 0]
    surplus = reading.number()
    drawn = max(numbers[1] if len(numbers) > 2 else 0, surplus)
    by_opponent = reading.says("oponente", "oponent", "rival", "opponent")
    return (
        c.ReportOverdraw(
            by=reading.by("arbiter"),
            side=reading.side(),
            surplus=surplus,
            drawn=drawn,
            on_rack=reading.says("atril", "faristol", "rack"),
            seen=reading.says("vist", "seen"),
            noticed_by="opponent" if by_opponent else "player",
            deliberate=reading.says("adrede", "deliber", "propos", "posta"),
        ),
    )


def _surplus(reading: Reading) -> Asked:
    surplus = reading.state.surplus
    side = surplus.side if surplus else reading.on_turn
    words = [word for word in reading.order.words if not word.isdigit()]
    tiles = reading.tiles(words)
    return (c.ReturnSurplus(by=reading.by(side), side=side, tiles=tiles),)


def _underdraw(reading: Reading) -> Asked:
    side = reading.side()
    seen = reading.says("atril", "faristol", "rack", "vist", "seen")
    missing = reading.number()
    return (
        c.ReportUnderdraw(by=reading.by(side), side=side, missing=missing, on_rack_or_seen=seen),
    )


def _correct(reading: Reading) -> Asked:
    numbers = reading.numbers()
    if len(numbers) < 2:
        raise reading.incomplete()
    by = reading.by("arbiter")
    return (c.CorrectPlay(by=by, turn=numbers[0], points=numbers[1]),)


def _total(reading: Reading) -> Asked:
    side = reading.side()
    return (c.CorrectTotal(by=reading.by("arbiter"), side=side, written=reading.number()),)


def _blank(reading: Reading) -> Asked:
    words = reading.order.words
    if not words:
        raise reading.incomplete()
    letters = [_letter(word, reading) for word in words[1:4]]
    placer, rival, says = [*letters, None, None, None][:3]
    return (
        c.DisputeBlank(
            by=reading.by("arbiter"),
            square=words[0].upper(),
            noted_by_placer=placer,
            noted_by_opponent=rival,
            placer_says=says or "",
        ),
    )


def _letter(word: str, reading: Reading) -> str | None:
    tiles = reading.tiles([word]) if word != "-" else None
    return tiles[0] if tiles else None


def _consult(reading: Reading) -> Asked:
    words = reading.words()
    if not words:
        raise reading.incomplete()
    answered = reading.says("respon", "respost", "answer")
    by: Party | None = "spectator" if answered else None
    return (
        c.ReportConsultation(
            by=reading.by("arbiter"), side=reading.side(), word=words[0], answered_by=by
        ),
    )


def _conduct(reading: Reading) -> Asked:
    by, side = reading.by("arbiter"), reading.side()
    remark = reading.remark()
    for practice in get_args(UnethicalPractice):
        if plain(remark).startswith(practice):
            return (c.ReportConduct(by=by, side=side, matter=practice, remark=remark),)
    if reading.says(*_TALK):
        return (c.ReportConduct(by=by, side=side, matter="talk", remark=remark),)
    if reading.says(*_NOTES):
        return (c.ReportConduct(by=by, side=side, matter="prepared_notes", remark=remark),)
    if reading.says(*_DEVICE):
        return (c.ReportConduct(by=by, side=side, matter="device", remark=remark),)
    for beginning, named in _PRACTICES.items():
        if reading.says(beginning):
            return (c.ReportConduct(by=by, side=side, matter=named, remark=remark),)
    if reading.says(*_SMOKE):
        return (c.ReportConduct(by=by, side=side, matter="smoking_food_phone", remark=remark),)
    raise reading.incomplete()


def _penalty(reading: Reading) -> Asked:
    return (
        c.Penalise(
            by=reading.by("arbiter"),
            side=reading.side(),
            points=reading.number(),
            remark=reading.remark(),
        ),
    )


def _card(reading: Reading) -> Asked:
    by, side = reading.by("arbiter"), reading.side()
    if reading.says("roj", "vermell", "red"):
        return (c.ShowCard(by=by, side=side, colour="red", remark=reading.remark()),)
    if reading.says("amarill", "grog", "yellow"):
        return (c.ShowCard(by=by, side=side, colour="yellow", remark=reading.remark()),)
    raise reading.incomplete()


def _disqualify(reading: Reading) -> Asked:
    articles = tuple(word for word in reading.words() if word[:1].isdigit())
    scope: Literal["game", "tournament"] = "game"
    if reading.says("torn", "tourn"):
        scope = "tournament"
    return (
        c.Disqualify(by=reading.by("arbiter"), side=reading.side(), scope=scope, articles=articles),
    )


def _sign(reading: Reading) -> Asked:
    unsigned = [side for side in SIDES if side not in reading.state.signed]
    usual: Side = unsigned[0] if unsigned else reading.on_turn
    return (c.Sign(by=reading.side(usual)),)


def _ask_reopen(reading: Reading) -> Asked:
    unasked = [side for side in SIDES if side not in reading.state.reopen]
    usual: Side = unasked[0] if unasked else reading.on_turn
    return (c.AskToReopen(by=reading.side(usual)),)


def _reveal(reading: Reading) -> Asked:
    side = reading.side()
    tiles = reading.tiles()
    if tiles is None:
        raise reading.incomplete()
    return (c.RevealRack(by=reading.by("arbiter"), side=side, tiles=tiles),)


def _complete(reading: Reading) -> Asked:
    return (c.CompleteWords(by=reading.side(), milliseconds=1000 * reading.number(0)),)


DESK_ORDERS: Mapping[str, Callable[[Reading], Asked]] = {
    "check_tiles": lambda r: (c.CheckTiles(by=r.by("A"), found=r.number(r.tile_set.total())),),
    "inspect": lambda r: (c.InspectSheet(by=r.by("A")),),
    "round": _round,
    "arrive": lambda r: (c.Arrive(by=r.by("director"), side=r.side()),),
    "end_round": lambda r: (c.EndRound(by=r.by("director")),),
    "leave": _leave,
    "return": lambda r: (c.Return(by=r.by(r.side()), side=r.side()),),
    "overdraw": _overdraw,
    "surplus": _surplus,
    "underdraw": _underdraw,
    "correct": _correct,
    "total": _total,
    "blank": _blank,
    "consult": _consult,
    "conduct": _conduct,
    "lateness": lambda r: (
        c.ReportLateness(by=r.by("director"), side=r.side(), times=max(1, r.number(1))),
    ),
    "penalty": _penalty,
    "card": _card,
    "disqualify": _disqualify,
    "ruling": lambda r: (c.RuleOnCase(by=r.by("arbiter"), remark=r.order.rest),),
    "complete": _complete,
    "reveal": _reveal,
    "sign": _sign,
    "ask_reopen": _ask_reopen,
    "reopen": lambda r: (c.Reopen(by=r.by("director")),),
}
