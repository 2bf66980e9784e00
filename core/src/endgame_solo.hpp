#pragma once

#include "endgame_alone.hpp"
#include "endgame_hanging.hpp"

#include <bitset>
#include <memory>

namespace letrado {

// The game of a player alone: every sequence of plays while the other only passes. All words that
// the tiles can ever make are known beforehand, so plays are made of words that are looked up, and
// the board is not touched. One object serves one thread.
class SoloGame {
  public:
    explicit SoloGame(const Equipment& equipment) : equipment_(equipment), hanging_(equipment) {}

    static constexpr std::size_t most_tiles = HangingBound::most_tiles;
    static_assert(most_tiles <= AloneBound::few_tiles);

    // Takes up the position that the bounds were last found for, with its words sifted; `values`
    // are these bounds. They stay in place until the end.
    void take_up(const Board& board, const AloneBound& bound, const AloneValues& values,
                 int other_points);
    // A play of the first turn; all of them have to be added.
    void add(const Play& play);
    // The most that the player can bring about: all of it, or as much as beta.
    [[nodiscard]] int most(int beta);

  private:
    using Squares = std::bitset<squares>;
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
    struct State {
        std::size_t part = 0;  // what is held
        std::size_t tiles = 0;
        std::vector<Move> moves;
    };
    // Tiles along a line that a word needs besides those that lie there; none if it cannot be made.
    using Missing = std::uint32_t;

    void list_words_by_spot(std::size_t spots);
    [[nodiscard]] int go(std::size_t depth, int beta);
    // What is left to try: the others cannot reach beta, or go out.
    [[nodiscard]] int sift(State& here, int beta) const noexcept;
    // Adds to the sums what is dearest with this move, and tells the most that is left after it.
    [[nodiscard]] int add_with_hanging(const State& here, const Move& move,
                                       HangingBound::Values& sums);
    // What comes after a move that is listed there.
    [[nodiscard]] int after(std::size_t depth, std::size_t at, int beta);
    [[nodiscard]] int last_tile(const State& here, std::size_t at, const Squares& touched);
    [[nodiscard]] static bool is_free(const Move& move, const Squares& touched) noexcept;

    // Plays that make a word with a tile of the move, which lies.
    void find_fresh(const Move& move, std::size_t held, std::vector<Move>& moves) const;
    void add_fresh(const RackWord& word, Missing missing, std::size_t held, std::size_t from,
                   std::vector<Move>& moves) const;
    [[nodiscard]] Missing missing_in(const RackWord& word) const noexcept;
    // The points of the word across this tile; -1 when it is none.
    [[nodiscard]] int crossing(const RackWord& word, std::size_t fill) const noexcept;
    void lay(const Move& move) noexcept;
    void take_back(const Move& move) noexcept;
    // The squares of the move, and those at the ends of the words that it makes.
    [[nodiscard]] Squares touched_by(const Move& move) const noexcept;
    [[nodiscard]] std::span<const std::uint32_t> words_with(std::uint16_t spot) const noexcept {
        return std::span(by_spot_).subspan(first_by_spot_[spot],
                                           first_by_spot_[spot + 1U] - first_by_spot_[spot]);
    }
    [[nodiscard]] State& state(std::size_t depth);

    const Equipment& equipment_;
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
    std::vector<std::uint8_t> is_laid_;                       // by spot
    std::vector<std::uint32_t> first_by_spot_;
    std::vector<std::uint32_t> by_spot_;
    std::vector<std::unique_ptr<State>> states_;
    std::vector<Move> last_;
};

}  // namespace letrado
