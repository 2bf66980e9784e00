#pragma once

#include "analysis.hpp"

namespace letrado {

// A player who need not be the best: the words he knows, how he values what he keeps, how far he
// looks ahead and how much he errs.
struct Contestant {
    const Engine* engine = nullptr;  // the words that he believes in
    const Leaves* leaves = nullptr;
    const WinChances* chances = nullptr;
    double error = 0;   // standard deviation of what he misjudges a play by, in hundredths
    double doubts = 1;  // how often he challenges a word that he does not know
    std::size_t candidates = 12;
    SimulationPlan plan;  // without rollouts and seconds he does not simulate
};

// How a player came to a move.
enum class Thought : std::uint8_t { judged, simulated, solved };

struct Choice {
    Move move;
    Thought thought = Thought::judged;
    std::uint64_t rollouts = 0;
};

// What a player does in a position; chance comes from the seed. Who looks ahead solves endings with
// an empty bag, and simulates those that take too long to solve.
[[nodiscard]] Choice chosen_move(const Contestant& player, const Question& question,
                                 const GameRules& rules, std::uint64_t seed);

// Spreads of the first player in both games of the pairs first, first + 1, …: the same bag, changed
// seats. A play with a wrong word is taken back when the other challenges it. `judge` has the right
// words.
[[nodiscard]] std::vector<std::array<int, 2>> contest(const Engine& judge, const GameRules& rules,
                                                      const Contestant& one,
                                                      const Contestant& other, std::uint64_t seed,
                                                      std::size_t first, std::size_t pairs);

}  // namespace letrado
