"""Makes src/letrado/data/lemmas/ca.tsv from the packages named in sources.toml.

Fetches what is not there yet, votes, attributes and writes. The same sources give the same bytes.
"""

from __future__ import annotations

import sys

from letrado.lexicon.listed_table import write_listed_table
from tools.catalan.readers import NAMES, read_sources
from tools.catalan.rows import Rows
from tools.catalan.vote import Voted
from tools.lemmas.fetch import ROOT, fetch, packages

TABLE = ROOT / "src" / "letrado" / "data" / "lemmas" / "ca.tsv"


def made_table() -> bytes:
    """The table, as voted by the sources in build/sources."""
    sources = read_sources()
    voted = Voted(sources)
    print(f"{len(voted.words)} words", file=sys.stderr)
    return write_listed_table(Rows(sources, voted).lemmas())


def main() -> None:
    fetch(names=NAMES)
    for package in packages(NAMES).values():
        print(f"from {package.package} {package.version} ({package.licence})", file=sys.stderr)
    TABLE.write_bytes(made_table())


if __name__ == "__main__":
    main()
