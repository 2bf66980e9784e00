#include "endgame_search.hpp"

#include <algorithm>
#include <limits>

namespace letrado {
namespace {

// Most turns end with one of the first options; the others are put in order together.
constexpr std::size_t picked_one_by_one = 8;
constexpr std::size_t most_threats = 12;
// So many plays may come before the one that refuted last, and before those that did before it.
constexpr std::size_t before_last_refuting = 1;
constexpr std::size_t before_others_refuting = 3;

}  // namespace

LineSet lines_changed(const Board& board, const Play& play) noexcept {
    const std::size_t along = play.direction;
    const std::size_t other = 1 - along;
    const auto bit = [](std::size_t direction, std::size_t line) {
        return LineSet{1} << number_of_line(direction, line);
    };
    LineSet lines = bit(along, play.line);
    if (play.start > 0) lines |= bit(other, play.start - 1U);
    if (play.start + play.length < static_cast<int>(side))
        lines |= bit(other, std::size_t{play.start} + play.length);
    const std::size_t square = play.line + 1U;
    for (std::size_t at = 0; at < play.length; ++at) {
        if (play.tiles[at] == 0) continue;
        const std::size_t crossing = play.start + at;
        lines |= bit(other, crossing);
        const std::uint32_t run = run_around(board.line(other, crossing).taken, square);
        const auto first = static_cast<std::size_t>(std::countr_zero(run)) - 1;
        const auto last = static_cast<std::size_t>(std::bit_width(run));
        if (first >= 1) lines |= bit(along, first - 1);
        if (last <= side) lines |= bit(along, last - 1);
    }
    return lines;
}

HeldTiles EndgameSearch::tiles_of(const Play& play) const noexcept {
    HeldTiles need = 0;
    for (std::size_t at = 0; at < play.length; ++at) {
        const Letter tile = play.tiles[at];
        if (tile != 0) need += HeldTiles{1} << shift_[(tile & blank_mark) != 0 ? blank : tile];
    }
    return need;
}

EndgameSearch::Rack EndgameSearch::rack_of(HeldTiles held) const noexcept {
    Rack rack;
    for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
        for (HeldTiles count = held >> 4 * kind & 7; count > 0; --count)
            rack.places[rack.size++] = kinds_[kind];
    }
    return rack;
}

void EndgameSearch::keep_options(std::size_t at) {
    lay_tiles(at);
    Ply& here = ply(at);
    here.has_all_options = false;
    if (ply(at - 1).has_drawn) {
        here.options.clear();
        return;
    }
    const LineSet changed = here.changed | ply(at - 1).changed;
    const HeldTiles held = here.held[at % 2];
    const std::vector<Option>& before = ply(at - 2).options;
    here.options.resize(before.size());
    std::size_t kept = 0;
    for (const Option& option : before) {
        // Nobody can foretell which ones stay: each is written, and the next one over it.
        here.options[kept] = option;
        here.options[kept].most = no_bound;
        const bool is_there = (changed >> option.line & 1) == 0;
        kept += static_cast<std::size_t>(is_there & may_take(held, option.need));
    }
    here.options.resize(kept);
}

void EndgameSearch::find_options(std::size_t at) {
    Ply& here = ply(at);
    if (here.has_all_options) return;
    here.has_all_options = true;
    const bool is_known = at >= first && !ply(at - 1).has_drawn;
    const LineSet changed = is_known ? here.changed | ply(at - 1).changed : all_lines;
    here.fresh.clear();
    if (changed == 0 || here.sizes[at % 2] == 0) return;
    line_plays_.add(changed, here.board, rack_of(here.held[at % 2]).tiles(), here.fresh);
    for (const Play& play : here.fresh) here.options.push_back(option_of(play, at % 2));
}

