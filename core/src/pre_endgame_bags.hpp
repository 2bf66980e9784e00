#pragma once

#include "pre_endgame.hpp"

namespace letrado {

// A bag that there may be, and in how many ways it comes.
struct Bag {
    std::vector<Letter> tiles;  // the last one is drawn first
    double weight;
};

[[nodiscard]] std::vector<Bag> bags_of(const std::vector<Letter>& unseen, std::size_t size);

// Takes one such tile away.
void take(std::vector<Letter>& tiles, Letter tile);
// Lays a play on a board, from a rack.
void lay(const Play& play, std::array<Letter, squares>& board, std::vector<Letter>& rack);
[[nodiscard]] int points_of(const std::vector<Letter>& tiles, const TileSet& set) noexcept;

// Everything that may be done: plays, the pass, and the exchanges that the rules allow.
[[nodiscard]] std::vector<Candidate> candidates_of(const Engine& engine, const GameRules& rules,
                                                   const PreEndgamePosition& position);

// Is nothing hidden any more after it, because the bag is empty?
[[nodiscard]] bool empties_bag(const Candidate& candidate, const PreEndgamePosition& position);

// The position after a candidate, seen by the other player, who is then on turn.
[[nodiscard]] EndgamePosition after(const PreEndgamePosition& position, const Candidate& candidate,
                                    const Bag& bag);

}  // namespace letrado
