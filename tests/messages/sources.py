"""What the source asks of the messages, read from its syntax trees."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import letrado.errors
from letrado.errors import DataError, LetradoError

SOURCES = sorted(Path(letrado.errors.__file__).parent.rglob("*.py"))
PAGES = Path(__file__).parents[2] / "ui" / "src"
_KEY_IN_A_PAGE = re.compile(r"""['"]([a-z]+\.[a-z0-9_]+)['"]""")


@dataclass(frozen=True)
class Raised:
    """An error as the source raises it; `facts` is None when some come from elsewhere."""

    place: str
    code: str
    facts: frozenset[str] | None


@cache
def calls() -> tuple[tuple[str, str, ast.Call], ...]:
    """Every call of a plain name: where it stands, the name and the call."""
    return tuple(_calls())


def _calls() -> Iterator[tuple[str, str, ast.Call]]:
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                yield f"{source.name}:{node.lineno}", node.func.id, node


def first_text(call: ast.Call) -> str | None:
    """The first argument when it is a plain string."""
    match call.args:
        case [ast.Constant(value=str(text)), *_]:
            return text
        case _:
            return None


def error_names() -> set[str]:
    kinds = [LetradoError]
    for kind in kinds:
        kinds.extend(kind.__subclasses__())
    return {kind.__name__ for kind in kinds} - {DataError.__name__}


def raised_errors() -> Iterator[Raised]:
    for place, name, call in calls():
        if name in error_names():
            code = first_text(call)
            if code is not None:
                names = [keyword.arg for keyword in call.keywords]
                given = frozenset(name for name in names if name is not None)
                yield Raised(place, code, None if None in names else given)
        elif name == "Contradiction":
            code = f"contradiction.{first_text(call)}"
            told = [node for node in call.args if isinstance(node, ast.Dict)]
            keys = [key for node in told for key in node.keys]
            facts = {key.value for key in keys if isinstance(key, ast.Constant)}
            yield Raised(place, code, frozenset({"path", *map(str, facts)}))
        elif name == DataError.__name__:
            yield Raised(place, "data_invalid", frozenset({"path", "problem"}))


def errors_without_a_plain_code() -> list[str]:
    """Errors whose code only the running program knows."""
    return [
        place
        for place, name, call in calls()
        if name in {*error_names(), "Contradiction"} and first_text(call) is None
    ]


def spoken_keys() -> set[str]:
    """The keys that the source names outright."""
    texts = {first_text(call) for _, name, call in calls() if name in {"say", "render"}}
    return {text for text in texts if text is not None}


def outcomes_of_a_check() -> set[str]:
    """The reasons that the check of a draw may give."""
    return {
        keyword.value.value
        for _, name, call in calls()
        if name == "Check"
        for keyword in call.keywords
        if keyword.arg == "reason"
        and isinstance(keyword.value, ast.Constant)
        and isinstance(keyword.value.value, str)
    }


def keys_named_by_pages() -> set[str]:
    """What looks like the key of a text in the sources of the pages; tests are no pages."""
    sources = [file for file in PAGES.rglob("*.ts*") if ".test." not in file.name]
    return {key for file in sources for key in _KEY_IN_A_PAGE.findall(file.read_text("utf-8"))}
