#pragma once

#include "letters.hpp"

#include <span>
#include <vector>

namespace letrado {

// The tiles that a player may come to hold, so that what is held at any time has a small number:
// part + step(tile) has one such tile more.
class Parts {
  public:
    static constexpr std::size_t most = 512;

    // Takes all the tiles that there may be.
    void number(std::span<const Letter> tiles);

    [[nodiscard]] bool are_few() const noexcept { return count_ <= most; }
    [[nodiscard]] std::size_t kinds() const noexcept { return kinds_.size(); }
    [[nodiscard]] Letter kind(std::size_t at) const noexcept { return kinds_[at]; }
    [[nodiscard]] std::size_t step(Letter tile) const noexcept { return steps_[tile]; }
    // Of some of these tiles together.
    [[nodiscard]] std::size_t number_of(std::span<const Letter> tiles) const noexcept {
        std::size_t part = 0;
        for (const Letter tile : tiles) part += steps_[tile];
        return part;
    }
    [[nodiscard]] std::size_t count_in(std::size_t part, std::size_t kind) const noexcept {
        return part / steps_[kinds_[kind]] % (counts_[kind] + std::size_t{1});
    }

  private:
    std::vector<Letter> kinds_;  // the different tiles in order
    std::vector<std::uint8_t> counts_;
    std::array<std::uint16_t, most_letters + 1> steps_{};
    std::size_t count_ = 1;
};

}  // namespace letrado
