// Whole games on made-up words: the two searches agree, the board kept up to date equals the board
// built anew, scores equal those of the scorer, and the same seed gives the same game.

#include "engine.hpp"
#include "expect.hpp"
#include "made_up.hpp"

#include <algorithm>
#include <set>

namespace {

using namespace letrado;

std::array<Letter, squares> tiles_of(const Board& board) {
    std::array<Letter, squares> tiles{};
    for (std::size_t at = 0; at < squares; ++at)
        tiles[at] = board.line(across, at / side).tiles[at % side + 1];
    return tiles;
}

bool same_lines(const Board& one, const Board& other) {
    for (std::size_t direction = 0; direction < 2; ++direction) {
        for (std::size_t at = 0; at < side; ++at) {
            const Line& left = one.line(direction, at);
            const Line& right = other.line(direction, at);
            if (left.tiles != right.tiles || left.fits != right.fits ||
                left.crossed != right.crossed || left.taken != right.taken ||
                left.hooked != right.hooked)
                return false;
        }
    }
    return true;
}

int scored(const Equipment& equipment, const Board& board, const Play& play) {
    Points points{};
    const auto tiles = tiles_of(board);
    const auto value = [&](Letter tile) {
        return (tile & blank_mark) != 0 ? std::uint8_t{0} : equipment.tiles.points[tile];
    };
    for (std::size_t at = 0; at < squares; ++at)
        points[at] = tiles[at] == 0 ? no_tile : value(tiles[at]);
    std::vector<NewTile> laid;
    for (std::size_t at = 0; at < play.length; ++at) {
        if (play.tiles[at] == 0) continue;
        const std::size_t place = play.start + at;
        const std::size_t square =
            play.direction == across ? play.line * side + place : place * side + play.line;
        laid.push_back({static_cast<std::uint8_t>(square), value(play.tiles[at])});
    }
    expect(fits(points, laid), "every new tile has a free square");
    return score_play(points, equipment.premiums, laid, equipment.bonus);
}

void searches_agree() {
    for (std::uint64_t seed = 1; seed <= 25; ++seed) {
        Random random(seed);
        const Equipment equipment = some_equipment(random);
        const Engine engine(some_graph(random, 200 + 100 * (seed % 5)), equipment);
        const Leaves leaves = some_leaves(random);
        const GameRules rules{1, 4, 12, true, 0, 1};
        const Setting setting{engine.graph(), engine.map(), equipment, rules};
        const auto search = std::make_unique<BestPlaySearch>(engine.map(), equipment);
        Game game(setting, seed);
        std::vector<Play> plays;
        do {
            const Board& board = game.board();
            expect(same_lines(board, Board(equipment, engine.graph(), tiles_of(board))),
                   "the board kept up to date");
            Hand hand(game.rack(game.on_turn()).view());
            leaves.price(hand);
            find_all_plays(engine.graph(), equipment, board, hand, plays);
            std::int32_t most = -1'000'000;
            std::set<std::tuple<int, int, int, std::array<Letter, 16>>> different;
            for (const Play& play : plays) {
                most = std::max(most, play.equity);
                expect(scored(equipment, board, play) == play.points, "the points of a play");
                different.insert({play.direction, play.line, play.start, play.tiles});
            }
            expect(different.size() == plays.size(), "each play once");
            const auto best = search->find(board, hand, -1'000'000);
            expect((best ? best->equity : -1'000'000) == most, "the best play is the best of all");
            if (best) expect(scored(equipment, board, *best) == best->points, "its points");
        } while (game.turn(*search, leaves));
    }
}

void games_repeat() {
    Random random(3);
    const Equipment equipment = some_equipment(random);
    const Engine engine(some_graph(random, 500), equipment);
    const Leaves leaves = some_leaves(random);
    const Leaves none = Leaves::none(alphabet);
    const GameRules rules{7, 4, 6, false, 0b1010, 1};
    const auto whole = engine.match(leaves, none, rules, 5, 0, 6);
    const auto later = engine.match(leaves, none, rules, 5, 3, 3);
    for (std::size_t pair = 0; pair < 3; ++pair)
        expect(whole[pair + 3].spread == later[pair].spread, "a pair depends on its number only");
    const auto mirrored = engine.match(none, leaves, rules, 5, 0, 6);
    for (std::size_t pair = 0; pair < 6; ++pair)
        expect(whole[pair].spread == -mirrored[pair].spread, "seats change, spreads turn round");
    const Leaves one = engine.train(none, rules, {9, 6, 4, 1});
    const Leaves two = engine.train(none, rules, {9, 6, 4, 2});
    expect(std::ranges::equal(one.worths(), two.worths()), "training needs no certain threads");
}

void leaves_have_their_own_places() {
    const LeaveOrder order(alphabet);
    std::vector<bool> taken(order.total(), false);
    std::vector<Letter> tiles;
    const auto visit = [&](const auto& self, Letter least) -> void {
        const std::uint32_t place = order.place(tiles);
        expect(place < taken.size() && !taken[place], "no two leaves share a place");
        taken[place] = true;
        if (tiles.size() == most_kept) return;
        for (Letter kind = least; kind <= alphabet; ++kind) {
            tiles.push_back(kind);
            self(self, kind);
            tiles.pop_back();
        }
    };
    visit(visit, 0);
    expect(std::ranges::all_of(taken, [](bool place) { return place; }), "every place is used");
    Random random(1);
    const Leaves leaves = some_leaves(random);
    for (int round = 0; round < 500; ++round) {
        std::vector<Letter> rack(1 + random.below(rack_size));
        for (Letter& tile : rack) tile = static_cast<Letter>(random.below(alphabet + 1));
        Hand hand(rack);
        leaves.price(hand);
        for (std::size_t part = 1; part < hand.parts(); ++part) {
            const auto kept = Engine::tiles_of_part(rack, hand.last_part() - part);
            expect(hand.worth_after(part) == leaves.worth_of(kept), "a part and what it keeps");
        }
    }
}

void strange_questions() {
    Random random(2);
    const Equipment equipment = some_equipment(random);
    const Engine engine(some_graph(random, 300), equipment);
    const Leaves none = Leaves::none(alphabet);
    for (int round = 0; round < 300; ++round) {
        Position position;
        const std::size_t density = random.below(12);
        for (Letter& tile : position.board) {
            if (random.below(12) < density)
                tile = static_cast<Letter>(random.below(round % 3 == 0 ? 256 : alphabet + 1));
        }
        position.rack.resize(random.below(10));
        for (Letter& tile : position.rack)
            tile = static_cast<Letter>(random.below(round % 5 == 0 ? 40 : alphabet + 1));
        position.facts = {random.below(20), static_cast<int>(random.below(50))};
        try {
            const Findings findings = engine.plays(position, none, 5);
            const Move move = engine.best_move(position, none, GameRules{});
            if (findings.count > 0 && move.act == Act::lay)
                expect(move.equity == findings.plays[0].equity, "even on a board nobody made");
        } catch (const QuestionError&) {
            ++checks;
        }
    }
}

// Every rack is of one kind and may be changed whole, but no other kind is left to hope for.
void free_exchanges_end() {
    Random random(23);
    const Equipment equipment = some_equipment(random);
    const Leaves none = Leaves::none(alphabet);
    Equipment alike = equipment;
    alike.tiles.counts[blank] = alike.tiles.counts[1] = 0;
    GameRules rules;
    rules.vowels = set_of(1);
    for (const Equipment& set : {equipment, alike}) {
        const Engine engine(some_graph(random, 300), set);
        expect(engine.match(none, none, rules, 1, 0, 20).size() == 20, "the games end");
    }
}

// Two who cannot play and may exchange for ever stop and pass.
void exchanges_end() {
    Random random(29);
    const Engine engine(some_graph(random, 0), some_equipment(random));
    const Leaves leaves = some_leaves(random);
    GameRules rules;
    rules.tileless_to_end = 0;
    const auto results = engine.match(leaves, leaves, rules, 1, 0, 5);
    for (const PairResult& result : results) expect(result.turns < 60, "nobody goes on for ever");
}

}  // namespace

int main() {
    free_exchanges_end();
    exchanges_end();
    searches_agree();
    games_repeat();
    leaves_have_their_own_places();
    strange_questions();
    std::printf("%d checks passed\n", checks);
}
