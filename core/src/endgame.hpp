#pragma once

#include "endgame_search.hpp"
#include "engine.hpp"

#include <functional>

namespace letrado {

struct EndgameAnswer {
    int low = -no_bound;  // the value is at least this
    int high = no_bound;  // and at most this
    int estimate = 0;     // the value when both are equal, else the best guess
    std::vector<EndgameTurn> line;
    std::uint64_t nodes = 0;
    double seconds = 0;

    [[nodiscard]] bool is_proved() const noexcept { return low == high; }
};

// Does a pass end the game, after so many turns in a row without tiles? With an empty bag these
// were passes.
[[nodiscard]] bool next_pass_ends(const GameRules& rules, std::size_t tileless_turns,
                                  bool nil_nil) noexcept;

// Throws QuestionError when this cannot be asked.
void check(const Engine& engine, const EndgamePosition& position, const SearchLimits& limits);

using EndgameListener = std::function<void(const EndgameAnswer&)>;

// The value of an ending and the line that brings it, or bounds when time runs out. The listener,
// if any, is told several times a second from the calling thread; if it throws, the search ends.
[[nodiscard]] EndgameAnswer solve_endgame(const WordGraph& graph, const Equipment& equipment,
                                          const EndgamePosition& position,
                                          const SearchLimits& limits,
                                          const Cancellation& cancellation,
                                          const EndgameListener& listener);

}  // namespace letrado
