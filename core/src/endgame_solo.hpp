#pragma once

#include "endgame_alone.hpp"
#include "endgame_hanging.hpp"
#include "search_limits.hpp"

#include <bitset>
#include <memory>

namespace letrado {

// The game of a player alone: every sequence of plays while the other only passes. All words that
// the tiles can ever make are known beforehand, so plays are made of words that are looked up, and
// the board is not touched. One object serves one thread.
class SoloGame {
  public:
    SoloGame(const Equipment& equipment, const Deadline& deadline)
        : equipment_(equipment), deadline_(deadline), hanging_(equipment) {}

    static constexpr std::size_t most_tiles = HangingBound::most_tiles;
    static_assert(most_tiles <= AloneBound::few_tiles);

    // Takes up the position that the bounds were last found for, with its words sifted; `values`
    // are these bounds. They stay in place until the end. Throws Stopped.
    void take_up(const Board& board, const AloneBound& bound, const AloneValues& values,
                 int other_points);
    // A play of the first turn; all of them have to be added.
    void add(const Play& play);
    // The most that the player can bring about: all of it, or as much as beta; no_bound if it takes
    // more than so many plays to find out. Throws Stopped.
    [[nodiscard]] int most(int beta, std::size_t steps);
    // How many plays it took.
    [[nodiscard]] std::size_t steps() const noexcept { return steps_; }

  private:
    using Squares = std::bitset<squares>;
    using PartSet = PossibleWords::PartSet;
    struct Laid {
        std::uint16_t spot;
        std::uint8_t square;
    };
    struct Move {
        std::int16_t points;
        std::uint8_t part;  // of the rack
        std::uint8_t count;
        std::array<Laid, most_tiles> tiles;
    };
    struct Bounded {
        std::int16_t most;
        std::uint16_t move;
    };
    struct State {
        std::size_t part = 0;     // what is held
        int most = 0;             // of what need not be tried
        std::vector<Move> moves;  // the others
        std::vector<Bounded> order;
    };
    // A word that has a spot, with the squares along its line as bits.
    struct Through {
        std::uint32_t word;
        std::uint16_t squares;  // of its tiles from the rack
        std::uint16_t reach;    // all of it, and those at its ends
        std::uint8_t part;      // of the rack
    };
    // Tiles along a line that a word needs besides those that lie there; none if it cannot be made.
    struct Missing {
        std::uint32_t squares;
        std::size_t part;
    };

    void list_words_by_spot(std::size_t spots);
    void begin(State& state, std::size_t part) const noexcept;
    // Goes out, cannot reach beta, or is listed to be tried.
    void add(State& state, const Move& move, int beta) const;
    [[nodiscard]] int go(std::size_t depth, int beta);
    // Adds to the sums what is dearest with this move, and tells the most that is left after it.
    [[nodiscard]] int add_with_hanging(const State& here, const Move& move,
                                       HangingBound::Values& sums);
    // What comes after a move that is listed there.
    [[nodiscard]] int after(std::size_t depth, std::size_t at, int beta);
    [[nodiscard]] static bool is_free(const Move& move, const Squares& touched) noexcept;

    // Adds plays that make a word with a tile of the move, which lies.
    void add_fresh(const Move& move, State& state, int beta);
    // The same by one tile of it, and only plays that lay one of these parts.
    void add_fresh(const Laid& laid, PartSet wanted, State& state, int beta);
    // Plays of more tiles that lay this one, which a word across them needs.
    void add_longer(std::size_t spot, std::size_t square, std::size_t direction, PartSet wanted,
                    State& state, int beta);
    void add_play(const RackWord& word, const Missing& missing, State& state, int beta) const;
    // Of the parts that such plays may lay, those that may reach beta.
    [[nodiscard]] PartSet wanted_on(std::uint16_t spot, State& state, int beta) const noexcept;
    [[nodiscard]] Missing missing_in(const Through& through, std::uint32_t laid) const noexcept;
    // The points of the word across this tile; -1 when it is none.
    [[nodiscard]] int crossing(const RackWord& word, std::size_t fill) const noexcept;
    void lay(const Move& move) noexcept;
    void take_back(const Move& move) noexcept;
    // The squares of the move, and those at the ends of the words that it makes.
    [[nodiscard]] Squares touched_by(const Move& move) const noexcept;
    [[nodiscard]] std::span<const Through> words_with(std::size_t spot,
                                                      std::size_t direction) const noexcept {
        const std::size_t list = 2 * spot + direction;
        return std::span(by_spot_).subspan(first_by_spot_[list],
                                           first_by_spot_[list + 1] - first_by_spot_[list]);
    }
    [[nodiscard]] static std::size_t line_of(std::size_t square, std::size_t direction) noexcept {
        return direction == across ? square / side : square % side;
    }
    [[nodiscard]] State& state(std::size_t depth);

    const Equipment& equipment_;
    const Deadline& deadline_;
    HangingBound hanging_;
    const Board* board_ = nullptr;
    const RackKinds* rack_ = nullptr;
    const RackParts* parts_ = nullptr;
    const PossibleWords* possible_ = nullptr;
    std::span<const RackWord> words_;
    int other_ = 0;
    bool has_hanging_ = false;
    std::array<std::int16_t, RackParts::most> most_of_{};     // bounds, by part
    std::array<std::array<std::uint32_t, side>, 2> taken_{};  // with the tiles laid
    std::array<std::array<std::uint32_t, side>, 2> laid_{};   // these alone
    std::vector<std::uint8_t> is_laid_;                       // by spot
    std::vector<std::uint8_t> tile_parts_;                    // by spot: the part that is its tile
    std::vector<std::uint32_t> first_by_spot_;                // and direction
    std::vector<Through> by_spot_;
    std::vector<Move> first_moves_;
    std::size_t steps_ = 0;
    std::size_t most_steps_ = 0;
    std::vector<std::unique_ptr<State>> states_;
    // What was looked at already for one move: words, tiles laid alone, tiles of longer plays.
    std::uint32_t look_ = 0;
    std::vector<std::uint32_t> seen_words_;
    std::vector<std::uint32_t> seen_alone_;
    std::vector<std::uint32_t> seen_longer_;
};

}  // namespace letrado
