#pragma once

#include "endgame_rack_parts.hpp"

namespace letrado {

// A word with the spots of those of its tiles that come from the rack. A spot is a tile on a
// square; a blank is another tile for each letter.
struct RackWord {
    LineWord line;
    std::array<std::uint16_t, rack_size> spots;
    std::uint32_t squares;  // of these tiles along the line, as bits
    std::uint8_t part;      // of the rack
    bool is_rooted;         // joined to the tiles on the board

    [[nodiscard]] std::size_t square(std::size_t fill) const noexcept {
        return line.square_of(line.fills[fill]);
    }
};

// The words that a rack can ever make on a board. All of them are found line by line, whatever
// crosses them; of these, the ones stay that can stand together with words across them, out of
// tiles that are not needed twice, and joined to the board. One object serves one thread.
class PossibleWords {
  public:
    // Leaves out of these words what cannot stand.
    void sift(const Board& board, const RackKinds& rack, const RackParts& parts,
              std::vector<LineWord>& words);

    [[nodiscard]] std::span<const RackWord> words() const noexcept { return words_; }
    // Spots are numbered from 1; 0 is one that no word has.
    [[nodiscard]] std::size_t spots() const noexcept { return places_.size(); }
    [[nodiscard]] std::uint16_t spot(std::size_t square, Letter tile) const noexcept {
        return numbers_[place_of(square, tile)];
    }

  private:
    // Parts of the words through each spot, by their direction.
    using Through = std::array<std::vector<PartSet>, 2>;

    [[nodiscard]] static std::size_t place_of(std::size_t square, Letter tile) noexcept {
        return square * 64 + ((tile & blank_mark) != 0 ? 32U + shown_by(tile) : tile);
    }
    void take_up(const LineWord& line);
    void root();
    static void note(const RackWord& word, Through& through) noexcept;
    // Can a word stand across another at this tile of it, with the tiles that are left?
    [[nodiscard]] bool is_crossed(const RackWord& word, std::size_t fill,
                                  const Through& through) const noexcept;
    [[nodiscard]] bool stands(const RackWord& word) const noexcept;

    const Board* board_ = nullptr;
    const RackKinds* rack_ = nullptr;
    const RackParts* parts_ = nullptr;
    std::vector<RackWord> words_;
    std::vector<std::uint16_t> numbers_ = std::vector<std::uint16_t>(squares * 64);
    std::vector<std::uint16_t> places_;  // with a number
    Through through_;
    Through rooted_;
    std::vector<std::uint32_t> floating_;
};

}  // namespace letrado
