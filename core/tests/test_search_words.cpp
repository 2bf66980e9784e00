// The words that a search walks are all that can be made: with them every rack of the tiles left
// has the same plays as with the whole list, on the board and after a play of either player.

#include "expect.hpp"
#include "search_words.hpp"
#include "small_endings.hpp"

#include <algorithm>

namespace {

using namespace letrado;

std::vector<std::vector<int>> plays_on(const WordGraph& graph, const Equipment& equipment,
                                       const std::array<Letter, squares>& tiles,
                                       const std::vector<Letter>& rack) {
    const Board board(equipment, graph, tiles);
    std::vector<Play> plays;
    find_all_plays(graph, equipment, board, Hand(rack), plays);
    std::vector<std::vector<int>> facts;
    for (const Play& play : plays) {
        facts.push_back({play.direction, play.line, play.start, play.points});
        facts.back().insert(facts.back().end(), play.tiles.begin(), play.tiles.end());
    }
    std::ranges::sort(facts);
    return facts;
}

void few_words_give_all_plays() {
    std::size_t compared = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        Random random(seed);
        const World world = some_world(random);
        std::array<Letter, squares> board = some_board(world, random);
        const std::vector<Letter> one = some_tiles(random, 1 + random.below(7), seed % 3 == 0);
        const std::vector<Letter> other = some_tiles(random, 1 + random.below(7), seed % 5 == 0);
        std::vector<Letter> all = one;
        all.insert(all.end(), other.begin(), other.end());
        const SearchWords words(*world.graph, world.equipment, board, all, 10);
        expect(words.graph().count() <= world.graph->count(), "no word is made up");
        const auto before = plays_on(*world.graph, world.equipment, board, one);
        expect(plays_on(words.graph(), world.equipment, board, one) == before,
               "the same plays on the board");
        compared += before.size();
        if (before.empty()) continue;
        const std::vector<int>& laid = before[random.below(before.size())];
        for (std::size_t at = 0; at < 16; ++at) {
            const auto tile = static_cast<Letter>(laid[4 + at]);
            const auto place = static_cast<std::size_t>(laid[2]) + at;
            const auto line = static_cast<std::size_t>(laid[1]);
            if (tile != 0)
                board[laid[0] == across ? line * side + place : place * side + line] = tile;
        }
        expect(plays_on(words.graph(), world.equipment, board, other) ==
                   plays_on(*world.graph, world.equipment, board, other),
               "the same plays after one of them");
    }
    expect(compared > 1000, "there is something to compare");
}

void short_searches_take_the_words_as_they_are() {
    Random random(1);
    const World world = some_world(random);
    const std::vector<Letter> tiles = some_tiles(random, 7, false);
    const SearchWords words(*world.graph, world.equipment, some_board(world, random), tiles, 0.5);
    expect(&words.graph() == world.graph.get(), "the whole list");
}

void no_words_are_a_graph_too() {
    Random random(1);
    const World world = some_world(random);
    const std::array<Letter, squares> empty{};
    const SearchWords words(*world.graph, world.equipment, empty, {}, 10);
    expect(words.graph().count() == 0, "nothing can be made of nothing");
    expect(plays_on(words.graph(), world.equipment, empty, {1, 2, 3}).empty(), "and nothing laid");
}

}  // namespace

int main() {
    few_words_give_all_plays();
    short_searches_take_the_words_as_they_are();
    no_words_are_a_graph_too();
    std::printf("%d checks passed\n", checks);
}
