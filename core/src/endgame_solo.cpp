#include "endgame_solo.hpp"

#include "endgame_table.hpp"

#include <algorithm>
#include <numeric>

namespace letrado {
namespace {

// With fewer tiles the bounds of what hangs on a tile cost more than they save.
constexpr std::size_t fewest_for_hanging = 4;
constexpr std::size_t steps_a_look = 1024;
constexpr std::size_t many_words = 1000;

}  // namespace

SoloGame::State& SoloGame::state(std::size_t depth) {
    while (states_.size() <= depth) states_.push_back(std::make_unique<State>());
    return *states_[depth];
}

void SoloGame::take_up(const Board& board, AloneBound& bound, const AloneValues& values,
                       int other_points) {
    const PossibleWords& possible = bound.possible();
    const auto look_at_the_clock = [&] {
        if (possible.words().size() > many_words && deadline_.has_come()) throw Stopped{};
    };
    parts_ = &bound.parts();
    possible_ = &possible;
    has_joined_ = false;
    other_ = other_points;
    for (std::size_t part = 0; part < parts_->count(); ++part)
        most_of_[part] = values[parts_->in_game(part)];
    look_at_the_clock();
    board_.take_up(board, bound.rack(), *parts_, possible);
    has_hanging_ = bound.rack().tiles >= fewest_for_hanging;
    if (has_hanging_) {
        look_at_the_clock();
        splits_.number(*parts_, bound.rack());
        hanging_.find(possible, *parts_, splits_);
        look_at_the_clock();
    }
    first_moves_.clear();
    path_.clear();
}

void SoloGame::take_step() {
    if (++steps_ % steps_a_look == 0 && deadline_.has_come()) throw Stopped{};
}

int SoloGame::most(int beta, std::size_t steps) {
    std::ranges::stable_sort(first_moves_, std::greater<>(), &SoloMove::points);
    State& root = state(0);
    begin(root, parts_->all());
    for (const SoloMove& move : first_moves_) add(root, move, beta);
    if (has_hanging_) number(root.moves);
    steps_ = 0;
    most_steps_ = steps;
    return go(0, beta);
}

void SoloGame::begin(State& state, std::size_t part) const noexcept {
    state.part = part;
    state.most = other_ - parts_->points(part);
    state.moves.clear();
    state.laid.reset();
    state.touched.reset();
}

void SoloGame::add(State& state, const SoloMove& move, int beta) const {
    const int value = move.points + most_of_[state.part - move.part];
    if (move.part == state.part || value < beta)
        state.most = std::max(state.most, value);
    else
        state.moves.push_back(move);
}

// Plays that do not touch each other may come in any order, so after a play only those are tried
// that are listed after it, and those that it makes possible.
int SoloGame::go(std::size_t depth, int beta) {
    State& here = state(depth);
    int most = here.most;
    if (most >= beta || here.moves.empty()) return most;
    if (!has_hanging_) {
        for (std::size_t at = 0; at < here.moves.size() && most < beta; ++at) {
            const int points = here.moves[at].points;
            most = std::max(most, points + after(depth, at, beta - points));
        }
        return most;
    }
    here.order.clear();
    bound_moves(here, beta, [&](std::size_t at, int bound) {
        if (bound < beta)
            most = std::max(most, bound);
        else
            here.order.push_back(
                {static_cast<std::int16_t>(bound), static_cast<std::uint16_t>(at)});
    });
    std::ranges::sort(here.order, std::greater<>(), &Bounded::most);
    for (std::size_t next = 0; next < here.order.size() && most < beta; ++next) {
        const std::size_t at = here.order[next].move;
        const int points = here.moves[at].points;
        most = std::max(most, points + after(depth, at, beta - points));
    }
    return most;
}

// By the part that is laid: the dearest way to do it with the plays that are listed later and what
// may hang on them. What hangs on the move itself is looked at closer where that decides.
template <typename Use>
void SoloGame::bound_moves(const State& here, int beta, Use use) {
    PartValues sums;
    sums[0] = static_cast<std::int16_t>(2 * other_);
    for (std::size_t part = 1; part <= here.part; ++part)
        sums[part] = static_cast<std::int16_t>(other_ - parts_->points(part));
    PartValues most;
    for (std::size_t at = here.moves.size(); at-- > 0;) {
        const SoloMove& move = here.moves[at];
        const auto left = splits_.within(here.part - move.part);
        splits_.most(here.part - move.part, hanging_on(move), sums, most);
        int bound = move.points + most[left.size() - 1];
        if (bound >= beta && steps_ >= steps_before_closer_)
            bound = std::min(bound, move.points + most_after(here, move, sums, beta - move.points));
        use(at, bound);
        for (std::size_t held = 0; held < left.size(); ++held) {
            const std::size_t whole = left[held] + std::size_t{move.part};
            const int sum = std::min<int>(most[held] + move.points, most_of_[whole]);
            sums[whole] = std::max(sums[whole], static_cast<std::int16_t>(sum));
        }
    }
}

void SoloGame::bound_each(int beta, std::size_t steps, const std::vector<bool>& may_be_first,
                          const MostTold& tell) {
    std::vector<std::size_t> places(first_moves_.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    std::ranges::stable_sort(places, std::greater<>(),
                             [this](std::size_t place) { return first_moves_[place].points; });
    steps_ = 0;
    most_steps_ = steps;
    State& root = state(0);
    begin(root, parts_->all());
    int left_out = -no_bound;  // what sequences bring at most that are not tried
    std::erase_if(places, [&](std::size_t place) {
        const SoloMove& move = first_moves_[place];
        if (move.part == root.part) return true;
        const int most = move.points + most_of_[root.part - move.part];
        if (most >= beta) {
            root.moves.push_back(move);
            return false;
        }
        if (may_be_first[place]) tell(place, most);
        left_out = std::max(left_out, most);
        return true;
    });
    if (has_hanging_) number(root.moves);
    std::vector<int> bounds(root.moves.size());
    if (has_hanging_) {
        bound_moves(root, no_bound, [&](std::size_t at, int bound) { bounds[at] = bound; });
    } else {
        for (std::size_t at = 0; at < bounds.size(); ++at)
            bounds[at] = root.moves[at].points + most_of_[root.part - root.moves[at].part];
    }
    // A sequence with a play that brings too little first brings too little in any order. So with
    // each play only those are tried that are listed after it, or may be part of more.
    std::vector<std::size_t> open;
    for (std::size_t at = 0; at < root.moves.size(); ++at) {
        const SoloMove& move = root.moves[at];
        if (may_be_first[places[at]]) {
            int most = bounds[at];
            for (const std::size_t other : open) {
                if (parts_->holds(root.part - move.part, root.moves[other].part))
                    most = std::max(most,
                                    move.points + root.moves[other].points +
                                        most_of_[root.part - move.part - root.moves[other].part]);
            }
            if (most >= beta) most = move.points + after(0, at, beta - move.points, open);
            if (steps_ == most_steps_) return;
            if (most < beta) {
                left_out = std::max(left_out, most);
                tell(places[at], left_out);
                continue;
            }
        }
        open.push_back(at);
    }
}

int SoloGame::after(std::size_t depth, std::size_t at, int beta,
                    std::span<const std::size_t> before) {
    if (steps_ == most_steps_) return no_bound;
    take_step();
    State& next = state(depth + 1);
    const State& here = *states_[depth];
    const SoloMove& move = here.moves[at];
    begin(next, here.part - move.part);
    board_.lay(move);
    path_.push_back(&move);
    const SquareSet touched = board_.touched_by(move);
    next.laid = here.laid | move.squares;
    next.touched = here.touched | touched;
    const auto is_free = [&](const SoloMove& other) { return (other.squares & touched).none(); };
    const auto add_if_free = [&](const SoloMove& other) {
        if (!parts_->holds(next.part, other.part)) return;
        const int most = other.points + most_of_[next.part - other.part];
        // Looking at its squares takes longest, and what brings too little may count as free.
        if (most < beta)
            next.most = std::max(next.most, most);
        else if (is_free(other))
            add(next, other, beta);
    };
    for (const std::size_t other : before) add_if_free(here.moves[other]);
    for (std::size_t later = at + 1; later < here.moves.size(); ++later)
        add_if_free(here.moves[later]);
    add_fresh(here, move, next, beta);
    const int most = go(depth + 1, beta);
    path_.pop_back();
    board_.take_back(move);
    return most;
}

void SoloGame::add_fresh(const State& here, const SoloMove& move, State& next, int beta) {
    const bool is_close = has_hanging_ && steps_ >= steps_before_closer_;
    if (const Following* known = is_close ? following(move, here) : nullptr) {
        for (const SoloMove& play : known->plays) {
            if (parts_->holds(next.part, play.part) && (play.squares & here.touched).none())
                add(next, play, beta);
        }
        return;
    }
    for (std::size_t tile = 0; tile < move.count && next.most < beta; ++tile) {
        const PartSet wanted = wanted_on(move.tiles[tile].spot, next, beta);
        if (wanted == 0) continue;
        fresh_.clear();
        board_.find_plays_on(move.tiles[tile], next.part, wanted, fresh_);
        for (const SoloMove& play : fresh_) add(next, play, beta);
    }
}

PartSet SoloGame::wanted_on(std::uint16_t spot, State& state, int beta) const noexcept {
    PartSet wanted = parts_->within(state.part) & ~bit_of(0);
    if (!has_hanging_) return wanted;
    const PartValues& touching = hanging_.touching(spot);
    for_each_part(wanted, [&](std::size_t part) {
        const int value = touching[part] + most_of_[state.part - part];
        if (value >= beta) return;
        state.most = std::max(state.most, value);
        wanted &= ~bit_of(part);
    });
    return wanted;
}

}  // namespace letrado
