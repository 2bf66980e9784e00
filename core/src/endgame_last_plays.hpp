#pragma once

#include "board.hpp"
#include "hand.hpp"

#include <bit>

namespace letrado {

struct LineWord;

// The plays that may come last in the making of a word: sets of its tiles from the rack, as bits.
class LastPlays {
  public:
    LastPlays() = default;
    // The other tiles lie on the line before such a play, and wherever two or more touch each other
    // there they are words.
    LastPlays(const WordGraph& graph, const Line& line, const LineWord& word) noexcept;

    [[nodiscard]] bool has(std::size_t set) const noexcept {
        return (sets_[set / bits] >> set % bits & 1) != 0;
    }
    template <typename Use>
    void for_each(Use use) const {
        for (std::size_t half = 0; half < sets_.size(); ++half) {
            for (std::uint64_t left = sets_[half]; left != 0; left &= left - 1)
                use(half * bits + static_cast<std::size_t>(std::countr_zero(left)));
        }
    }

  private:
    static constexpr std::size_t bits = 64;

    void add(std::size_t set) noexcept { sets_[set / bits] |= std::uint64_t{1} << set % bits; }

    std::array<std::uint64_t, (std::size_t{1} << rack_size) / bits> sets_{};
};

}  // namespace letrado
