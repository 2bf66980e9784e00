#include "endgame_joined.hpp"

namespace letrado {
namespace {

template <typename Use>
void for_each_square(std::uint32_t along, std::size_t square, std::size_t direction, Use use) {
    for (; along != 0; along &= along - 1) {
        const auto place = static_cast<std::size_t>(std::countr_zero(along)) - 1;
        use(direction == across ? square / side * side + place : place * side + square % side);
    }
}

}  // namespace

void JoinedSquares::find(std::span<const RackWord> words, std::size_t spots) {
    for (std::size_t direction = 0; direction < 2; ++direction) {
        with_spot_[direction].assign(spots + 1, 0);
        with_square_[direction].fill(0);
        is_known_[direction].reset();
    }
    for (const RackWord& word : words) {
        for (std::size_t at = 0; at < word.line.count; ++at) {
            with_spot_[word.line.direction][word.spots[at]] |= word.squares;
            with_square_[word.line.direction][word.square(at)] |= word.squares;
        }
    }
}

void JoinedSquares::add(Along along, std::size_t square, std::size_t direction,
                        SquareSet& squares) {
    for_each_square(along, square, direction, [&](std::size_t each) { squares.set(each); });
}

const SquareSet& JoinedSquares::needed_by_plays(std::size_t square, std::size_t direction) {
    SquareSet& needed = needed_[direction][square];
    if (is_known_[direction][square]) return needed;
    is_known_[direction].set(square);
    needed.reset();
    const Along along = with_square_[direction][square];
    add(along, square, direction, needed);
    for_each_square(along, square, direction, [&](std::size_t laid) {
        add(with_square_[1 - direction][laid], laid, 1 - direction, needed);
    });
    return needed;
}

// The tile lies in the word of such a play, or in one across it.
void JoinedSquares::add_with(std::uint16_t spot, std::size_t square, SquareSet& squares) {
    for (std::size_t direction = 0; direction < 2; ++direction) {
        const Along along = with_spot_[direction][spot];
        add(along, square, direction, squares);
        for_each_square(along, square, direction,
                        [&](std::size_t laid) { squares |= needed_by_plays(laid, 1 - direction); });
    }
}

}  // namespace letrado
