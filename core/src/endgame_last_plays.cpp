#include "endgame_last_plays.hpp"

#include "endgame_line_words.hpp"

#include <bit>

namespace letrado {
namespace {

// Tiles of the word by their number as bits; the last bit stands for the end of the word.
using Ends = std::uint32_t;

// Where the tiles that lie from a square on, with those of the rack from a number on, may end: each
// tile of the rack before which they are a word, or too few to be one, or all on the board.
[[nodiscard]] Ends ends_from(std::size_t square, std::size_t number, const WordGraph& graph,
                             const Line& line, const LineWord& word) noexcept {
    Ends ends = 0;
    WordGraph::List list = graph.forwards();
    bool is_word = false;
    bool has_rack_tile = false;
    for (std::size_t length = 0;; ++length, ++square) {
        const bool is_filled = number < word.count && word.fills[number].square == square;
        const bool is_over = !is_filled && line.tiles[square] == 0;
        if ((is_filled || is_over) && (is_word || length < 2 || !has_rack_tile))
            ends |= Ends{1} << number;
        if (is_over) return ends;
        const Letter letter = is_filled ? word.fills[number].letter : shown_by(line.tiles[square]);
        if (is_filled) ++number;
        has_rack_tile = has_rack_tile || is_filled;
        const bool goes_on = list != 0 && (graph.letters_in(list) >> letter & 1) != 0;
        if (!goes_on && length > 0 && has_rack_tile) return ends;
        const WordGraph::Node node = goes_on ? graph.node(list, letter) : 0;
        is_word = (node & WordGraph::accepts) != 0;
        list = node & WordGraph::arc_mask;
    }
}

}  // namespace

TileSets sets_that_come_last(const WordGraph& graph, const Line& line,
                             const LineWord& word) noexcept {
    std::size_t start = word.fills[0].square;
    while (line.tiles[start - 1] != 0) --start;
    std::array<Ends, rack_size + 1> ends{};  // from the start, and from after each tile
    ends[0] = ends_from(start, 0, graph, line, word);
    for (std::size_t at = 0; at < word.count; ++at)
        ends[at + 1] = ends_from(word.fills[at].square + 1U, at + 1, graph, line, word);
    TileSets sets;
    std::array<bool, std::size_t{1} << rack_size> begins{};  // all is well up to the last of a set
    begins[0] = true;
    for (std::size_t at = 0; at < word.count; ++at) {
        const std::size_t bit = std::size_t{1} << at;
        const bool may_end = (ends[at + 1] >> word.count & 1) != 0;
        for (std::size_t before = 0; before < bit; ++before) {
            const auto from = static_cast<std::size_t>(std::bit_width(before));
            if (!begins[before] || (ends[from] >> at & 1) == 0) continue;
            begins[before + bit] = true;
            if (may_end) sets.add(before + bit);
        }
    }
    return sets;
}

}  // namespace letrado
