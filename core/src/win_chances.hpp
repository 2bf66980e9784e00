#pragma once

#include "game.hpp"

#include <vector>

namespace letrado {

// How likely the player on turn is to win, from the spread and the number of tiles he does not
// see: what he still gains is taken as logistic around a mean.
class WinChances {
  public:
    struct Row {
        double mean = 0;   // points that the player on turn still gains on the other
        double scale = 1;  // of the logistic curve, in points
    };

    // A row for each number of unseen tiles from 0; the last serves for all greater numbers.
    explicit WinChances(std::vector<Row> rows);

    // Spread in hundredths.
    [[nodiscard]] double chance(double spread, std::size_t unseen) const noexcept;

  private:
    std::vector<Row> rows_;
};

// What the player on turn still gained, over the positions of games that static players played.
struct GainCensus {
    struct Row {
        std::int64_t positions = 0;
        std::int64_t sum = 0;      // hundredths
        std::int64_t squares = 0;  // hundredths squared, divided by a hundred
    };
    std::vector<Row> rows;  // by unseen tiles
};

[[nodiscard]] GainCensus census_of_gains(const Setting& setting, const Leaves& leaves,
                                         std::uint64_t seed, std::size_t games);

}  // namespace letrado
