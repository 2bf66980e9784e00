#pragma once

#include "endgame_line_words.hpp"
#include "endgame_parts.hpp"

namespace letrado {

// Numbers of parts of a rack as bits. With more than 64 parts, bits are used twice.
using PartSet = std::uint64_t;
[[nodiscard]] constexpr PartSet bit_of(std::size_t part) noexcept {
    return PartSet{1} << part % 64;
}
template <typename Use>
void for_each_part(PartSet parts, Use use) {
    for (; parts != 0; parts &= parts - 1) use(static_cast<std::size_t>(std::countr_zero(parts)));
}

// With so few tiles no bit is used twice, and a player alone can be looked at exactly.
inline constexpr std::size_t few_tiles = 6;

// The parts of one rack by numbers of their own, from 0 for nothing to the last for all of it. What
// is left of a part without another has the difference of their numbers.
class RackParts {
  public:
    static constexpr std::size_t most = std::size_t{1} << rack_size;

    void number(const RackKinds& rack, const Parts& parts, const TileSet& set) noexcept;

    [[nodiscard]] std::size_t count() const noexcept { return count_; }
    [[nodiscard]] std::size_t all() const noexcept { return count_ - 1; }
    [[nodiscard]] std::size_t step(std::size_t kind) const noexcept { return steps_[kind]; }
    [[nodiscard]] bool has(std::size_t part, std::size_t kind) const noexcept {
        return (tiles_[part] >> 4 * kind & 7) != 0;
    }
    [[nodiscard]] std::size_t count_in(std::size_t part, std::size_t kind) const noexcept {
        return tiles_[part] >> 4 * kind & 7;
    }
    [[nodiscard]] bool holds(std::size_t whole, std::size_t part) const noexcept {
        constexpr std::uint32_t guards = 0x88888888;
        return (((tiles_[whole] | guards) - tiles_[part]) & guards) == guards;
    }
    // The parts of a part, nothing and itself included.
    [[nodiscard]] PartSet within(std::size_t whole) const noexcept { return within_[whole]; }
    // Of the tiles of a part.
    [[nodiscard]] int points(std::size_t part) const noexcept { return points_[part]; }
    // The number that the part has among all that the player may come to hold.
    [[nodiscard]] std::size_t in_game(std::size_t part) const noexcept { return in_game_[part]; }

  private:
    std::size_t count_ = 1;
    std::array<std::uint8_t, rack_size> steps_{};
    std::array<std::uint32_t, most> tiles_{};  // how many of each kind, four bits each
    std::array<PartSet, most> within_{1};
    std::array<std::int16_t, most> points_{};
    std::array<std::uint16_t, most> in_game_{};
};

}  // namespace letrado
