#include "endgame_reach.hpp"

namespace letrado {
namespace {

// A row of squares, with those at its ends.
void add_with_ends(SquareSet& reach, std::size_t direction, std::size_t line, std::uint32_t run) {
    const std::uint32_t with_ends = (run | run << 1 | run >> 1) & 0xFFFE;
    for (std::uint32_t left = with_ends; left != 0; left &= left - 1) {
        const auto place = static_cast<std::size_t>(std::countr_zero(left)) - 1;
        reach.set(direction == across ? line * side + place : place * side + line);
    }
}

}  // namespace

SquareSet reach_of(const Board& board, const Play& play) noexcept {
    SquareSet reach;
    const std::uint32_t word = ((std::uint32_t{1} << play.length) - 1) << (play.start + 1);
    add_with_ends(reach, play.direction, play.line, word);
    for (std::size_t at = 0; at < play.length; ++at) {
        if (play.tiles[at] == 0) continue;
        const std::size_t crossing = play.start + at;
        const std::uint32_t taken = board.line(1U - play.direction, crossing).taken;
        add_with_ends(reach, 1U - play.direction, crossing, run_around(taken, play.line + 1U));
    }
    return reach;
}

}  // namespace letrado
