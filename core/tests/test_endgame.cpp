// Small endings on made-up words: the search agrees with plain minimax that counts passes as the
// rulebooks do, whatever the order of moves, the threads and the tiles in the bag.

#include "expect.hpp"
#include "pre_endgame.hpp"

#include <algorithm>

namespace {

using namespace letrado;

constexpr std::size_t alphabet = 5;
constexpr std::size_t enough_memory = std::size_t{64} << 20;

struct World {
    Equipment equipment{};
    std::shared_ptr<const WordGraph> graph;
};

World some_world(Random& random) {
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
    std::vector<Letter> text;
    for (std::size_t word = 0; word < 14; ++word) {
        const std::size_t length = 2 + random.below(4);
        for (std::size_t at = 0; at < length; ++at)
            text.push_back(static_cast<Letter>(1 + random.below(alphabet)));
        text.push_back(0);
    }
    world.graph = std::make_shared<WordGraph>(build_graph(text, alphabet));
    return world;
}

std::vector<Letter> some_tiles(Random& random, std::size_t size, bool with_blank) {
    std::vector<Letter> tiles(size);
    for (Letter& tile : tiles) tile = static_cast<Letter>(1 + random.below(alphabet));
    if (with_blank) tiles[0] = blank;
    return tiles;
}

// A few random plays from the centre.
std::array<Letter, squares> some_board(const World& world, Random& random) {
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

void endings_equal_plain_minimax() {
    const std::array<GameRules, 3> books = {GameRules{1, 4, 0, false, 0, 1},
                                            GameRules{1, 4, 12, true, 0, 1},
                                            GameRules{7, 4, 6, false, 0, 1}};
    int longest = 0;
    for (std::uint64_t seed = 1; seed <= 120; ++seed) {
        Random random(seed);
        World world = some_world(random);
        EndgamePosition position;
        position.board = some_board(world, random);
        position.racks = {some_tiles(random, 1 + random.below(3), seed % 9 == 0),
                          some_tiles(random, 1 + random.below(3), seed % 11 == 0)};
        for (std::size_t at = seed % 7; seed % 2 == 0 && at < squares; at += 7)
            world.equipment.premiums.word[at] = 2;
        const GameRules& rules = books[seed % books.size()];
        const std::size_t tileless = random.below(4);
        position.next_pass_ends = next_pass_ends(rules, tileless, false);
        const Board board(world.equipment, *world.graph, position.board);
        const int value = Reference(world, rules)
                              .value(board, position.racks[0], position.racks[1], {}, tileless);
        const Cancellation none;
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

// The most that a player brings about while the other passes, by trying all; it never exceeds what
// the bound says, here and after each play.
int alone(const World& world, const Board& board, const std::vector<Letter>& rack, int other,
          const Parts& parts, const AloneValues& bounds) {
    int own = 0;
    std::size_t part = 0;
    for (const Letter tile : rack) {
        own += tile == blank ? 0 : world.equipment.tiles.points[tile];
        part += parts.step(tile);
    }
    int best = other - own;
    std::vector<Play> plays;
    find_all_plays(*world.graph, world.equipment, board, Hand(rack), plays);
    for (const Play& play : plays) {
        std::vector<Letter> left = rack;
        for (const Letter tile : play.tiles) {
            if (tile != 0)
                left.erase(std::ranges::find(left, (tile & blank_mark) != 0 ? blank : tile));
        }
        Board next = board;
        next.lay(play, world.equipment, *world.graph);
        best = std::max(
            best, play.points +
                      (left.empty() ? 2 * other : alone(world, next, left, other, parts, bounds)));
    }
    expect(best <= bounds[part], "nobody brings about more alone than the bound");
    return best;
}

void what_a_player_does_alone_is_bounded() {
    int close = 0;
    for (std::uint64_t seed = 1; seed <= 150; ++seed) {
        Random random(seed + 7000);
        World world = some_world(random);
        for (std::size_t at = random.below(9); at < squares; at += 2 + random.below(9))
            world.equipment.premiums.word[at] = static_cast<std::uint8_t>(2 + random.below(2));
        const Board board(world.equipment, *world.graph, some_board(world, random));
        const std::vector<Letter> rack = some_tiles(random, 1 + random.below(4), seed % 5 == 0);
        const int other = static_cast<int>(random.below(30));
        Parts parts;
        std::vector<Letter> all = rack;
        all.push_back(static_cast<Letter>(1 + random.below(alphabet)));
        parts.number(all);
        std::size_t held = 0;
        for (const Letter tile : rack) held += parts.step(tile);
        AloneBound bound(*world.graph, world.equipment);
        AloneValues values{};
        if (board.is_empty()) continue;
        expect(bound.find(board, parts, held, other, values), "so few words can be listed");
        const int best = alone(world, board, rack, other, parts, values);
        if (rack.size() == 1) expect(values[held] == best, "with one tile nothing is left open");
        close += values[held] == best;
    }
    expect(close >= 60, "the bound is often the value");
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

void candidates_with_a_hidden_tile() {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Random random(seed + 50);
        const World world = some_world(random);
        const Engine engine(world.graph, world.equipment);
        PreEndgamePosition position;
        position.board = some_board(world, random);
        position.rack = some_tiles(random, 2, false);
        position.unseen = some_tiles(random, 8, false);
        position.in_bag = 1;
        const SearchLimits limits{0.3, 2, enough_memory};
        check(engine, position, limits);
        const Cancellation none;
        const GameRules rules{1, 4, 0, false, 0, 1};
        const PreEndgameAnswer answer =
            solve_pre_endgame(engine, rules, position, limits, none, {});
        expect(!answer.candidates.empty(), "a pass at least");
        const auto is_exchange = [](const Candidate& one) { return one.act == Act::exchange; };
        expect(std::ranges::count_if(answer.candidates, is_exchange) >= 1, "a late exchange");
        for (const Candidate& candidate : answer.candidates) {
            if (candidate.is_proved)
                expect(candidate.low == candidate.high && candidate.value == candidate.low,
                       "a proved candidate has its value");
            if (candidate.act != Act::lay) expect(!candidate.is_proved, "only plays are proved");
        }
    }
}

}  // namespace

int main() {
    endings_equal_plain_minimax();
    what_a_player_does_alone_is_bounded();
    a_known_bag_is_drawn_from();
    a_cancelled_search_ends_with_bounds();
    candidates_with_a_hidden_tile();
    std::printf("%d checks passed\n", checks);
}
