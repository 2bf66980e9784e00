#pragma once

#include "search_limits.hpp"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>

namespace letrado {

// What is known of a position that was searched: bounds of its value and the move that looked best.
struct Known {
    std::int16_t low;
    std::int16_t high;
    std::uint32_t move;  // 0 for none
};

inline constexpr std::int16_t no_bound = 30'000;

// Positions that were searched, in a fixed amount of memory, shared by threads without locks: an
// entry whose two halves do not belong together is as good as none.
class EndgameTable {
  public:
    // Uses at most so many bytes.
    explicit EndgameTable(std::size_t bytes);

    [[nodiscard]] std::optional<Known> find(std::uint64_t key) const noexcept;
    // Narrows the bounds of a position; a move of 0 keeps the one that is there.
    void add(std::uint64_t key, Known known) noexcept;

  private:
    struct Entry {
        std::atomic<std::uint64_t> check;
        std::atomic<std::uint64_t> data;
    };
    struct Free {
        void operator()(void* memory) const noexcept { std::free(memory); }
    };
    static constexpr std::size_t ways = 2;

    [[nodiscard]] Entry* bucket(std::uint64_t key) const noexcept {
        return entries_ + (key & mask_) * ways;
    }

    std::size_t mask_;
    std::unique_ptr<void, Free> memory_;
    Entry* entries_;  // no bucket lies across two lines of the cache
};

// When a search has to end that fills a table: giving back its memory takes the longer the more of
// it was filled.
[[nodiscard]] inline Deadline deadline_before_giving_back(
    const SearchLimits& limits, const Cancellation& cancellation) noexcept {
    constexpr double seconds_a_byte = 1e-10;
    constexpr double most_of_search = 0.03;
    const double given = std::min(static_cast<double>(limits.memory) * seconds_a_byte,
                                  limits.seconds * most_of_search);
    return Deadline(limits.seconds - given, cancellation);
}

}  // namespace letrado
