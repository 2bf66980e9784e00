"""A comparison in words: one sentence for each thing in which the moves differ."""

from __future__ import annotations

from collections.abc import Iterator

from letrado.engine.comparison import Comparison, Weighed
from letrado.engine.engine import Exchange, Pass, RatedPlay
from letrado.game.spelling import word_text, write_tiles
from letrado.game.tileset import TileSet
from letrado.messages.catalogue import Language, render

# Differences below these are not worth a sentence.
TELLING_LEAVE = 1.0
TELLING_REPLY = 2.0


def told(comparison: Comparison, tile_set: TileSet, language: Language) -> tuple[str, ...]:
    """The sentences, the verdict first."""
    return tuple(_Teller(comparison, tile_set, language).sentences())


class _Teller:
    def __init__(self, comparison: Comparison, tile_set: TileSet, language: Language) -> None:
        self.comparison = comparison
        self.tile_set = tile_set
        self.language = language

    def say(self, key: str, **facts: object) -> str:
        return render(f"comparison.{key}", self.language, **facts)

    def sentences(self) -> Iterator[str]:
        better, worse = self.comparison.better, self.comparison.worse
        if worse is None:
            yield self.say("only", move=self.name(better))
        else:
            yield self.say(
                "clear" if self.comparison.is_clear else "close",
                better=self.name(better),
                worse=self.name(worse),
            )
            yield from self.differences(better, worse)
        for each in (better, worse):
            if each is not None:
                yield from self.gives(each)
        yield self.say(
            "unseen",
            unseen=self.comparison.unseen,
            in_bag=self.comparison.in_bag,
            blanks=self.comparison.unseen_blanks,
        )

    def differences(self, better: Weighed, worse: Weighed) -> Iterator[str]:
        one, other = better.candidate, worse.candidate
        names = {"better": self.name(better), "worse": self.name(worse)}
        yield self.say(
            "win",
            **names,
            one=f"{100 * one.win:.1f}",
            other=f"{100 * other.win:.1f}",
            rollouts=one.rollouts,
        )
        if one.points != other.points:
            key = "more_points" if one.points > other.points else "fewer_points"
            yield self.say(
                key, **names, one=one.points, other=other.points, gap=abs(one.points - other.points)
            )
        if abs(better.leave_worth - worse.leave_worth) >= TELLING_LEAVE:
            key = "better_leave" if better.leave_worth > worse.leave_worth else "worse_leave"
            yield self.say(
                key,
                **names,
                one=self.tiles(better.leave),
                other=self.tiles(worse.leave),
                gap=f"{abs(better.leave_worth - worse.leave_worth):.1f}",
            )
        if abs(one.reply - other.reply) >= TELLING_REPLY:
            key = "safer" if one.reply < other.reply else "riskier"
            yield self.say(key, **names, one=f"{one.reply:.1f}", other=f"{other.reply:.1f}")
        if abs(one.follow_up - other.follow_up) >= TELLING_REPLY:
            key = "better_next" if one.follow_up > other.follow_up else "worse_next"
            yield self.say(key, **names, one=f"{one.follow_up:.1f}", other=f"{other.follow_up:.1f}")

    def gives(self, weighed: Weighed) -> Iterator[str]:
        openings = weighed.openings
        if openings is None:
            return
        move = self.name(weighed)
        if openings.triples:
            yield self.say("opens_triple", move=move, squares=", ".join(map(str, openings.triples)))
        if openings.blocked:
            yield self.say("takes_triple", move=move, squares=", ".join(map(str, openings.blocked)))
        for hook in openings.hooks:
            yield self.say(
                "hook",
                word=word_text(openings.word),
                square=str(hook.square),
                letters=", ".join(hook.letters),
                count=hook.unseen,
            )

    def name(self, weighed: Weighed) -> str:
        match weighed.move:
            case RatedPlay(play=play):
                return play.written(self.tile_set)
            case Exchange(tiles=tiles):
                return self.say("exchange", tiles=write_tiles(tiles, self.tile_set))
            case Pass():
                return self.say("pass")

    def tiles(self, leave: tuple[str, ...]) -> str:
        return write_tiles(leave, self.tile_set) if leave else self.say("nothing")
