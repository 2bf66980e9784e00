// Small endings on made-up words: the search agrees with plain minimax that counts passes as the
// rulebooks do, whatever the order of moves, the threads and the tiles in the bag.

#include "expect.hpp"
#include "pre_endgame_bags.hpp"
#include "small_endings.hpp"

#include <algorithm>

namespace {

using namespace letrado;

// What a line brings when it is played out on the board.
void expect_line_is_legal(const World& world, const EndgamePosition& position,
                          const EndgameAnswer& answer) {
    Board board(world.equipment, *world.graph, position.board);
    std::array<std::vector<Letter>, 2> racks = position.racks;
    int spread = 0;
    std::size_t mover = 0;
    for (const EndgameTurn& turn : answer.line) {
        if (!turn.is_pass()) {
            std::vector<Play> plays;
            find_all_plays(*world.graph, world.equipment, board, Hand(racks[mover]), plays);
            const auto found = std::ranges::find_if(plays, [&](const Play& play) {
                return play.tiles == turn.play.tiles && play.start == turn.play.start &&
                       play.line == turn.play.line && play.direction == turn.play.direction;
            });
            expect(found != plays.end() && found->points == turn.play.points,
                   "every play of the line is one");
            for (const Letter tile : turn.play.tiles) {
                if (tile == 0) continue;
                const Letter from = (tile & blank_mark) != 0 ? blank : tile;
                racks[mover].erase(std::ranges::find(racks[mover], from));
            }
            board.lay(*found, world.equipment, *world.graph);
            spread += mover == 0 ? found->points : -found->points;
        }
        mover = 1 - mover;
    }
    std::array<int, 2> left{};
    for (std::size_t player = 0; player < 2; ++player) {
        for (const Letter tile : racks[player])
            left[player] += tile == blank ? 0 : world.equipment.tiles.points[tile];
    }
    const bool is_out = racks[0].empty() || racks[1].empty();
    spread += (is_out ? 2 : 1) * (left[1] - left[0]);
    expect(spread == answer.low, "the line brings the value");
}

void expect_bounds_hold(const World& world, const EndgamePosition& position, int value) {
    const Cancellation none;
    const Deadline deadline(60, none);
    EndgameTable table(1 << 20);
    EndgameSearch search(*world.graph, world.equipment, table, deadline);
    search.set_up(position);
    const auto [low, high] = search.bounds();
    expect(low <= value && value <= high, "what both can do alone bounds the value");
}

void endings_equal_plain_minimax() {
    const std::array<GameRules, 3> books = {GameRules{1, 4, 0, false, 0, 1},
                                            GameRules{1, 4, 12, true, 0, 1},
                                            GameRules{7, 4, 6, false, 0, 1}};
    int longest = 0;
    for (std::uint64_t seed = 1; seed <= 132; ++seed) {
        Random random(seed);
        World world = some_world(random);
        EndgamePosition position;
        position.board = some_board(world, random);
        // Some with so many tiles that the same reply meets many plays.
        const std::size_t most = seed <= 120 ? 3 : 4;
        position.racks = {some_tiles(random, most - 2 + random.below(3), seed % 9 == 0),
                          some_tiles(random, most - 2 + random.below(3), seed % 11 == 0)};
        for (std::size_t at = seed % 7; seed % 2 == 0 && at < squares; at += 7)
            world.equipment.premiums.word[at] = 2;
        const GameRules& rules = books[seed % books.size()];
        const std::size_t tileless = random.below(4);
        position.next_pass_ends = next_pass_ends(rules, tileless, false);
        const Board board(world.equipment, *world.graph, position.board);
        const int value = Reference(world, rules)
                              .value(board, position.racks[0], position.racks[1], {}, tileless);
        const Cancellation none;
        expect_bounds_hold(world, position, value);
        for (const std::size_t threads : {1U, 2U}) {
            const EndgameAnswer answer = solve_endgame(*world.graph, world.equipment, position,
                                                       {60, threads, enough_memory}, none, {});
            expect(answer.is_proved() && answer.low == value, "the value of plain minimax");
            expect(answer.estimate == value, "the estimate is the value once it is proved");
            expect_line_is_legal(world, position, answer);
            longest = std::max(longest, static_cast<int>(answer.line.size()));
        }
    }
    expect(longest >= 4, "some endings are not trivial");
}

// A reply may need the play that it answers; then it bounds no other play. In these endings such
// replies come up.
void replies_to_one_play_bound_no_other() {
    for (const std::uint64_t seed :
         {2U, 116U, 273U, 789U, 800U, 988U, 1405U, 1801U, 1844U, 1904U, 2116U, 2144U}) {
        Random random(seed + 20'000);
        World world = some_world(random);
        EndgamePosition position;
        position.board = some_board(world, random);
        position.racks = {some_tiles(random, 3 + random.below(2), false),
                          some_tiles(random, 2 + random.below(2), false)};
        for (std::size_t at = seed % 7; seed % 2 == 0 && at < squares; at += 7)
            world.equipment.premiums.word[at] = 2;
        const GameRules rules{1, 4, 0, false, 0, 1};
        const Board board(world.equipment, *world.graph, position.board);
        const int value =
            Reference(world, rules).value(board, position.racks[0], position.racks[1], {}, 0);
        const Cancellation none;
        const EndgameAnswer answer = solve_endgame(*world.graph, world.equipment, position,
                                                   {60, 1, enough_memory}, none, {});
        expect(answer.is_proved() && answer.low == value, "a reply that needs its play");
    }
}

// One table serves positions after different plays of the same rack, and each player's partners are
// tried first: the values stay.
void partners_change_no_value() {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Random random(seed + 30'000);
        const World world = some_world(random);
        const std::array<Letter, squares> tiles = some_board(world, random);
        const Board board(world.equipment, *world.graph, tiles);
        const std::vector<Letter> rack = some_tiles(random, 4, seed % 6 == 0);
        const std::vector<Letter> other = some_tiles(random, 2 + random.below(2), false);
        std::vector<Play> plays;
        find_all_plays(*world.graph, world.equipment, board, Hand(rack), plays);
        std::erase_if(plays, [](const Play& play) { return play.laid > 2; });
        plays.resize(std::min<std::size_t>(plays.size(), 6));
        const Cancellation none;
        const Deadline deadline(60, none);
        EndgameTable table(1 << 22);
        EndgameSearch search(*world.graph, world.equipment, table, deadline);
        search.set_partners(plays);
        const GameRules rules{1, 4, 0, false, 0, 1};
        for (const Play& play : plays) {
            EndgamePosition position{tiles, {other, rack}, false, {}, false};
            lay(play, position.board, position.racks[1]);
            const Board next(world.equipment, *world.graph, position.board);
            const int value = Reference(world, rules).value(next, other, position.racks[1], {}, 0);
            search.set_up(position);
            expect(search.test(value) >= value, "the value is reached with partners");
            expect(search.test(value + 1) <= value, "and no more than that");
        }
    }
}

void a_known_bag_is_drawn_from() {
    for (std::uint64_t seed = 1; seed <= 25; ++seed) {
        Random random(seed + 1000);
        const World world = some_world(random);
        EndgamePosition position;
        position.board = some_board(world, random);
        // Racks so full that the bag is not drawn at once: a play of one tile takes one.
        position.racks = {some_tiles(random, 2, false), some_tiles(random, 2, false)};
        position.bag = some_tiles(random, 1, false);
        const Board board(world.equipment, *world.graph, position.board);
        const GameRules rules{1, 4, 0, false, 0, 1};
        const int value = Reference(world, rules)
                              .value(board, position.racks[0], position.racks[1], position.bag, 0);
        const Cancellation none;
        const EndgameAnswer answer = solve_endgame(*world.graph, world.equipment, position,
                                                   {60, 1, enough_memory}, none, {});
        expect(answer.is_proved() && answer.low == value, "the value with a tile in the bag");
    }
}

void a_cancelled_search_ends_with_bounds() {
    Random random(4);
    const World world = some_world(random);
    EndgamePosition position;
    position.board = some_board(world, random);
    position.racks = {some_tiles(random, 7, true), some_tiles(random, 7, false)};
    Cancellation cancellation;
    cancellation.cancel();
    const EndgameAnswer answer = solve_endgame(*world.graph, world.equipment, position,
                                               {60, 2, enough_memory}, cancellation, {});
    expect(answer.low <= answer.high, "bounds in order");
    expect(answer.line.size() <= 1, "at most a first move");
    bool told = false;
    try {
        const Cancellation none;
        (void)solve_endgame(*world.graph, world.equipment, position, {60, 2, enough_memory}, none,
                            [&](const EndgameAnswer&) {
                                told = true;
                                throw std::runtime_error("enough");
                            });
    } catch (const std::runtime_error&) {
        expect(told, "what a listener throws ends the search");
    }
}

}  // namespace

int main() {
    endings_equal_plain_minimax();
    replies_to_one_play_bound_no_other();
    partners_change_no_value();
    a_known_bag_is_drawn_from();
    a_cancelled_search_ends_with_bounds();
    std::printf("%d checks passed\n", checks);
}
