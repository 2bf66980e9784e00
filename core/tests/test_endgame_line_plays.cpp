// Plays that are kept by line are those that a search finds: on made-up words, boards are met again
// with other tiles and after other plays.

#include "endgame_line_plays.hpp"

#include "expect.hpp"
#include "small_endings.hpp"

#include <algorithm>

namespace {

using namespace letrado;

constexpr int rounds = 60;
constexpr std::size_t most_replies = 20;

bool are_equal(const std::vector<Play>& found, const std::vector<Play>& expected) {
    return std::ranges::equal(found, expected, [](const Play& one, const Play& two) {
        return mark_of(one) == mark_of(two) && one.points == two.points && one.laid == two.laid;
    });
}

void compare(const World& world, LinePlays& kept, const Board& board,
             const std::vector<Letter>& rack) {
    std::vector<Play> found;
    std::vector<Play> expected;
    kept.add(all_lines, board, rack, found);
    find_all_plays(*world.graph, world.equipment, board, Hand(rack), expected);
    expect(are_equal(found, expected), "plays kept by line are those that there are, in order");
}

void try_boards(const World& world, Random& random) {
    LinePlays kept(*world.graph, world.equipment);
    const Board board(world.equipment, *world.graph, some_board(world, random));
    std::vector<std::vector<Letter>> racks;
    for (const std::size_t size : {1U, 2U, 3U}) {
        racks.push_back(some_tiles(random, size, random.below(2) == 0));
        std::ranges::sort(racks.back());
    }
    std::vector<Play> replies;
    find_all_plays(*world.graph, world.equipment, board, Hand(racks.back()), replies);
    replies.resize(std::min(replies.size(), most_replies));
    for (const Play& reply : replies) {
        Board next = board;
        next.lay(reply, world.equipment, *world.graph);
        for (const auto& rack : racks) {
            compare(world, kept, next, rack);
            compare(world, kept, board, rack);
        }
    }
}

}  // namespace

int main() {
    Random random(20'262);
    for (int round = 0; round < rounds; ++round) {
        const World world = some_world(random);
        try_boards(world, random);
    }
    expect(checks > 1'000, "there were boards with plays");
    std::printf("%d checks passed\n", checks);
}
