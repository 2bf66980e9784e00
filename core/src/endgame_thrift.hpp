#pragma once

#include "hand.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace letrado {

// Tells whether a means that may save work goes on paying for itself. What is spent and saved
// counts in the same unit; when more was spent than saved, it is tried now and then only.
class Thrift {
  public:
    [[nodiscard]] bool may_try() noexcept { return credit_ > 0 || ++skipped_ % now_and_then == 0; }
    void settle(std::int64_t spent, std::int64_t saved) noexcept {
        credit_ = std::clamp(credit_ + saved - spent, -most_credit, most_credit);
    }

  private:
    static constexpr std::int64_t most_credit = 5'000;
    static constexpr std::uint32_t now_and_then = 16;

    std::int64_t credit_ = most_credit / 2;
    std::uint32_t skipped_ = 0;
};

// The same apart for each number of tiles on a rack, and for how far a bound is from what it should
// be below.
class ThriftByGap {
  public:
    [[nodiscard]] Thrift& of(std::size_t tiles, int gap) noexcept {
        const int step = std::clamp(gap / points_a_step, 0, static_cast<int>(steps) - 1);
        return thrifts_[tiles][static_cast<std::size_t>(step)];
    }

  private:
    static constexpr int points_a_step = 8;
    static constexpr std::size_t steps = 16;

    std::array<std::array<Thrift, steps>, rack_size + 1> thrifts_;
};

}  // namespace letrado
