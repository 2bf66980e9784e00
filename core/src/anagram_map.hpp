#pragma once

#include "word_graph.hpp"

#include <optional>

namespace letrado {

// The words of a graph by the letters they are made of, in any order.
//
// A multiset of letters has a key, the sum of the keys of its letters, so that keys of parts of a
// rack and of tiles on the board are added, never computed again. A filter of one bit per key says
// in a few instructions that nothing can be made of most multisets; that is why blanks need no
// tables of their own. Keys may collide: whoever lays a word must compare its letters.
class AnagramMap {
  public:
    using Key = std::uint64_t;
    using Filtered = std::uint32_t;  // the part of a key that the filter looks at

    // A word, filled up with zeros; the last byte tells the last word of its multiset.
    using Word = std::array<Letter, 16>;
    static constexpr std::size_t mark = 15;

    explicit AnagramMap(const WordGraph& graph);

    [[nodiscard]] static constexpr Key key_of(Letter letter) noexcept;

    [[nodiscard]] bool may_hold(Filtered key) const noexcept {
        const std::uint32_t at = key & filter_mask_;
        return (filter_[at >> 5] >> (at & 31) & 1) != 0;
    }
    // For eight keys at once, each added to `base`: bit n tells whether key n may be held.
    [[nodiscard]] std::uint32_t may_hold_of_eight(const Filtered* keys,
                                                  Filtered base) const noexcept;
    // The first word of a multiset, the others after it; null when there is none.
    [[nodiscard]] const Word* find(Key key) const noexcept;

    [[nodiscard]] std::size_t bytes() const noexcept;

  private:
    struct Entry {
        std::uint32_t check;
        std::uint32_t first;  // counted from 1; 0 for a free entry
    };

    std::vector<Word> words_;
    std::vector<Entry> entries_;
    std::vector<std::uint32_t> filter_;
    std::uint32_t filter_mask_ = 0;
};

inline constexpr std::array<std::uint64_t, most_letters + 1> letter_keys = [] {
    // splitmix64 of the letter; a blank adds nothing.
    std::array<std::uint64_t, most_letters + 1> keys{};
    for (std::size_t letter = 1; letter <= most_letters; ++letter) {
        std::uint64_t seed = letter * 0x9E3779B97F4A7C15;
        seed = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9;
        seed = (seed ^ seed >> 27) * 0x94D049BB133111EB;
        keys[letter] = seed ^ seed >> 31;
    }
    return keys;
}();

constexpr AnagramMap::Key AnagramMap::key_of(Letter letter) noexcept { return letter_keys[letter]; }

}  // namespace letrado
