#pragma once

#include "endgame_rack_parts.hpp"

namespace letrado {

// The points of the tiles on the board that cross a word at this tile of it, with the tile; 0 when
// there are none, -1 when the tile does not fit.
[[nodiscard]] inline int points_of_crossing(const Line& line, const LineWord& word,
                                            const LineWord::Fill& fill, const RackKinds& rack,
                                            const Equipment& equipment) noexcept {
    if (line.crossed[fill.square] < 0) return 0;
    if ((line.fits[fill.square] >> fill.letter & 1) == 0) return -1;
    const std::size_t square = word.square_of(fill);
    const int worth = rack.worth_of(fill, equipment.tiles) * equipment.premiums.letter[square];
    return (line.crossed[fill.square] + worth) * equipment.premiums.word[square];
}

// What plays bring that make a word and lay some of its tiles, without the words that cross it.
class PlaySums {
  public:
    PlaySums(const LineWord& word, const RackKinds& rack, const RackParts& parts,
             const Equipment& equipment) noexcept
        : letters_(word.points), bonus_(equipment.bonus) {
        for (std::size_t at = 0; at < word.count; ++at) {
            const LineWord::Fill& fill = word.fills[at];
            const std::size_t square = word.square_of(fill);
            tiles_[at] = {
                rack.worth_of(fill, equipment.tiles) * (equipment.premiums.letter[square] - 1),
                equipment.premiums.word[square], parts.step(fill.kind)};
        }
    }

    struct Sum {
        int points;
        std::size_t part;  // of the rack
    };
    // Of the play that lays this set, as bits.
    [[nodiscard]] Sum of(std::size_t set) const noexcept {
        int letters = letters_;
        int factor = 1;
        std::size_t part = 0;
        for (std::size_t left = set; left != 0; left &= left - 1) {
            const Tile& tile = tiles_[static_cast<std::size_t>(std::countr_zero(left))];
            letters += tile.extra;
            factor *= tile.factor;
            part += tile.step;
        }
        const bool has_bonus = static_cast<std::size_t>(std::popcount(set)) == bonus_.tiles;
        return {letters * factor + (has_bonus ? bonus_.points : 0), part};
    }

  private:
    struct Tile {
        int extra;  // on its premium
        int factor;
        std::size_t step;
    };

    int letters_;
    Bonus bonus_;
    std::array<Tile, rack_size> tiles_;
};

}  // namespace letrado
