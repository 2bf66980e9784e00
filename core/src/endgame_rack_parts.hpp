#pragma once

#include "endgame_line_words.hpp"
#include "endgame_parts.hpp"

namespace letrado {

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
    [[nodiscard]] bool holds(std::size_t whole, std::size_t part) const noexcept {
        constexpr std::uint32_t guards = 0x88888888;
        return (((tiles_[whole] | guards) - tiles_[part]) & guards) == guards;
    }
    // Of the tiles of a part.
    [[nodiscard]] int points(std::size_t part) const noexcept { return points_[part]; }
    // The number that the part has among all that the player may come to hold.
    [[nodiscard]] std::size_t in_game(std::size_t part) const noexcept { return in_game_[part]; }

  private:
    std::size_t count_ = 1;
    std::array<std::uint8_t, rack_size> steps_{};
    std::array<std::uint32_t, most> tiles_{};  // how many of each kind, four bits each
    std::array<std::int16_t, most> points_{};
    std::array<std::uint16_t, most> in_game_{};
};

}  // namespace letrado
