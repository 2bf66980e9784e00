#pragma once

#include "letters.hpp"

#include <span>

namespace letrado {

inline constexpr std::size_t rack_size = 7;
inline constexpr std::size_t most_parts = 1U << rack_size;

// A rack ready for the search. Its parts (the multisets of its tiles) are numbered in a mixed
// radix: part + step(letter) has one such tile more, and what is left of the rack after taking a
// part is last_part() - part.
class Hand {
  public:
    // At most seven tiles; 0 is a blank.
    explicit Hand(std::span<const Letter> tiles) noexcept;

    [[nodiscard]] const Counts& counts() const noexcept { return counts_; }
    [[nodiscard]] std::size_t size() const noexcept { return size_; }
    [[nodiscard]] std::size_t parts() const noexcept { return parts_; }
    [[nodiscard]] std::size_t last_part() const noexcept { return parts_ - 1; }
    [[nodiscard]] std::uint8_t step(Letter letter) const noexcept { return steps_[letter]; }
    [[nodiscard]] std::uint8_t size_of(std::size_t part) const noexcept { return sizes_[part]; }
    // The different tiles of the rack in order, blank first.
    [[nodiscard]] std::span<const Letter> kinds() const noexcept { return {kinds_.data(), many_}; }

    // What a play that takes a part leaves on the rack, in hundredths of a point; 0 until set.
    [[nodiscard]] std::int32_t worth_after(std::size_t part) const noexcept {
        return worth_after_[part];
    }
    void set_worth_after(std::size_t part, std::int32_t worth) noexcept {
        worth_after_[part] = worth;
    }

  private:
    Counts counts_{};
    std::array<std::uint8_t, most_letters + 1> steps_{};
    std::array<Letter, rack_size> kinds_{};
    std::array<std::uint8_t, most_parts> sizes_{};
    alignas(32) std::array<std::int32_t, most_parts> worth_after_{};
    std::size_t size_ = 0;
    std::size_t parts_ = 1;
    std::size_t many_ = 0;
};

}  // namespace letrado
