#pragma once

#include "game.hpp"
#include "leave_training.hpp"
#include "play_search.hpp"
#include "search_limits.hpp"

namespace letrado {

// A question that cannot be asked; the text is a code.
struct QuestionError : std::invalid_argument {
    using std::invalid_argument::invalid_argument;
};

// A position as its player on turn sees it.
struct Position {
    std::array<Letter, squares> board{};  // row by row, 0 for no tile, blanks marked
    std::vector<Letter> rack;
    TurnFacts facts;
};

struct Findings {
    std::size_t count = 0;    // different plays
    std::vector<Play> plays;  // the best of them, most equity first
    bool is_whole = true;     // all lines of the board were searched
};

// Words and equipment together: all that can be asked of them. Everything is checked before it is
// used, and may be asked from several threads at once.
class Engine {
  public:
    Engine(std::shared_ptr<const WordGraph> graph, const Equipment& equipment);

    // All plays counted, the best `most` of them in order; if the time comes before the end, those
    // of the lines that were searched.
    [[nodiscard]] Findings plays(const Position& position, const Leaves& leaves, std::size_t most,
                                 const Deadline* until = nullptr) const;
    [[nodiscard]] Move best_move(const Position& position, const Leaves& leaves,
                                 const GameRules& rules) const;
    // The tiles of a part of a rack, which Play and Move speak of.
    [[nodiscard]] static std::vector<Letter> tiles_of_part(std::span<const Letter> rack,
                                                           std::size_t part);

    // Game pairs first, first + 1, … of a match; a pair depends on the seed and its number only.
    [[nodiscard]] std::vector<PairResult> match(const Leaves& one, const Leaves& other,
                                                const GameRules& rules, std::uint64_t seed,
                                                std::size_t first, std::size_t pairs) const;
    [[nodiscard]] Leaves train(const Leaves& before, const GameRules& rules,
                               const TrainingPlan& plan) const;

    [[nodiscard]] const WordGraph& graph() const noexcept { return *graph_; }
    [[nodiscard]] const AnagramMap& map() const noexcept { return map_; }
    [[nodiscard]] const Equipment& equipment() const noexcept { return equipment_; }

    // Throw QuestionError for what cannot be asked.
    void check(const Position& position, const Leaves& leaves) const;
    void check(const Leaves& leaves) const;

  private:
    [[nodiscard]] Hand priced_hand(const Position& position, const Leaves& leaves) const;

    std::shared_ptr<const WordGraph> graph_;
    Equipment equipment_;
    AnagramMap map_;
};

}  // namespace letrado
