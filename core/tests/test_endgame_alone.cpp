// What a player can bring about alone in small endings on made-up words: bounds and exact figures
// against trying everything, and the words that they rest on.

#include "expect.hpp"
#include "small_endings.hpp"

#include <algorithm>

namespace {

using namespace letrado;

std::vector<Letter> left_after(const Play& play, std::vector<Letter> rack) {
    for (const Letter tile : play.tiles) {
        if (tile != 0) rack.erase(std::ranges::find(rack, (tile & blank_mark) != 0 ? blank : tile));
    }
    return rack;
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
        const std::vector<Letter> left = left_after(play, rack);
        Board next = board;
        next.lay(play, world.equipment, *world.graph);
        best = std::max(
            best, play.points +
                      (left.empty() ? 2 * other : alone(world, next, left, other, parts, bounds)));
    }
    expect(best <= bounds[part], "nobody brings about more alone than the bound");
    return best;
}

void expect_solo_is_exact(const World& world, const Board& board, const std::vector<Letter>& rack,
                          AloneBound& bound, const AloneValues& values, int other, int best) {
    std::vector<Play> plays;
    find_all_plays(*world.graph, world.equipment, board, Hand(rack), plays);
    const Cancellation none;
    const Deadline deadline(60, none);
    SoloGame solo(world.equipment, deadline);
    for (const auto& [beta, steps] :
         {std::pair(best - 5, 0), {best, 5}, {best + 1, 0}, {best + 1, 1'000'000}}) {
        solo.set_steps_before_closer(static_cast<std::size_t>(steps));
        solo.take_up(board, bound, values, other);
        for (const Play& play : plays) solo.add(play);
        const int most = solo.most(beta, 1'000'000);
        if (beta > best)
            expect(most == best, "a player brings about no more alone");
        else
            expect(most >= beta && most <= best, "a player brings about as much alone");
    }
}

// Of the plays that may come first just those are told that bring less, and no bound is too low.
int expect_each_is_bounded(const World& world, const Board& board, const std::vector<Letter>& rack,
                           const Parts& parts, AloneBound& bound, const AloneValues& values,
                           int other, int best) {
    std::vector<Play> plays;
    find_all_plays(*world.graph, world.equipment, board, Hand(rack), plays);
    const Cancellation none;
    const Deadline deadline(60, none);
    SoloGame solo(world.equipment, deadline);
    std::vector<bool> may_be_first;
    std::vector<int> truth;
    for (const Play& play : plays) {
        const std::vector<Letter> left = left_after(play, rack);
        Board next = board;
        next.lay(play, world.equipment, *world.graph);
        may_be_first.push_back(!left.empty() && play.line % 4 != 0);
        truth.push_back(
            left.empty() ? 0 : play.points + alone(world, next, left, other, parts, values));
    }
    int told = 0;
    for (const int beta : {best - 9, best - 3, best, best + 1}) {
        solo.set_steps_before_closer(beta == best ? 1'000'000 : 0);
        solo.take_up(board, bound, values, other);
        for (const Play& play : plays) solo.add(play);
        std::vector<bool> is_told(plays.size());
        solo.bound_each(beta, 1'000'000, may_be_first, [&](std::size_t play, int most) {
            expect(may_be_first[play] && !is_told[play], "plays that may come first, each once");
            expect(truth[play] <= most && most < beta, "no play brings more than is told");
            is_told[play] = true;
            ++told;
        });
        for (std::size_t play = 0; play < plays.size(); ++play)
            expect(!may_be_first[play] || is_told[play] == (truth[play] < beta),
                   "all that bring less are told");
    }
    return told;
}

void what_a_player_does_alone_is_bounded() {
    int close = 0;
    int told = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        Random random(seed + 7000);
        World world = some_world(random);
        for (std::size_t at = random.below(9); at < squares; at += 2 + random.below(9))
            world.equipment.premiums.word[at] = static_cast<std::uint8_t>(2 + random.below(2));
        const Board board(world.equipment, *world.graph, some_board(world, random));
        const bool is_long = seed % 8 == 0;
        const std::vector<Letter> rack = some_tiles(
            random, (is_long ? 5 : 1) + random.below(is_long ? 2 : 4), seed % 5 == 0 && !is_long);
        const int other = static_cast<int>(random.below(30));
        Parts parts;
        std::vector<Letter> all = rack;
        all.push_back(static_cast<Letter>(1 + random.below(alphabet)));
        parts.number(all);
        const std::size_t held = parts.number_of(rack);
        const Cancellation none;
        const Deadline deadline(60, none);
        AloneBound bound(*world.graph, world.equipment, deadline);
        AloneValues values{};
        if (board.is_empty()) continue;
        expect(bound.find(board, parts, held, other, values), "so few words can be listed");
        const int best = alone(world, board, rack, other, parts, values);
        if (rack.size() == 1) expect(values[held] == best, "with one tile nothing is left open");
        expect_solo_is_exact(world, board, rack, bound, values, other, best);
        told += expect_each_is_bounded(world, board, rack, parts, bound, values, other, best);
        close += values[held] == best;
    }
    expect(close >= 160, "the bound is often the value");
    expect(told >= 1'000, "many plays bring less");
}

