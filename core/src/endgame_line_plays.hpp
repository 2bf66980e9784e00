#pragma once

#include "play_search.hpp"

#include <cstdint>
#include <vector>

namespace letrado {

// The plays along a line with the tiles of a rack. While a position is searched the same lines come
// back with the same tiles all the time, so their plays are kept, in a fixed amount of memory. One
// object serves one thread.
class LinePlays {
  public:
    LinePlays(const WordGraph& graph, const Equipment& equipment);

    // Adds what `add_plays_along` does, in the same order. The rack is in order.
    void add(LineSet lines, const Board& board, std::span<const Letter> rack,
             std::vector<Play>& plays);

  private:
    struct Entry {
        std::uint64_t key = 0;
        std::uint32_t first = 0;  // places are counted on and on
        std::uint32_t count = 0;
    };
    static constexpr std::size_t slots = std::size_t{1} << 17;
    // The newest ones stay. A line with more than so many is seldom met again.
    static constexpr std::uint32_t most_kept = std::uint32_t{1} << 17;
    static constexpr std::uint32_t most_of_line = 256;

    // After so many all is forgotten, before their count overflows.
    static constexpr std::uint32_t most_places = std::uint32_t{1} << 31;
    // By the number of the line.
    using Keys = std::array<std::uint64_t, 2 * side>;

    // All are needed soon after, so their entries are asked for.
    [[nodiscard]] Keys find_keys(LineSet lines, const Board& board,
                                 std::span<const Letter> rack) const noexcept;
    [[nodiscard]] Entry& slot_of(std::uint64_t key) noexcept { return entries_[key % slots]; }
    [[nodiscard]] bool is_kept(const Entry& entry, std::uint64_t key) const noexcept {
        return entry.key == key && end_ - entry.first <= most_kept;
    }
    void keep(std::uint64_t key, std::span<const Play> plays) noexcept;

    const WordGraph& graph_;
    const Equipment& equipment_;
    std::vector<Entry> entries_;
    std::vector<Play> kept_;  // those of a line side by side
    std::uint32_t end_ = 0;   // the place of the next one, counted on and on
};

}  // namespace letrado
