#include "endgame_search.hpp"

#include <algorithm>
#include <optional>

namespace letrado {
namespace {

constexpr std::uint64_t must_lay_mark = 0xA0761D6478BD642F;
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

EndgameSearch::Ply& EndgameSearch::ply(std::size_t at) {
    while (plies_.size() <= at) plies_.push_back(std::make_unique<Ply>(equipment_.tiles));
    return *plies_[at];
}

void EndgameSearch::set_up(const EndgamePosition& position) {
    kinds_.clear();
    for (const auto& rack : position.racks) kinds_.insert(kinds_.end(), rack.begin(), rack.end());
    kinds_.insert(kinds_.end(), position.bag.begin(), position.bag.end());
    bag_ = position.bag;
    must_lay_ = position.must_lay;
    std::sort(kinds_.begin(), kinds_.end());
    kinds_.erase(std::unique(kinds_.begin(), kinds_.end()), kinds_.end());
    for (std::size_t at = 0; at < kinds_.size(); ++at)
        shift_[kinds_[at]] = static_cast<std::uint8_t>(4 * at);
    has_options_ = false;
    Ply& root = ply(first);
    root.board = Board(equipment_, graph_, position.board);
    root.board_number = ++boards_;
    root.hash = 0;
    for (std::size_t at = 0; at < squares; ++at) {
        if (position.board[at] != 0) root.hash ^= hash_of(at, position.board[at]);
    }
    for (std::size_t player = 0; player < 2; ++player) {
        root.held[player] = 0;
        root.points[player] = 0;
        for (const Letter tile : position.racks[player]) {
            root.held[player] += Tiles{1} << shift_[tile];
            root.points[player] = static_cast<std::int16_t>(
                root.points[player] + (tile == blank ? 0 : equipment_.tiles.points[tile]));
        }
        std::vector<Letter> all = position.racks[player];
        all.insert(all.end(), position.bag.begin(), position.bag.end());
        parts_[player].number(all);
        root.parts[player] = 0;
        for (const Letter tile : position.racks[player])
            root.parts[player] =
                static_cast<std::uint16_t>(root.parts[player] + parts_[player].step(tile));
        root.alone[player] = root.guides[player] = nullptr;
        root.sizes[player] = static_cast<std::uint8_t>(position.racks[player].size());
    }
    root.next_pass_ends = position.next_pass_ends;
    root.has_drawn = false;
    root.bag = static_cast<std::uint8_t>(bag_.size());
    root.changed = 0;
    root.is_laid = true;
}

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

std::uint64_t EndgameSearch::key_of(const Ply& ply, std::size_t side) const noexcept {
    std::uint64_t hash = ply.hash + (ply.next_pass_ends ? 0x5851F42D4C957F2D : 0);
    for (std::size_t at = 0; at < ply.bag; ++at)
        hash += mixed((at + 1) << 8 | std::uint64_t{bag_[at]}) * 0x2545F4914F6CDD1D;
    return key_of(hash, ply.held[side], ply.held[1 - side]);
}

std::uint64_t EndgameSearch::key_of(std::uint64_t key, Tiles own_held,
                                    Tiles other_held) const noexcept {
    // The kinds differ from position to position, and a table may serve several: counts are mixed
    // in by letter, not by place.
    for (Tiles left = own_held | other_held; left != 0;) {
        const auto at = static_cast<std::size_t>(std::countr_zero(left)) / 4;
        const std::uint64_t own = own_held >> 4 * at & 7;
        const std::uint64_t other = other_held >> 4 * at & 7;
        key += mixed((std::uint64_t{kinds_[at]} << 8 | own << 4 | other) * 0xD1B54A32D192ED03 + 7);
        left &= ~(Tiles{0xF} << 4 * at);
    }
    return mixed(key);
}

std::uint64_t EndgameSearch::key_of_root() const noexcept {
    return key_of(*plies_[first], 0) ^ (must_lay_ ? must_lay_mark : 0);
}

void EndgameSearch::look_at_the_clock() {
    const std::uint64_t nodes = nodes_.load(std::memory_order_relaxed) + 1;
    nodes_.store(nodes, std::memory_order_relaxed);
    if (stopped_.load(std::memory_order_relaxed) || nodes > last_node_) throw Stopped{};
    if (nodes % nodes_a_look == 0 && deadline_.has_come()) throw Stopped{};
}

void EndgameSearch::lay(std::size_t at, const Option& option) {
    Ply& next = ply(at + 1);
    const Ply& here = ply(at);
    const std::size_t mover = at % 2;
    next.play = *option.play;
    next.mark = option.mark;
    next.is_laid = false;
    next.hash = here.hash ^ hash_of(*option.play);
    next.held = here.held;
    next.held[mover] -= option.need;
    next.points = here.points;
    next.points[mover] = static_cast<std::int16_t>(next.points[mover] - option.rack_points);
    next.sizes = here.sizes;
    next.sizes[mover] = static_cast<std::uint8_t>(next.sizes[mover] - option.laid);
    next.parts = here.parts;
    next.parts[mover] = static_cast<std::uint16_t>(next.parts[mover] - option.part);
    next.alone[mover] = here.alone[mover];
    next.alone[1 - mover] = nullptr;
    next.guides = here.guides;
    next.next_pass_ends = false;
    next.has_drawn = false;
    next.bag = here.bag;
    if (next.bag > 0) draw(next, mover);
}

void EndgameSearch::lay_tiles(std::size_t at) {
    Ply& here = *plies_[at];
    if (here.is_laid) return;
    here.is_laid = true;
    take_board_before(at);
    here.changed = lines_changed(here.board, here.play);
    here.board.lay(here.play, equipment_, graph_);
}

void EndgameSearch::take_board_before(std::size_t at) noexcept {
    Ply& here = *plies_[at];
    const Ply& before = *plies_[at - 1];
    if (here.before == before.board_number)
        here.board.take_lines(before.board, here.changed);
    else
        here.board = before.board;
    here.before = before.board_number;
    here.board_number = ++boards_;
}

void EndgameSearch::draw(Ply& next, std::size_t mover) noexcept {
    while (next.bag > 0 && next.sizes[mover] < rack_size) {
        const Letter tile = bag_[--next.bag];
        next.held[mover] += Tiles{1} << shift_[tile];
        ++next.sizes[mover];
        next.parts[mover] =
            static_cast<std::uint16_t>(next.parts[mover] + parts_[mover].step(tile));
        next.points[mover] = static_cast<std::int16_t>(
            next.points[mover] + (tile == blank ? 0 : equipment_.tiles.points[tile]));
        next.has_drawn = true;
    }
}

void EndgameSearch::pass(std::size_t at) {
    Ply& next = ply(at + 1);
    const Ply& here = ply(at);
    take_board_before(at + 1);
    next.is_laid = true;
    next.changed = 0;
    next.hash = here.hash;
    next.held = here.held;
    next.points = here.points;
    next.sizes = here.sizes;
    next.parts = here.parts;
    next.alone = here.alone;
    next.guides = here.guides;
    next.mark = 0;
    next.next_pass_ends = true;
    next.has_drawn = false;
    next.bag = here.bag;
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
