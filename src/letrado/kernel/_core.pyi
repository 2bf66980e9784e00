"""The compiled core. Import letrado.kernel instead."""

from collections.abc import Callable, Sequence
from typing import Literal

NO_TILE: int

def score_play(
    board: bytes,
    letter_factors: bytes,
    word_factors: bytes,
    play: Sequence[tuple[int, int]],
    bonus_tiles: int,
    bonus_points: int,
) -> int:
    """Points of a play: every word with a new tile in it, then the bonus."""

class WordGraph:
    """All words of a list as one graph."""

    @staticmethod
    def build(words: bytes, letters: int) -> WordGraph:
        """The graph of words, each followed by a zero byte."""
    @staticmethod
    def read(path: str, letters: int) -> WordGraph:
        """Map a .kwg file."""
    @staticmethod
    def of(content: bytes, letters: int) -> WordGraph:
        """The graph in the content of a .kwg file."""
    def content(self) -> bytes:
        """The content of a .kwg file."""
    def write(self, path: str) -> None:
        """Write a .kwg file."""
    def contains(self, word: bytes) -> bool:
        """Is this a word?"""
    def words(self) -> bytes:
        """Every word in order, each followed by a zero byte."""
    def count(self) -> int:
        """How many words there are."""
    def letter_counts(self) -> list[float]:
        """How often each letter stands in the words, the first letter first."""
    @property
    def letters(self) -> int: ...
    @property
    def node_count(self) -> int: ...

class GameRules:
    """The numbers of a rulebook that a game depends on."""

    def __init__(
        self,
        *,
        exchange_needs: int,
        passes_to_end: int,
        tileless_to_end: int,
        tileless_waits_for_score: bool,
        vowels: int,
        free_exchange_needs: int,
    ) -> None: ...
    @property
    def exchange_needs(self) -> int: ...
    @property
    def passes_to_end(self) -> int: ...
    @property
    def tileless_to_end(self) -> int: ...
    @property
    def vowels(self) -> int: ...

class Leaves:
    """What it is worth to keep some tiles."""

    @staticmethod
    def none(letters: int) -> Leaves:
        """Leaves that are all worth nothing."""
    @staticmethod
    def of(letters: int, worths: bytes) -> Leaves:
        """Leaves from 16-bit hundredths of a point in the order of the core."""
    def worth(self, tiles: bytes) -> int:
        """Hundredths of a point for keeping at most six tiles."""
    def worths(self) -> bytes: ...
    @property
    def letters(self) -> int: ...

# direction (0 across), line, start, tiles (0 where one lies already), points, equity, tiles kept
_PlayFacts = tuple[int, int, int, bytes, int, int, bytes]

class Engine:
    """Words and equipment: all that can be asked of them."""

    def __init__(
        self,
        graph: WordGraph,
        *,
        points: bytes,
        counts: bytes,
        letter_factors: bytes,
        word_factors: bytes,
        bonus_tiles: int,
        bonus_points: int,
    ) -> None: ...
    def plays(
        self,
        board: bytes,
        rack: bytes,
        *,
        in_bag: int,
        opponent_points: int,
        leaves: Leaves,
        most: int,
    ) -> tuple[int, list[_PlayFacts]]:
        """The number of plays, and the best of them in order."""
    def best_move(
        self,
        board: bytes,
        rack: bytes,
        *,
        in_bag: int,
        opponent_points: int,
        leaves: Leaves,
        rules: GameRules,
    ) -> (
        tuple[Literal["play"], _PlayFacts, int]
        | tuple[Literal["exchange"], bytes, int]
        | tuple[Literal["pass"], None, int]
    ):
        """What a static player does."""
    def match(
        self, one: Leaves, other: Leaves, *, rules: GameRules, seed: int, first: int, pairs: int
    ) -> list[int]:
        """Spreads of the first player over game pairs."""
    def train(
        self,
        before: Leaves,
        *,
        rules: GameRules,
        seed: int,
        games: int,
        racks_a_board: int,
        threads: int,
    ) -> Leaves:
        """Better leaves from leaves."""

def sign_flip_chance(spreads: Sequence[int], flips: int) -> float:
    """How often tossed signs give a sum as large as that of the spreads."""

# kind, direction, line, start, tiles, points
_MoveFacts = tuple[str, int, int, int, bytes, int]
_Told = (
    tuple[Literal["play"], _PlayFacts, int]
    | tuple[Literal["exchange"], bytes, int]
    | tuple[Literal["pass"], None, int]
)
# option, rollouts, utility, win, spread (hundredths), errors of win and spread, of the gap,
# points of the next two turns
_Tally = tuple[int, int, float, float, float, float, float, float, float, float]

