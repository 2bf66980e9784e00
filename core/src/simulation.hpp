#pragma once

#include "deal_record.hpp"
#include "inference.hpp"
#include "rollout.hpp"
#include "win_chances.hpp"

#include <functional>
#include <optional>

namespace letrado {

struct SimulationPlan {
    RolloutRules rollout;
    std::uint64_t seed = 0;
    std::uint64_t rollouts = 0;  // of all candidates together; 0 for as many as the time allows
    double seconds = 0;          // 0 for no limit
    std::size_t threads = 1;
    std::size_t bytes = std::size_t{1} << 28;  // most memory for what is remembered and searched
    double confidence = 2.6;     // standard errors that settle which candidate is better
    double spread_weighs = 0.1;  // part of the utility that is squashed spread
    std::int32_t handicap = 0;   // hundredths taken off the final spread before it is a win
};

// A move to be tried.
struct Option {
    Move move;
    bool is_wrong = false;  // with a word that is none: it may be challenged
    bool stays = false;     // not to be dropped before the end
};

enum class Ended : std::uint8_t { settled, rollouts, seconds, memory, cancelled };

struct SimulationResult {
    std::vector<Tally> tallies;      // in the order of the options
    std::vector<std::size_t> order;  // best first
    Ended ended = Ended::rollouts;
    std::uint64_t rollouts = 0;
};

// What a caller hears of and decides while a simulation runs; asked by the calling thread only.
struct Watcher {
    std::function<bool()> is_cancelled;                         // may be empty
    std::function<void(const SimulationResult&)> has_advanced;  // may be empty
};

// Tries options against each other on the same deals: rounds of a few deals each for all that are
// still in the running; those that fall behind, or that the budget has no more room for, are
// dropped. The numbers depend on the seed, not on the threads; where it ends depends on the
// machine only if seconds are given. Throws QuestionError when the memory is not enough to begin.
class Simulation {
  public:
    Simulation(const Setting& setting, const Leaves& leaves, const WinChances& chances,
               const RolloutStart& start, std::vector<Option> options, const SimulationPlan& plan);
    ~Simulation();

    // Tiles that the opponent has for certain, or leaves that he may have.
    void opponent_holds(std::vector<Letter> tiles);
    void opponent_may_hold(InferredLeaves leaves);

    [[nodiscard]] SimulationResult run(const Watcher& watcher);

  private:
    class Work;
    std::unique_ptr<Work> work_;
};

}  // namespace letrado
