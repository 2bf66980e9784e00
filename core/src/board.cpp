#include "board.hpp"

#include <bit>

namespace letrado {
namespace {

// Letters x for which the tiles before, x and the tiles after make a word.
LetterSet letters_between(const WordGraph& graph, std::span<const Letter> before,
                          std::span<const Letter> after) noexcept {
    WordGraph::List forwards = graph.forwards();
    for (const Letter tile : before) {
        forwards = graph.after(forwards, shown_by(tile));
        if (forwards == 0) return 0;
    }
    if (after.empty()) return graph.accepted_in(forwards);
    WordGraph::List backwards = graph.from_the_middle();
    for (std::size_t at = after.size(); at-- > 0;) {
        backwards = graph.after(backwards, shown_by(after[at]));
        if (backwards == 0) return 0;
    }
    if (before.empty()) return graph.accepted_in(backwards);
    LetterSet open = graph.letters_in(forwards) & graph.letters_in(backwards) & ~LetterSet{1};
    LetterSet found = 0;
    for (; open != 0; open &= open - 1) {
        const auto letter = static_cast<Letter>(std::countr_zero(open));
        WordGraph::List list = graph.after(forwards, letter);
        for (const Letter tile : after.first(after.size() - 1))
            list = graph.after(list, shown_by(tile));
        if ((graph.accepted_in(list) >> shown_by(after.back()) & 1) != 0) found |= set_of(letter);
    }
    return found;
}

int points_of(std::span<const Letter> tiles, const TileSet& set) noexcept {
    int sum = 0;
    for (const Letter tile : tiles) sum += (tile & blank_mark) != 0 ? 0 : set.points[tile];
    return sum;
}

}  // namespace

Board::Board(const TileSet& tiles) noexcept {
    for (auto& direction : lines_) {
        for (Line& line : direction) {
            line.crossed.fill(-1);
            for (std::size_t at = 1; at <= side; ++at) line.fits[at] = tiles.all();
        }
    }
}

Board::Board(const Equipment& equipment, const WordGraph& graph,
             std::span<const Letter, squares> tiles) noexcept
    : Board(equipment.tiles) {
    for (std::size_t at = 0; at < squares; ++at) {
        if (tiles[at] != 0) put(at / side, at % side, tiles[at]);
    }
    for (std::size_t run = 0; run < 2; ++run) {
        for (std::size_t line = 0; line < side; ++line) {
            const std::uint32_t taken = lines_[run][line].taken;
            const std::uint32_t beside = (taken << 1 | taken >> 1) & ~taken;
            for (std::size_t at = 1; at <= side; ++at) {
                if ((beside >> at & 1) != 0) renew_fit(run, line, at, equipment, graph);
            }
        }
    }
}

void Board::put(std::size_t row, std::size_t column, Letter tile) noexcept {
    const auto set = [tile](Line& line, std::size_t at) {
        line.tiles[at] = tile;
        line.fits[at] = 0;
        line.crossed[at] = -1;
        line.taken |= 1U << at;
        line.hooked &= ~(1U << at);
    };
    set(lines_[across][row], column + 1);
    set(lines_[down][column], row + 1);
    ++tiles_;
}

void Board::lay(const Play& play, const Equipment& equipment, const WordGraph& graph) noexcept {
    const std::size_t other = 1U - play.direction;
    for (std::size_t at = 0; at < play.length; ++at) {
        if (play.tiles[at] == 0) continue;
        const std::size_t place = play.start + at;
        if (play.direction == across) {
            put(play.line, place, play.tiles[at]);
        } else {
            put(place, play.line, play.tiles[at]);
        }
    }
    for (std::size_t at = 0; at < play.length; ++at) {
        if (play.tiles[at] != 0)
            renew_ends(other, play.start + at, play.line + 1U, equipment, graph);
    }
    renew_ends(play.direction, play.line, play.start + 1U, equipment, graph);
}

void Board::take_lines(const Board& other, LineSet lines) noexcept {
    for (; lines != 0; lines &= lines - 1) {
        const auto number = static_cast<std::size_t>(std::countr_zero(lines));
        lines_[number / side][number % side] = other.lines_[number / side][number % side];
    }
    tiles_ = other.tiles_;
}

// The run of tiles through a square has an empty square, or the edge, at each end.
void Board::renew_ends(std::size_t run, std::size_t line, std::size_t square,
                       const Equipment& equipment, const WordGraph& graph) noexcept {
    const std::uint32_t taken = lines_[run][line].taken;
    const auto last = square + static_cast<std::size_t>(std::countr_one(taken >> square));
    const auto first = square - static_cast<std::size_t>(std::countl_one(taken << (31 - square)));
    if (first > 0) renew_fit(run, line, first, equipment, graph);
    if (last <= side) renew_fit(run, line, last, equipment, graph);
}

// Renews what fits an empty square of a line, for plays that cross the line there.
void Board::renew_fit(std::size_t run, std::size_t line, std::size_t square,
                      const Equipment& equipment, const WordGraph& graph) noexcept {
    const Line& along = lines_[run][line];
    const auto before = static_cast<std::size_t>(std::countl_one(along.taken << (32 - square)));
    const auto after = static_cast<std::size_t>(std::countr_one(along.taken >> (square + 1)));
    const std::span<const Letter> tiles(along.tiles);
    const auto left = tiles.subspan(square - before, before);
    const auto right = tiles.subspan(square + 1, after);
    Line& crossing = lines_[1 - run][square - 1];
    const std::size_t at = line + 1;
    crossing.fits[at] = letters_between(graph, left, right);
    crossing.crossed[at] = static_cast<std::int16_t>(points_of(left, equipment.tiles) +
                                                     points_of(right, equipment.tiles));
    crossing.hooked |= 1U << at;
}

}  // namespace letrado
