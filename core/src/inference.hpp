#pragma once

#include "game.hpp"

#include <functional>
#include <vector>

namespace letrado {

// What the opponent did last, and where: a play, or an exchange of so many tiles.
struct LastMove {
    Board before;
    Move move;
    std::size_t tiles = 0;     // laid or exchanged
    std::size_t in_bag = 0;    // before he drew
    std::vector<Letter> laid;  // as they were on his rack
};

struct InferencePlan {
    std::size_t samples = 400;
    double temperature = 800;  // hundredths of equity that make a move e times less likely
    std::uint64_t seed = 0;
};

// Racks that the opponent may have kept, each with how well it explains what he did.
class InferredLeaves {
  public:
    [[nodiscard]] bool empty() const noexcept { return leaves_.empty(); }
    [[nodiscard]] std::span<const Letter> draw(Random& random) const noexcept;
    void add(std::span<const Letter> leave, double weight);
    // How many leaves of equal weight would tell as much.
    [[nodiscard]] double effective() const noexcept;

  private:
    std::vector<Rack> leaves_;
    std::vector<double> sums_;
    double squares_ = 0;
};

// Leaves drawn from the unseen tiles; `keep_going` is asked before each.
[[nodiscard]] InferredLeaves inferred_leaves(const Setting& setting, const Leaves& leaves,
                                             const LastMove& last, std::span<const Letter> unseen,
                                             const InferencePlan& plan,
                                             const std::function<bool()>& keep_going);

}  // namespace letrado
