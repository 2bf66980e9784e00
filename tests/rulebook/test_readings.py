from letrado.messages.catalogue import LANGUAGES
from letrado.rulebook.readings import load_readings


def test_the_readings_are_numbered_without_gaps() -> None:
    numbered = [f"A{number:02}" for number in range(1, len(load_readings()) + 1)]

    assert list(load_readings()) == numbered


def test_every_reading_says_the_point_and_what_we_hold_in_every_language() -> None:
    for reading_id, text in load_readings().items():
        for language in LANGUAGES:
            for said in (text.point.in_language(language), text.reading.in_language(language)):
                assert isinstance(said, str), reading_id
                assert said.strip(), reading_id
                assert "_" not in said, reading_id
                assert "{" not in said, reading_id