void what_does_not_pay_is_tried_now_and_then() {
    Thrift thrift;
    expect(thrift.may_try(), "a beginning is made");
    for (int time = 0; time < 100; ++time) thrift.settle(100, 0);
    int tries = 0;
    for (int time = 0; time < 160; ++time) tries += thrift.may_try() ? 1 : 0;
    expect(tries == 10, "what costs more than it saves is not tried always");
    for (int time = 0; time < 60; ++time) thrift.settle(100, 200);
    expect(thrift.may_try() && thrift.may_try(), "what pays again is tried again");
    ThriftByGap by_gap;
    by_gap.of(4, 30).settle(10'000, 0);
    expect(!by_gap.of(4, 31).may_try() && by_gap.of(4, 60).may_try() && by_gap.of(5, 30).may_try(),
           "other tiles and distances are counted apart");
    expect(&by_gap.of(4, -20) == &by_gap.of(4, 0) && &by_gap.of(4, 900) == &by_gap.of(4, 9000),
           "every distance has a place");
}

// Are all tiles that touch each other words when those of a set are taken from a word?
bool are_words_without(const World& world, const Line& line, const LineWord& word,
                       std::size_t set) {
    std::array<Letter, side + 2> tiles = line.tiles;
    for (std::size_t at = 0; at < word.count; ++at)
        tiles[word.fills[at].square] = (set >> at & 1) != 0 ? Letter{0} : word.fills[at].letter;
    for (std::size_t first = 1; first <= side; ++first) {
        if (tiles[first] == 0 || tiles[first - 1] != 0) continue;
        std::vector<Letter> run;
        bool is_new = false;
        for (std::size_t at = first; tiles[at] != 0; ++at) {
            run.push_back(shown_by(tiles[at]));
            is_new = is_new || line.tiles[at] == 0;
        }
        if (is_new && run.size() > 1 && !world.graph->contains(run)) return false;
    }
    return true;
}

void plays_that_come_last_leave_words() {
    std::array<int, 2> seen{};
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Random random(seed + 11'000);
        const World world = some_world(random);
        const Board board(world.equipment, *world.graph, some_board(world, random));
        RackKinds rack;
        for (Letter letter = 1; letter <= alphabet; ++letter) rack.add(letter, 1);
        Parts parts;
        parts.number(std::span(rack.kinds).first(rack.many));
        RackParts rack_parts;
        rack_parts.number(rack, parts, world.equipment.tiles);
        LineWords lines(*world.graph, world.equipment);
        lines.take_up(rack, rack_parts);
        for (std::size_t number = 0; number < 2 * side; ++number) {
            const Line& line = board.line(number / side, number % side);
            const auto words = lines.along(line, number / side, number % side, 0xFFFE);
            expect(words.has_value(), "so few words can be listed");
            for (const LineWord& word : *words) {
                std::size_t told = 0;
                word.last_plays.for_each([&](std::size_t) { ++told; });
                for (std::size_t set = 1; set < std::size_t{1} << word.count; ++set) {
                    const bool is_last = word.last_plays.has(set);
                    expect(is_last == are_words_without(world, line, word, set),
                           "what lies before a play is words");
                    ++seen[is_last ? 1 : 0];
                    told -= is_last ? 1 : 0;
                }
                expect(told == 0, "each such play is told once");
            }
        }
    }
    expect(seen[0] > 100 && seen[1] > 100, "plays of both kinds");
}

void kept_words_are_those_found_anew() {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Random random(seed + 9000);
        const World world = some_world(random);
        const Cancellation none;
        const Deadline deadline(60, none);
        AloneBound kept(*world.graph, world.equipment, deadline, seed % 2 * 10'000'000);
        for (std::size_t round = 0; round < 12; ++round) {
            const Board board(world.equipment, *world.graph, some_board(world, random));
            if (board.is_empty()) continue;
            const std::vector<Letter> rack = some_tiles(random, 1 + random.below(5), round == 3);
            Parts parts;
            parts.number(rack);
            const std::size_t held = parts.number_of(rack);
            AloneBound anew(*world.graph, world.equipment, deadline);
            AloneValues one{};
            AloneValues two{};
            AloneValues again{};
            expect(kept.find(board, parts, held, 5, one) && anew.find(board, parts, held, 5, two) &&
                       kept.find(board, parts, held, 5, again),
                   "so few words can be listed");
            expect(one == two && one == again, "the same bounds with words kept and found anew");
        }
    }
}

}  // namespace

int main() {
    what_a_player_does_alone_is_bounded();
    what_does_not_pay_is_tried_now_and_then();
    plays_that_come_last_leave_words();
    kept_words_are_those_found_anew();
    std::printf("%d checks passed\n", checks);
}
