#pragma once

#include "endgame_alone.hpp"
#include "endgame_hanging.hpp"
#include "endgame_joined.hpp"
#include "endgame_solo_board.hpp"

#include <functional>
#include <memory>

namespace letrado {

// The game of a player alone: every sequence of plays while the other only passes. One object
// serves one thread.
class SoloGame {
  public:
    SoloGame(const Equipment& equipment, const Deadline& deadline)
        : deadline_(deadline), board_(equipment) {}

    // Takes up the position that the bounds were last found for, with few tiles and its words
    // sifted; `values` are these bounds. They stay in place until the end. Throws Stopped.
    void take_up(const Board& board, AloneBound& bound, const AloneValues& values,
                 int other_points);
    // A play of the first turn; all of them have to be added.
    void add(const Play& play) { first_moves_.push_back(board_.move_of(play)); }
    // The most that the player can bring about: all of it, or as much as beta; no_bound if it takes
    // more than so many plays to find out. Throws Stopped.
    [[nodiscard]] int most(int beta, std::size_t steps);
    // The same when only some of the plays that were added may come first, play by play: tells of
    // as many of these as it can, by their place among all that were added, what they bring at most
    // if that is less than beta. Throws Stopped.
    using MostTold = std::function<void(std::size_t play, int most)>;
    void bound_each(int beta, std::size_t steps, const std::vector<bool>& may_be_first,
                    const MostTold& tell);
    // A game that takes more plays than this is worth a closer look at what they make possible.
    void set_steps_before_closer(std::size_t steps) noexcept { steps_before_closer_ = steps; }
    // How many plays it took.
    [[nodiscard]] std::size_t steps() const noexcept { return steps_; }

  private:
    struct Bounded {
        std::int16_t most;
        std::uint16_t move;
    };
    struct State {
        std::size_t part = 0;         // what is held
        int most = 0;                 // of what need not be tried
        std::vector<SoloMove> moves;  // the others
        std::vector<Bounded> order;
        SquareSet laid;     // by the moves that led here
        SquareSet touched;  // by them
    };
    // What a move of the first turn makes possible when it comes first.
    struct Following {
        bool is_known = false;
        std::vector<SoloMove> plays;
        PartValues hanging;  // what these, and all that hangs on them, bring
        SquareSet joined;    // where tiles lie that other plays need with those of the move
    };

    void begin(State& state, std::size_t part) const noexcept;
    // Takes up the moves of the first turn, which have numbers from here on.
    void number(std::vector<SoloMove>& moves);
    // What hangs on any tile of a move, at most.
    [[nodiscard]] const PartValues& hanging_on(const SoloMove& move);
    // The most that comes after a move of this state, by the plays that it makes possible there and
    // the sums of those that are listed after it.
    [[nodiscard]] int most_after(const State& here, const SoloMove& move, const PartValues& sums,
                                 int beta);
    // The parts that such plays may lay if they are to matter; raises the most that others bring.
    [[nodiscard]] PartSet wanted_after(const SoloMove& move, std::size_t left,
                                       const PartValues& sums, int beta, int& most);
    // What a move makes possible, if what else was laid till this state makes no difference.
    [[nodiscard]] const Following* following(const SoloMove& move, const State& here);
    void find_following(const SoloMove& move, Following& found);
    // What these plays bring that a move makes possible, with all that hangs on them, by part.
    [[nodiscard]] PartValues hanging_by(std::span<const SoloMove> plays, std::size_t left);
    // Goes out, cannot reach beta, or is listed to be tried.
    void add(State& state, const SoloMove& move, int beta) const;
    [[nodiscard]] int go(std::size_t depth, int beta);
    // Bounds each listed move, with what is listed after it: the last one first.
    template <typename Use>
    void bound_moves(const State& here, int beta, Use use);
    // What comes after a move that is listed there: of the others there those that are listed after
    // it are tried, and some that are listed before.
    [[nodiscard]] int after(std::size_t depth, std::size_t at, int beta,
                            std::span<const std::size_t> before = {});
    // Adds plays that the move makes possible, which lies.
    void add_fresh(const State& here, const SoloMove& move, State& next, int beta);
    // Of the parts that plays may lay that make a word with this tile, those that may reach beta.
    [[nodiscard]] PartSet wanted_on(std::uint16_t spot, State& state, int beta) const noexcept;
    [[nodiscard]] State& state(std::size_t depth);
    void take_step();

    const Deadline& deadline_;
    SoloBoard board_;
    HangingBound hanging_;
    Splits splits_;
    PartValues hanging_on_several_{};
    std::array<PartValues, std::size_t{1} << few_tiles> dearest_{};  // by the part that is laid
    std::size_t steps_before_closer_ = 200;
    JoinedSquares joined_;
    bool has_joined_ = false;
    std::vector<Following> following_;   // by the numbers of moves
    std::vector<const SoloMove*> path_;  // moves that lie
    const PossibleWords* possible_ = nullptr;
    const RackParts* parts_ = nullptr;
    int other_ = 0;  // points on the rack of the other player
    bool has_hanging_ = false;
    std::array<std::int16_t, RackParts::most> most_of_{};  // bounds, by part
    std::vector<SoloMove> first_moves_;
    std::vector<SoloMove> fresh_;
    std::size_t steps_ = 0;
    std::size_t most_steps_ = 0;
    std::vector<std::unique_ptr<State>> states_;
};

}  // namespace letrado
