"""Games made for the tests, written by hand as the field writes them."""

from __future__ import annotations

from letrado.records.gcg import read_gcg
from letrado.records.record import GameRecord

SPANISH = """\
#character-encoding UTF-8
#player1 Ana Ana Muñoz
#player2 Berta Berta Güell
#tile-distribution spanish
#title Copa de la Seu
"""
CATALAN = """\
#character-encoding UTF-8
#player1 Ana Ana Muñoz
#player2 Berta Berta Güell
#tile-distribution catalan
#title Copa de la Seu
"""

# A blank as M, a play that is challenged off, an exchange, a pass, overtime and tiles left.
FULL = (
    SPANISH
    + """\
>Ana: CASAEI? 8G CASA +12 12
>Berta: MESALOR 7I MES +18 18
>Ana: EI?RRTU 9G TURRE +14 26
>Ana: EI?RRTU -- -14 12
>Berta: ALORNTD -LOR +0 18
>Ana: EI?RRTU H8 .mIR +5 17
>Berta: AONTDSG - +0 18
>Ana: (time) -10 7
>Berta: (ERT) +3 21
"""
)


def game(text: str) -> GameRecord:
    return read_gcg(text.encode(), "game.gcg").record
