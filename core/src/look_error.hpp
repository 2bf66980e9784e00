#pragma once

namespace letrado {

// What looking ahead was off by where the truth is known: with the same bag it is off by much the
// same for all plays.
class LookError {
  public:
    void add(int off) noexcept {
        sum_ += off;
        ++count_;
    }
    // Little is made of a few.
    [[nodiscard]] int off_by() const noexcept { return sum_ / (count_ + 1); }

  private:
    int sum_ = 0;
    int count_ = 0;
};

}  // namespace letrado
