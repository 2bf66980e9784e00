#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace letrado {

inline constexpr std::size_t side = 15;
inline constexpr std::size_t squares = side * side;
inline constexpr std::uint8_t no_tile = 0xFF;

// The tiles on the board by their points (0 for a blank), row by row; `no_tile` where there is
// none.
using Points = std::array<std::uint8_t, squares>;

// What each square does to the tile that first covers it: 1, 2 or 3.
struct Premiums {
    std::array<std::uint8_t, squares> letter;
    std::array<std::uint8_t, squares> word;
};

struct NewTile {
    std::uint8_t square;
    std::uint8_t points;
};

struct Bonus {
    std::uint8_t tiles;  // new tiles in one play
    std::uint16_t points;
};

// True when every new tile has a free square of its own on the board.
[[nodiscard]] bool fits(const Points& board, std::span<const NewTile> play) noexcept;

// Points of a play that fits: every run of two or more tiles with a new one in it, letters first,
// then the word premiums, which multiply together; then the bonus. Lines and links are not judged.
[[nodiscard]] int score_play(const Points& board, const Premiums& premiums,
                             std::span<const NewTile> play, Bonus bonus) noexcept;

}  // namespace letrado
