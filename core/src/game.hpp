#pragma once

#include "random.hpp"
#include "tileless_run.hpp"

#include <memory>

namespace letrado {

// Everything that games share: words, equipment and rules.
struct Setting {
    const WordGraph& graph;
    const AnagramMap& map;
    const Equipment& equipment;
    GameRules rules;
};

// Tiles in the order in which they will be drawn.
class DrawBag {
  public:
    static constexpr std::size_t most_tiles = 255;

    DrawBag() noexcept = default;
    DrawBag(const TileSet& tiles, Random& random) noexcept;
    DrawBag(std::span<const Letter> tiles, Random& random) noexcept;

    [[nodiscard]] std::size_t size() const noexcept { return size_; }
    [[nodiscard]] std::span<const Letter> tiles() const noexcept { return {tiles_.data(), size_}; }
    Letter draw() noexcept { return tiles_[--size_]; }
    // Puts a tile back in a place that chance chooses.
    void put_back(Letter tile, Random& random) noexcept;

  private:
    void shake(Random& random) noexcept;

    std::array<Letter, most_tiles> tiles_{};
    std::size_t size_ = 0;
};

struct Rack {
    std::array<Letter, rack_size> tiles{};
    std::size_t size = 0;

    [[nodiscard]] std::span<const Letter> view() const noexcept { return {tiles.data(), size}; }
    // Adds tiles while there is room.
    void take(std::span<const Letter> more) noexcept {
        for (const Letter tile : more) {
            if (size < rack_size) tiles[size++] = tile;
        }
    }
    void fill(DrawBag& bag) noexcept {
        while (size < rack_size && bag.size() > 0) tiles[size++] = bag.draw();
    }
    // Takes a part of the hand that this rack is.
    void remove(const Hand& hand, std::size_t part) noexcept;
    // Draws for a part of the hand, which goes back after that.
    void exchange(const Hand& hand, std::size_t part, DrawBag& bag, Random& random) noexcept;
    // The same of the whole rack, put back first.
    void exchange_all(DrawBag& bag, Random& random) noexcept;
    [[nodiscard]] int points(const TileSet& set) const noexcept;
};

// May the rack be exchanged whole for nothing, and is a tile of the kind that it lacks surely in
// the bag? Else one could change for ever.
[[nodiscard]] bool improves_freely(const Hand& hand, const GameRules& rules, const DrawBag& bag,
                                   const Rack& other) noexcept;

// The rules for who has seen enough turns without tiles: nothing is exchanged any more. Where no
// ending of the book stops them, two players who only exchange would never end.
[[nodiscard]] GameRules patient(GameRules rules, const TilelessRun& run) noexcept;

// A game between two static players.
class Game {
  public:
    Game(const Setting& setting, std::uint64_t seed) noexcept;

    // Plays one turn with these leaves; false when the game is over.
    bool turn(BestPlaySearch& search, const Leaves& leaves) noexcept;
    // The same in two steps, for players who choose otherwise: free exchanges first, then a move
    // of the rack on turn.
    void prepare() noexcept;
    bool make(const Move& move) noexcept;

    [[nodiscard]] const Board& board() const noexcept { return board_; }
    [[nodiscard]] const DrawBag& bag() const noexcept { return bag_; }
    [[nodiscard]] const Rack& rack(std::size_t player) const noexcept { return racks_[player]; }
    [[nodiscard]] int score(std::size_t player) const noexcept { return scores_[player]; }
    [[nodiscard]] std::size_t on_turn() const noexcept { return on_turn_; }
    [[nodiscard]] std::size_t turns() const noexcept { return turns_; }
    [[nodiscard]] const TilelessRun& run() const noexcept { return run_; }

  private:
    void settle() noexcept;

    const Setting& setting_;
    Random random_;
    DrawBag bag_;
    Board board_;
    std::array<Rack, 2> racks_{};
    std::array<int, 2> scores_{};
    std::size_t on_turn_ = 0;
    std::size_t turns_ = 0;
    TilelessRun run_;
    bool over_ = false;
};

struct PairResult {
    std::int32_t spread;  // of the first player over both games
    std::int32_t turns;
};

// Two games from one seed: the same bag, the players changing seats.
[[nodiscard]] PairResult play_pair(const Setting& setting, BestPlaySearch& search,
                                   const Leaves& first, const Leaves& second, std::uint64_t seed);

// How often luck alone would give a sum as large: the sign of each spread is tossed so many times,
// and the spreads as they are count as one toss more.
[[nodiscard]] double sign_flip_chance(std::span<const int> spreads, std::size_t flips);

}  // namespace letrado
