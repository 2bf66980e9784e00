"""Books as a tournament plays them."""

from letrado.rulebook.book import Rulebook
from letrado.rulebook.loader import load_rulebook
from letrado.rulebook.provision import AnyProvision
from letrado.rulebook.provisions import by_path
from letrado.rulebook.tournament import read_tournament_rules, under_tournament


def played(provisions: str, book_id: str = "fise-2009", name: str = "Open") -> Rulebook:
    """The book as a tournament of that name plays it."""
    content = f'rulebook = "{book_id}"\nname = "{name}"\n{provisions}'
    rules = read_tournament_rules(content.encode(), "open.toml")
    return under_tournament(load_rulebook(book_id), rules)


def answer(book: Rulebook, path: str) -> AnyProvision:
    return dict(by_path(book.provisions))[path]
