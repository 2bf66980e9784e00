#pragma once

#include "endgame_alone.hpp"
#include "endgame_hanging.hpp"
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
    void take_up(const Board& board, const AloneBound& bound, const AloneValues& values,
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
    };

    void begin(State& state, std::size_t part) const noexcept;
    // Goes out, cannot reach beta, or is listed to be tried.
    void add(State& state, const SoloMove& move, int beta) const;
    [[nodiscard]] int go(std::size_t depth, int beta);
    // Bounds each listed move, with what is listed after it: the last one first.
    template <typename Use>
    void bound_moves(const State& here, Use use);
    // Adds to the sums what is dearest with this move, and tells the most that is left after it.
    [[nodiscard]] int add_with_hanging(const State& here, const SoloMove& move,
                                       HangingBound::Values& sums);
    // What comes after a move that is listed there: of the others there those that are listed after
    // it are tried, and some that are listed before.
    [[nodiscard]] int after(std::size_t depth, std::size_t at, int beta,
                            std::span<const std::size_t> before = {});
    // Adds plays that make a word with a tile of the move, which lies.
    void add_fresh(const SoloMove& move, State& state, int beta);
    // Of the parts that plays may lay that make a word with this tile, those that may reach beta.
    [[nodiscard]] PartSet wanted_on(std::uint16_t spot, State& state, int beta) const noexcept;
    [[nodiscard]] State& state(std::size_t depth);

    const Deadline& deadline_;
    SoloBoard board_;
    HangingBound hanging_;
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
