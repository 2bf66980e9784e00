#pragma once

#include "board.hpp"
#include "hand.hpp"

namespace letrado {

// Every play that the words, the board and the rack allow, each once, in no particular order.
// On an empty board plays go over the centre, across and down. `plays` is emptied first.
void find_all_plays(const WordGraph& graph, const Equipment& equipment, const Board& board,
                    const Hand& hand, std::vector<Play>& plays);

// The same along some lines only, added to what `plays` holds.
void add_plays_along(LineSet lines, const WordGraph& graph, const Equipment& equipment,
                     const Board& board, const Hand& hand, std::vector<Play>& plays);

}  // namespace letrado
