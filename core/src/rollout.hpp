#pragma once

#include "game.hpp"
#include "search_limits.hpp"

#include <vector>

namespace letrado {

// The position that rollouts begin from, as the player on turn sees it. Of two figures the first
// is of the player on turn.
struct RolloutStart {
    Board board;
    Rack rack;
    std::vector<Letter> unseen;
    std::array<int, 2> scores{};
    TilelessRun run{};
};

// How a candidate is played on.
struct RolloutRules {
    std::size_t turns = 2;  // after the candidate; with an empty bag to the end of the game
    double challenged = 0;  // how often a candidate with a wrong word is taken back
    double opponent_taken_back = 0;  // how often a play of the opponent's is
};

// Where a rollout came to.
struct RolloutOutcome {
    std::int32_t spread = 0;  // of the player on turn at the start, scores before it included; at
                              // a horizon with what both keep, in hundredths
    std::array<std::int16_t, 2> next{};  // points of the two turns after the candidate
    bool over = false;                   // the game ended, and the spread is final
    bool own_turn = false;               // at a horizon: it is again the turn of that player
    std::size_t unseen = 0;              // at a horizon: tiles that the player on turn does not see
    bool cut = false;                    // time was up on the way: the rest says nothing
};

// Plays a position on from a candidate with tiles that chance deals. The same seed deals the same
// tiles to every candidate. One object serves one thread.
class Rollout {
  public:
    Rollout(const Setting& setting, const Leaves& leaves, const RolloutRules& rules);

    // When the deadline comes, if there is one, rollouts are cut between two turns.
    void start(const RolloutStart& start, const Deadline* deadline = nullptr) {
        start_ = &start;
        deadline_ = deadline;
    }

    // `held` are tiles that the opponent has for certain, among the unseen ones.
    [[nodiscard]] RolloutOutcome run(const Move& candidate, bool is_wrong,
                                     std::span<const Letter> held, std::uint64_t seed) noexcept;

  private:
    struct Table;

    void deal(Table& table, std::span<const Letter> held) const noexcept;
    void make(Table& table, std::size_t player, const Hand& hand, const Move& move) const noexcept;
    [[nodiscard]] Move choose(Table& table, std::size_t player, Hand& hand) noexcept;

    const Setting& setting_;
    const Leaves& leaves_;
    RolloutRules rules_;
    std::unique_ptr<BestPlaySearch> search_;
    const RolloutStart* start_ = nullptr;
    const Deadline* deadline_ = nullptr;
};

}  // namespace letrado
