#include "scorer.hpp"

namespace letrado {
namespace {

// Which squares the play covers, as bits.
using Covered = std::array<bool, squares>;

// A line through a square: its first and last index and the distance between neighbours.
struct Line {
    std::size_t first;
    std::size_t last;
    std::size_t step;
};

Line row_of(std::size_t square) noexcept {
    const std::size_t first = square - square % side;
    return {first, first + side - 1, 1};
}

Line column_of(std::size_t square) noexcept {
    const std::size_t first = square % side;
    return {first, first + side * (side - 1), side};
}

// Points of the run through `square`, or 0 when another new tile stands before it in the run
// (that tile counts it) or when the run is a single tile (no word).
int score_run(const Points& board, const Premiums& premiums, const Covered& fresh,
              std::size_t square, Line line) noexcept {
    std::size_t start = square;
    while (start > line.first && board[start - line.step] != no_tile) {
        start -= line.step;
        if (fresh[start]) return 0;
    }
    int letters = 0;
    int factor = 1;
    std::size_t length = 0;
    for (std::size_t at = start; at <= line.last && board[at] != no_tile; at += line.step) {
        letters += board[at] * (fresh[at] ? premiums.letter[at] : 1);
        factor *= fresh[at] ? premiums.word[at] : 1;
        ++length;
    }
    return length > 1 ? letters * factor : 0;
}

}  // namespace

bool fits(const Points& board, std::span<const NewTile> play) noexcept {
    Covered taken{};
    for (const NewTile& tile : play) {
        if (tile.square >= squares || tile.points == no_tile) return false;
        if (board[tile.square] != no_tile || taken[tile.square]) return false;
        taken[tile.square] = true;
    }
    return true;
}

int score_play(const Points& board, const Premiums& premiums, std::span<const NewTile> play,
               Bonus bonus) noexcept {
    Points after = board;
    Covered fresh{};
    for (const NewTile& tile : play) {
        after[tile.square] = tile.points;
        fresh[tile.square] = true;
    }
    int total = 0;
    for (const NewTile& tile : play) {
        total += score_run(after, premiums, fresh, tile.square, row_of(tile.square));
        total += score_run(after, premiums, fresh, tile.square, column_of(tile.square));
    }
    return play.size() == bonus.tiles ? total + bonus.points : total;
}

}  // namespace letrado
