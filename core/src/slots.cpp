#include "slots.hpp"

#include <algorithm>

namespace letrado {
namespace {

// Places of the running totals, which count empty squares: all, those whose letter factor is at
// least 2 or 3, those whose factor across the line is at least 1, 2 or 3, and those whose word
// factor is 2 or 3.
constexpr int letter_2 = 0;
constexpr int letter_3 = 8;
constexpr int across_1 = 16;
constexpr int across_2 = 24;
constexpr int across_3 = 32;
constexpr int new_tiles = 40;
constexpr int word_2 = 48;
constexpr int word_3 = 56;

// Two to the first times three to the second, for as many squares as a play may cover.
constexpr auto powers = [] {
    std::array<std::array<std::uint16_t, rack_size + 1>, rack_size + 1> table{};
    for (std::size_t twos = 0; twos <= rack_size; ++twos) {
        std::size_t value = std::size_t{1} << twos;
        for (std::size_t threes = 0; threes <= rack_size; ++threes, value *= 3)
            table[twos][threes] = static_cast<std::uint16_t>(value);
    }
    return table;
}();

constexpr std::size_t total(std::uint64_t packed, int place) noexcept {
    return packed >> place & 0xFF;
}

}  // namespace

void SlotList::fill(const Equipment& equipment, const Board& board, const Hand& hand) noexcept {
    equipment_ = &equipment;
    count_ = 0;
    through_[0] = 0;
    throughs_ = 1;
    size_ = hand.size();
    open_ = 0;
    std::array<std::uint8_t, rack_size> points{};
    std::size_t tiles = 0;
    kinds_ = 0;
    for (const Letter kind : hand.kinds()) {
        open_ |= set_of(kind);
        by_points_[kinds_++] = kind;
        for (std::size_t copy = 0; copy < hand.counts()[kind]; ++copy)
            points[tiles++] = kind == blank ? std::uint8_t{0} : equipment.tiles.points[kind];
    }
    if ((open_ & 1) != 0) open_ = equipment.tiles.all();
    std::sort(points.begin(), points.end(), std::greater<>());
    std::sort(by_points_.begin(), by_points_.begin() + static_cast<std::ptrdiff_t>(kinds_),
              [&](Letter one, Letter other) {
                  return equipment.tiles.points[one] > equipment.tiles.points[other];
              });
    for (std::size_t at = 0; at < rack_size; ++at)
        dearest_[at + 1] = static_cast<std::uint16_t>(dearest_[at] + points[at]);
    for (std::size_t direction = 0; direction < 2; ++direction) {
        for (std::size_t at = 0; at < side; ++at) {
            const Line& line = board.line(direction, at);
            const bool opening = board.is_empty() && at == side / 2;
            const std::uint32_t centre = opening ? 1U << (side / 2 + 1) : 0;
            const std::uint32_t contact = line.taken | line.hooked | centre;
            if (contact != 0) fill_line(direction, at, line, contact);
        }
    }
}

// Sums over the squares before each square, so that those of a slot are a difference.
void SlotList::sum_up(std::size_t direction, std::size_t at, const Line& line) noexcept {
    Factors& factors = factors_[direction][at];
    const std::size_t step = direction == across ? 1 : side;
    std::size_t square = direction == across ? at * side : at;
    blocked_ = 1U << (side + 1);
    Sofar sum;
    for (std::size_t place = 1; place <= side; ++place, square += step) {
        sofar_[place] = sum;
        if ((line.taken >> place & 1) != 0) {
            const Letter tile = line.tiles[place];
            sum.key += AnagramMap::key_of(shown_by(tile));
            if ((tile & blank_mark) == 0)
                sum.word = static_cast<std::uint16_t>(sum.word + equipment_->tiles.points[tile]);
            if ((line.taken >> place & 2) == 0) ++sum.blocks;
            continue;
        }
        const std::size_t letter = equipment_->premiums.letter[square];
        const std::size_t word = equipment_->premiums.word[square];
        std::size_t over = 0;
        sum.packed += Packed{1} << new_tiles | Packed{letter >= 2} << letter_2 |
                      Packed{letter >= 3} << letter_3 | Packed{word == 2} << word_2 |
                      Packed{word == 3} << word_3;
        if ((line.fits[place] & open_) == 0) blocked_ |= 1U << place;
        if ((line.hooked >> place & 1) != 0) {
            over = letter * word;
            sum.packed += Packed{1} << across_1 | Packed{over >= 2} << across_2 |
                          Packed{over >= 3} << across_3;
            const std::size_t added = word * static_cast<std::size_t>(line.crossed[place]);
            sum.added = static_cast<std::uint16_t>(sum.added + added);
            for (std::size_t kind = 0; kind < kinds_; ++kind) {
                if ((line.fits[place] >> by_points_[kind] & 1) == 0) continue;
                const std::size_t most = over * equipment_->tiles.points[by_points_[kind]];
                sum.crossing = static_cast<std::uint16_t>(sum.crossing + most);
                break;
            }
        }
        factors.tile[place] = letter | over << upper_half;
    }
    sofar_[side + 1] = sum;
}

void SlotList::fill_line(std::size_t direction, std::size_t at, const Line& line,
                         std::uint32_t contact) noexcept {
    sum_up(direction, at, line);
    known_through_.fill(0);
    for (std::size_t start = 1; start <= side; ++start) {
        if ((line.taken >> (start - 1) & 1) != 0) continue;
        const std::uint32_t ahead = contact >> start;
        if (ahead == 0) return;
        const auto distance = static_cast<std::size_t>(std::countr_zero(ahead));
        const bool lays = (line.taken >> (start + distance) & 1) == 0;
        if (distance + (lays ? 1 : 0) <= size_) fill_from(start, direction, at, line, contact);
    }
}

void SlotList::fill_from(std::size_t start, std::size_t direction, std::size_t at, const Line& line,
                         std::uint32_t contact) noexcept {
    const Sofar& from = sofar_[start];
    const std::uint32_t taken = line.taken | 1U << (side + 2);
    const auto touched = start + static_cast<std::size_t>(std::countr_zero(contact >> start));
    const auto blocked = start + static_cast<std::size_t>(std::countr_zero(blocked_ >> start));
    // A word ends before an empty square: after the contact, and before a square that nothing fits.
    const std::uint32_t after = ~((1U << (std::max(touched, start + 1) + 1)) - 1);
    for (std::uint32_t ends = ~taken & after & ((2U << blocked) - 1); ends != 0; ends &= ends - 1) {
        const auto end = static_cast<std::size_t>(std::countr_zero(ends));
        const Sofar& to = sofar_[end];
        const Packed packed = to.packed - from.packed;
        const std::size_t laid = total(packed, new_tiles);
        if (laid == 0) continue;
        if (laid > size_) return;
        std::uint16_t through = 0;
        if (to.blocks != from.blocks) {
            std::uint16_t& known = known_through_[std::size_t{from.blocks} * 8 + to.blocks - 1];
            if (known == 0) {
                through_[throughs_] = to.key - from.key;
                known = static_cast<std::uint16_t>(throughs_++);
            }
            through = known;
        }
        const std::size_t factor = powers[total(packed, word_2)][total(packed, word_3)];
        const std::size_t pooled = dearest_[total(packed, across_1)] +
                                   dearest_[total(packed, across_2)] +
                                   dearest_[total(packed, across_3)];
        const std::size_t letters =
            dearest_[laid] + dearest_[total(packed, letter_2)] + dearest_[total(packed, letter_3)];
        const std::size_t crossing = std::size_t{to.crossing} - from.crossing;
        const std::size_t bonus = laid == equipment_->bonus.tiles ? equipment_->bonus.points : 0;
        const std::size_t fixed =
            (std::size_t{to.word} - from.word) * factor + (to.added - from.added) + bonus;
        const std::size_t most = fixed + letters * factor + std::min(pooled, crossing);
        slots_[count_++] = {
            static_cast<std::int32_t>(most * 100), through,
            static_cast<std::uint8_t>(direction),  static_cast<std::uint8_t>(at),
            static_cast<std::uint8_t>(start),      static_cast<std::uint8_t>(end),
            static_cast<std::uint8_t>(laid),       static_cast<std::uint8_t>(factor),
            static_cast<std::int16_t>(fixed)};
    }
}

}  // namespace letrado
