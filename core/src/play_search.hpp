#pragma once

#include "board.hpp"
#include "hand.hpp"

namespace letrado {

// Every play that the words, the board and the rack allow, each once, in no particular order.
// On an empty board plays go over the centre, across and down. `plays` is emptied first.
void find_all_plays(const WordGraph& graph, const Equipment& equipment, const Board& board,
                    const Hand& hand, std::vector<Play>& plays);

// Lines as bits: the rows from bit 0, the columns from bit 15.
using LineSet = std::uint32_t;
inline constexpr LineSet all_lines = (LineSet{1} << 2 * side) - 1;

[[nodiscard]] constexpr std::size_t number_of_line(std::size_t direction,
                                                   std::size_t line) noexcept {
    return direction * side + line;
}

// The same along some lines only, added to what `plays` holds.
void add_plays_along(LineSet lines, const WordGraph& graph, const Equipment& equipment,
                     const Board& board, const Hand& hand, std::vector<Play>& plays);

}  // namespace letrado
