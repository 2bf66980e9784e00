#pragma once

#include "deal_record.hpp"

namespace letrado {

// The options that are still in the running: who is certainly behind is dropped, and the worst
// half of the others whenever a phase of the budget is over. Some stay whatever they are worth.
class Shortlist {
  public:
    // `confidence` are the standard errors that settle which of two is better.
    Shortlist(std::vector<bool> stays, double confidence);

    [[nodiscard]] std::span<const std::size_t> running() const noexcept { return running_; }
    [[nodiscard]] std::size_t leader(const DealRecord& record) const;
    // Is nothing left to be settled?
    [[nodiscard]] bool is_settled() const noexcept { return settled_; }

    // After a round; `spent` is the part of the budget that is gone, from 0 to 1.
    void thin_out(const DealRecord& record, double spent);

  private:
    [[nodiscard]] bool is_time_to_compare(std::uint64_t deals) noexcept;
    void drop_beaten(const DealRecord& record);
    void drop_half(const DealRecord& record);

    std::vector<bool> stays_;
    double confidence_;
    std::vector<std::size_t> running_;
    std::uint64_t compared_at_ = 0;
    std::size_t phases_;
    std::size_t phase_ = 0;
    bool settled_ = false;
};

}  // namespace letrado
