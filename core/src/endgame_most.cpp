// Bounds from above: the most that the player on turn can bring about.

#include "endgame_search.hpp"

#include <algorithm>

namespace letrado {
namespace {

// With one tile the options of a turn say it all.
constexpr std::size_t fewest_tiles = 2;
// By the tiles on the rack: what it saves not to try a play, and what it costs to find the words
// that can be made, in plays tried alone.
constexpr std::array<std::int64_t, rack_size + 1> worth_of_play = {0, 0, 8, 30, 60, 150, 400, 400};
constexpr std::array<std::int64_t, rack_size + 1> cost_of_words = {0,  0,   10,   25,
                                                                   70, 270, 1500, 1500};
constexpr std::size_t most_when_estimating = 5;  // where a look ahead is short anyway
// How many plays have met a reply before its bound is found for all of them.
constexpr std::uint32_t uses_before_sharing = 3;
constexpr std::uint32_t uses_that_stay = 4;
// What it saves not to try an option that one reply refutes, in plays tried alone.
constexpr std::int64_t worth_of_option = 100;
// So many plays tried alone for many options at once count as a position: it is work that a limit
// of positions has to know of.
constexpr std::int64_t plays_a_position = 25;

}  // namespace

bool EndgameSearch::may_be_bounded(const Ply& ply, std::size_t player) const noexcept {
    return ply.bag == 0 && ply.sizes[player] >= fewest_tiles && !ply.board.is_empty() &&
           parts_[player].are_few();
}

EndgameSearch::Bounds EndgameSearch::bounds() {
    Ply& root = ply(first);
    std::array<int, 2> most = {no_bound, no_bound};
    for (std::size_t player = 0; player < 2; ++player) {
        if (may_be_bounded(root, player) &&
            alone_.find(root.board, parts_[player], root.parts[player], root.points[1 - player],
                        root.values))
            most[player] = root.values[root.parts[player]];
    }
    // The player on turn may pass.
    return {-most[1], most[0]};
}

void EndgameSearch::share_reply_bound(std::size_t at) {
    Ply& here = *plies_[at];
    const std::size_t mover = at % 2;
    if (at < first + 2) return;
    Ply& before = *plies_[at - 2];
    if (here.mark == 0) {
        if (plies_[at - 1]->mark != 0 && width_ == all_plays && may_be_bounded(before, mover))
            share_pass(at);
        return;
    }
    if (here.alone[mover] != nullptr) return;
    if (!may_be_bounded(before, mover)) return;
    auto& bounds = before.reply_bounds;
    auto bound = std::ranges::find(bounds, here.mark, &ReplyBound::mark);
    if (bound == bounds.end()) {
        bound = std::ranges::min_element(bounds, {}, &ReplyBound::uses);
        if (bound->is_known && bound->uses > uses_that_stay) return;
        bound->forget();
        bound->mark = here.mark;
    }
    if (++bound->uses < uses_before_sharing) return;
    if (!bound->is_known) {
        // It must be there without the play that it answers, and bring the same.
        const Reply reply{&here.play, reach_of(before.board, here.play), here.points[1 - mover]};
        if (lays_on(plies_[at - 1]->play, reply.reach)) return;
        bound_after(at - 2, reply, *bound);
    }
    here.alone[mover] = &bound->values;
}

void EndgameSearch::bound_after(std::size_t at, const Reply& reply, ReplyBound& bound) {
    const Ply& here = *plies_[at];
    const std::size_t mover = at % 2;
    after_reply_ = here.board;
    after_reply_.lay(*reply.play, equipment_, graph_);
    if (!alone_.find(after_reply_, parts_[mover], here.parts[mover], reply.points_left,
                     bound.values))
        bound.values.fill(no_bound);
    else if (here.sizes[mover] <= few_tiles && width_ == all_plays)
        bound_each_alone(at, reply, after_reply_, bound.values);
    bound.points = reply.play->points;
    bound.reach = reply.reach;
    bound.is_known = true;
}

void EndgameSearch::share_pass(std::size_t at) {
    Ply& before = *plies_[at - 2];
    const std::size_t mover = at % 2;
    if (before.sizes[mover] > few_tiles || ++before.passes_met != uses_before_sharing) return;
    if (alone_.find(before.board, parts_[mover], before.parts[mover], before.points[1 - mover],
                    before.values))
        bound_each_alone(at - 2, {nullptr, {}, before.points[1 - mover]}, before.board,
                         before.values);
}

EndgameSearch::StillThere EndgameSearch::still_there_after(std::size_t at, const Reply& reply,
                                                           const AloneValues& values) const {
    const Ply& here = *plies_[at];
    const std::size_t mover = at % 2;
    StillThere found;
    for (std::size_t place = 0; place < here.options.size(); ++place) {
        const Option& option = here.options[place];
        if (lays_on(*option.play, reply.reach)) continue;
        const std::size_t rest = here.parts[mover] - std::size_t{option.part};
        const bool is_open = place >= here.next &&
                             option.points + values[rest] >= here.beta + reply.points() &&
                             most_of(here, mover, option) >= here.beta;
        found.open += is_open;
        found.may_be_first.push_back(is_open);
        found.places.push_back(place);
    }
    return found;
}

void EndgameSearch::bound_each_alone(std::size_t at, const Reply& reply, const Board& board,
                                     const AloneValues& values) {
    Ply& here = *plies_[at];
    const std::size_t mover = at % 2;
    const std::size_t tiles = here.sizes[mover];
    // All plays of the player once the reply lies; those may come first that do not touch it.
    StillThere plays = still_there_after(at, reply, values);
    const std::int64_t worth = worth_of_option * plays.open;
    if (worth < cost_of_words[tiles]) return;
    Thrift& thrift = thrift_of_each_.of(tiles, 0);
    if (!alone_.is_sifted() || !thrift.may_try()) return;
    solo_.take_up(board, alone_, values, reply.points_left);
    for (const std::size_t place : plays.places) solo_.add(*here.options[place].play);
    if (reply.play != nullptr) {
        fresh_after_reply_.clear();
        line_plays_.add(lines_changed(here.board, *reply.play), board,
                        rack_of(here.held[mover]).tiles(), fresh_after_reply_);
        for (const Play& play : fresh_after_reply_) {
            if (!lays_on(play, reply.reach)) continue;  // it was there before
            solo_.add(play);
            plays.may_be_first.push_back(false);
        }
    }
    std::int64_t saved = 0;
    solo_.bound_each(here.beta + reply.points(), static_cast<std::size_t>(worth),
                     plays.may_be_first, [&](std::size_t play, int most) {
                         Option& option = here.options[plays.places[play]];
                         option.most = std::min(option.most,
                                                static_cast<std::int16_t>(most - reply.points()));
                         saved += worth_of_option;
                     });
    const std::int64_t spent = static_cast<std::int64_t>(solo_.steps()) + cost_of_words[tiles];
    thrift.settle(spent, saved);
    nodes_.store(nodes() + static_cast<std::uint64_t>(spent / plays_a_position),
                 std::memory_order_relaxed);
}

int EndgameSearch::most_of(const Ply& here, std::size_t mover,
                           const Option& option) const noexcept {
    int most = option.most < no_bound ? option.most : most_before_threats(here, mover, option);
    if (here.alone[mover] != nullptr)
        most =
            std::min(most, option.points + (*here.alone[mover])[here.parts[mover] - option.part]);
    return std::min(most, most_after_replies(here, mover, option));
}

int EndgameSearch::most_after_replies(const Ply& here, std::size_t mover,
                                      const Option& option) noexcept {
    int most = no_bound;
    for (const ReplyBound& bound : here.reply_bounds) {
        if (!bound.is_known) continue;
        const int value =
            option.points - bound.points + bound.values[here.parts[mover] - option.part];
        if (value < most && !lays_on(*option.play, bound.reach)) most = value;
    }
    return most;
}

void EndgameSearch::bound_by_threats(std::size_t at) noexcept {
    Ply& here = *plies_[at];
    if (here.threats.empty()) return;
    const std::size_t mover = at % 2;
    for (Option& option : here.options) {
        if (!goes_out(here, mover, option))
            option.most = static_cast<std::int16_t>(most_before_threats(here, mover, option));
    }
}

int EndgameSearch::most_of_options(const Ply& here, std::size_t mover, int beta) const noexcept {
    const AloneValues* values = here.alone[mover];
    // After a pass the other player may pass too, or go out unless the game is over.
    int most = here.points[1 - mover] - here.points[mover];
    if (!here.threats.empty() && !here.next_pass_ends)
        most = std::min(most, -here.threats.front().points - 2 * here.points[mover]);
    for (const Option& option : here.options) {
        int value = option.most;
        if (goes_out(here, mover, option))
            value = option.points + 2 * here.points[1 - mover];
        else if (values != nullptr)
            value = std::min(value, option.points + (*values)[here.parts[mover] - option.part]);
        most = std::max(most, value);
        if (most >= beta) break;
    }
    return most;
}

int EndgameSearch::most_here(std::size_t at, int beta, std::size_t depth) {
    Ply& here = *plies_[at];
    const std::size_t mover = at % 2;
    const bool is_short = depth < whole / 2;
    bound_by_threats(at);
    if (!is_short) share_reply_bound(at);
    if (const int most = most_of_options(here, mover, beta); most < beta) return most;
    if (!may_be_bounded(here, mover) || (is_short && here.sizes[mover] > most_when_estimating))
        return no_bound;
    const std::size_t tiles = here.sizes[mover];
    const auto others = std::ranges::count_if(
        here.options, [&](const Option& option) { return option.most >= beta; });
    const std::int64_t worth = worth_of_play[tiles] * others;
    Thrift& thrift = thrift_of_words_.of(tiles, likely_gap(here, mover, beta));
    if (!thrift.may_try()) return no_bound;
    if (!alone_.find(here.board, parts_[mover], here.parts[mover], here.points[1 - mover],
                     here.values))
        return no_bound;
    here.alone[mover] = here.guides[mover] = &here.values;
    int most = most_of_options(here, mover, beta);
    if (most >= beta && tiles <= few_tiles && !is_short) most = most_solo(at, beta, worth);
    thrift.settle(cost_of_words[tiles], most < beta ? worth : 0);
    return most < beta ? most : no_bound;
}

int EndgameSearch::likely_gap(const Ply& here, std::size_t mover, int beta) const noexcept {
    const AloneValues* guide = here.guides[mover];
    return guide == nullptr ? 0 : (*guide)[here.parts[mover]] - beta;
}

int EndgameSearch::most_solo(std::size_t at, int beta, std::int64_t worth) {
    const Ply& here = *plies_[at];
    const std::size_t mover = at % 2;
    const std::size_t tiles = here.sizes[mover];
    Thrift& thrift = thrift_of_solo_.of(tiles, most_of_options(here, mover, no_bound) - beta);
    if (!alone_.is_sifted() || !thrift.may_try()) return no_bound;
    solo_.take_up(here.board, alone_, here.values, here.points[1 - mover]);
    for (const Option& option : here.options) solo_.add(*option.play);
    const int most = solo_.most(beta, static_cast<std::size_t>(worth));
    thrift.settle(static_cast<std::int64_t>(solo_.steps()) + cost_of_words[tiles] / 2,
                  most < beta ? worth : 0);
    return most;
}

}  // namespace letrado
