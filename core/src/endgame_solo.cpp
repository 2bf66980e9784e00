// What a player with few tiles can bring about alone, exactly. With two or three tiles this costs
// less than the bound that serves any number of them, and says far more.

#include "endgame_search.hpp"

#include <algorithm>

namespace letrado {
namespace {

// Squares where a play changes what a single tile can do: its own, and those at the ends of the
// words that it makes.
class Touched {
  public:
    // The board has the play on it.
    Touched(const Board& after, const Play& play) noexcept {
        for (std::size_t at = 0; at < play.length; ++at) {
            if (play.tiles[at] != 0) add(square_of(play, at));
        }
        own_ = count_;
        add_ends(after, play.direction, play.line, play.start);
        for (std::size_t at = 0; at < play.length; ++at) {
            if (play.tiles[at] != 0)
                add_ends(after, 1U - play.direction, play.start + at, play.line);
        }
    }

    [[nodiscard]] bool has(std::size_t square) const noexcept {
        return std::find(squares_.begin(), squares_.begin() + count_, square) !=
               squares_.begin() + count_;
    }
    [[nodiscard]] std::span<const std::uint8_t> ends() const noexcept {
        return std::span(squares_).subspan(own_, count_ - own_);
    }

  private:
    void add(std::size_t square) noexcept {
        squares_[count_++] = static_cast<std::uint8_t>(square);
    }
    void add_ends(const Board& after, std::size_t run, std::size_t line,
                  std::size_t place) noexcept {
        const std::uint32_t taken = after.line(run, line).taken;
        const auto at = [&](std::size_t square) {
            return run == across ? line * side + square - 1 : (square - 1) * side + line;
        };
        std::size_t first = place + 1;
        std::size_t last = place + 1;
        while ((taken >> first & 1) != 0) --first;
        while ((taken >> last & 1) != 0) ++last;
        if (first > 0) add(at(first));
        if (last <= side) add(at(last));
    }

    std::array<std::uint8_t, 3 * rack_size + 2> squares_;
    std::uint8_t own_ = 0;
    std::uint8_t count_ = 0;
};

// The points of a tile alone on an empty square; -1 when it makes no word there.
[[nodiscard]] int points_of_one(const Board& board, const Equipment& equipment, std::size_t square,
                                Letter tile) noexcept {
    const std::size_t row = square / side;
    const std::size_t column = square % side;
    const Line& along = board.line(across, row);
    const Line& crossing = board.line(down, column);
    const LetterSet letters = tile == blank ? equipment.tiles.all() : set_of(tile);
    if ((along.fits[column + 1] & crossing.fits[row + 1] & letters) == 0) return -1;
    const int laid =
        tile == blank ? 0 : equipment.tiles.points[tile] * equipment.premiums.letter[square];
    int points = 0;
    for (const int crossed : {along.crossed[column + 1], crossing.crossed[row + 1]}) {
        if (crossed >= 0) points += (crossed + laid) * equipment.premiums.word[square];
    }
    return points;
}

}  // namespace

int EndgameSearch::most_solo(std::size_t at, int beta) {
    const std::size_t mover = at % 2;
    find_options(at);
    const Ply& here = *plies_[at];
    SoloPly& root = solo_ply(0);
    root.board = here.board;
    root.held = here.held[mover];
    root.points = here.points[mover];
    root.part = here.parts[mover];
    root.size = here.sizes[mover];
    root.options = here.options;
    return solo(0, at, beta);
}

EndgameSearch::SoloPly& EndgameSearch::solo_ply(std::size_t depth) {
    while (solo_.size() <= depth) solo_.push_back(std::make_unique<SoloPly>(equipment_.tiles));
    return *solo_[depth];
}

int EndgameSearch::solo(std::size_t depth, std::size_t at, int beta) {
    const std::size_t mover = at % 2;
    const int other = plies_[at]->points[1 - mover];
    const AloneValues* bounds = plies_[at]->alone[mover];
    SoloPly& next = solo_ply(depth + 1);
    const SoloPly& here = *solo_[depth];
    int most = other - here.points;
    for (const Option& option : here.options) {
        int value = option.points;
        if (option.laid == here.size) {
            value += 2 * other;
        } else if (bounds != nullptr && value + (*bounds)[here.part - option.part] < beta) {
            value += (*bounds)[here.part - option.part];
        } else {
            next.board = here.board;
            next.board.lay(*option.play, equipment_, graph_);
            next.held = here.held - option.need;
            next.points = here.points - option.rack_points;
            next.part = here.part - option.part;
            next.size = here.size - option.laid;
            if (next.size == 1) {
                value += solo_last(here, *option.play, next, other);
            } else {
                solo_options(here, *option.play, mover, next);
                value += solo(depth + 1, at, beta - value);
            }
        }
        most = std::max(most, value);
        if (most >= beta) break;
    }
    return most;
}

void EndgameSearch::solo_options(const SoloPly& here, const Play& play, std::size_t mover,
                                 SoloPly& next) const {
    const LineSet changed = lines_changed(here.board, play);
    next.options.clear();
    for (const Option& option : here.options) {
        if ((changed >> option.line & 1) == 0 && may_take(next.held, option.need))
            next.options.push_back(option);
    }
    next.fresh.clear();
    add_plays_along(changed, graph_, equipment_, next.board, hand_of(next.held), next.fresh);
    for (const Play& found : next.fresh) next.options.push_back(option_of(found, mover));
}

int EndgameSearch::solo_last(const SoloPly& here, const Play& play, const SoloPly& next,
                             int other) const noexcept {
    const Touched touched(next.board, play);
    int most = -1;
    for (const Option& option : here.options) {
        if (option.need != next.held || option.points <= most) continue;
        std::size_t at = 0;
        while (option.play->tiles[at] == 0) ++at;
        if (!touched.has(square_of(*option.play, at))) most = option.points;
    }
    const Letter tile = kinds_[static_cast<std::size_t>(std::countr_zero(next.held)) / 4];
    for (const std::size_t square : touched.ends())
        most = std::max(most, points_of_one(next.board, equipment_, square, tile));
    return most < 0 ? other - next.points : most + 2 * other;
}

}  // namespace letrado
