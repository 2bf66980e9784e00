#include "slots.hpp"

#include <algorithm>

namespace letrado {
namespace {

// Places of the running totals: squares whose letter factor is at least 2 or 3, and squares whose
// factor across the line is at least 1, 2 or 3.
constexpr int letter_2 = 0;
constexpr int letter_3 = 8;
constexpr int across_1 = 16;
constexpr int across_2 = 24;
constexpr int across_3 = 32;

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

void SlotList::set_factors(std::size_t direction, std::size_t at, const Line& line) noexcept {
    Factors& factors = factors_[direction][at];
    const std::size_t step = direction == across ? 1 : side;
    std::size_t square = direction == across ? at * side : at;
    std::uint8_t blocks = 0;
    for (std::size_t place = 1; place <= side; ++place, square += step) {
        const std::size_t letter = equipment_->premiums.letter[square];
        const std::size_t word = equipment_->premiums.word[square];
        Packed packed = Packed{letter >= 2} << letter_2 | Packed{letter >= 3} << letter_3;
        std::size_t over = 0;
        crossing_[place] = 0;
        factors.added[place] = 0;
        if ((line.hooked >> place & 1) != 0) {
            over = letter * word;
            packed |= Packed{1} << across_1 | Packed{over >= 2} << across_2 |
                      Packed{over >= 3} << across_3;
            for (std::size_t kind = 0; kind < kinds_; ++kind) {
                if ((line.fits[place] >> by_points_[kind] & 1) == 0) continue;
                crossing_[place] =
                    static_cast<std::uint16_t>(over * equipment_->tiles.points[by_points_[kind]]);
                break;
            }
            factors.added[place] =
                static_cast<std::uint16_t>(word * static_cast<std::size_t>(line.crossed[place]));
        }
        square_[place] = packed;
        factors.tile[place] = letter | over << upper_half;
        factors.word[place] = static_cast<std::uint8_t>(word);
        block_[place] = blocks;
        if ((line.taken >> place & 3) == 1) ++blocks;
    }
}

void SlotList::fill_line(std::size_t direction, std::size_t at, const Line& line,
                         std::uint32_t contact) noexcept {
    set_factors(direction, at, line);
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
    const Factors& factors = factors_[direction][at];
    Packed packed = 0;
    std::size_t word = 0;
    std::size_t added = 0;
    std::size_t crossing = 0;
    std::size_t factor = 1;
    std::size_t laid = 0;
    std::uint16_t through = 0;
    AnagramMap::Key key = 0;
    const std::uint32_t before = (1U << start) - 1;
    for (std::size_t square = start; square <= side;) {
        if (line.tiles[square] != 0) {
            const std::size_t name = std::size_t{block_[start]} * 8 + block_[square];
            for (; line.tiles[square] != 0; ++square) {
                const Letter tile = line.tiles[square];
                key += AnagramMap::key_of(shown_by(tile));
                word += (tile & blank_mark) != 0 ? 0 : equipment_->tiles.points[tile];
            }
            if (known_through_[name] == 0) {
                through_[throughs_] = key;
                known_through_[name] = static_cast<std::uint16_t>(throughs_++);
            }
            through = known_through_[name];
        } else {
            if (laid == size_ || (line.fits[square] & open_) == 0) return;
            ++laid;
            packed += square_[square];
            added += factors.added[square];
            crossing += crossing_[square];
            factor *= factors.word[square];
            ++square;
            if (line.tiles[square] != 0) continue;
        }
        const std::uint32_t covered = ((1U << square) - 1) & ~before;
        if (laid == 0 || square - start < 2 || (covered & contact) == 0) continue;
        const std::size_t pooled = dearest_[total(packed, across_1)] +
                                   dearest_[total(packed, across_2)] +
                                   dearest_[total(packed, across_3)];
        const std::size_t letters =
            dearest_[laid] + dearest_[total(packed, letter_2)] + dearest_[total(packed, letter_3)];
        const std::size_t bonus = laid == equipment_->bonus.tiles ? equipment_->bonus.points : 0;
        const std::size_t fixed = word * factor + added + bonus;
        const std::size_t most = fixed + letters * factor + std::min(pooled, crossing);
        slots_[count_++] = {
            static_cast<std::int32_t>(most * 100), through,
            static_cast<std::uint8_t>(direction),  static_cast<std::uint8_t>(at),
            static_cast<std::uint8_t>(start),      static_cast<std::uint8_t>(square),
            static_cast<std::uint8_t>(laid),       static_cast<std::uint8_t>(factor),
            static_cast<std::int16_t>(fixed)};
    }
}

}  // namespace letrado
