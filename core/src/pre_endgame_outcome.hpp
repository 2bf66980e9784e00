#pragma once

#include "bracket.hpp"
#include "pre_endgame_idle.hpp"

namespace letrado {

// What is known of a candidate with one bag.
struct Outcome {
    int low;                  // proved; of a pass, if the other player then lays tiles
    int high;                 // proved
    int look = 0;             // what came out when it was last looked at
    int estimate = 0;         // that, with what is known since
    bool is_known = false;    // it has been looked at
    std::uint64_t spent = 0;  // positions of a test that came to no end
    std::optional<Bracket> reply = std::nullopt;  // the other player's value, once closed in on

    [[nodiscard]] bool is_open() const noexcept { return low < high; }
};

// Finds out what comes of a candidate when the bag is known. It changes nothing but the search and
// the outcome that it is given, so threads may share it.
class OutcomeFinder {
  public:
    OutcomeFinder(const PreEndgamePosition& position, const IdleGame& idle)
        : position_(position), idle_(idle) {}

    // Bounds that cost no search, if nothing is hidden after the candidate. Throws Stopped.
    void bound(EndgameSearch& search, const Candidate& candidate, const Bag& bag,
               Outcome& outcome) const;
    // An estimate that looks so many turns ahead. Throws Stopped.
    void look(EndgameSearch& search, const Candidate& candidate, const Bag& bag, std::size_t depth,
              Outcome& outcome) const;
    // Does the candidate bring so much? The answer becomes a bound; false when there is none.
    // Throws Stopped.
    [[nodiscard]] bool ask(EndgameSearch& search, const Candidate& candidate, const Bag& bag,
                           int wanted, Outcome& outcome) const;
    // One step nearer to bounds that meet, if there is an answer. Throws Stopped.
    void close_in(EndgameSearch& search, const Candidate& candidate, const Bag& bag,
                  Outcome& outcome) const;

  private:
    const PreEndgamePosition& position_;
    const IdleGame& idle_;
};

}  // namespace letrado
