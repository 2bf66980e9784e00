#pragma once

#include "endgame_moves.hpp"

#include <bitset>

namespace letrado {

using SquareSet = std::bitset<squares>;

// The squares of the words that a play makes, and those at their ends: while nobody lays a tile
// there, the play can be made and brings the same. The play may lie already.
[[nodiscard]] SquareSet reach_of(const Board& board, const Play& play) noexcept;

// Does a play lay a tile there?
[[nodiscard]] inline bool lays_on(const Play& play, const SquareSet& reach) noexcept {
    for (std::size_t at = 0; at < play.length; ++at) {
        if (play.tiles[at] != 0 && reach[square_of(play, at)]) return true;
    }
    return false;
}

}  // namespace letrado
