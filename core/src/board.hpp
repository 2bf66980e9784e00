#pragma once

#include "scorer.hpp"
#include "word_graph.hpp"

namespace letrado {

// What the players were given: tiles, board and the bonus for laying a whole rack.
struct Equipment {
    TileSet tiles;
    Premiums premiums;
    Bonus bonus;
};

inline constexpr std::size_t across = 0;
inline constexpr std::size_t down = 1;

// Tiles laid along a line. A line is a row (across) or a column (down), counted from 0.
struct Play {
    std::array<Letter, 16> tiles;  // from the first square of the word; 0 where a tile lies already
    std::uint8_t direction;
    std::uint8_t line;
    std::uint8_t start;
    std::uint8_t length;
    std::uint8_t laid;
    std::uint8_t used;    // which part of the rack it takes: see Hand
    std::int16_t points;  // what the play scores
    std::int32_t equity;  // points and the worth of what is kept, in hundredths
};

// A row or a column as a play along it meets it. Squares are 1 to 15; 0 and 16 are beyond the edge.
struct Line {
    static constexpr std::size_t length = side + 2;

    std::array<Letter, length> tiles{};
    std::array<LetterSet, length> fits{};        // letters that make a word across this line
    std::array<std::int16_t, length> crossed{};  // points of the tiles across it; -1 for none
    std::uint32_t taken = 0;                     // squares with a tile, as bits
    std::uint32_t hooked = 0;                    // empty squares with a tile across the line
};

// Lines as bits: the rows from bit 0, the columns from bit 15.
using LineSet = std::uint32_t;
inline constexpr LineSet all_lines = (LineSet{1} << 2 * side) - 1;

[[nodiscard]] constexpr std::size_t number_of_line(std::size_t direction,
                                                   std::size_t line) noexcept {
    return direction * side + line;
}

// The tiles on the board, seen both ways, with the letters that fit each empty square. It is a
// value of four kilobytes: a copy kept before a play is the way to take the play back.
class Board {
  public:
    explicit Board(const TileSet& tiles) noexcept;
    // A board with tiles (row by row, 0 for none, blanks marked), every word on it taken as valid.
    Board(const Equipment& equipment, const WordGraph& graph,
          std::span<const Letter, squares> tiles) noexcept;

    // Lays a play that fits and renews the squares at the ends of the words it makes.
    void lay(const Play& play, const Equipment& equipment, const WordGraph& graph) noexcept;

    // Becomes a board that only differs in these lines.
    void take_lines(const Board& other, LineSet lines) noexcept;

    [[nodiscard]] const Line& line(std::size_t direction, std::size_t at) const noexcept {
        return lines_[direction][at];
    }
    [[nodiscard]] bool is_empty() const noexcept { return tiles_ == 0; }
    [[nodiscard]] std::size_t tiles() const noexcept { return tiles_; }

  private:
    void put(std::size_t row, std::size_t column, Letter tile) noexcept;
    void renew_fit(std::size_t run, std::size_t line, std::size_t square,
                   const Equipment& equipment, const WordGraph& graph) noexcept;
    void renew_ends(std::size_t run, std::size_t line, std::size_t square,
                    const Equipment& equipment, const WordGraph& graph) noexcept;

    std::array<std::array<Line, side>, 2> lines_{};
    std::size_t tiles_ = 0;
};

}  // namespace letrado