class WinChances:
    """How likely the player on turn is to win."""

    def __init__(self, rows: Sequence[tuple[float, float]]) -> None: ...
    def chance(self, spread: float, unseen: int) -> float:
        """From the spread in hundredths and the tiles that the player does not see."""

class SimulationPlan:
    """How far and how long to simulate."""

    def __init__(
        self,
        *,
        turns: int,
        seed: int,
        rollouts: int,
        seconds: float,
        threads: int,
        bytes: int,
        confidence: float,
        spread_weighs: float,
        handicap: int,
        challenged: float,
        opponent_taken_back: float,
    ) -> None: ...

class Contestant:
    """A player who need not be the best."""

    def __init__(
        self,
        *,
        engine: Engine,
        leaves: Leaves,
        chances: WinChances,
        error: float,
        doubts: float,
        candidates: int,
        plan: SimulationPlan,
    ) -> None: ...
    def choose(
        self,
        board: bytes,
        rack: bytes,
        *,
        in_bag: int,
        opponent_points: int,
        unseen: bytes,
        opponent: bytes,
        scores: tuple[int, int],
        run: tuple[int, int],
        rules: GameRules,
        seed: int,
    ) -> tuple[_Told, str, int]:
        """What the player does, how he came to it, and after how many rollouts."""

def simulate(
    engine: Engine,
    board: bytes,
    rack: bytes,
    *,
    in_bag: int,
    opponent_points: int,
    unseen: bytes,
    opponent: bytes,
    scores: tuple[int, int],
    run: tuple[int, int],
    candidates: int,
    extra: Sequence[_MoveFacts],
    last: tuple[bytes, _MoveFacts, int] | None,
    temperature: float,
    leaves: Leaves,
    rules: GameRules,
    chances: WinChances,
    plan: SimulationPlan,
    on_progress: Callable[[list[_Told], list[_Tally], int], object] | None,
    cancel: Callable[[], bool] | None,
) -> tuple[list[_Told], list[_Tally], str, int, float]:
    """Candidates played on against each other on the same deals."""

def contest(
    judge: Engine,
    one: Contestant,
    other: Contestant,
    *,
    rules: GameRules,
    seed: int,
    first: int,
    pairs: int,
) -> list[tuple[int, int]]:
    """Spreads of the first player in both games of each pair."""

def census_of_gains(
    engine: Engine, leaves: Leaves, *, rules: GameRules, seed: int, games: int
) -> list[tuple[int, int, int]]:
    """By unseen tiles: positions, sum of gains, sum of their squares over a hundred."""

class Cancellation:
    """Ends a search from another thread."""

    def __init__(self) -> None: ...
    def cancel(self) -> None:
        """The search ends with what it has."""
    @property
    def is_cancelled(self) -> bool: ...

# low, high (None when not known), estimate, nodes, seconds
_EndgameProgress = tuple[int | None, int | None, int, int, float]
# direction (0 across), line, start, tiles (0 where one lies already), points; None for a pass
_EndgameTurn = tuple[int, int, int, bytes, int] | None

def solve_endgame(
    engine: Engine,
    board: bytes,
    rack: bytes,
    other_rack: bytes,
    *,
    rules: GameRules,
    tileless_turns: int,
    nil_nil: bool,
    seconds: float,
    threads: int,
    memory: int,
    cancellation: Cancellation,
    listener: Callable[[_EndgameProgress], object] | None,
) -> tuple[_EndgameProgress, list[_EndgameTurn]]:
    """The value of an ending with both racks known, and the line that brings it."""

# value, low, high, wins, fewest wins, most wins, proved
_Figures = tuple[float, float, float, float, float, float, bool]
# kind, play or exchanged tiles, figures
_Candidate = (
    tuple[Literal["play"], tuple[int, int, int, bytes, int], *_Figures]
    | tuple[Literal["exchange"], bytes, *_Figures]
    | tuple[Literal["pass"], None, *_Figures]
)
# candidates, how many there are, different bags, how many may be better than the tenth play,
# whether there are none and all before them are proved, seconds
_PreEndgameAnswer = tuple[list[_Candidate], int, int, int, bool, float]

def solve_pre_endgame(
    engine: Engine,
    board: bytes,
    rack: bytes,
    unseen: bytes,
    *,
    in_bag: int,
    lead: float,
    wins_first: bool,
    rules: GameRules,
    tileless_turns: int,
    nil_nil: bool,
    seconds: float,
    threads: int,
    memory: int,
    most: int,
    cancellation: Cancellation,
    listener: Callable[[_PreEndgameAnswer], object] | None,
) -> _PreEndgameAnswer:
    """What to do with one or two tiles in the bag, best first."""
