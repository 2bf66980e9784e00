"""The word graph of the compiled core.

Words are bytes: each letter by its number in the alphabet, from 1. A list or a file that cannot
become a graph is a ValueError whose text is a code.
"""

from __future__ import annotations

from letrado.kernel._core import WordGraph

__all__ = ["WordGraph"]
