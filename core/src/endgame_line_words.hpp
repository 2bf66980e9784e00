#pragma once

#include "endgame_last_plays.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <vector>

namespace letrado {

// A word along a line, made of the tiles that lie there and some of a rack.
struct LineWord {
    struct Fill {
        std::uint8_t square;  // along the line, from 1
        std::uint8_t kind;    // of the tile, by its place among the different tiles of the rack
        Letter letter;
    };

    std::uint8_t direction;
    std::uint8_t line;
    std::uint8_t count;
    std::uint8_t part;      // of the rack
    std::int16_t points;    // of all its tiles, without premiums
    std::uint16_t squares;  // of those from the rack along the line, as bits
    std::array<Fill, rack_size> fills;
    std::array<std::uint16_t, rack_size> places;  // of these tiles
    LastPlays last_plays;

    // Uses the tiles on these squares, all of the word, by their number.
    template <typename Use>
    void for_each_on(std::uint32_t some, Use use) const {
        for (; some != 0; some &= some - 1)
            use(static_cast<std::size_t>(std::popcount(squares & ((some & -some) - 1))));
    }
    [[nodiscard]] std::size_t square_of(const Fill& fill) const noexcept {
        const std::size_t place = fill.square - std::size_t{1};
        return direction == across ? line * side + place : place * side + line;
    }
};

class RackParts;

// The different tiles of a rack in order, and how many of each. A tile on a square has a place:
// those of one square come in a row by their kinds, and after all of them blanks by their letters.
struct RackKinds {
    std::array<Letter, rack_size> kinds{};
    std::array<std::uint8_t, rack_size> counts{};
    std::size_t many = 0;
    std::size_t tiles = 0;

    void add(Letter tile, std::size_t count) noexcept {
        kinds[many] = tile;
        counts[many++] = static_cast<std::uint8_t>(count);
        tiles += count;
    }
    [[nodiscard]] bool is_blank(std::size_t kind) const noexcept { return kinds[kind] == blank; }
    [[nodiscard]] std::size_t place_of(std::size_t square, std::size_t kind) const noexcept {
        return square * many + kind;
    }
    [[nodiscard]] std::size_t place_of_blank(std::size_t square, Letter letter) const noexcept {
        return (many + letter) * squares + square;
    }
    [[nodiscard]] std::size_t places() const noexcept {
        const bool has_blank =
            std::find(kinds.begin(), kinds.begin() + many, blank) != kinds.begin() + many;
        return (many + (has_blank ? most_letters + 1 : 0)) * squares;
    }
    // The points of a tile in a word.
    [[nodiscard]] int worth_of(const LineWord::Fill& fill, const TileSet& set) const noexcept {
        return kinds[fill.kind] == blank ? 0 : set.points[fill.letter];
    }
};

// Every word that a rack can ever make along a line, whatever crosses it. The same lines come back
// with the same tiles all the time while a position is searched, so their words are kept, in a
// fixed amount of memory. One object serves one thread.
class LineWords {
  public:
    // Keeps as many words as so many more bytes than it always has allow.
    LineWords(const WordGraph& graph, const Equipment& equipment, std::size_t more_memory = 0);
    // Words point into the others' memory.
    LineWords(const LineWords&) = delete;
    LineWords& operator=(const LineWords&) = delete;

    // What words are made of from now on. Both stay in place until the next.
    void take_up(const RackKinds& rack, const RackParts& parts) noexcept;
    // Words that begin on a square of `near` or at most a rack before one. They stay in place until
    // all are forgotten. Nothing when there is no room for them.
    [[nodiscard]] std::optional<std::span<const LineWord>> along(const Line& line,
                                                                 std::size_t direction,
                                                                 std::size_t number,
                                                                 std::uint32_t near);
    [[nodiscard]] bool is_full() const noexcept { return is_full_; }
    void forget() noexcept;

  private:
    // What lies on the line, then the rack, the line and the squares; the last one is not 0.
    struct Key {
        std::array<std::uint64_t, 3> parts{};
        [[nodiscard]] bool is(const Key& other) const noexcept {
            return ((parts[0] ^ other.parts[0]) | (parts[1] ^ other.parts[1]) |
                    (parts[2] ^ other.parts[2])) == 0;
        }
    };
    struct Entry {
        Key key;
        std::uint32_t first = 0;
        std::uint32_t count = 0;
    };
    static constexpr std::size_t fewest_slots = std::size_t{1} << 16;
    static constexpr std::size_t fewest_kept = 100'000;

    [[nodiscard]] Key key_of(const Line& line, std::size_t number,
                             std::uint32_t starts) const noexcept;
    [[nodiscard]] std::uint32_t starts_near(const Line& line, std::uint32_t near) const noexcept;
    // False when there is no room.
    [[nodiscard]] bool find(std::uint32_t starts);
    void from(std::size_t square, WordGraph::List list, int points, bool accepts);
    [[nodiscard]] bool has_room() const noexcept;
    void keep(int points);

    const WordGraph& graph_;
    const Equipment& equipment_;
    std::vector<Entry> entries_;
    std::vector<LineWord> words_;
    std::vector<LastPlay> last_plays_;
    std::size_t most_kept_;
    std::size_t taken_ = 0;
    bool is_full_ = false;
    const RackKinds* rack_ = nullptr;
    const RackParts* parts_ = nullptr;
    std::uint64_t tiles_ = 0;  // of the rack, as a number
    std::array<std::uint8_t, most_letters + 1> kind_of_{};
    LetterSet held_ = 0;
    std::size_t blank_kind_ = rack_size;
    // On the way.
    const Line* line_ = nullptr;
    std::array<std::uint8_t, rack_size> left_{};  // of each kind
    LineWord word_{};
};

}  // namespace letrado
