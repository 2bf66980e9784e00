"""Which strings of the list are headwords that are not verbs, and what row each of them gets."""

from __future__ import annotations

from collections.abc import Set

import msgspec

from letrado.lexicon.lemma import Kind, Lemma, Mark
from tools.lemmas.evidence import Evidence
from tools.lemmas.gender import Pairs, feminine_of
from tools.lemmas.letters import bare
from tools.lemmas.nominal_fit import NominalFit, singulars
from tools.lemmas.overlay import Overlay
from tools.lemmas.rules import accented_forms, forms_besides

_VERB_FLAGS = frozenset("REIX")
_NOMINAL_FLAGS = frozenset("SG")
_INFINITIVES = ("ar", "er", "ir", "arse", "erse", "irse")
_PARTICIPLES = ("do", "to", "so", "cho")
_VERB_FORMS = frozenset({"doy", "di", "dí", "irán", "tengo"})  # a source has them with headwords
LETTERS = ("a", "e", "i", "o", "u")  # one tile: only their plurals can be played


class Nominals:
    """Rows by bare string, grown in passes until every string of the list is explained."""

    def __init__(
        self, evidence: Evidence, overlay: Overlay, fit: NominalFit, verb_forms: Set[str]
    ) -> None:
        self._evidence = evidence
        self._overlay = overlay
        self._fit = fit
        self._verb_forms = verb_forms  # with the infinitives
        self._rest = evidence.forms - verb_forms
        self.rows: dict[str, list[Lemma]] = {}
        self.given: set[str] = set()  # by rows, besides their own strings

    def choose(self) -> list[Lemma]:
        """Every row, the feminines joined to their masculines."""
        self._letters()
        self._singulars()
        self._plurals_without_singular()
        self._words_in_s()
        self._drop_given()
        self._homographs()
        self._pair()
        return [row for rows in self.rows.values() for row in rows]

    def _add(self, row: Lemma) -> None:
        known = self.rows.setdefault(bare(row.text), [])
        if all(row.text != other.text for other in known):
            known.append(row)
            self.given |= forms_besides(row)

    def _letters(self) -> None:
        for letter in LETTERS:
            marks = self._overlay.nominal_marks(letter) | {Mark.LETTER_NAME}
            self._add(Lemma(letter, Kind.LETTER, marks=marks))

    def _singulars(self) -> None:
        """Every string that is no verb form and does not end in -s."""
        for plain in sorted(self._rest):
            if not plain.endswith("s"):
                self._add(self._fit.fit(plain))

    def _plurals_without_singular(self) -> None:
        """Plurals that nothing explains yet: of another accent, or of what is also a verb form."""
        for plural in self._unexplained():
            found = [word for word in singulars(plural) if word in self._evidence.forms]
            if any(word.endswith("s") and word in self._rest for word in found):
                continue  # pus, puses: the next pass
            for singular in sorted(found, key=self._doubt):
                row = self._fit.fit(singular, {plural})
                if plural in forms_besides(row) and self._is_likely(row, plural):
                    self._replace(row) if singular in self._rest else self._add(row)
                    break

    def _doubt(self, singular: str) -> int:
        """A word that a source has goes before an infinitive, and that before a mere verb form."""
        if singular in self._rest or self._is_confirmed(singular):
            return 0
        return 1 if singular.endswith(_INFINITIVES) else 2

    def _is_likely(self, row: Lemma, plural: str) -> bool:
        """A verb form that no source has as a noun is none if the plural may be a headword."""
        plain = bare(row.text)
        if plain in self._rest:
            return True
        return not row.dropped and (self._is_confirmed(plain) or not self._is_confirmed(plural))

    def _is_confirmed(self, plain: str) -> bool:
        """Has a source the word, as other than a verb?"""
        return any(
            word in self._evidence.words or set(self._evidence.affixes[word]) & _NOMINAL_FLAGS
            for word in self._evidence.spellings.get(plain, ())
            if not set(self._evidence.affixes.get(word, "")) & _VERB_FLAGS
            and (word in self._evidence.words or word in self._evidence.affixes)
        )

    def _words_in_s(self) -> None:
        """Headwords in -s: what no singular explains, and what must be one to explain others."""
        for plain in sorted(self._rest):
            plural = f"{plain}es"
            feeds = plural in self._rest and plural not in self.given
            if plain.endswith("s") and (feeds or plain not in self.given):
                self._add(_settled(self._fit.fit(plain)))

    def _drop_given(self) -> None:
        """Irregular plurals are no headwords: unos, cualesquiera."""
        for plain in sorted(self.given & self.rows.keys()):
            confirmed = self._fit.spellings(plain)
            if not plain.endswith("s") and not confirmed and not self._feeds(plain):
                del self.rows[plain]

    def _feeds(self, plain: str) -> bool:
        return any(forms_besides(row) for row in self.rows[plain])

    def _homographs(self) -> None:
        """Other accents of a headword, and headwords that are also verb forms."""
        for plain, spellings in sorted(self._evidence.spellings.items()):
            if plain not in self._evidence.forms:
                continue
            for spelling in spellings:
                if self._is_headword(spelling):
                    row = self._fit.row(spelling)
                    if not row.dropped and not forms_besides(row) - self._evidence.forms:
                        self._add(_settled(row))

    def _is_headword(self, spelling: str) -> bool:
        plain = bare(spelling)
        flags = set(self._evidence.affixes.get(spelling, ""))
        is_infinitive = plain.endswith(_INFINITIVES) and plain in self._verb_forms
        if spelling.endswith("s") and (plain in self.given or plain in self._verb_forms):
            return False
        if is_infinitive or flags & _VERB_FLAGS:
            return bool(flags & _NOMINAL_FLAGS) and not flags & _VERB_FLAGS
        if spelling in _VERB_FORMS:
            return False
        if spelling in self._evidence.words or spelling in self._overlay.named:
            return True
        is_adjective = "G" in flags or plain.endswith(_PARTICIPLES)
        is_sure = plain in self._rest or is_adjective or spelling in self._evidence.lemmas
        return bool(flags & _NOMINAL_FLAGS) and is_sure

    def _pair(self) -> None:
        """Join a feminine to its masculine where a source or its ending says so."""
        pairs = Pairs(self._evidence)
        for plain in sorted(self.rows):
            for at, row in enumerate(self.rows.get(plain, ())):
                feminine = feminine_of(row.text)
                if not feminine or row.kind != Kind.NOMINAL or row.dropped:
                    continue
                joined = self._joined(row, feminine, pairs)
                if joined:
                    self.rows[plain][at] = joined
                    self._forget(feminine)

    def _joined(self, row: Lemma, feminine: str, pairs: Pairs) -> Lemma | None:
        """The row with its feminine, if it is one and gives nothing that the list lacks."""
        plain = bare(feminine)
        known = [other for other in self.rows.get(plain, ()) if other.text == feminine]
        if plain not in self._evidence.forms or (known and known[0].dropped):
            return None
        if not known and plain in self._rest and plain in self.rows:
            return None  # the feminine has another accent
        lacks_plural = Mark.NO_PLURAL in (known[0] if known else self._fit.row(feminine)).marks
        alike = lacks_plural == (Mark.NO_PLURAL in row.marks)
        if not self._is_feminine(feminine, row.text, pairs, alike=alike):
            return None
        marks = row.marks | {Mark.NO_FEMININE_PLURAL} if lacks_plural else row.marks
        joined = msgspec.structs.replace(row, feminine=feminine, marks=marks)
        return joined if not forms_besides(joined) - self._evidence.forms else None

    def _is_feminine(self, feminine: str, masculine: str, pairs: Pairs, *, alike: bool) -> bool:
        """By a rulebook, by a source, or by its ending if both or neither have a plural."""
        plain = bare(feminine)
        if masculine in self._overlay.masculines or pairs.is_known(bare(masculine)):
            return True
        if plain in self._verb_forms and feminine not in self._evidence.words:
            return False  # impulsa is no feminine of impulso
        own_entry = any(
            set(self._evidence.affixes.get(word, "")) & _NOMINAL_FLAGS
            for word in self._evidence.spellings.get(plain, ())
        )
        return alike and pairs.are_pair(bare(masculine), unpaired=own_entry)

    def _forget(self, feminine: str) -> None:
        plain = bare(feminine)
        rows = [row for row in self.rows.get(plain, ()) if row.text != feminine]
        if rows:
            self.rows[plain] = rows
        else:
            self.rows.pop(plain, None)

    def _replace(self, row: Lemma) -> None:
        """A better accent for a headword; what the old row gave stays given by the new one."""
        plain = bare(row.text)
        kept = [other for other in self.rows[plain] if forms_besides(other) - forms_besides(row)]
        self.rows[plain] = kept
        self._add(row)

    def _unexplained(self) -> list[str]:
        return sorted(
            form
            for form in self._rest
            if form.endswith("s") and form not in self.given and form not in self.rows
        )


def _settled(row: Lemma) -> Lemma:
    """Words in -s without other forms, not even too long ones, need no mark to have none."""
    if not row.text.endswith("s") or len(set(accented_forms(row))) > 1:
        return row
    return msgspec.structs.replace(row, kind=Kind.INVARIABLE, marks=row.marks - {Mark.NO_PLURAL})
