#pragma once

#include <algorithm>
#include <cmath>

namespace letrado {

// Corrects looks ahead by those whose truth is known. With the same bag they are off by much the
// same for all plays, and what plays bring differs less than it looks: the truth is taken to lie on
// a line over the looks.
class LookCorrection {
  public:
    void add(int look, int truth) noexcept {
        ++count_;
        looks_ += look;
        truths_ += truth;
        squares_ += static_cast<double>(look) * look;
        products_ += static_cast<double>(look) * truth;
    }
    // What a look makes one expect; little is made of a few that are known.
    [[nodiscard]] int expected(int look) const noexcept {
        if (count_ == 0) return look;
        const double mean_look = looks_ / count_;
        const double mean_truth = truths_ / count_;
        const double spread = squares_ - looks_ * mean_look;
        const double common = products_ - looks_ * mean_truth;
        const double slope = std::clamp((common + doubt) / (spread + doubt), 0.0, 1.0);
        const double on_line = mean_truth + slope * (look - mean_look);
        return look + static_cast<int>(std::lround((on_line - look) * count_ / (count_ + 1)));
    }

  private:
    // As if so many square points of looks had come true.
    static constexpr double doubt = 20;

    double count_ = 0;
    double looks_ = 0;
    double truths_ = 0;
    double squares_ = 0;
    double products_ = 0;
};

}  // namespace letrado
