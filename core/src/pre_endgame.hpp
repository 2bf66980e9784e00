#pragma once

#include "endgame.hpp"

namespace letrado {

// A position with one or two tiles in the bag: the player on turn sees neither them nor the other
// rack, only which tiles they are together.
struct PreEndgamePosition {
    std::array<Letter, squares> board{};
    std::vector<Letter> rack;
    std::vector<Letter> unseen;  // the other rack and the bag
    std::size_t in_bag = 1;
    int lead = 0;  // points of the player on turn beyond the other's
    bool next_pass_ends = false;
};

// Something that the player on turn may do, and what came of it over the bags there may be.
struct Candidate {
    Act act = Act::pass;
    Play play{};
    std::vector<Letter> exchanged;
    double value = 0;           // mean gain, each bag as often as it may come
    double wins = 0;            // of 1, a tie as a half
    double low = 0;             // the mean is at least this, when is_bounded
    double high = 0;            // and at most this
    bool is_looked_at = false;  // with every bag; until then the value is a mere guess
    bool is_bounded = false;
    bool is_proved = false;  // every bag played to the end, and nothing hidden was used
    std::size_t depth = 0;   // turns looked ahead; EndgameSearch::whole to the end
};

struct PreEndgameAnswer {
    std::vector<Candidate> candidates;  // the best first
    std::size_t bags = 0;               // different ones
    double seconds = 0;
};

using PreEndgameListener = std::function<void(const PreEndgameAnswer&)>;

void check(const Engine& engine, const PreEndgamePosition& position, const SearchLimits& limits);

// All candidates looked at a little, then ever fewer of them ever deeper; the best ten to the end.
// The other player is taken to know the bag. After a play that empties the bag nothing is hidden,
// and its value is exact; after others the player on turn is taken to know the bag too, which is
// too good for them, so these are not proved. Nobody exchanges after the first turn.
[[nodiscard]] PreEndgameAnswer solve_pre_endgame(const Engine& engine, const GameRules& rules,
                                                 const PreEndgamePosition& position,
                                                 const SearchLimits& limits,
                                                 const Cancellation& cancellation,
                                                 const PreEndgameListener& listener);

}  // namespace letrado
