#include "endgame_solo.hpp"

#include "endgame_moves.hpp"
#include "endgame_play_sums.hpp"
#include "endgame_table.hpp"

#include <algorithm>

namespace letrado {
namespace {

// With fewer tiles the bounds of what hangs on a tile cost more than they save.
constexpr std::size_t fewest_for_hanging = 4;
constexpr std::size_t steps_a_look = 1024;

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
        laid_[direction].fill(0);
    }
    list_words_by_spot(possible_->spots());
    has_hanging_ = rack_->tiles >= fewest_for_hanging;
    if (has_hanging_) {
        if (deadline_.has_come()) throw Stopped{};
        hanging_.find(*possible_, *rack_, *parts_);
    }
    first_moves_.clear();
}

void SoloGame::list_words_by_spot(std::size_t spots) {
    is_laid_.assign(spots + 1, 0);
    tile_parts_.assign(spots + 1, 0);
    seen_words_.assign(words_.size(), 0);
    seen_alone_.assign(spots + 1, 0);
    seen_longer_.assign(spots + 1, 0);
    look_ = 0;
    first_by_spot_.assign(2 * spots + 3, 0);
    for (const RackWord& word : words_) {
        for (std::size_t at = 0; at < word.line.count; ++at)
            ++first_by_spot_[2U * word.spots[at] + word.line.direction];
    }
    std::uint32_t sum = 0;
    for (std::uint32_t& end : first_by_spot_) end = sum += end;
    by_spot_.resize(sum);
    for (std::size_t number = words_.size(); number-- > 0;) {
        const RackWord& word = words_[number];
        const LineWord& line = word.line;
        const std::uint32_t taken = board_->line(line.direction, line.line).taken;
        const std::uint32_t run = run_around(taken | word.squares, line.fills[0].square);
        const Through through{static_cast<std::uint32_t>(number),
                              static_cast<std::uint16_t>(word.squares),
                              static_cast<std::uint16_t>(run | run << 1 | run >> 1), word.part};
        for (std::size_t at = 0; at < line.count; ++at) {
            by_spot_[--first_by_spot_[2U * word.spots[at] + line.direction]] = through;
            tile_parts_[word.spots[at]] =
                static_cast<std::uint8_t>(parts_->step(line.fills[at].kind));
        }
    }
}

