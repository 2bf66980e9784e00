#pragma once

#include "endgame_table.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace letrado {

// Closes in on a value with tests at one number each. A test that fails mostly costs ten times and
// more what one costs that does not: so it goes up by small steps at first, for the first that
// fails to be the last, and down by large ones.
class Bracket {
  public:
    // What a test took: positions, which a limit can be put on, and work in any other unit, which
    // tells what kinds of tests are dear.
    struct Cost {
        std::uint64_t positions;
        double work;
    };

    explicit Bracket(int guess, int low = -no_bound, int high = no_bound) noexcept
        : low_(low), high_(high), next_(guess) {}

    [[nodiscard]] bool is_open() const noexcept { return low_ < high_; }
    [[nodiscard]] int low() const noexcept { return low_; }
    [[nodiscard]] int high() const noexcept { return high_; }

    // What to ask: is the value at least this?
    [[nodiscard]] int next() const noexcept { return std::clamp(next_, low_ + 1, high_); }
    // What that may cost before it is better to ask for less; 0 when there is no such limit.
    [[nodiscard]] std::uint64_t most_cost() const noexcept {
        return is_leap_ && next() > low_ + 1 ? leap_cost * reached_.positions : 0;
    }

    // What has become known elsewhere.
    void narrow(int low, int high) noexcept {
        low_ = std::max(low_, low);
        high_ = std::min(high_, high);
    }
    void is_at_least(int value, Cost cost) noexcept {
        low_ = std::max(low_, value);
        reached_ = {std::max(cost.positions, least_positions), cost.work};
        has_reached_ = true;
        go_up();
    }
    void is_at_most(int value, Cost cost) noexcept {
        high_ = std::min(high_, value);
        missed_ = cost;
        has_missed_ = true;
        if (low_ > -no_bound && has_reached_) {
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
    static constexpr std::uint64_t least_positions = 1'000;
    static constexpr std::uint64_t leap_cost = 2;
    static constexpr double most_dearer = 1'000;
    static constexpr std::size_t most_weighed = 32;
    static constexpr int small_steps = 2;
    static constexpr int most_step = 16;

    void go_up() noexcept {
        if (has_missed_) {
            next_ = low_ + step_between();
            is_leap_ = false;
            return;
        }
        // With the guess far off, in growing steps.
        next_ = low_ + step_;
        is_leap_ = step_ > 1;
        step_ = std::min(ups_++ < small_steps ? 1 : 2 * step_, most_step);
    }

    // The step between two numbers that were tried with which they are expected to meet soonest, if
    // the value may be any of those between.
    [[nodiscard]] int step_between() const noexcept {
        const double dearer =
            std::clamp(missed_.work / std::max(reached_.work, 1e-9), 1 / most_dearer, most_dearer);
        const auto range = static_cast<std::size_t>(std::max(0, high_ - low_));
        if (range >= most_weighed)
            return std::max(1, static_cast<int>(static_cast<double>(range) / (2 + dearer)));
        std::array<double, most_weighed> left{};  // expected work, by the range
        std::size_t best = 1;
        for (std::size_t wide = 1; wide <= range; ++wide) {
            const auto expected = [&](std::size_t step) {
                const auto values = static_cast<double>(wide + 1);
                const auto missed = static_cast<double>(step);
                return ((values - missed) * (1 + left[wide - step]) +
                        missed * (dearer + left[step - 1])) /
                       values;
            };
            best = 1;
            for (std::size_t step = 2; step <= wide; ++step) {
                if (expected(step) < expected(best)) best = step;
            }
            left[wide] = expected(best);
        }
        return static_cast<int>(best);
    }

    int low_;
    int high_;
    int next_;
    int ups_ = 0;
    int step_ = 1;
    int down_ = 2;
    bool is_leap_ = false;
    // Of the last tests, if there were any.
    Cost reached_{};
    Cost missed_{};
    bool has_reached_ = false;
    bool has_missed_ = false;
};

}  // namespace letrado
