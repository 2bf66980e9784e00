#pragma once

#include "endgame_possible.hpp"
#include "search_limits.hpp"

#include <vector>

namespace letrado {

// The most that a player on turn can bring about with each part of the rack, by its number, if the
// other only passes. It holds as long as the other does.
using AloneValues = std::array<std::int16_t, Parts::most>;

// Bounds what a player can score alone. Every word that the tiles can ever make is found, as if the
// tiles missing in it could be laid at any time; a play is worth at most its word with the dearest
// words that can ever cross it; and the plays are taken not to get in each other's way. One object
// serves one thread.
class AloneBound {
  public:
    AloneBound(const WordGraph& graph, const Equipment& equipment, const Deadline& deadline,
               std::size_t more_memory = 0);

    // `other_points` are those on the rack of the other player. The board is not empty. False when
    // there are too many words. Throws Stopped.
    [[nodiscard]] bool find(const Board& board, const Parts& parts, std::size_t held,
                            int other_points, AloneValues& values);

    // What was last found on the way.
    [[nodiscard]] const RackKinds& rack() const noexcept { return rack_; }
    [[nodiscard]] const RackParts& parts() const noexcept { return parts_; }
    // Whether there are so few tiles and words that those that cannot stand were left out.
    [[nodiscard]] bool is_sifted() const noexcept { return is_sifted_; }
    [[nodiscard]] const PossibleWords& possible() const noexcept { return possible_; }

  private:
    // With few words there is nothing that takes long.
    void look_at_the_clock() const;
    void take_up(const Parts& parts, std::size_t held) noexcept;
    void find_near(const Board& board);
    // False when there are too many.
    [[nodiscard]] bool find_words(std::size_t direction);
    void note_letters(std::size_t direction, std::size_t first) noexcept;
    [[nodiscard]] bool fits(const LineWord& word) const noexcept;
    void note_crossings(const LineWord& word) noexcept;
    void price(const LineWord& word) noexcept;
    void add_up(int other_points, AloneValues& values) noexcept;

    const Equipment& equipment_;
    const Deadline& deadline_;
    const Board* board_ = nullptr;
    RackKinds rack_;
    RackParts parts_;
    LineWords lines_;
    std::array<std::array<std::array<std::uint32_t, side + 2>, rack_size>, 2> near_{};
    std::vector<LineWord> words_;
    PossibleWords possible_;
    bool is_sifted_ = false;
    std::array<std::array<LetterSet, squares>, 2> crossable_{};
    // The most points of a word through a square by the kind of tile laid there, when at most so
    // many other tiles of it (one, or any number up to seven) are not on the board yet.
    std::array<std::array<std::array<std::array<std::int16_t, 8>, 8>, squares>, 2> crossings_{};
    // The most points of a play that lays one part (row) when its word has another (column) of
    // tiles not yet on the board: with the words that cross it now, and with any.
    static constexpr std::size_t levels = 3;
    std::array<std::array<std::int16_t, RackParts::most * RackParts::most>, levels> plays_{};
};

}  // namespace letrado
