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
    [[nodiscard]] const PossibleWords& possible() {
        possible_.list(words_);
        return possible_;
    }

  private:
    // The points of a play: with the words that cross it now, with any of which one more tile is
    // not on the board yet, and with any at all. The last place is for nothing.
    static constexpr std::size_t levels = 3;
    using Levels = std::array<std::int16_t, 4>;
    // The most points of a word through a square by a kind of tile laid there, when at most so many
    // other tiles of it are not on the board yet.
    using Crossing = std::array<std::uint16_t, 8>;

    // With few words there is nothing that takes long.
    void look_at_the_clock() const;
    void take_up(const Parts& parts, std::size_t held) noexcept;
    void find_near(const Board& board);
    // Those that come near the tiles on the board and may be crossed. False when there are too
    // many, or there is no room for them.
    [[nodiscard]] bool find_words();
    [[nodiscard]] bool find_words(std::size_t direction);
    void note_letters(std::size_t direction, std::size_t first) noexcept;
    // Are there words across it wherever it has to be crossed?
    [[nodiscard]] bool fits(const LineWord& word) const noexcept {
        const std::uint32_t hooked = word.squares & board_->line(word.direction, word.line).hooked;
        return hooked == 0 || may_be_crossed(word, hooked);
    }
    [[nodiscard]] bool may_be_crossed(const LineWord& word, std::uint32_t hooked) const noexcept;
    // What a blank shows does not matter.
    [[nodiscard]] std::size_t crossing_at(const LineWord& word, std::size_t fill) const noexcept {
        const std::size_t kind = word.fills[fill].kind;
        return rack_.is_blank(kind) ? rack_.place_of(word.square_of(word.fills[fill]), kind)
                                    : word.places[fill];
    }
    void find_crossings();
    void note_crossings(const LineWord& word) noexcept;
    void price(const LineWord& word) noexcept;
    // The plays of one part.
    void add_up_rest(std::size_t play) noexcept;
    void add_up(int other_points, AloneValues& values) noexcept;

    const Equipment& equipment_;
    const Deadline& deadline_;
    const Board* board_ = nullptr;
    RackKinds rack_;
    RackParts parts_;
    LineWords lines_;
    std::array<std::array<std::array<std::uint32_t, side + 2>, rack_size>, 2> near_{};
    std::vector<const LineWord*> words_;
    PossibleWords possible_;  // listed when they are asked for
    bool is_sifted_ = false;
    std::array<std::array<LetterSet, squares>, 2> crossable_{};
    std::array<std::vector<Crossing>, 2> crossings_;
    // The most points of a play that lays one part (row) when another (column) of its word is not
    // yet on the board either.
    std::array<Levels, RackParts::most * RackParts::most> plays_{};
};

}  // namespace letrado
