#pragma once

#include "engine.hpp"
#include "simulation.hpp"

namespace letrado {

// A position with all that a simulation wants to know of it. Of two figures the first is of the
// player on turn.
struct Question {
    Position position;
    std::vector<Letter> unseen;
    std::vector<Letter> opponent;  // tiles that he is known to hold
    std::array<int, 2> scores{};
    TilelessRun run{};
    std::size_t candidates = 20;
    std::vector<Move> extra;  // to be among the candidates, whatever they are worth
    std::optional<LastMove> last;
    InferencePlan inference;
};

struct Answer {
    std::vector<Option> options;
    SimulationResult result;
    double inferred = 0;  // leaves that the inference rests on, by their effective number
};

// The candidates of most equity, with exchanges among them where they are allowed. When time comes
// before all plays are found, the best of all is among them nevertheless.
[[nodiscard]] std::vector<Option> candidates_for(const Engine& engine, const Question& question,
                                                 const Leaves& leaves, const GameRules& rules,
                                                 const Deadline* until = nullptr);

// Simulates the candidates of a position; throws QuestionError for what cannot be asked. The
// options of the answer are there before the watcher hears of any result.
void analyse(const Engine& engine, const Question& question, const Leaves& leaves,
             const GameRules& rules, const WinChances& chances, const SimulationPlan& plan,
             const Watcher& watcher, Answer& answer);

// A move from what a caller says of it: the part of the rack is found, and a play must fit the
// board and the rack. Its words may be wrong.
[[nodiscard]] Move checked_move(const Engine& engine, const Position& position,
                                const Leaves& leaves, Act act, const Play& play,
                                std::span<const Letter> exchanged);

// Are all words of a play in the graph that the board was made with?
[[nodiscard]] bool is_right(const Board& board, const WordGraph& graph, const Play& play) noexcept;

}  // namespace letrado
