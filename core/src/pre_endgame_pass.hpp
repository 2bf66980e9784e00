#pragma once

#include "pre_endgame_outcome.hpp"

#include <functional>

namespace letrado {

// What a pass is sure to bring with one tile in the bag, which we do not know. The other player
// lays tiles at once, and then nothing is hidden; or passes, or exchanges. To each of the two a
// plan has one answer whatever the bag is: a play, or to wait from then on.
class PassPlans {
  public:
    PassPlans(const IdleGame& idle, const Candidate& pass, const std::vector<Bag>& bags);

    // Goes through the plans that look best. Takes what is known of all candidates by bag, and
    // which of them is the pass; those before it are plays. Tells what a plan brings at least with
    // each bag.
    void for_each(const std::vector<std::vector<Outcome>>& outcomes, std::size_t pass,
                  const std::function<void(std::span<const int>)>& use) const;

  private:
    struct Turn {
        bool is_over;
        int settled;      // what we gain when it is
        std::size_t bag;  // which it is then
    };

    // What a play brings at least when they exchange, by the bag that it was before.
    void answer_exchanges(const std::vector<Outcome>& play, std::vector<int>& least) const;

    std::vector<double> weights_;  // of the bags
    std::vector<int> settled_;     // what we gain when nobody lays tiles, by the bag at the end
    // Theirs, by the bag.
    std::vector<Turn> passes_;
    std::vector<std::vector<Turn>> exchanges_;
};

}  // namespace letrado
