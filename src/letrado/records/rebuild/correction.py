"""What a word on a sheet may have been before a slip of the pen: one letter other, more or less."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from letrado.records.rebuild.score_sheet import Letters

IsWord = Callable[[Sequence[str]], bool]


def corrections(written: Sequence[Letters], faces: Sequence[str], is_word: IsWord) -> list[Letters]:
    """The words that are one letter away from all that is written, in a fixed order.

    A letter that is put in is a tile of its own; those that stay keep their mark of a blank.
    """
    if not written:
        return []
    first, *others = (_good_neighbours(letters, faces, is_word) for letters in written)
    return [
        letters for word, letters in sorted(first.items()) if all(word in other for other in others)
    ]


def _good_neighbours(
    letters: Letters, faces: Sequence[str], is_word: IsWord
) -> dict[tuple[str, ...], Letters]:
    found: dict[tuple[str, ...], Letters] = {}
    for changed in _neighbours(letters, faces):
        word = tuple(letter for letter, _ in changed)
        if len(word) > 1 and word not in found and is_word(word):
            found[word] = changed
    return found


def _neighbours(letters: Letters, faces: Sequence[str]) -> Iterator[Letters]:
    for at in range(len(letters) + 1):
        before, after = letters[:at], letters[at:]
        yield from ((*before, (face, False), *after) for face in faces)
        if after:
            there, blank = after[0]
            yield (*before, *after[1:])
            yield from ((*before, (face, blank), *after[1:]) for face in faces if face != there)
