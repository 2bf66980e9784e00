#pragma once

#include "search_limits.hpp"

#include <algorithm>
#include <bit>

namespace letrado {

// How searches share out the memory that they may use. A table takes a power of two, so about as
// much again may be left; it keeps words.
struct SearchMemory {
    std::size_t table;
    std::size_t words;  // of each thread, besides what it always has

    // When so much is taken by other things.
    SearchMemory(const SearchLimits& limits, std::size_t taken) noexcept {
        const std::size_t free = limits.memory - std::min(limits.memory, taken);
        table = std::bit_floor(free);
        words = std::min((free - table) / limits.threads, most_for_words);
    }

  private:
    static constexpr std::size_t most_for_words = std::size_t{100} << 20;
};

}  // namespace letrado
