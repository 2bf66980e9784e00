#include "endgame_solo.hpp"

#include "endgame_moves.hpp"
#include "endgame_play_sums.hpp"

#include <algorithm>

namespace letrado {
namespace {

// With fewer tiles the bounds of what hangs on a tile cost more than they save.
constexpr std::size_t fewest_for_hanging = 4;

}  // namespace

SoloGame::State& SoloGame::state(std::size_t depth) {
    while (states_.size() <= depth) states_.push_back(std::make_unique<State>());
    return *states_[depth];
}

void SoloGame::take_up(const Board& board, const AloneBound& bound, const AloneValues& values,
                       int other_points) {
    board_ = &board;
    rack_ = &bound.rack();
    parts_ = &bound.parts();
    possible_ = &bound.possible();
    words_ = possible_->words();
    other_ = other_points;
    for (std::size_t part = 0; part < parts_->count(); ++part)
        most_of_[part] = values[parts_->in_game(part)];
    for (std::size_t direction = 0; direction < 2; ++direction) {
        for (std::size_t line = 0; line < side; ++line)
            taken_[direction][line] = board.line(direction, line).taken;
    }
    list_words_by_spot(possible_->spots());
    has_hanging_ = rack_->tiles >= fewest_for_hanging;
    if (has_hanging_) hanging_.find(*possible_, *rack_, *parts_);
    State& root = state(0);
    root.part = parts_->all();
    root.tiles = rack_->tiles;
    root.moves.clear();
}

void SoloGame::list_words_by_spot(std::size_t spots) {
    is_laid_.assign(spots + 1, 0);
    first_by_spot_.assign(spots + 2, 0);
    for (const RackWord& word : words_) {
        for (std::size_t at = 0; at < word.line.count; ++at) ++first_by_spot_[word.spots[at]];
    }
    std::uint32_t sum = 0;
    for (std::uint32_t& end : first_by_spot_) end = sum += end;
    by_spot_.resize(sum);
    for (std::size_t number = words_.size(); number-- > 0;) {
        const RackWord& word = words_[number];
        for (std::size_t at = 0; at < word.line.count; ++at)
            by_spot_[--first_by_spot_[word.spots[at]]] = static_cast<std::uint32_t>(number);
    }
}

void SoloGame::add(const Play& play) {
    Move& move = state(0).moves.emplace_back();
    move.points = play.points;
    for (std::size_t at = 0; at < play.length; ++at) {
        const Letter tile = play.tiles[at];
        if (tile == 0) continue;
        const Letter held = (tile & blank_mark) != 0 ? blank : tile;
        const auto kind =
            static_cast<std::size_t>(std::ranges::find(rack_->kinds, held) - rack_->kinds.begin());
        const std::size_t square = square_of(play, at);
        move.tiles[move.count++] = {possible_->spot(square, tile),
                                    static_cast<std::uint8_t>(square)};
        move.part = static_cast<std::uint8_t>(move.part + parts_->step(kind));
    }
}

int SoloGame::most(int beta) {
    std::ranges::stable_sort(state(0).moves, std::greater<>(), &Move::points);
    return go(0, beta);
}

int SoloGame::sift(State& here, int beta) const noexcept {
    int most = other_ - parts_->points(here.part);
    std::erase_if(here.moves, [&](const Move& move) {
        const int value = move.points + most_of_[here.part - move.part];
        const bool is_done = move.part == here.part || value < beta;
        if (is_done) most = std::max(most, value);
        return is_done;
    });
    return most;
}

// Plays that do not touch each other may come in any order, so after a play only those are tried
// that are listed after it, and those that it makes possible.
int SoloGame::go(std::size_t depth, int beta) {
    State& here = state(depth);
    int most = sift(here, beta);
    // By the part that is laid: the dearest way to do it with the plays that are listed later and
    // what may hang on them.
    HangingBound::Values sums;
    if (has_hanging_) {
        sums[0] = static_cast<std::int16_t>(2 * other_);
        for (std::size_t part = 1; part <= here.part; ++part)
            sums[part] = static_cast<std::int16_t>(other_ - parts_->points(part));
    }
    for (std::size_t at = here.moves.size(); at-- > 0 && most < beta;) {
        const Move& move = here.moves[at];
        if (has_hanging_) {
            const int bound = move.points + add_with_hanging(here, move, sums);
            if (bound < beta) {
                most = std::max(most, bound);
                continue;
            }
        }
        most = std::max(most, move.points + after(depth, at, beta - move.points));
    }
    return most;
}

int SoloGame::add_with_hanging(const State& here, const Move& move, HangingBound::Values& sums) {
    HangingBound::Values hanging = hanging_.on(move.tiles[0].spot);
    for (std::size_t tile = 1; tile < move.count; ++tile) {
        const HangingBound::Values& other = hanging_.on(move.tiles[tile].spot);
        for (std::size_t part = 0; part < parts_->count(); ++part)
            hanging[part] = std::max(hanging[part], other[part]);
    }
    int most = 0;
    for (const std::size_t rest : hanging_.within(here.part - move.part)) {
        most = HangingBound::none;
        for (const std::size_t part : hanging_.within(rest))
            most = std::max(most, hanging[part] + sums[rest - part]);
        const std::size_t whole = rest + move.part;
        const int sum = std::min<int>(most + move.points, most_of_[whole]);
        sums[whole] = std::max(sums[whole], static_cast<std::int16_t>(sum));
    }
    return most;  // of all that the move leaves, which comes last
}

int SoloGame::after(std::size_t depth, std::size_t at, int beta) {
    State& next = state(depth + 1);
    const State& here = *states_[depth];
    const Move& move = here.moves[at];
    next.part = here.part - move.part;
    next.tiles = here.tiles - move.count;
    lay(move);
    const Squares touched = touched_by(move);
    int most = 0;
    if (next.tiles == 1) {
        most = last_tile(here, at, touched);
    } else {
        next.moves.clear();
        for (std::size_t later = at + 1; later < here.moves.size(); ++later) {
            const Move& other = here.moves[later];
            if (parts_->holds(next.part, other.part) && is_free(other, touched))
                next.moves.push_back(other);
        }
        find_fresh(move, next.part, next.moves);
        most = go(depth + 1, beta);
    }
    take_back(move);
    return most;
}

int SoloGame::last_tile(const State& here, std::size_t at, const Squares& touched) {
    const std::size_t part = here.part - here.moves[at].part;
    int most = -1;
    for (std::size_t later = at + 1; later < here.moves.size(); ++later) {
        const Move& move = here.moves[later];
        if (move.part == part && move.points > most && is_free(move, touched)) most = move.points;
    }
    last_.clear();
    find_fresh(here.moves[at], part, last_);
    for (const Move& move : last_) most = std::max<int>(most, move.points);
    return most < 0 ? other_ - parts_->points(part) : most + 2 * other_;
}

bool SoloGame::is_free(const Move& move, const Squares& touched) noexcept {
    for (std::size_t tile = 0; tile < move.count; ++tile) {
        if (touched[move.tiles[tile].square]) return false;
    }
    return true;
}

void SoloGame::lay(const Move& move) noexcept {
    for (std::size_t at = 0; at < move.count; ++at) {
        const Laid& laid = move.tiles[at];
        is_laid_[laid.spot] = 1;
        taken_[across][laid.square / side] |= std::uint32_t{2} << laid.square % side;
        taken_[down][laid.square % side] |= std::uint32_t{2} << laid.square / side;
    }
}

void SoloGame::take_back(const Move& move) noexcept {
    for (std::size_t at = 0; at < move.count; ++at) {
        const Laid& laid = move.tiles[at];
        is_laid_[laid.spot] = 0;
        taken_[across][laid.square / side] &= ~(std::uint32_t{2} << laid.square % side);
        taken_[down][laid.square % side] &= ~(std::uint32_t{2} << laid.square / side);
    }
}

SoloGame::Squares SoloGame::touched_by(const Move& move) const noexcept {
    Squares touched;
    for (std::size_t at = 0; at < move.count; ++at) {
        const std::size_t row = move.tiles[at].square / side;
        const std::size_t column = move.tiles[at].square % side;
        touched.set(move.tiles[at].square);
        const std::uint32_t along = run_around(taken_[across][row], column + 1);
        const auto left = static_cast<std::size_t>(std::countr_zero(along));
        const auto right = static_cast<std::size_t>(std::bit_width(along));
        if (left > 1) touched.set(row * side + left - 2);
        if (right <= side) touched.set(row * side + right - 1);
        const std::uint32_t standing = run_around(taken_[down][column], row + 1);
        const auto top = static_cast<std::size_t>(std::countr_zero(standing));
        const auto foot = static_cast<std::size_t>(std::bit_width(standing));
        if (top > 1) touched.set((top - 2) * side + column);
        if (foot <= side) touched.set((foot - 1) * side + column);
    }
    return touched;
}

SoloGame::Missing SoloGame::missing_in(const RackWord& word) const noexcept {
    const LineWord& line = word.line;
    const std::uint32_t taken = taken_[line.direction][line.line];
    const Missing missing = word.squares & ~taken;
    if (missing == 0) return 0;
    for (std::size_t at = 0; at < line.count; ++at) {
        if ((missing >> line.fills[at].square & 1) == 0 && is_laid_[word.spots[at]] == 0) return 0;
    }
    // Nothing else that was laid joins the word.
    const std::uint32_t run = run_around(taken | missing, line.fills[0].square);
    return (run & ~board_->line(line.direction, line.line).taken) == word.squares ? missing : 0;
}

void SoloGame::find_fresh(const Move& move, std::size_t held, std::vector<Move>& moves) const {
    const std::size_t from = moves.size();
    for (std::size_t tile = 0; tile < move.count; ++tile) {
        for (const std::uint32_t number : words_with(move.tiles[tile].spot)) {
            const RackWord& word = words_[number];
            const Missing missing = missing_in(word);
            if (missing == 0) continue;
            add_fresh(word, missing, held, from, moves);
            if (std::popcount(missing) > 1) continue;
            // The tile that is missing may be laid in a longer play, across this word.
            std::size_t at = 0;
            while ((missing >> word.line.fills[at].square & 1) == 0) ++at;
            for (const std::uint32_t other : words_with(word.spots[at])) {
                const RackWord& longer = words_[other];
                if (longer.line.direction == word.line.direction) continue;
                const Missing more = missing_in(longer);
                if (std::popcount(more) > 1) add_fresh(longer, more, held, from, moves);
            }
        }
    }
}

void SoloGame::add_fresh(const RackWord& word, Missing missing, std::size_t held, std::size_t from,
                         std::vector<Move>& moves) const {
    std::size_t set = 0;
    for (std::size_t at = 0; at < word.line.count; ++at)
        set |= std::size_t{missing >> word.line.fills[at].square & 1} << at;
    auto [points, part] = PlaySums(word.line, *rack_, *parts_, equipment_).of(set);
    if (!parts_->holds(held, part)) return;
    Move move{};
    move.part = static_cast<std::uint8_t>(part);
    for (std::size_t left = set; left != 0; left &= left - 1) {
        const auto at = static_cast<std::size_t>(std::countr_zero(left));
        const int crossed = crossing(word, at);
        if (crossed < 0) return;
        points += crossed;
        move.tiles[move.count++] = {word.spots[at], static_cast<std::uint8_t>(word.square(at))};
    }
    move.points = static_cast<std::int16_t>(points);
    const auto lays_the_same = [&](const Move& known) {
        return known.count == move.count &&
               std::is_permutation(
                   known.tiles.begin(), known.tiles.begin() + known.count, move.tiles.begin(),
                   [](const Laid& one, const Laid& other) { return one.spot == other.spot; });
    };
    if (std::none_of(moves.begin() + static_cast<std::ptrdiff_t>(from), moves.end(), lays_the_same))
        moves.push_back(move);
}

int SoloGame::crossing(const RackWord& word, std::size_t fill) const noexcept {
    const std::size_t direction = 1U - word.line.direction;
    const std::size_t number = word.line.fills[fill].square - 1U;
    const std::size_t place = word.line.line + 1U;
    const std::uint32_t run = run_around(taken_[direction][number], place);
    const std::uint32_t bit = std::uint32_t{1} << place;
    if (run == bit) return 0;
    const std::uint32_t tiles = run & ~board_->line(direction, number).taken;
    if (tiles == bit)
        return points_of_crossing(board_->line(word.line.direction, word.line.line), word.line,
                                  word.line.fills[fill], *rack_, equipment_);
    const std::uint16_t spot = word.spots[fill];
    for (const std::uint32_t other : words_with(spot)) {
        const RackWord& across_it = words_[other];
        if (across_it.line.direction != direction || across_it.squares != tiles) continue;
        std::size_t shared = 0;
        bool lies = true;
        for (std::size_t at = 0; at < across_it.line.count && lies; ++at) {
            if (across_it.spots[at] == spot)
                shared = at;
            else
                lies = is_laid_[across_it.spots[at]] != 0;
        }
        if (lies)
            return points_of_word(across_it.line, across_it.line.fills[shared], *rack_, equipment_);
    }
    return -1;
}

}  // namespace letrado
