#pragma once

#include "endgame_possible.hpp"
#include "endgame_splits.hpp"

namespace letrado {

// Bounds what plays bring that hang on a tile: plays that make a word with it, plays that make a
// word with those, and so on. Racks have few tiles. One object serves one thread.
class HangingBound {
  public:
    void find(const PossibleWords& possible, const RackParts& parts, const Splits& splits);

    // The most that such plays bring when they lay just that part of the rack, by its number; next
    // to none, or less, where there are none.
    [[nodiscard]] const PartValues& on(std::uint16_t spot);
    // The most that one play brings that makes a word with the tile, by the part that it lays.
    [[nodiscard]] const PartValues& touching(std::uint16_t spot) const noexcept {
        return touching_[spot];
    }
    // The most that plays bring that hang on any tile.
    [[nodiscard]] const PartValues& anywhere() const noexcept { return chain_; }

  private:
    void find_crossings();
    void price(const RackWord& word) noexcept;
    void join() noexcept;
    // The dearest way to lay each part by plays that hang on any tile.
    void add_up() noexcept;

    std::span<const RackWord> words_;
    const RackParts* parts_ = nullptr;
    const Splits* splits_ = nullptr;
    std::array<std::vector<std::int16_t>, 2> crossings_;  // the dearest word through a spot
    std::array<std::vector<PartValues>, 2>
        through_;                       // plays that lay the tile of a spot in such a word
    std::vector<PartValues> touching_;  // plays that make a word with it
    PartValues chain_{};
    std::vector<PartValues> hanging_;
    std::vector<bool> is_known_;
};

}  // namespace letrado