void SoloGame::add(const Play& play) {
    Move& move = first_moves_.emplace_back();
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

int SoloGame::most(int beta, std::size_t steps) {
    std::ranges::stable_sort(first_moves_, std::greater<>(), &Move::points);
    State& root = state(0);
    begin(root, parts_->all());
    for (const Move& move : first_moves_) add(root, move, beta);
    steps_ = 0;
    most_steps_ = steps;
    if (deadline_.has_come()) throw Stopped{};
    return go(0, beta);
}

void SoloGame::begin(State& state, std::size_t part) const noexcept {
    state.part = part;
    state.most = other_ - parts_->points(part);
    state.moves.clear();
}

void SoloGame::add(State& state, const Move& move, int beta) const {
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
    // By the part that is laid: the dearest way to do it with the plays that are listed later and
    // what may hang on them.
    HangingBound::Values sums;
    sums[0] = static_cast<std::int16_t>(2 * other_);
    for (std::size_t part = 1; part <= here.part; ++part)
        sums[part] = static_cast<std::int16_t>(other_ - parts_->points(part));
    here.order.clear();
    for (std::size_t at = here.moves.size(); at-- > 0;) {
        const Move& move = here.moves[at];
        const int bound = move.points + add_with_hanging(here, move, sums);
        if (bound < beta)
            most = std::max(most, bound);
        else
            here.order.push_back(
                {static_cast<std::int16_t>(bound), static_cast<std::uint16_t>(at)});
    }
    std::ranges::sort(here.order, std::greater<>(), &Bounded::most);
    for (std::size_t next = 0; next < here.order.size() && most < beta; ++next) {
        const std::size_t at = here.order[next].move;
        const int points = here.moves[at].points;
        most = std::max(most, points + after(depth, at, beta - points));
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
    if (steps_ == most_steps_) return no_bound;
    if (++steps_ % steps_a_look == 0 && deadline_.has_come()) throw Stopped{};
    State& next = state(depth + 1);
    const State& here = *states_[depth];
    const Move& move = here.moves[at];
    begin(next, here.part - move.part);
    lay(move);
    const Squares touched = touched_by(move);
    for (std::size_t later = at + 1; later < here.moves.size(); ++later) {
        const Move& other = here.moves[later];
        if (parts_->holds(next.part, other.part) && is_free(other, touched)) add(next, other, beta);
    }
    add_fresh(move, next, beta);
    const int most = go(depth + 1, beta);
    take_back(move);
    return most;
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
        for (auto* lines : {&taken_, &laid_}) {
            (*lines)[across][laid.square / side] |= std::uint32_t{2} << laid.square % side;
            (*lines)[down][laid.square % side] |= std::uint32_t{2} << laid.square / side;
        }
    }
}

void SoloGame::take_back(const Move& move) noexcept {
    for (std::size_t at = 0; at < move.count; ++at) {
        const Laid& laid = move.tiles[at];
        is_laid_[laid.spot] = 0;
        for (auto* lines : {&taken_, &laid_}) {
            (*lines)[across][laid.square / side] &= ~(std::uint32_t{2} << laid.square % side);
            (*lines)[down][laid.square % side] &= ~(std::uint32_t{2} << laid.square / side);
        }
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

SoloGame::Missing SoloGame::missing_in(const Through& through, std::uint32_t laid) const noexcept {
    const std::uint32_t lying = through.squares & laid;
    // Nothing else that was laid joins the word.
    if ((through.reach & laid) != lying) return {0, 0};
    std::size_t part = through.part;
    if (lying != 0) {
        const RackWord& word = words_[through.word];
        for (std::size_t at = 0; at < word.line.count; ++at) {
            if ((lying >> word.line.fills[at].square & 1) == 0) continue;
            if (is_laid_[word.spots[at]] == 0) return {0, 0};
            part -= tile_parts_[word.spots[at]];
        }
    }
    return {through.squares & ~laid, part};
}

SoloGame::PartSet SoloGame::wanted_on(std::uint16_t spot, State& state, int beta) const noexcept {
    PartSet wanted = possible_->parts_within(state.part) & ~PartSet{1};
    if (!has_hanging_) return wanted;
    const HangingBound::Values& touching = hanging_.touching(spot);
    for (PartSet left = wanted; left != 0; left &= left - 1) {
        const auto part = static_cast<std::size_t>(std::countr_zero(left));
        const int value = touching[part] + most_of_[state.part - part];
        if (value >= beta) continue;
        state.most = std::max(state.most, value);
        wanted &= ~(PartSet{1} << part);
    }
    return wanted;
}

void SoloGame::add_fresh(const Move& move, State& state, int beta) {
    ++look_;
    for (std::size_t tile = 0; tile < move.count && state.most < beta; ++tile) {
        const PartSet wanted = wanted_on(move.tiles[tile].spot, state, beta);
        if (wanted != 0) add_fresh(move.tiles[tile], wanted, state, beta);
    }
}

void SoloGame::add_fresh(const Laid& laid, PartSet wanted, State& state, int beta) {
    const PartSet held = possible_->parts_within(state.part);
    const std::size_t step = tile_parts_[laid.spot];
    for (std::size_t direction = 0; direction < 2; ++direction) {
        const std::uint32_t lying = laid_[direction][line_of(laid.square, direction)];
        for (const Through& through : words_with(laid.spot, direction)) {
            // In nearly all cases no other tile of the word lies.
            if ((through.reach & lying & ~through.squares) != 0) continue;
            Missing missing{through.squares & ~lying, through.part - step};
            if (std::popcount(through.squares & lying) > 1) missing = missing_in(through, lying);
            if (missing.squares == 0 || (held >> missing.part & 1) == 0) continue;
            const RackWord& word = words_[through.word];
            if (std::popcount(missing.squares) > 1) {
                if ((wanted >> missing.part & 1) == 0 || seen_words_[through.word] == look_)
                    continue;
                seen_words_[through.word] = look_;
                add_play(word, missing, state, beta);
                continue;
            }
            std::size_t at = 0;
            while ((missing.squares >> word.line.fills[at].square & 1) == 0) ++at;
            const std::size_t spot = word.spots[at];
            if ((wanted >> missing.part & 1) != 0 && seen_alone_[spot] != look_) {
                seen_alone_[spot] = look_;
                add_play(word, missing, state, beta);
            }
            if (seen_longer_[spot] != look_) {
                seen_longer_[spot] = look_;
                add_longer(spot, word.square(at), 1 - direction, wanted, state, beta);
            }
        }
    }
}

void SoloGame::add_longer(std::size_t spot, std::size_t square, std::size_t direction,
                          PartSet wanted, State& state, int beta) {
    const std::uint32_t lying = laid_[direction][line_of(square, direction)];
    for (const Through& through : words_with(spot, direction)) {
        if (seen_words_[through.word] == look_) continue;
        const Missing missing = missing_in(through, lying);
        if (std::popcount(missing.squares) < 2 || (wanted >> missing.part & 1) == 0) continue;
        seen_words_[through.word] = look_;
        add_play(words_[through.word], missing, state, beta);
    }
}

void SoloGame::add_play(const RackWord& word, const Missing& missing, State& state,
                        int beta) const {
    std::size_t set = 0;
    for (std::size_t at = 0; at < word.line.count; ++at)
        set |= std::size_t{missing.squares >> word.line.fills[at].square & 1} << at;
    int points = PlaySums(word.line, *rack_, *parts_, equipment_).of(set).points;
    Move move{};
    move.part = static_cast<std::uint8_t>(missing.part);
    for (std::size_t left = set; left != 0; left &= left - 1) {
        const auto at = static_cast<std::size_t>(std::countr_zero(left));
        const int crossed = crossing(word, at);
        if (crossed < 0) return;
        points += crossed;
        move.tiles[move.count++] = {word.spots[at], static_cast<std::uint8_t>(word.square(at))};
    }
    move.points = static_cast<std::int16_t>(points);
    add(state, move, beta);
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
    for (const Through& through : words_with(spot, direction)) {
        if (through.squares != tiles) continue;
        const RackWord& across_it = words_[through.word];
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
