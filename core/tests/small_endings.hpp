#pragma once

// Endings on made-up words, so small that plain minimax solves them.

#include "endgame.hpp"

#include <algorithm>

namespace letrado {

inline constexpr std::size_t alphabet = 5;
inline constexpr std::size_t enough_memory = std::size_t{64} << 20;

struct World {
    Equipment equipment{};
    std::shared_ptr<const WordGraph> graph;
};

// So many words of two to five letters.
inline std::shared_ptr<const WordGraph> some_words(Random& random, std::size_t count) {
    std::vector<Letter> text;
    for (std::size_t word = 0; word < count; ++word) {
        const std::size_t length = 2 + random.below(4);
        for (std::size_t at = 0; at < length; ++at)
            text.push_back(static_cast<Letter>(1 + random.below(alphabet)));
        text.push_back(0);
    }
    return std::make_shared<WordGraph>(build_graph(text, alphabet));
}

inline World some_world(Random& random) {
    World world;
    TileSet& tiles = world.equipment.tiles;
    tiles.letters = alphabet;
    tiles.counts[blank] = 2;
    for (std::size_t letter = 1; letter <= alphabet; ++letter) {
        tiles.points[letter] = static_cast<std::uint8_t>(1 + random.below(9));
        tiles.counts[letter] = 12;
    }
    world.equipment.premiums.letter.fill(1);
    world.equipment.premiums.word.fill(1);
    for (std::size_t at = 0; at < squares; at += 3 + random.below(5))
        world.equipment.premiums.letter[at] = static_cast<std::uint8_t>(2 + random.below(2));
    world.equipment.bonus = {3, 25};
    world.graph = some_words(random, 14);
    return world;
}

inline std::vector<Letter> some_tiles(Random& random, std::size_t size, bool with_blank) {
    std::vector<Letter> tiles(size);
    for (Letter& tile : tiles) tile = static_cast<Letter>(1 + random.below(alphabet));
    if (with_blank) tiles[0] = blank;
    return tiles;
}

// A few random plays from the centre.
inline std::array<Letter, squares> some_board(const World& world, Random& random) {
    Board board(world.equipment.tiles);
    std::vector<Play> plays;
    for (std::size_t turn = 0; turn < 4; ++turn) {
        const Hand hand(some_tiles(random, 5, false));
        find_all_plays(*world.graph, world.equipment, board, hand, plays);
        if (plays.empty()) continue;
        board.lay(plays[random.below(plays.size())], world.equipment, *world.graph);
    }
    std::array<Letter, squares> tiles{};
    for (std::size_t at = 0; at < squares; ++at)
        tiles[at] = board.line(across, at / side).tiles[at % side + 1];
    return tiles;
}

// Plain minimax: every play and the pass at every turn, and passes counted to the end.
class Reference {
  public:
    Reference(const World& world, const GameRules& rules) : world_(world), rules_(rules) {}

    int value(const Board& board, const std::vector<Letter>& own, const std::vector<Letter>& other,
              std::vector<Letter> bag, std::size_t tileless) {
        int best = -10'000;
        const Hand hand(own);
        std::vector<Play> plays;
        find_all_plays(*world_.graph, world_.equipment, board, hand, plays);
        for (const Play& play : plays) {
            std::vector<Letter> left = own;
            for (std::size_t at = 0; at < play.length; ++at) {
                if (play.tiles[at] == 0) continue;
                const Letter tile = (play.tiles[at] & blank_mark) != 0 ? blank : play.tiles[at];
                left.erase(std::ranges::find(left, tile));
            }
            std::vector<Letter> rest = bag;
            while (left.size() < rack_size && !rest.empty()) {
                left.push_back(rest.back());
                rest.pop_back();
            }
            int gain = play.points;
            if (left.empty()) {
                gain += 2 * points(other);
            } else {
                Board next = board;
                next.lay(play, world_.equipment, *world_.graph);
                gain -= value(next, other, left, rest, 0);
            }
            best = std::max(best, gain);
        }
        const bool ends = tileless + 1 >= rules_.passes_to_end ||
                          (rules_.tileless_to_end > 0 && tileless + 1 >= rules_.tileless_to_end);
        const int passed =
            ends ? points(other) - points(own) : -value(board, other, own, bag, tileless + 1);
        return std::max(best, passed);
    }

  private:
    [[nodiscard]] int points(const std::vector<Letter>& rack) const {
        int sum = 0;
        for (const Letter tile : rack)
            sum += tile == blank ? 0 : world_.equipment.tiles.points[tile];
        return sum;
    }

    const World& world_;
    GameRules rules_;
};

}  // namespace letrado
