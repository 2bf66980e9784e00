#include "leaves.hpp"

#include <algorithm>

namespace letrado {
namespace {

constexpr std::uint32_t choose(std::size_t from, std::size_t count) noexcept {
    std::uint64_t ways = 1;
    for (std::size_t at = 0; at < count; ++at) ways = ways * (from - at) / (at + 1);
    return static_cast<std::uint32_t>(ways);
}

}  // namespace

LeaveOrder::LeaveOrder(std::size_t letters) noexcept {
    for (std::size_t kind = 0; kind <= letters; ++kind) {
        for (std::size_t before = 0; before < rack_size; ++before)
            added_[kind][before] = choose(kind + before, before + 1);
    }
    for (std::size_t size = 0; size <= most_kept; ++size)
        offsets_[size + 1] = offsets_[size] + choose(letters + size, size);
}

std::uint32_t LeaveOrder::place(std::span<const Letter> sorted) const noexcept {
    std::uint32_t sum = offsets_[sorted.size()];
    for (std::size_t at = 0; at < sorted.size(); ++at) sum += added_[sorted[at]][at];
    return sum;
}

void LeaveOrder::places(const Hand& hand,
                        std::array<std::uint32_t, most_parts>& places) const noexcept {
    std::array<std::uint32_t, most_parts> sums;
    sums[0] = 0;
    std::size_t known = 1;
    for (const Letter kind : hand.kinds()) {
        const std::size_t step = hand.step(kind);
        const std::size_t end = step * (hand.counts()[kind] + std::size_t{1});
        for (; known < end; ++known)
            sums[known] = sums[known - step] + added_[kind][hand.size_of(known - step)];
    }
    for (std::size_t part = 0; part < hand.parts(); ++part) {
        const std::size_t size = hand.size_of(part);
        places[part] = size <= most_kept ? offsets_[size] + sums[part] : none;
    }
}

Leaves::Leaves(std::size_t letters, std::vector<Worth> worths)
    : letters_(letters), order_(letters), worths_(std::move(worths)) {
    if (worths_.size() != order_.total()) worths_.clear();
}

Leaves::Worth Leaves::worth(std::span<const Letter> sorted) const noexcept {
    return worths_.empty() || sorted.size() > most_kept ? Worth{0} : worths_[order_.place(sorted)];
}

Leaves::Worth Leaves::worth_of(std::span<const Letter> tiles) const noexcept {
    std::array<Letter, rack_size> sorted{};
    if (tiles.size() > most_kept) return 0;
    std::copy(tiles.begin(), tiles.end(), sorted.begin());
    std::sort(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(tiles.size()));
    return worth({sorted.data(), tiles.size()});
}

void Leaves::price(Hand& hand) const noexcept {
    if (worths_.empty()) {
        for (std::size_t part = 0; part < hand.parts(); ++part) hand.set_worth_after(part, 0);
        return;
    }
    std::array<std::uint32_t, most_parts> places;
    order_.places(hand, places);
    for (std::size_t part = 0; part < hand.parts(); ++part) {
        const std::uint32_t place = places[part];
        hand.set_worth_after(hand.last_part() - part,
                             place == LeaveOrder::none ? 0 : worths_[place]);
    }
}

}  // namespace letrado
