// The positions of a search: the first one taken up, each told apart by a key, and the next one
// made by a play or a pass.

#include "endgame_search.hpp"

#include <algorithm>
#include <bit>

namespace letrado {
namespace {

constexpr std::uint64_t must_lay_mark = 0xA0761D6478BD642F;

}  // namespace

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
            root.held[player] += HeldTiles{1} << shift_[tile];
            root.points[player] = static_cast<std::int16_t>(
                root.points[player] + (tile == blank ? 0 : equipment_.tiles.points[tile]));
        }
        std::vector<Letter> all = position.racks[player];
        all.insert(all.end(), position.bag.begin(), position.bag.end());
        parts_[player].number(all);
        root.parts[player] =
            static_cast<std::uint16_t>(parts_[player].number_of(position.racks[player]));
        root.alone[player] = root.guides[player] = nullptr;
        root.sizes[player] = static_cast<std::uint8_t>(position.racks[player].size());
    }
    root.next_pass_ends = position.next_pass_ends;
    root.has_drawn = false;
    root.bag = static_cast<std::uint8_t>(bag_.size());
    root.changed = 0;
    root.is_laid = true;
}

std::uint64_t EndgameSearch::key_of(const Ply& ply, std::size_t side) const noexcept {
    std::uint64_t hash = ply.hash + (ply.next_pass_ends ? 0x5851F42D4C957F2D : 0);
    for (std::size_t at = 0; at < ply.bag; ++at)
        hash += mixed((at + 1) << 8 | std::uint64_t{bag_[at]}) * 0x2545F4914F6CDD1D;
    return key_of(hash, ply.held[side], ply.held[1 - side]);
}

std::uint64_t EndgameSearch::key_of(std::uint64_t key, HeldTiles own_held,
                                    HeldTiles other_held) const noexcept {
    // The kinds differ from position to position, and a table may serve several: counts are mixed
    // in by letter, not by place.
    for (HeldTiles left = own_held | other_held; left != 0;) {
        const auto at = static_cast<std::size_t>(std::countr_zero(left)) / 4;
        const std::uint64_t own = own_held >> 4 * at & 7;
        const std::uint64_t other = other_held >> 4 * at & 7;
        key += mixed((std::uint64_t{kinds_[at]} << 8 | own << 4 | other) * 0xD1B54A32D192ED03 + 7);
        left &= ~(HeldTiles{0xF} << 4 * at);
    }
    return mixed(key);
}

std::uint64_t EndgameSearch::key_of_root() const noexcept {
    return key_of(*plies_[first], 0) ^ (must_lay_ ? must_lay_mark : 0);
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
        next.held[mover] += HeldTiles{1} << shift_[tile];
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

}  // namespace letrado
