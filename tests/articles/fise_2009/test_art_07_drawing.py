from letrado.rulebook.loader import load_rulebook

BOOK = load_rulebook("fise-2009")


def test_art_7_the_bag_is_raised_and_its_mouth_hidden() -> None:
    held = BOOK.provisions.drawing.bag_position

    assert held.value == "15cm_from_face_mouth_hidden"
    assert held.articles == ("7",)
