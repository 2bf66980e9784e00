#pragma once

#include "endgame_rack_parts.hpp"

namespace letrado {

// A word with the spots of those of its tiles that come from the rack. A spot is a tile on a
// square; a blank is another tile for each letter.
struct RackWord {
    const LineWord& line;
    std::array<std::uint16_t, rack_size> spots;
    std::uint32_t squares;  // of these tiles along the line, as bits
    std::uint8_t part;      // of the rack

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
              std::vector<const LineWord*>& words);
    // Takes those that are left, once.
    void list(std::span<const LineWord* const> words);

    [[nodiscard]] std::span<const RackWord> words() const noexcept { return words_; }
    // Spots are numbered from 1; 0 is one that no word has.
    [[nodiscard]] std::size_t spots() const noexcept { return places_.size(); }
    [[nodiscard]] std::uint16_t spot(std::size_t square, Letter tile) const noexcept {
        if ((tile & blank_mark) != 0)
            return numbers_[rack_->place_of_blank(square, shown_by(tile))];
        const auto kind = std::ranges::find(rack_->kinds, tile) - rack_->kinds.begin();
        return numbers_[rack_->place_of(square, static_cast<std::size_t>(kind))];
    }

  private:
    // Keeps those words apart that do not touch the board.
    void root(std::span<const LineWord* const> words);
    void note(const LineWord& word) noexcept;
    // Can a word stand across another at this tile of it, with the tiles that are left?
    [[nodiscard]] bool is_crossed(const LineWord& word, std::size_t fill) const noexcept {
        const std::size_t left = parts_->all() - word.part + parts_->step(word.fills[fill].kind);
        return (through_[1U - word.direction][word.places[fill]] & parts_->within(left)) != 0;
    }
    [[nodiscard]] bool takes_root(const LineWord& word) const noexcept;
    [[nodiscard]] bool stands(const LineWord& word) const noexcept;
    void add(const LineWord& line);

    const Board* board_ = nullptr;
    const RackKinds* rack_ = nullptr;
    const RackParts* parts_ = nullptr;
    // Parts of the words through each place that are joined to the board, by their direction.
    std::array<std::vector<PartSet>, 2> through_;
    std::vector<const LineWord*> floating_;  // words that are not
    bool is_listed_ = false;
    std::vector<RackWord> words_;
    std::vector<std::uint16_t> numbers_ =
        std::vector<std::uint16_t>(squares * (rack_size + most_letters + 1));
    std::vector<std::uint16_t> places_;  // with a number
};

}  // namespace letrado
