#pragma once

#include "game.hpp"

namespace letrado {

struct TrainingPlan {
    std::uint64_t seed = 1;
    std::uint32_t games = 1000;        // games a generation, played with the leaves so far
    std::uint32_t racks_a_board = 20;  // racks drawn from the unseen tiles of each board
    std::uint32_t threads = 1;
};

// Better leaves from leaves. On the boards of games, racks are drawn from the unseen tiles and the
// best move of each is found; a leave is worth what the racks that hold it make beyond the mean of
// their board. Seldom seen leaves lean on the smaller ones inside them. The result depends on the
// seed and the plan, not on the number of threads.
[[nodiscard]] Leaves trained_leaves(const Setting& setting, const Leaves& before,
                                    const TrainingPlan& plan);

}  // namespace letrado
