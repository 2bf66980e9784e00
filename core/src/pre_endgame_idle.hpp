#pragma once

#include "pre_endgame_bags.hpp"

namespace letrado {

// How the tiles lie while one is in the bag and nobody lays any; all of it is known to both.
struct Standoff {
    std::vector<Letter> own;  // of the player on turn
    std::vector<Letter> other;
    Letter bag;
    TilelessRun run;
};

// The game from a pass or an exchange on, with one tile in the bag. Whoever lays tiles draws it,
// and what follows is an ending; until then the players may pass and change a tile for that one as
// the rules allow. Exchanges may go on for ever, so a question may stay without answer; an answer
// holds however many turns without tiles there are.
class IdleGame {
  public:
    IdleGame(const Equipment& equipment, const GameRules& rules, const PreEndgamePosition& position)
        : equipment_(equipment), rules_(rules), position_(position) {}

    enum class Verdict : std::uint8_t { yes, no, unknown };
    struct Answer {
        Verdict verdict;
        int value;  // the value is at least this for yes, at most this for no
    };

    // The tiles after a pass or an exchange of the player on turn in the position.
    [[nodiscard]] Standoff after(const Candidate& candidate, const Bag& bag) const;
    // Has the last turn without tiles ended the game?
    [[nodiscard]] bool is_over(const Standoff& here) const noexcept {
        return here.run.ends_game(rules_, position_.nil_nil);
    }
    // What the player on turn gains when it has: each loses what they hold.
    [[nodiscard]] int settled(const Standoff& here) const noexcept;

    // Does the player on turn gain so much? Throws Stopped.
    Answer reaches(EndgameSearch& search, const Standoff& here, int wanted) const {
        return reaches(search, here, wanted, turns_ahead);
    }
    // The most they gain with tiles laid at once is at least this when it is as wanted, else at
    // most this.
    int laying(EndgameSearch& search, const Standoff& here, int wanted) const;

    // Every way to go on without tiles; the other player is on turn then.
    [[nodiscard]] std::vector<Standoff> idle_turns(const Standoff& here) const;

  private:
    // Enough for everybody to pass twice.
    static constexpr std::size_t turns_ahead = 4;

    Answer reaches(EndgameSearch& search, const Standoff& here, int wanted,
                   std::size_t turns) const;

    const Equipment& equipment_;
    const GameRules& rules_;
    const PreEndgamePosition& position_;
};

}  // namespace letrado
