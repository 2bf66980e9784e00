#pragma once

#include "hand.hpp"

#include <vector>

namespace letrado {

inline constexpr std::size_t most_kept = rack_size - 1;

// Numbers every multiset of at most six tiles (blank is kind 0): first by size, then as sorted
// tiles in the combinatorial number system. No multiset is searched for; its place is a sum.
class LeaveOrder {
  public:
    explicit LeaveOrder(std::size_t letters) noexcept;

    [[nodiscard]] std::size_t total() const noexcept { return offsets_[most_kept + 1]; }
    // The place of sorted tiles.
    [[nodiscard]] std::uint32_t place(std::span<const Letter> sorted) const noexcept;
    // The places of all parts of a rack; those of more than six tiles get none.
    void places(const Hand& hand, std::array<std::uint32_t, most_parts>& places) const noexcept;

    static constexpr std::uint32_t none = 0xFFFFFFFF;

  private:
    // What a tile adds as the n-th smallest of a multiset.
    std::array<std::array<std::uint32_t, rack_size>, most_letters + 1> added_{};
    std::array<std::uint32_t, most_kept + 2> offsets_{};
};

// What it is worth to keep some tiles, beyond the mean, in hundredths of a point.
class Leaves {
  public:
    using Worth = std::int16_t;

    // One worth for each multiset in the order of LeaveOrder; of the wrong size, all are 0.
    Leaves(std::size_t letters, std::vector<Worth> worths);
    [[nodiscard]] static Leaves none(std::size_t letters) { return {letters, {}}; }

    [[nodiscard]] std::size_t letters() const noexcept { return letters_; }
    [[nodiscard]] const LeaveOrder& order() const noexcept { return order_; }
    [[nodiscard]] std::span<const Worth> worths() const noexcept { return worths_; }
    [[nodiscard]] Worth worth(std::span<const Letter> sorted) const noexcept;

    // The same of at most seven tiles in any order; a whole rack is worth 0.
    [[nodiscard]] Worth worth_of(std::span<const Letter> tiles) const noexcept;

    // Tells the hand what each play would keep.
    void price(Hand& hand) const noexcept;

  private:
    std::size_t letters_;
    LeaveOrder order_;
    std::vector<Worth> worths_;
};

}  // namespace letrado
