#pragma once

#include "anagram_map.hpp"
#include "board.hpp"
#include "hand.hpp"

namespace letrado {

// A stretch of a line that a word would fill exactly: so many new tiles and the tiles between them.
struct Slot {
    std::int32_t points;  // no play here can score more, in hundredths
    std::uint16_t through;
    std::uint8_t direction;
    std::uint8_t line;
    std::uint8_t start;  // squares [start, end) of the line, from 1
    std::uint8_t end;
    std::uint8_t laid;
    std::uint8_t factor;  // word premiums
    std::int16_t fixed;   // points that do not depend on the new tiles, bonus included
};

// Points so far: of the word in the lower half, of the words across it in the upper half.
using Sums = std::uint64_t;
inline constexpr int upper_half = 32;

// How each square of a line multiplies the points of a new tile, in both halves.
struct Factors {
    std::array<Sums, Line::length> tile{};
};

// All slots of a board that a rack might fill, with a bound on their points: the dearest tiles on
// the best squares, letter premiums and crossing words bounded apart.
class SlotList {
  public:
    void fill(const Equipment& equipment, const Board& board, const Hand& hand) noexcept;

    [[nodiscard]] std::span<const Slot> slots() const noexcept { return {slots_.data(), count_}; }
    // Keys of the tiles that slots run through; number 0 is that of no tiles.
    [[nodiscard]] std::span<const AnagramMap::Key> through() const noexcept {
        return {through_.data(), throughs_};
    }
    [[nodiscard]] const Factors& factors(const Slot& slot) const noexcept {
        return factors_[slot.direction][slot.line];
    }

    // A line has at most 15 starts with 7 ends each, and at most 8 blocks that follow each other.
    static constexpr std::size_t most_slots = 2 * side * side * rack_size;
    static constexpr std::size_t most_through = 1 + 2 * side * 36;

  private:
    void fill_line(std::size_t direction, std::size_t at, const Line& line,
                   std::uint32_t contact) noexcept;
    void fill_from(std::size_t start, std::size_t direction, std::size_t at, const Line& line,
                   std::uint32_t contact) noexcept;
    void sum_up(std::size_t direction, std::size_t at, const Line& line) noexcept;

    // Running totals of a line's squares, eight bits each, so that one addition keeps them all.
    using Packed = std::uint64_t;

    // What the squares before one square come to.
    struct Sofar {
        Packed packed = 0;
        AnagramMap::Key key = 0;     // of the tiles
        std::uint16_t word = 0;      // points of the tiles
        std::uint16_t added = 0;     // points across that new tiles bring whatever they are
        std::uint16_t crossing = 0;  // most that new tiles themselves score across
        std::uint8_t blocks = 0;     // blocks of tiles that have ended
    };

    const Equipment* equipment_ = nullptr;
    LetterSet open_ = 0;
    std::size_t size_ = 0;
    std::array<std::uint16_t, rack_size + 1> dearest_{};  // points of the n dearest tiles
    std::array<Letter, rack_size> by_points_{};
    std::size_t kinds_ = 0;

    std::array<Sofar, Line::length> sofar_{};
    std::uint32_t blocked_ = 0;                      // empty squares that no tile of the rack fits
    std::array<std::uint16_t, 64> known_through_{};  // by first and last block of the line

    std::array<std::array<Factors, side>, 2> factors_{};
    std::array<Slot, most_slots> slots_{};
    std::array<AnagramMap::Key, most_through> through_{};
    std::size_t count_ = 0;
    std::size_t throughs_ = 0;
};

}  // namespace letrado
