// What tiles plays may need together: a play that is there only when two plays lie, and that makes
// a word with a tile of the second, has been told of beforehand.

#include "endgame_alone.hpp"
#include "endgame_joined.hpp"
#include "endgame_solo_board.hpp"
#include "expect.hpp"
#include "small_endings.hpp"

#include <algorithm>

namespace {

using namespace letrado;

// The tiles that a play lays, which tell it apart.
using Laid = std::vector<std::pair<std::uint16_t, std::uint8_t>>;

Laid tiles_of(const SoloMove& move) {
    Laid tiles;
    for (const SoloMove::Tile& tile : move.laid()) tiles.emplace_back(tile.spot, tile.square);
    std::ranges::sort(tiles);
    return tiles;
}

struct Solo {
    SoloBoard board;
    JoinedSquares joined;
    const RackParts& parts;

    // What the last of these moves makes possible once all of them lie.
    std::vector<Laid> after(std::span<const SoloMove* const> moves) {
        std::size_t left = parts.all();
        for (const SoloMove* move : moves) {
            board.lay(*move);
            left -= move->part;
        }
        std::vector<SoloMove> plays;
        board.find_plays_after(*moves.back(), left, parts.within(left) & ~bit_of(0), plays);
        for (const SoloMove* move : moves) board.take_back(*move);
        std::vector<Laid> found;
        for (const SoloMove& play : plays) found.push_back(tiles_of(play));
        return found;
    }

    // How many plays need tiles of both moves.
    int check(const SoloMove& one, const SoloMove& other) {
        board.lay(one);
        const SquareSet touched = board.touched_by(one);
        board.take_back(one);
        if (!parts.holds(parts.all() - one.part, other.part) || (other.squares & touched).any())
            return 0;
        SquareSet needed;
        for (const SoloMove::Tile& tile : other.laid())
            joined.add_with(tile.spot, tile.square, needed);
        const std::vector<Laid> alone = after(std::array{&other});
        int both = 0;
        for (const Laid& play : after(std::array{&one, &other}))
            both += std::ranges::find(alone, play) == alone.end();
        expect(both == 0 || (needed & one.squares).any(), "what is needed together is told");
        return both;
    }
};

void what_plays_need_together_is_told() {
    int both = 0;
    int apart = 0;
    for (std::uint64_t seed = 1; seed <= 500; ++seed) {
        Random random(seed + 21'000);
        World world = some_world(random);
        world.graph = some_words(random, 60);  // for many plays to touch each other
        const Board board(world.equipment, *world.graph, some_board(world, random));
        if (board.is_empty()) continue;
        const std::vector<Letter> rack = some_tiles(random, 4 + random.below(2), seed % 7 == 0);
        Parts parts;
        parts.number(rack);
        const Cancellation none;
        const Deadline deadline(60, none);
        AloneBound bound(*world.graph, world.equipment, deadline);
        AloneValues values{};
        expect(bound.find(board, parts, parts.number_of(rack), 5, values) && bound.is_sifted(),
               "few words");
        const PossibleWords& possible = bound.possible();
        Solo solo{SoloBoard(world.equipment), {}, bound.parts()};
        solo.board.take_up(board, bound.rack(), bound.parts(), possible);
        solo.joined.find(possible.words(), possible.spots());
        std::vector<Play> plays;
        find_all_plays(*world.graph, world.equipment, board, Hand(rack), plays);
        std::vector<SoloMove> moves;
        for (const Play& play : plays) moves.push_back(solo.board.move_of(play));
        for (const SoloMove& one : moves) {
            for (const SoloMove& other : moves) {
                const int found = solo.check(one, other);
                both += found;
                apart += found == 0;
            }
        }
    }
    expect(both > 1'000 && apart > 100'000, "plays of both kinds");
}

}  // namespace

int main() {
    what_plays_need_together_is_told();
    std::printf("%d checks passed\n", checks);
}
