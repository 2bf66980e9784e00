#pragma once

#include "play_search.hpp"

namespace letrado {

inline constexpr std::uint32_t pass_mark = 1;

[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t value) noexcept {
    value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9;
    value = (value ^ value >> 27) * 0x94D049BB133111EB;
    return value ^ value >> 31;
}

// A play in 32 bits: enough to find it again among the plays of its position.
[[nodiscard]] inline std::uint32_t mark_of(const Play& play) noexcept {
    std::uint64_t hash = play.direction * 256U + play.line * 16U + play.start;
    for (std::size_t at = 0; at < play.length; ++at) hash = hash * 0x100000001B3 + play.tiles[at];
    return static_cast<std::uint32_t>(mixed(hash)) | 2U;
}

[[nodiscard]] inline std::size_t square_of(const Play& play, std::size_t at) noexcept {
    const std::size_t place = play.start + at;
    return play.direction == across ? play.line * side + place : place * side + play.line;
}

// What the tiles of a play change in the hash of a board.
[[nodiscard]] inline std::uint64_t hash_of(std::size_t square, Letter tile) noexcept {
    return mixed((square << 8 | tile) * 0x9E3779B97F4A7C15 + 1);
}
[[nodiscard]] inline std::uint64_t hash_of(const Play& play) noexcept {
    std::uint64_t hash = 0;
    for (std::size_t at = 0; at < play.length; ++at) {
        if (play.tiles[at] != 0) hash ^= hash_of(square_of(play, at), play.tiles[at]);
    }
    return hash;
}

// The tiles in a row with a square, the square included, as bits.
[[nodiscard]] inline std::uint32_t run_around(std::uint32_t taken, std::size_t square) noexcept {
    const auto before = static_cast<std::size_t>(std::countl_one(taken << (32 - square)));
    const auto after = static_cast<std::size_t>(std::countr_one(taken >> (square + 1)));
    return ((std::uint32_t{2} << (before + after)) - 1) << (square - before);
}

// The lines that a play changes: its own, those its tiles lie on the other way, and those with a
// square at an end of a word that it makes.
[[nodiscard]] LineSet lines_changed(const Board& board, const Play& play) noexcept;

}  // namespace letrado
