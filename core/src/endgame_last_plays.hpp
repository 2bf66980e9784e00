#pragma once

#include "board.hpp"
#include "hand.hpp"

#include <bit>
#include <span>

namespace letrado {

struct LineWord;

// A play that may come last in the making of a word.
struct LastPlay {
    std::int16_t points;  // without the words that cross it
    std::uint8_t part;    // of the rack
    std::uint8_t set;     // the tiles of the word that it lays, as bits
};

// The plays that may come last in the making of a word, those of one tile first.
class LastPlays {
  public:
    LastPlays() = default;
    explicit LastPlays(std::span<const LastPlay> plays) noexcept
        : first_(plays.data()), count_(static_cast<std::uint8_t>(plays.size())) {
        for (const LastPlay& play : plays) {
            if ((play.set & (play.set - 1)) == 0) alone_ |= play.set;
        }
    }

    [[nodiscard]] std::span<const LastPlay> list() const noexcept { return {first_, count_}; }
    [[nodiscard]] std::span<const LastPlay> of_one_tile() const noexcept {
        return {first_, static_cast<std::size_t>(std::popcount(alone_))};
    }
    // The play that lays this set, if there is one.
    [[nodiscard]] const LastPlay* find(std::size_t set) const noexcept {
        if ((set & (set - 1)) == 0)
            return (alone_ & set) != 0 ? first_ + std::popcount(alone_ & (set - 1)) : nullptr;
        for (const LastPlay& play : list().subspan(of_one_tile().size())) {
            if (play.set == set) return &play;
        }
        return nullptr;
    }
    [[nodiscard]] bool has(std::size_t set) const noexcept { return find(set) != nullptr; }
    template <typename Use>
    void for_each(Use use) const {
        for (const LastPlay& play : list()) use(std::size_t{play.set});
    }

  private:
    const LastPlay* first_ = nullptr;
    std::uint8_t count_ = 0;
    std::uint8_t alone_ = 0;  // tiles that may come last alone, as bits
};

// Sets of the tiles of a word from the rack, by their number as bits.
class TileSets {
  public:
    void add(std::size_t set) noexcept { sets_[count_++] = static_cast<std::uint8_t>(set); }
    [[nodiscard]] const std::uint8_t* begin() const noexcept { return sets_.data(); }
    [[nodiscard]] const std::uint8_t* end() const noexcept { return sets_.data() + count_; }

  private:
    std::array<std::uint8_t, std::size_t{1} << rack_size> sets_;
    std::size_t count_ = 0;
};

// What may be laid last: the other tiles lie on the line before, and wherever two or more touch
// each other there they are words.
[[nodiscard]] TileSets sets_that_come_last(const WordGraph& graph, const Line& line,
                                           const LineWord& word) noexcept;

}  // namespace letrado
