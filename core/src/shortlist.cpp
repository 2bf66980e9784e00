#include "shortlist.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <numeric>

namespace letrado {
namespace {

// Fewer deals say nothing about the error of their mean.
constexpr std::uint64_t fewest_deals = 16;
// Enough to say how a candidate without rivals stands.
constexpr std::uint64_t deals_for_one = 64;
// Two candidates that differ less than this for certain are not worth more time.
constexpr double negligible = 0.0002;

}  // namespace

Shortlist::Shortlist(std::vector<bool> stays, double confidence)
    : stays_(std::move(stays)),
      confidence_(confidence),
      running_(stays_.size()),
      phases_(
          std::max<std::size_t>(1, static_cast<std::size_t>(std::bit_width(stays_.size() - 1)))) {
    std::iota(running_.begin(), running_.end(), std::size_t{0});
}

std::size_t Shortlist::leader(const DealRecord& record) const {
    return *std::ranges::max_element(running_, {},
                                     [&](std::size_t option) { return record.mean(option); });
}

void Shortlist::thin_out(const DealRecord& record, double spent) {
    if (running_.size() < 2) {
        settled_ = record.deals() >= deals_for_one;
        return;
    }
    if (record.deals() >= fewest_deals && is_time_to_compare(record.deals())) drop_beaten(record);
    const auto due = static_cast<std::size_t>(spent * static_cast<double>(phases_));
    for (; phase_ < std::min(due, phases_ - 1); ++phase_) drop_half(record);
}

// The comparison reads all deals, so it is made when their number has grown by an eighth.
bool Shortlist::is_time_to_compare(std::uint64_t deals) noexcept {
    if (deals < compared_at_ + std::max<std::uint64_t>(DealRecord::deals_a_round, compared_at_ / 8))
        return false;
    compared_at_ = deals;
    return true;
}

void Shortlist::drop_beaten(const DealRecord& record) {
    const std::size_t best = leader(record);
    bool open = false;
    std::vector<std::size_t> kept;
    for (const std::size_t option : running_) {
        bool beaten = false;
        if (option != best) {
            const Difference behind = record.difference(best, option, &Measured::utility);
            const double margin = confidence_ * behind.error;
            beaten = behind.mean > margin && behind.mean > 0;
            const bool equal = behind.mean + margin < negligible;
            open = open || !(beaten || equal);
        }
        if (!beaten || stays_[option]) kept.push_back(option);
    }
    running_ = std::move(kept);
    settled_ = !open && record.deals() >= deals_for_one;
}

void Shortlist::drop_half(const DealRecord& record) {
    const std::size_t kept = std::max<std::size_t>(2, (running_.size() + 1) / 2);
    std::vector<std::size_t> sorted = running_;
    std::ranges::stable_sort(sorted, std::greater{},
                             [&](std::size_t option) { return record.mean(option); });
    std::vector<std::size_t> staying;
    for (std::size_t at = 0; at < sorted.size(); ++at) {
        if (at < kept || stays_[sorted[at]]) staying.push_back(sorted[at]);
    }
    std::ranges::sort(staying);
    running_ = std::move(staying);
}

}  // namespace letrado
