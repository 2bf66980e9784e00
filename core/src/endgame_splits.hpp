#pragma once

#include "endgame_rack_parts.hpp"

namespace letrado {

// Figures by part of a rack with few tiles.
using PartValues = std::array<std::int16_t, std::size_t{1} << few_tiles>;
// Stands for no figure; two may be added.
inline constexpr std::int16_t no_value = -10'000;

// The ways to split parts of a rack in two. Tiles of a part are told apart, so what it holds is
// numbered by bits, and sums over all splits are straight code.
class Splits {
  public:
    void number(const RackParts& parts, const RackKinds& rack) noexcept;

    [[nodiscard]] std::size_t tiles(std::size_t part) const noexcept { return tiles_[part]; }
    // What a part holds, by which of its tiles, as bits: nothing first, all of it last.
    [[nodiscard]] std::span<const std::uint8_t> within(std::size_t part) const noexcept {
        return {within_[part].data(), std::size_t{1} << tiles_[part]};
    }
    // The most of two figures for what a part holds split in two, by bits.
    void most(std::size_t part, const PartValues& one, const PartValues& other,
              PartValues& most) const noexcept;
    // The same for all of the part.
    [[nodiscard]] int most_of_all(std::size_t part, const PartValues& one,
                                  const PartValues& other) const noexcept;

  private:
    static constexpr std::size_t most_parts = std::size_t{1} << few_tiles;

    std::array<std::uint8_t, most_parts> tiles_{};
    std::array<std::array<std::uint8_t, most_parts>, most_parts> within_{};
};

}  // namespace letrado
