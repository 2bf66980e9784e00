"""A comparison in words: the chance to win, points, leave, openings, hooks and tiles unseen.

Every one of them is told of, also when the moves do not differ in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from letrado.engine.comparison import Comparison, Weighed
from letrado.engine.engine import Exchange, Pass, RatedPlay
from letrado.engine.openings import Hook, Openings
from letrado.game.play_wording import play_text
from letrado.game.spelling import word_text, write_tiles
from letrado.game.square import Square
from letrado.game.tileset import TileSet
from letrado.messages.catalogue import Language, render
from letrado.messages.numbers import number_text, percent_text

# Smaller differences are called none.
TELLING_LEAVE = 1.0
TELLING_REPLY = 2.0


def told(comparison: Comparison, tile_set: TileSet, language: Language) -> tuple[str, ...]:
    """The sentences, the verdict first; each once."""
    sentences = _Teller(comparison, tile_set, language).sentences()
    return tuple(dict.fromkeys(text[:1].upper() + text[1:] for text in sentences))


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
            names = {"better": self.name(better), "worse": self.name(worse)}
            yield self.say("clear" if self.comparison.is_clear else "close", **names)
            yield from self.win(better, worse, names)
            yield self.points(better, worse, names)
            yield self.leave(better, worse, names)
            yield from self.turns(better, worse, names)
            yield from self.triples(better, worse)
        for each in (better, worse):
            if each is not None and each.openings is not None:
                yield from self.hooks(each.openings)
        yield from self.unseen()

    def win(self, better: Weighed, worse: Weighed, names: dict[str, str]) -> Iterator[str]:
        if self.comparison.in_bag == 0:
            one, other = self.outcome(better), self.outcome(worse)
            yield self.say("win.ending", **names, one=one, other=other)
            return
        one, other = (
            percent_text(each.candidate.win, self.language, 1) for each in (better, worse)
        )
        rollouts = better.candidate.rollouts
        if one != other:
            yield self.say("win.apart", **names, one=one, other=other, rollouts=rollouts)
            return
        yield self.say("win.alike", one=one, rollouts=rollouts)
        gap = better.candidate.equity - worse.candidate.equity
        if self.comparison.is_clear and gap > 0:
            yield self.say("win.spread", **names, gap=self.number(gap))

    def outcome(self, weighed: Weighed) -> str:
        """How the game ends that was played on to its end."""
        spread = round(self.comparison.spread + weighed.candidate.equity)
        key = "won" if spread > 0 else "lost" if spread < 0 else "tied"
        return self.say(f"win.{key}", points=abs(spread))

    def points(self, better: Weighed, worse: Weighed, names: dict[str, str]) -> str:
        one, other = better.candidate.points, worse.candidate.points
        key = "more" if one > other else "fewer" if one < other else "equal"
        return self.say(f"points.{key}", **names, one=one, other=other, gap=abs(one - other))

    def leave(self, better: Weighed, worse: Weighed, names: dict[str, str]) -> str:
        kept = {"one": self.tiles(better.leave), "other": self.tiles(worse.leave)}
        if kept["one"] == kept["other"]:
            return self.say("leave.same", one=kept["one"])
        if self.comparison.in_bag == 0:
            return self.say(
                "leave.ending",
                **names,
                **kept,
                one_points=self.points_of(better.leave),
                other_points=self.points_of(worse.leave),
            )
        gap = better.leave_worth - worse.leave_worth
        if abs(gap) < TELLING_LEAVE:
            return self.say("leave.alike", **names, **kept)
        key = "better" if gap > 0 else "worse"
        return self.say(f"leave.{key}", **names, **kept, gap=self.number(abs(gap)))

    def turns(self, better: Weighed, worse: Weighed, names: dict[str, str]) -> Iterator[str]:
        """The opponent's next turn and the own one after it, where they differ."""
        one, other = better.candidate, worse.candidate
        if abs(one.reply - other.reply) >= TELLING_REPLY:
            key = "safer" if one.reply < other.reply else "riskier"
            reply = {"one": self.number(one.reply), "other": self.number(other.reply)}
            yield self.say(f"turns.{key}", **names, **reply)
        if abs(one.follow_up - other.follow_up) >= TELLING_REPLY:
            own = {"one": self.number(one.follow_up), "other": self.number(other.follow_up)}
            yield self.say("turns.next", **names, **own)

    def triples(self, better: Weighed, worse: Weighed) -> Iterator[str]:
        opened = [
            () if each.openings is None else each.openings.triples for each in (better, worse)
        ]
        if not any(opened):
            yield self.say("opens.none")
        common = tuple(square for square in opened[0] if square in opened[1])
        if common:
            yield self.say("opens.both", count=len(common), squares=_listed(common))
        for each, squares in zip((better, worse), opened, strict=True):
            own = tuple(square for square in squares if square not in common)
            facts = {"move": self.name(each)}
            if own:
                yield self.say("opens.one", **facts, count=len(own), squares=_listed(own))
            taken = () if each.openings is None else each.openings.blocked
            if taken:
                yield self.say("opens.takes", **facts, count=len(taken), squares=_listed(taken))

    def hooks(self, openings: Openings) -> Iterator[str]:
        word = word_text(openings.word)
        if not openings.hooks:
            yield self.say("hook.none", word=word)
        for hook in openings.hooks:
            yield self.hook(word, hook)

    def hook(self, word: str, hook: Hook) -> str:
        facts = {"word": word, "square": str(hook.square), "letters": ", ".join(hook.letters)}
        if hook.unseen == 0:
            return self.say("hook.dead", **facts)
        return self.say("hook.live", count=hook.unseen, **facts)

    def unseen(self) -> Iterator[str]:
        compared = self.comparison
        if compared.in_bag == 0:
            yield self.say("unseen.ending", unseen=compared.unseen)
        else:
            yield self.say("unseen.with_bag", unseen=compared.unseen, in_bag=compared.in_bag)
        if compared.unseen_blanks:
            yield self.say("unseen.blanks", blanks=compared.unseen_blanks)
        else:
            yield self.say("unseen.no_blanks")

    def name(self, weighed: Weighed) -> str:
        match weighed.move:
            case RatedPlay(play=play):
                return play_text(play, self.comparison.board)
            case Exchange(tiles=tiles):
                return self.say("exchange", tiles=write_tiles(tiles, self.tile_set))
            case Pass():
                return self.say("pass")

    def tiles(self, leave: tuple[str, ...]) -> str:
        ordered = tuple(sorted(leave))
        return write_tiles(ordered, self.tile_set) if leave else self.say("nothing")

    def points_of(self, leave: tuple[str, ...]) -> int:
        letters = self.tile_set.letters
        return sum(letters[tile].points for tile in leave if tile in letters)

    def number(self, value: float) -> str:
        return number_text(value, self.language)


def _listed(squares: Sequence[Square]) -> str:
    return ", ".join(map(str, squares))
