#pragma once

#include "endgame_last_plays.hpp"

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
    std::int16_t points;  // of all its tiles, without premiums
    std::array<Fill, rack_size> fills;
    LastPlays last_plays;

    [[nodiscard]] std::size_t square_of(const Fill& fill) const noexcept {
        const std::size_t place = fill.square - std::size_t{1};
        return direction == across ? line * side + place : place * side + line;
    }
};

// The different tiles of a rack in order, and how many of each.
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

    // Words that begin on a square of `near` or at most a rack before one. They stay in place until
    // the next call. Nothing when there are too many.
    [[nodiscard]] std::optional<std::span<const LineWord>> along(const Line& line,
                                                                 std::size_t direction,
                                                                 std::size_t number,
                                                                 std::uint32_t near,
                                                                 const RackKinds& rack);

  private:
    // What lies on the line, then the rack, the line and the squares; the last one is not 0.
    struct Key {
        std::array<std::uint64_t, 3> parts{};
        friend bool operator==(const Key&, const Key&) = default;
    };
    struct Entry {
        Key key;
        std::uint32_t first = 0;
        std::uint32_t count = 0;
    };
    static constexpr std::size_t fewest_slots = std::size_t{1} << 16;
    static constexpr std::size_t fewest_kept = 150'000;

    [[nodiscard]] static Key key_of(const Line& line, std::size_t number, std::uint32_t near,
                                    const RackKinds& rack) noexcept;
    void find(std::uint32_t near);
    void from(std::size_t square, WordGraph::List list, int points, bool accepts);
    void forget() noexcept;

    const WordGraph& graph_;
    const Equipment& equipment_;
    std::vector<Entry> entries_;
    std::vector<LineWord> words_;
    std::size_t most_kept_;
    std::size_t taken_ = 0;
    const Line* line_ = nullptr;
    RackKinds rack_;
    std::array<std::uint8_t, most_letters + 1> kind_of_{};
    LetterSet held_ = 0;
    std::size_t blank_kind_ = rack_size;
    LineWord word_{};
};

}  // namespace letrado
