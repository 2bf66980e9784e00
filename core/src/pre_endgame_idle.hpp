#pragma once

#include "pre_endgame_bags.hpp"

#include <optional>

namespace letrado {

// How the tiles lie while one is in the bag and nobody lays any.
struct Standoff {
    std::vector<Letter> own;  // of the player on turn
    std::vector<Letter> other;
    Letter bag;
    TilelessRun run;
};

// The game from a pass or an exchange on, with one tile in the bag. Whoever lays tiles draws it,
// and what follows is an ending; until then the players may pass and change a tile for that one as
// the rules allow.
//
// "We" are the player whose candidates are looked at. Who exchanges knows the bag from then on;
// when the other player has exchanged, we do not know it any more, and only an answer that is good
// whatever they put back shows that they cannot gain so much. Exchanges may go on for ever, so a
// question may stay without answer; an answer holds however many turns without tiles there are.
class IdleGame {
  public:
    IdleGame(const Engine& engine, const GameRules& rules, const PreEndgamePosition& position)
        : engine_(engine), rules_(rules), position_(position) {}

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

    // Every way to go on without tiles; the other player is on turn then.
    [[nodiscard]] std::vector<Standoff> idle_turns(const Standoff& here) const;

    // Does the other player, who is on turn, gain so much? Throws Stopped.
    Answer they_reach(EndgameSearch& search, const Standoff& here, int wanted) const {
        return they_reach(search, here, wanted, turns_ahead);
    }

  private:
    // Enough for everybody to pass twice.
    static constexpr std::size_t turns_ahead = 4;

    Answer they_reach(EndgameSearch& search, const Standoff& here, int wanted,
                      std::size_t turns) const;
    // The same of us, when we know the bag.
    Answer we_reach(EndgameSearch& search, const Standoff& here, int wanted,
                    std::size_t turns) const;
    // The most that the player on turn gains with tiles laid at once is at least this when it is as
    // wanted, else at most this.
    int laying(EndgameSearch& search, const Standoff& here, int wanted) const;
    // The most that the player on turn gains when the other only ever passes: a tile may be changed
    // for the one in the bag any number of times, then tiles are laid, or the game ends. At least
    // this when it is as wanted, else at most this. `laid` is what tiles laid at once bring at
    // most.
    int gains_alone(EndgameSearch& search, const Standoff& here, int wanted, int laid) const;
    // What one play brings at least wherever we stand, if one is found that brings as wanted.
    std::optional<int> laying_anyhow(EndgameSearch& search, const std::vector<Standoff>& all,
                                     int wanted) const;

    // The plays of the player on turn, the same wherever they stand, those first that bring as
    // wanted somewhere; none when nothing does so somewhere.
    [[nodiscard]] std::vector<Play> plays_to_try(EndgameSearch& search,
                                                 const std::vector<Standoff>& all,
                                                 int wanted) const;

    const Engine& engine_;
    const GameRules& rules_;
    const PreEndgamePosition& position_;
};

}  // namespace letrado
