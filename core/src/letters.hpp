#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace letrado {

// A letter by its place in the alphabet, from 1; 0 is a blank in a rack, and "no tile" on a board.
using Letter = std::uint8_t;

inline constexpr Letter blank = 0;
inline constexpr std::size_t most_letters = 31;
inline constexpr std::size_t longest_word = 15;

// A blank that lies on the board keeps its letter under this bit.
inline constexpr Letter blank_mark = 0x80;

// Letters as bits: bit n for letter n. Bit 0 is the separator of a word graph.
using LetterSet = std::uint32_t;

[[nodiscard]] constexpr LetterSet set_of(Letter letter) noexcept { return LetterSet{1} << letter; }

[[nodiscard]] constexpr Letter shown_by(Letter tile) noexcept {
    return static_cast<Letter>(tile & ~blank_mark);
}

// How often each letter occurs; index 0 counts the blanks.
using Counts = std::array<std::uint8_t, most_letters + 1>;

// The tiles in the box.
struct TileSet {
    std::uint8_t letters = 0;
    Counts points{};
    Counts counts{};

    [[nodiscard]] constexpr LetterSet all() const noexcept {
        return static_cast<LetterSet>((std::uint64_t{2} << letters) - 2);
    }
};

}  // namespace letrado
