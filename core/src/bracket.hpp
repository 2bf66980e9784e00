#pragma once

#include "endgame_table.hpp"

#include <algorithm>

namespace letrado {

// Closes in on a value with tests at one number each: away from a guess in growing steps, and never
// beyond the middle of the bounds.
class Bracket {
  public:
    explicit Bracket(int guess, int low = -no_bound, int high = no_bound) noexcept
        : low_(low), high_(high), next_(guess) {}

    [[nodiscard]] bool is_open() const noexcept { return low_ < high_; }
    [[nodiscard]] int low() const noexcept { return low_; }
    [[nodiscard]] int high() const noexcept { return high_; }

    // What to ask: is the value at least this?
    [[nodiscard]] int next() const noexcept { return std::clamp(next_, low_ + 1, high_); }

    // What has become known elsewhere.
    void narrow(int low, int high) noexcept {
        low_ = std::max(low_, low);
        high_ = std::min(high_, high);
    }
    void is_at_least(int value) noexcept {
        low_ = std::max(low_, value);
        next_ = std::min(low_ + 1 + step_, farthest());
        step_ = 2 * step_ + 1;
    }
    void is_at_most(int value) noexcept {
        high_ = std::min(high_, value);
        next_ = std::max(high_ - step_, farthest());
        step_ = 2 * step_ + 1;
    }

  private:
    // Tests that fail cost several times those that do not: better too low than too high.
    [[nodiscard]] int farthest() const noexcept { return low_ + (high_ - low_ + 3) / 4; }

    int low_;
    int high_;
    int next_;
    int step_ = 0;
};

}  // namespace letrado
