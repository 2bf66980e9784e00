#include "deal_record.hpp"

#include <algorithm>
#include <cmath>

namespace letrado {
namespace {

// In the place of a utility that is still to come; utilities are between 0 and 1.
constexpr float not_measured = -1;

// Of the mean of so many numbers.
double error_of(double sum, double squares, double count) noexcept {
    const double average = sum / count;
    const double variance = std::max(0.0, squares / count - average * average);
    return std::sqrt(variance / std::max(1.0, count - 1));
}

}  // namespace

void DealRecord::begin_round() {
    const std::size_t cells = sums_.size() * deals_a_round;
    rounds_.push_back(std::make_unique<Measured[]>(cells));
    for (std::size_t at = 0; at < cells; ++at) rounds_.back()[at].utility = not_measured;
}

std::size_t DealRecord::whole_deals(std::span<const std::size_t> options) const {
    std::size_t deals = 0;
    const auto is_measured = [&](std::size_t option) {
        return rounds_.back()[option * deals_a_round + deals].utility >= 0;
    };
    while (deals < deals_a_round && std::ranges::all_of(options, is_measured)) ++deals;
    return deals;
}

void DealRecord::count(std::span<const std::size_t> options, std::size_t deals) {
    for (const std::size_t option : options) {
        Sums& sums = sums_[option];
        for (std::size_t deal = 0; deal < deals; ++deal) {
            const Measured& at = rounds_.back()[option * deals_a_round + deal];
            sums.utility += double{at.utility};
            sums.win += double{at.win};
            sums.win_squares += double{at.win} * double{at.win};
            sums.spread += double{at.spread};
            sums.spread_squares += double{at.spread} * double{at.spread};
            sums.next[0] += at.next[0];
            sums.next[1] += at.next[1];
        }
        sums.deals += deals;
    }
    deals_ += deals;
}

double DealRecord::mean(std::size_t option) const noexcept {
    const Sums& sums = sums_[option];
    return sums.deals == 0 ? 0 : sums.utility / static_cast<double>(sums.deals);
}

Difference DealRecord::difference(std::size_t one, std::size_t other,
                                  float Measured::* figure) const noexcept {
    const std::uint64_t deals = std::min(sums_[one].deals, sums_[other].deals);
    double sum = 0;
    double squares = 0;
    for (std::size_t deal = 0; deal < deals; ++deal) {
        const Measured* round = rounds_[deal / deals_a_round].get() + deal % deals_a_round;
        const double at = double{round[one * deals_a_round].*figure} -
                          double{round[other * deals_a_round].*figure};
        sum += at;
        squares += at * at;
    }
    const auto count = static_cast<double>(std::max<std::uint64_t>(deals, 1));
    return {sum / count, error_of(sum, squares, count)};
}

Tally DealRecord::tally(std::size_t option) const noexcept {
    const Sums& sums = sums_[option];
    const auto count = static_cast<double>(std::max<std::uint64_t>(sums.deals, 1));
    Tally tally;
    tally.rollouts = sums.deals;
    tally.utility = sums.utility / count;
    tally.win = sums.win / count;
    tally.spread = sums.spread / count;
    tally.reply = static_cast<double>(sums.next[0]) / count;
    tally.follow_up = static_cast<double>(sums.next[1]) / count;
    tally.win_error = error_of(sums.win, sums.win_squares, count);
    tally.spread_error = error_of(sums.spread, sums.spread_squares, count);
    return tally;
}

}  // namespace letrado
