#pragma once

namespace letrado {

// What tests of a kind cost on the average, in seconds: those that came to an end, with what others
// cost before.
class MeanCost {
  public:
    void add(double seconds, bool is_end) noexcept {
        sum_ += seconds;
        count_ += is_end ? 1 : 0;
    }
    [[nodiscard]] double mean() const noexcept { return count_ > 0 ? sum_ / count_ : 0; }

  private:
    double sum_ = 0;
    double count_ = 0;
};

}  // namespace letrado
