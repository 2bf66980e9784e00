// While nobody lays a tile within the reach of a play, it can be made and brings the same: on
// made-up words, every pair of plays is tried.

#include "endgame_reach.hpp"

#include "expect.hpp"
#include "small_endings.hpp"

#include <algorithm>

namespace {

using namespace letrado;

constexpr int rounds = 300;

struct Seen {
    int apart = 0;
    int in_the_way = 0;
};

bool is_there(const std::vector<Play>& plays, const Play& play) {
    return std::ranges::any_of(plays, [&](const Play& other) {
        return mark_of(other) == mark_of(play) && other.points == play.points;
    });
}

void try_pairs(const World& world, Random& random, Seen& seen) {
    const Board board(world.equipment, *world.graph, some_board(world, random));
    if (board.is_empty()) return;
    const Hand own(some_tiles(random, 3, false));
    const Hand others(some_tiles(random, 2, random.below(2) == 0));
    std::vector<Play> plays;
    std::vector<Play> replies;
    std::vector<Play> after;
    find_all_plays(*world.graph, world.equipment, board, own, plays);
    find_all_plays(*world.graph, world.equipment, board, others, replies);
    for (const Play& reply : replies) {
        Board next = board;
        next.lay(reply, world.equipment, *world.graph);
        find_all_plays(*world.graph, world.equipment, next, own, after);
        const SquareSet reach = reach_of(board, reply);
        expect(reach == reach_of(next, reply), "the reach is the same when the play lies");
        for (const Play& play : plays) {
            expect(lays_on(play, reach) == lays_on(reply, reach_of(board, play)),
                   "plays are in each other's reach, or neither is");
            if (lays_on(play, reach)) {
                ++seen.in_the_way;
            } else {
                ++seen.apart;
                expect(is_there(after, play), "a play out of reach can be made and brings as much");
            }
        }
        for (const Play& play : after) {
            if (!lays_on(play, reach))
                expect(is_there(plays, play), "a play out of reach was there before");
        }
    }
}

}  // namespace

int main() {
    Random random(20'261);
    Seen seen;
    for (int round = 0; round < rounds; ++round) {
        const World world = some_world(random);
        try_pairs(world, random, seen);
    }
    expect(seen.apart > 1'000 && seen.in_the_way > 1'000, "there were pairs of both kinds");
    std::printf("%d checks passed\n", checks);
}
