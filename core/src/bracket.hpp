#pragma once

#include "endgame_table.hpp"

#include <algorithm>
#include <cstdint>

namespace letrado {

// Closes in on a value with tests at one number each. A test that fails mostly costs ten times and
// more what one costs that does not: so it goes up by small steps at first, for the first that
// fails to be the last, and down by large ones. Costs count in any unit.
class Bracket {
  public:
    explicit Bracket(int guess, int low = -no_bound, int high = no_bound) noexcept
        : low_(low), high_(high), next_(guess) {}

    [[nodiscard]] bool is_open() const noexcept { return low_ < high_; }
    [[nodiscard]] int low() const noexcept { return low_; }
    [[nodiscard]] int high() const noexcept { return high_; }

    // What to ask: is the value at least this?
    [[nodiscard]] int next() const noexcept { return std::clamp(next_, low_ + 1, high_); }
    // What that may cost before it is better to ask for less; 0 when there is no such limit.
    [[nodiscard]] std::uint64_t most_cost() const noexcept {
        return is_leap_ && next() > low_ + 1 ? leap_cost * cost_of_reached_ : 0;
    }

    // What has become known elsewhere.
    void narrow(int low, int high) noexcept {
        low_ = std::max(low_, low);
        high_ = std::min(high_, high);
    }
    void is_at_least(int value, std::uint64_t cost) noexcept {
        low_ = std::max(low_, value);
        cost_of_reached_ = std::max(cost, least_cost);
        go_up();
    }
    void is_at_most(int value, std::uint64_t cost) noexcept {
        high_ = std::min(high_, value);
        cost_of_missed_ = std::max(cost, least_cost);
        if (low_ > -no_bound && cost_of_reached_ > 0) {
            go_up();
            return;
        }
        next_ = high_ - down_;
        down_ = 2 * down_ + 2;
    }
    // It cost more than it may.
    void costs_too_much() noexcept {
        step_ = 1;
        next_ = low_ + 1;
        is_leap_ = false;
    }

  private:
    static constexpr std::uint64_t least_cost = 1'000;
    static constexpr std::uint64_t leap_cost = 2;
    static constexpr std::uint64_t most_dearer = 1'000;
    static constexpr int small_steps = 2;
    static constexpr int most_step = 16;

    void go_up() noexcept {
        if (cost_of_missed_ > 0) {
            // Between two numbers that were tried, so that both sides cost much the same.
            const std::uint64_t dearer = std::min(cost_of_missed_ / cost_of_reached_, most_dearer);
            next_ = low_ + std::max(1, (high_ - low_) / static_cast<int>(2 + dearer));
            is_leap_ = false;
            return;
        }
        // With the guess far off, in growing steps.
        next_ = low_ + step_;
        is_leap_ = step_ > 1;
        step_ = std::min(ups_++ < small_steps ? 1 : 2 * step_, most_step);
    }

    int low_;
    int high_;
    int next_;
    int ups_ = 0;
    int step_ = 1;
    int down_ = 2;
    bool is_leap_ = false;
    // Of the last tests; 0 before the first.
    std::uint64_t cost_of_reached_ = 0;
    std::uint64_t cost_of_missed_ = 0;
};

}  // namespace letrado
