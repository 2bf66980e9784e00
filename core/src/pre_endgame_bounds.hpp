#pragma once

#include "pre_endgame_bags.hpp"

namespace letrado {

// What is known of a candidate with one bag.
struct Outcome {
    int low;   // proved; of a pass, if the other player then lays tiles
    int high;  // proved
    int estimate = 0;
    bool is_known = false;    // it has been looked at
    std::uint64_t spent = 0;  // positions of a test that came to no end
};

// The most that anybody can gain on the other in the rest of the game, from nothing but the tiles
// and the premiums that are left. It is far too much, and costs nothing.
[[nodiscard]] int widest_gain(const Equipment& equipment, const PreEndgamePosition& position);

}  // namespace letrado
