from typing import Any, Literal, get_args, get_origin

import msgspec
import pytest
from msgspec.structs import fields

from letrado.rulebook.accepted import accepted_values
from letrado.rulebook.loader import load_rulebook, rulebook_ids
from letrado.rulebook.provisions import by_path
from letrado.rulebook.tournament import TournamentRules, under_tournament
from tests.rulebook.questions import is_struct, parts_of, questions


def test_every_question_says_all_that_it_accepts() -> None:
    for path, wanted in questions():
        said = accepted_values(wanted)
        assert said, path
        for part in parts_of(wanted):
            if get_origin(part) is Literal:
                assert " | ".join(f'"{word}"' for word in get_args(part)) in said, path
            elif is_struct(part):
                assert all(f"{field.name} = " in said for field in fields(part)), path
            elif part is bool:
                assert "true | false" in said, path


@pytest.mark.parametrize("book_id", rulebook_ids())
def test_the_answers_of_a_book_may_all_be_written_by_a_tournament(book_id: str) -> None:
    book = load_rulebook(book_id)
    tree: dict[str, Any] = {}
    for path, provision in by_path(book.provisions):
        *chapters, name = path.split(".")
        branch = tree
        for chapter in chapters:
            branch = branch.setdefault(chapter, {})
        if provision.value is not None:
            branch[name] = msgspec.to_builtins(provision.value)

    changed = under_tournament(book, TournamentRules(book_id, "Open", tree))

    values = {path: answer.value for path, answer in by_path(book.provisions)}
    assert {path: answer.value for path, answer in by_path(changed.provisions)} == values
