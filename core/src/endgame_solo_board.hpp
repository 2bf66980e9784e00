#pragma once

#include "endgame_possible.hpp"
#include "endgame_reach.hpp"

namespace letrado {

// A play of a player alone: the tiles that it lays, by their spots.
struct SoloMove {
    struct Tile {
        std::uint16_t spot;
        std::uint8_t square;
    };

    std::int16_t points;
    std::uint8_t part;  // of the rack
    std::uint8_t count;
    std::array<Tile, few_tiles> tiles;
    SquareSet squares;     // of these tiles
    std::uint32_t number;  // among those of the first turn, or none

    static constexpr std::uint32_t none = ~std::uint32_t{0};
    [[nodiscard]] std::span<const Tile> laid() const noexcept { return {tiles.data(), count}; }
};

// The tiles that a player lays alone, and the plays that they make possible. All words that the
// tiles can ever make are known beforehand, so plays are made of words that are looked up by their
// spots, and the board is not touched. One object serves one thread.
class SoloBoard {
  public:
    explicit SoloBoard(const Equipment& equipment) : equipment_(equipment) {}

    // All of these stay in place until the end.
    void take_up(const Board& board, const RackKinds& rack, const RackParts& parts,
                 const PossibleWords& possible);
    [[nodiscard]] SoloMove move_of(const Play& play) const noexcept;

    void lay(const SoloMove& move) noexcept;
    void take_back(const SoloMove& move) noexcept;

    // The squares of a move that lies, and those at the ends of the words that it makes.
    [[nodiscard]] SquareSet touched_by(const SoloMove& move) const noexcept;

    // Adds plays that make a word with this tile of the move that was laid last and lay one of
    // these parts of what is held. None comes twice for one move.
    void find_plays_on(const SoloMove::Tile& tile, std::size_t held, PartSet wanted,
                       std::vector<SoloMove>& plays);
    // The same with any tile of it.
    void find_plays_after(const SoloMove& move, std::size_t held, PartSet wanted,
                          std::vector<SoloMove>& plays) {
        for (const SoloMove::Tile& tile : move.laid()) find_plays_on(tile, held, wanted, plays);
    }

  private:
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
    using Lines = std::array<std::array<std::uint32_t, side>, 2>;

    void list_words_by_spot();
    [[nodiscard]] Missing missing_in(const Through& through, std::uint32_t laid) const noexcept;
    // Plays of more tiles that lay this one, which a word across them needs.
    void find_longer(std::size_t spot, std::size_t square, std::size_t direction, PartSet wanted,
                     std::vector<SoloMove>& plays);
    void add_play(const RackWord& word, const Missing& missing, std::vector<SoloMove>& plays) const;
    // The points of the word across this tile; -1 when it is none.
    [[nodiscard]] int crossing(const RackWord& word, std::size_t fill) const noexcept;
    [[nodiscard]] std::span<const Through> words_with(std::size_t spot,
                                                      std::size_t direction) const noexcept {
        const std::size_t list = 2 * spot + direction;
        return std::span(by_spot_).subspan(first_by_spot_[list],
                                           first_by_spot_[list + 1] - first_by_spot_[list]);
    }
    [[nodiscard]] std::uint32_t laid_along(std::size_t direction,
                                           std::size_t square) const noexcept {
        return laid_[direction][direction == across ? square / side : square % side];
    }

    const Equipment& equipment_;
    const Board* board_ = nullptr;
    const RackKinds* rack_ = nullptr;
    const RackParts* parts_ = nullptr;
    const PossibleWords* possible_ = nullptr;
    std::span<const RackWord> words_;
    Lines taken_{};                             // with the tiles laid
    Lines laid_{};                              // these alone
    std::vector<std::uint8_t> is_laid_;         // by spot
    std::vector<std::uint8_t> tile_parts_;      // by spot: the part that is its tile
    std::vector<std::uint32_t> first_by_spot_;  // and direction
    std::vector<Through> by_spot_;
    // What was looked at already for the move laid last: words, tiles laid alone, tiles of longer
    // plays.
    std::uint32_t look_ = 0;
    std::vector<std::uint32_t> seen_words_;
    std::vector<std::uint32_t> seen_alone_;
    std::vector<std::uint32_t> seen_longer_;
};

}  // namespace letrado
