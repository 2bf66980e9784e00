#pragma once

#include "best_play.hpp"
#include "leaves.hpp"

namespace letrado {

// The numbers of a rulebook that a game under way depends on.
struct GameRules {
    std::uint8_t exchange_needs = 1;        // fewest tiles in the bag for an exchange
    std::uint8_t passes_to_end = 4;         // passes in a row that end the game; 0 for never
    std::uint8_t tileless_to_end = 0;       // turns in a row without tiles; 0 for never
    bool tileless_waits_for_score = false;  // such turns do not count while the score is nil-nil
    LetterSet vowels = 0;                   // for the free exchange; none where there is none
    std::uint8_t free_exchange_needs = 1;
};

enum class Act : std::uint8_t { lay, exchange, pass };

// What a player does with a turn. `part` is the part of the rack that leaves it.
struct Move {
    Act act = Act::pass;
    Play play{};
    std::uint8_t part = 0;
    std::int32_t equity = 0;
};

// What a player knows at a turn besides the board and the rack.
struct TurnFacts {
    std::size_t in_bag = 0;
    int opponent_points = 0;  // on the opponent's rack; counts when the bag is empty
};

// Sets what each part of the rack leaves behind: leaves while there is a bag, and the points that
// change hands at the end when there is none.
void price_for_turn(Hand& hand, const Equipment& equipment, const Leaves& leaves,
                    const TurnFacts& facts) noexcept;

// The exchange that keeps most, or a pass when none is allowed. The hand must be priced.
[[nodiscard]] Move best_exchange(const Hand& hand, const GameRules& rules,
                                 std::size_t in_bag) noexcept;

// The move of most equity.
[[nodiscard]] Move choose_move(BestPlaySearch& search, const Board& board, const Hand& hand,
                               const GameRules& rules, std::size_t in_bag) noexcept;

// May this rack be shown and changed whole without losing the turn? Only vowels, or none.
[[nodiscard]] bool may_exchange_freely(const Hand& hand, const GameRules& rules,
                                       std::size_t in_bag) noexcept;

}  // namespace letrado
