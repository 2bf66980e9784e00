"""Events in words. Tiles that the opponent may not see are never named."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from letrado.game.board import Board
from letrado.game.spelling import word_text
from letrado.game.square import Position
from letrado.messages.catalogue import Language, has_text, render
from letrado.rulebook.wording import value_text
from letrado.rules.side import SIDES, Party, Side, as_side
from letrado.table import events as e
from letrado.table.laid import Laid, placements_of
from letrado.table.main_word import main_word
from letrado.table.setup import GameSetup
from letrado.table.state import State


def event_text(event: e.AnyEvent, before: State, language: Language) -> str:
    """The event in one sentence, told from the state before it."""
    setup = event.setup if isinstance(event, e.GameSetUp) else before.game
    variant, facts = _told(event, before, setup, language)
    tag = str(type(event).__struct_config__.tag)
    key = f"event.{tag}.{variant}" if variant else f"event.{tag}"
    return render(key, language, **facts)


def player_name(side: Side, setup: GameSetup) -> str:
    """The name of a player, as the game was set up."""
    at = SIDES.index(side)
    return setup.players[at] if at < len(setup.players) else side


def play_text(tiles: Sequence[Laid], board: Board) -> str:
    """A play as people say it: place and main word, blanks in small letters."""
    placements = placements_of(tiles)
    after = board.with_tiles(placements)
    word = main_word(after, [square for square, _ in placements])
    if word is None:
        return " ".join(f"{tile.square} {tile.letter}" for tile in tiles)
    letters = [tile.letter.lower() if tile.blank else tile.letter for tile in word.tiles]
    return f"{Position(word.start, word.direction)} {word_text(letters)}"


def party_text(party: Party | str, setup: GameSetup, language: Language) -> str:
    """Who acts: a player by name, an official by office."""
    if party in SIDES:
        side = as_side(party)
        return player_name(side, setup) if side else party
    return render(f"party.{party}", language)


Told = tuple[str, dict[str, object]]


def _told(event: e.AnyEvent, before: State, setup: GameSetup, language: Language) -> Told:
    """Which variant of the text, and its facts."""
    facts = _plain_facts(event, setup, language)
    match event:
        case e.GameSetUp():
            return "", {"players": " - ".join(setup.players), "rulebook": setup.rulebook}
        case e.StartDrawn(tiles=(a, b)):
            first, second = (player_name(side, setup) for side in SIDES)
            return "", {"first": first, "second": second, "tile_a": a, "tile_b": b}
        case e.TilesLaid(tiles=tiles):
            return "", {**facts, "play": play_text(tiles, before.board)}
        case e.PlayAnnounced(points=points, worth=worth):
            tiles = before.play.tiles if before.play else ()
            told = {**facts, "play": play_text(tiles, before.board)}
            return ("right" if points == worth else "wrong"), told
        case e.PlayChallenged(words=words):
            return "", {**facts, "words": ", ".join(word_text(word) for word in words)}
        case e.VerdictGiven(by=by, valid=valid):
            return ("valid" if valid else "invalid"), {"by": party_text(by, setup, language)}
        case e.AppealDecided(valid=valid):
            return ("valid" if valid else "invalid"), {}
        case e.RulingGiven(by=by, matter=matter, about=about):
            named = f"matter.{matter}"
            said = render(named, language) if has_text(named) else value_text(matter, language)
            told = {"by": party_text(by, setup, language), "matter": said}
            if about is None:
                return "plain", told
            return "about", {**told, "player": player_name(about, setup)}
        case e.GameEnded(loser=None):
            return "plain", facts
        case e.GameEnded(loser=loser) if loser is not None:
            return "lost_by", {**facts, "player": player_name(loser, setup)}
        case e.ScoreAdjusted(points=points):
            return ("more" if points >= 0 else "less"), {**facts, "points": abs(points)}
        case e.ExchangeAnnounced(count=count):
            return ("number" if count else "word"), facts
        case e.FreelyExchanged(shown=tiles) | e.RackRevealed(tiles=tiles):
            return "", {**facts, "tiles": " ".join(tiles)}
        case e.WordBarred(word=word):
            return "", {**facts, "word": word_text(word)}
        case e.RecordDescribed(title=title, names=names, nicks=nicks):
            players = " - ".join(n or k for n, k in zip(names, nicks, strict=True))
            return "", {"title": title or players}
        case e.LineRemarked(total=None):
            return "plain", facts
        case e.LineRemarked(total=total):
            return "total", {**facts, "total": total}
        case _:
            return "", facts


def _plain_facts(event: e.AnyEvent, setup: GameSetup, language: Language) -> dict[str, object]:
    """Fields that are told alike wherever they appear."""
    facts: dict[str, object] = {}
    for name in event.__struct_fields__:
        value = getattr(event, name)
        match name:
            case "side" | "to":
                facts["player"] = player_name(value, setup)
            case "sides" | "absent":
                facts["players"] = _names(value, setup, language)
            case "kind":
                heading = "turn_kind" if isinstance(event, e.TurnEnded) else "ending_kind"
                facts["kind"] = render(f"{heading}.{value}", language)
            case "stop" if value is not None:
                facts["stop"] = render(f"stop.{value}", language)
            case "colour":
                facts["colour"] = render(f"card.{value}", language)
            case "scope":
                facts["scope"] = render(f"scope.{value}", language)
            case "points" | "count" | "found" | "surplus" | "number" | "turn" | "worth":
                facts[name] = value
            case "written" | "right" | "square" | "letter":
                facts[name] = value
            case _:
                pass
    return facts


def _names(sides: Iterable[Side], setup: GameSetup, language: Language) -> str:
    names = [player_name(side, setup) for side in sides]
    return ", ".join(names) if names else render("party.nobody", language)