EndgameSearch::Option EndgameSearch::option_of(const Play& play, std::size_t mover) const noexcept {
    int rack_points = 0;
    std::size_t part = 0;
    for (std::size_t place = 0; place < play.length; ++place) {
        const Letter tile = play.tiles[place];
        if (tile != 0 && (tile & blank_mark) == 0) rack_points += equipment_.tiles.points[tile];
        if (tile != 0) part += parts_[mover].step((tile & blank_mark) != 0 ? blank : tile);
    }
    return {tiles_of(play),
            &play,
            play.points,
            static_cast<std::int16_t>(rack_points),
            static_cast<std::uint8_t>(number_of_line(play.direction, play.line)),
            play.laid,
            0,
            no_bound,
            static_cast<std::uint16_t>(part),
            mark_of(play)};
}

void EndgameSearch::order_options(std::size_t at, std::uint32_t best) noexcept {
    Ply& here = *plies_[at];
    const int gain = 2 * here.points[1 - at % 2];
    for (Option& option : here.options) {
        // The more tiles are gone the smaller is what has to be searched after it.
        int order = option.points + 2 * option.rack_points + 10 * option.laid;
        if (goes_out(here, at % 2, option)) order = option.points + gain + 1000;
        const std::uint32_t mark = option.mark;
        if (mark == here.refutations[0]) order += 10;
        if (mark == here.refutations[1]) order += 5;
        order += history_[(at % 2) * marks_in_history + mark % marks_in_history] / 256;
        if (has_partners(at)) order += preference_of(mark);
        if (best > pass_mark && mark == best) order = 20'000;
        if (taste_ != 0) order += static_cast<int>(mark * taste_ >> 29);
        option.order = static_cast<std::int16_t>(order);
    }
    if (width_ == all_plays) bring_refuting_forward(here);
}

void EndgameSearch::bring_refuting_forward(Ply& here) noexcept {
    if (here.options.size() <= before_others_refuting) return;
    std::array<std::int16_t, before_others_refuting + 1> highest;  // orders, falling
    highest.fill(std::numeric_limits<std::int16_t>::min());
    for (const Option& option : here.options) {
        std::int16_t order = option.order;
        for (std::int16_t& high : highest) {
            const std::int16_t lower = std::min(order, high);
            high = std::max(order, high);
            order = lower;
        }
    }
    for (Option& option : here.options) {
        const auto known = std::ranges::find(here.refutations, option.mark);
        if (known == here.refutations.end()) continue;
        const bool is_last = known == here.refutations.begin();
        const std::size_t before = is_last ? before_last_refuting : before_others_refuting;
        option.order = std::max(option.order, highest[before]);
    }
}

void EndgameSearch::bring_next(std::vector<Option>& options, std::size_t next, bool is_slow) {
    const auto from = options.begin() + static_cast<std::ptrdiff_t>(next);
    if (is_slow) {
        // Against a player who is stuck, many short plays are better than a few long ones.
        const auto worth = [](const Option& option) {
            return 2 * (option.points + option.rack_points) - 5 * option.laid;
        };
        std::iter_swap(from, std::ranges::max_element(from, options.end(), {}, worth));
    } else if (next < picked_one_by_one) {
        std::iter_swap(from, std::ranges::max_element(from, options.end(), {}, &Option::order));
    } else if (next == picked_one_by_one) {
        std::ranges::stable_sort(from, options.end(), std::greater<>(), &Option::order);
    }
}

void EndgameSearch::find_threats(std::size_t at) {
    Ply& here = *plies_[at];
    here.threats.clear();
    if (here.bag > 0 || here.has_drawn) return;
    const HeldTiles held = here.held[1 - at % 2];
    for (const Option& option : plies_[at - 1]->options) {
        if (option.need == held && (here.changed >> option.line & 1) == 0)
            here.threats.push_back(option);
    }
    std::sort(here.threats.begin(), here.threats.end(),
              [](const Option& one, const Option& two) { return one.points > two.points; });
    if (here.threats.size() > most_threats) here.threats.resize(most_threats);
}

int EndgameSearch::most_before_threats(const Ply& here, std::size_t mover,
                                       const Option& option) const noexcept {
    if (here.threats.empty()) return no_bound;
    const LineSet changed = lines_changed(here.board, *option.play);
    for (const Option& threat : here.threats) {
        if ((changed >> threat.line & 1) == 0)
            return option.points - threat.points - 2 * (here.points[mover] - option.rack_points);
    }
    return no_bound;
}

}  // namespace letrado
