#pragma once

#include "endgame_possible.hpp"
#include "endgame_reach.hpp"

namespace letrado {

// Tells which tiles of a rack one play may need at once, besides those that it lays: what lies in
// the same word, or in words across it. One object serves one thread.
class JoinedSquares {
  public:
    // Takes all words that the rack can ever make.
    void find(std::span<const RackWord> words, std::size_t spots);

    // Adds the squares of tiles that a play may need together with the one on this spot.
    void add_with(std::uint16_t spot, std::size_t square, SquareSet& squares);

  private:
    // Squares along a line, as bits from 1.
    using Along = std::uint32_t;

    // Adds what plays may need that lay a tile there in a word of this direction.
    [[nodiscard]] const SquareSet& needed_by_plays(std::size_t square, std::size_t direction);
    static void add(Along along, std::size_t square, std::size_t direction, SquareSet& squares);

    std::array<std::vector<Along>, 2> with_spot_;
    std::array<std::array<Along, squares>, 2> with_square_{};
    std::array<std::array<SquareSet, squares>, 2> needed_;
    std::array<std::bitset<squares>, 2> is_known_;
};

}  // namespace letrado
