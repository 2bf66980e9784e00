#pragma once

#include "endgame.hpp"

namespace letrado {

// A position with one or two tiles in the bag: the player on turn sees neither them nor the other
// rack, only which tiles they are together.
struct PreEndgamePosition {
    std::array<Letter, squares> board{};
    std::vector<Letter> rack;
    std::vector<Letter> unseen;  // the other rack and the bag
    std::size_t in_bag = 1;
    double lead = 0;  // of the player on turn, beyond what it takes to tie; n + 0.5 where none can
    TilelessRun run;
    bool nil_nil = false;  // nobody has scored yet
};

// What makes one candidate better than another: wins first, or points alone.
enum class Aim : std::uint8_t { wins, spread };

// Something that the player on turn may do, and what came of it over the bags there may be. Means
// count each bag as often as it may come; bounds are proved.
struct Candidate {
    Act act = Act::pass;
    Play play{};
    std::vector<Letter> exchanged;
    double value = 0;  // mean gain
    double low = 0;
    double high = 0;
    double wins = 0;  // of 1, a tie as a half
    double fewest_wins = 0;
    double most_wins = 1;
    bool is_looked_at = false;  // with every bag; until then the value is a mere guess
    bool is_proved = false;     // low is high
};

struct PreEndgameAnswer {
    std::vector<Candidate> candidates;  // the best first
    std::size_t bags = 0;               // different ones
    std::size_t open = 0;     // candidates after the tenth play that may be better than it
    bool is_settled = false;  // there are none, and all before them are proved
    double seconds = 0;
};

using PreEndgameListener = std::function<void(const PreEndgameAnswer&)>;

// How many plays are to be exact.
inline constexpr std::size_t most_exact = 10;

void check(const Engine& engine, const PreEndgamePosition& position, const SearchLimits& limits);

// All candidates looked at a little, then ever fewer of them ever deeper; the best ten to the end,
// and of the others it is proved, as far as time allows, that they are worse. The other player is
// taken to know the bag. After a play that empties the bag nothing is hidden. With one tile in the
// bag, nothing is hidden after an exchange either, and of a pass there are bounds. What is not
// proved keeps bounds that hold whatever is played.
[[nodiscard]] PreEndgameAnswer solve_pre_endgame(const Engine& engine, const GameRules& rules,
                                                 const PreEndgamePosition& position, Aim aim,
                                                 const SearchLimits& limits,
                                                 const Cancellation& cancellation,
                                                 const PreEndgameListener& listener);

}  // namespace letrado
