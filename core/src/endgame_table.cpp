#include "endgame_table.hpp"

#include <algorithm>
#include <bit>
#include <new>

namespace letrado {
namespace {

constexpr auto relaxed = std::memory_order_relaxed;

std::uint64_t packed(Known known) noexcept {
    return static_cast<std::uint64_t>(static_cast<std::uint16_t>(known.low)) << 48 |
           static_cast<std::uint64_t>(static_cast<std::uint16_t>(known.high)) << 32 | known.move;
}

Known unpacked(std::uint64_t data) noexcept {
    return {static_cast<std::int16_t>(data >> 48), static_cast<std::int16_t>(data >> 32 & 0xFFFF),
            static_cast<std::uint32_t>(data)};
}

}  // namespace

EndgameTable::EndgameTable(std::size_t bytes)
    : mask_(std::bit_floor(std::max<std::size_t>(1, bytes / (ways * sizeof(Entry)))) - 1),
      memory_(std::calloc((mask_ + 2) * ways, sizeof(Entry))) {
    if (memory_ == nullptr) throw std::bad_alloc();
    constexpr std::size_t bucket_bytes = ways * sizeof(Entry);
    void* start = memory_.get();
    std::size_t space = (mask_ + 2) * bucket_bytes;
    entries_ =
        static_cast<Entry*>(std::align(bucket_bytes, (mask_ + 1) * bucket_bytes, start, space));
}

std::optional<Known> EndgameTable::find(std::uint64_t key) const noexcept {
    const Entry* entries = bucket(key);
    for (std::size_t way = 0; way < ways; ++way) {
        const std::uint64_t data = entries[way].data.load(relaxed);
        if (data != 0 && (entries[way].check.load(relaxed) ^ data) == key) return unpacked(data);
    }
    return std::nullopt;
}

void EndgameTable::add(std::uint64_t key, Known known) noexcept {
    Entry* entries = bucket(key);
    for (std::size_t way = 0; way < ways; ++way) {
        const std::uint64_t old = entries[way].data.load(relaxed);
        if (old == 0 || (entries[way].check.load(relaxed) ^ old) != key) continue;
        const Known before = unpacked(old);
        known.low = std::max(known.low, before.low);
        known.high = std::min(known.high, before.high);
        if (known.move == 0) known.move = before.move;
        const std::uint64_t data = packed(known);
        entries[way].check.store(key ^ data, relaxed);
        entries[way].data.store(data, relaxed);
        return;
    }
    // The newest comes first; what was first becomes second.
    const std::uint64_t data = packed(known);
    entries[1].check.store(entries[0].check.load(relaxed), relaxed);
    entries[1].data.store(entries[0].data.load(relaxed), relaxed);
    entries[0].check.store(key ^ data, relaxed);
    entries[0].data.store(data, relaxed);
}

}  // namespace letrado
