#pragma once

#include "board.hpp"

#include <vector>

namespace letrado {

// An ending with nothing hidden: both racks are known, and the few tiles in the bag with the order
// in which they come. Player 0 is on turn.
struct EndgamePosition {
    std::array<Letter, squares> board{};  // row by row, 0 for no tile, blanks marked
    std::array<std::vector<Letter>, 2> racks;
    bool next_pass_ends = false;  // the game is over when the player on turn passes
    std::vector<Letter> bag;      // the last one is drawn first; nobody exchanges
    bool must_lay = false;        // the player on turn may not pass
};

// A turn of a line: a play, or a pass when nothing is laid.
struct EndgameTurn {
    Play play{};
    [[nodiscard]] bool is_pass() const noexcept { return play.laid == 0; }
};

}  // namespace letrado
