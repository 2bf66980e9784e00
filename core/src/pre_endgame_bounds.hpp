#pragma once

#include "pre_endgame_bags.hpp"

namespace letrado {

// The most that anybody can gain on the other in the rest of the game, from nothing but the tiles
// and the premiums that are left. It is far too much, and costs nothing.
[[nodiscard]] int widest_gain(const Equipment& equipment, const PreEndgamePosition& position);

}  // namespace letrado
