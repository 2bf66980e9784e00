#include "endgame_search.hpp"

#include <algorithm>
#include <optional>

namespace letrado {
namespace {

constexpr std::uint64_t nodes_a_look = 32;

}  // namespace

EndgameSearch::EndgameSearch(const WordGraph& graph, const Equipment& equipment,
                             EndgameTable& table, const Deadline& deadline, std::size_t more_memory)
    : graph_(graph),
      equipment_(equipment),
      table_(table),
      deadline_(deadline),
      history_(2 * marks_in_history),
      line_plays_(graph, equipment),
      alone_(graph, equipment, deadline, more_memory),
      solo_(equipment, deadline),
      after_reply_(equipment.tiles) {}

void EndgameSearch::find_options_before() {
    if (has_options_) return;
    Ply& before = ply(first - 1);
    const Ply& root = ply(first);
    before.board = root.board;
    before.held = root.held;
    before.sizes = root.sizes;
    before.has_drawn = true;
    before.options.clear();
    before.has_all_options = false;
    find_options(first - 1);
    has_options_ = true;
}

void EndgameSearch::look_at_the_clock() {
    const std::uint64_t nodes = nodes_.load(std::memory_order_relaxed) + 1;
    nodes_.store(nodes, std::memory_order_relaxed);
    if (stopped_.load(std::memory_order_relaxed) || nodes > last_node_) throw Stopped{};
    if (nodes % nodes_a_look == 0 && deadline_.has_come()) throw Stopped{};
}

int EndgameSearch::play_out(std::size_t at) {
    look_at_the_clock();
    keep_options(at);
    find_options(at);
    const Ply& here = ply(at);
    const std::size_t mover = at % 2;
    const int own = here.points[mover];
    const int other = here.points[1 - mover];
    const Option* best = nullptr;
    int most = 0;
    for (const Option& option : here.options) {
        const int worth = goes_out(here, mover, option) ? option.points + 2 * other
                                                        : option.points + option.rack_points;
        if (best == nullptr || worth > most) {
            best = &option;
            most = worth;
        }
    }
    if (best == nullptr) {
        if (here.next_pass_ends) return other - own;
        pass(at);
        return -play_out(at + 1);
    }
    if (goes_out(here, mover, *best)) return best->points + 2 * other;
    const int points = best->points;
    lay(at, *best);
    return points - play_out(at + 1);
}

EndgameSearch::Result EndgameSearch::test(int beta, std::size_t depth) {
    if (deadline_.has_come()) throw Stopped{};  // many short tests may come one after another
    find_options_before();
    return search(first, beta, depth, false);
}

EndgameSearch::Result EndgameSearch::search(std::size_t at, int beta, std::size_t depth,
                                            bool expects_cut) {
    look_at_the_clock();
    Ply& here = ply(at);
    const std::size_t mover = at % 2;
    const int own = here.points[mover];
    const int other = here.points[1 - mover];
    const bool may_pass = at > first || !must_lay_;
    const std::uint64_t key = (at > first ? key_of(here, mover) : key_of_root()) ^
                              (width_ == all_plays ? 0 : narrow_mark);
    std::uint32_t best_mark = 0;
    if (const auto known = table_.find(key)) {
        if (known->low >= beta) return {known->low, true};
        if (known->high < beta) return {known->high, true};
        best_mark = known->move;
    }
    if (depth == 0) return {play_out(at), false};

    // Going out on a line that has not changed settles many positions at once.
    keep_options(at);
    for (const Option& option : here.options) {
        if (!goes_out(here, mover, option) || option.points + 2 * other < beta) continue;
        const int value = option.points + 2 * other;
        table_.add(key, {static_cast<std::int16_t>(value), no_bound, option.mark});
        return {value, true};
    }
    const auto refuted = [&]() -> std::optional<Result> {
        const int most = most_here(at, beta, depth);
        if (most >= beta) return std::nullopt;
        table_.add(key, {-no_bound, static_cast<std::int16_t>(most), 0});
        return Result{most, true};
    };
    for (ReplyBound& bound : here.reply_bounds) bound.forget();
    here.beta = beta;
    here.next = 0;
    here.passes_met = 0;
    find_options(at);
    find_threats(at);
    if (!partners_.empty() && at < first + turns_with_partners && width_ == all_plays) {
        if (const auto move = find_refuting_in_table(at, beta)) {
            table_.add(key, {static_cast<std::int16_t>(move->value), no_bound, move->mark});
            return {move->value, true};
        }
    }
    if (!expects_cut) {
        if (const auto result = refuted()) return *result;
    }
    order_options(at, best_mark);

    int best = -no_bound;
    std::uint32_t found = 0;
    bool is_exact = true;
    const auto cut = [&](int value, std::uint32_t mark, bool exact) -> bool {
        if (value > best) {
            best = value;
            found = mark;
        }
        if (value >= beta) {
            is_exact = exact;
            return true;
        }
        is_exact = is_exact && exact;
        return false;
    };
    const auto try_pass = [&]() -> bool {
        // The other player may pass too.
        if (here.next_pass_ends || other - own < beta) return cut(other - own, pass_mark, true);
        pass(at);
        const Result reply = search(at + 1, 1 - beta, depth - 1, !expects_cut);
        return cut(-reply.value, pass_mark, reply.is_exact);
    };
    std::size_t tried = 0;
    bool is_cut = false;
    bool passed = false;
    if (may_pass && (best_mark == pass_mark || here.options.empty())) {
        is_cut = try_pass();
        passed = true;
    }
    for (std::size_t next = 0; !is_cut && next < here.options.size(); ++next) {
        bring_next(here.options, next, width_ != all_plays && tried % 2 == 1);
        here.next = next + 1;
        const Option option = here.options[next];
        const std::uint32_t mark = option.mark;
        if (goes_out(here, mover, option)) {
            is_cut = cut(option.points + 2 * other, mark, true);
            continue;
        }
        const int most = most_of(here, mover, option);
        if (most < beta) {
            cut(most, mark, true);
            continue;
        }
        if (tried++ == width_at(at)) {
            is_exact = false;
            break;
        }
        lay(at, option);
        const Result reply = search(at + 1, option.points - beta + 1, depth - 1, !expects_cut);
        is_cut = cut(option.points - reply.value, mark, reply.is_exact);
        if (has_partners(at)) note_partner(mark, is_cut);
        if (!is_cut && expects_cut) {
            expects_cut = false;
            if (const auto result = refuted()) return *result;
        }
        if (is_cut) {
            auto known = std::ranges::find(here.refutations, mark);
            if (known == here.refutations.end()) *--known = mark;
            std::rotate(here.refutations.begin(), known, known + 1);
            std::uint16_t& seen = history_[mover * marks_in_history + mark % marks_in_history];
            if (seen < 6400) seen = static_cast<std::uint16_t>(seen + 16);
        }
    }
    if (!is_cut && !passed && may_pass) is_cut = try_pass();
    if (is_exact) {
        const auto value = static_cast<std::int16_t>(best);
        table_.add(key, is_cut ? Known{value, no_bound, found} : Known{-no_bound, value, found});
    } else {
        table_.add(key, {-no_bound, no_bound, found});
    }
    return {best, is_exact};
}

}  // namespace letrado
