// Small positions with a tile in the bag, on made-up words: whatever the limits, the bounds hold
// the values of plain minimax, and what is proved has them.

#include "expect.hpp"
#include "pre_endgame.hpp"
#include "small_endings.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace {

using namespace letrado;

using Tiles = std::vector<Letter>;

constexpr int endless = 10'000;

Tiles without(Tiles tiles, Letter tile) {
    tiles.erase(std::ranges::find(tiles, tile));
    return tiles;
}

Tiles kinds_of(Tiles tiles) {
    std::ranges::sort(tiles);
    tiles.erase(std::unique(tiles.begin(), tiles.end()), tiles.end());
    return tiles;
}

// The game from a turn without tiles on, by trying everything. Values are ours. Turns without tiles
// are looked at to some depth; what lies beyond counts as the best for us, or as the worst.
class Idle {
  public:
    Idle(const World& world, const GameRules& rules, const Board& board)
        : world_(world), rules_(rules), board_(board), reference_(world, rules) {}

    // What a play brings that draws the last tile.
    int laid(const Play& play, const Tiles& own, const Tiles& other, Letter bag) {
        Tiles left = own;
        for (std::size_t at = 0; at < play.length; ++at) {
            if (play.tiles[at] != 0)
                left = without(left, (play.tiles[at] & blank_mark) != 0 ? blank : play.tiles[at]);
        }
        left.push_back(bag);
        Board next = board_;
        next.lay(play, world_.equipment, *world_.graph);
        return play.points - reference_.value(next, other, left, {}, 0);
    }

    const std::vector<Play>& plays(const Tiles& own) {
        Tiles key = own;
        std::ranges::sort(key);
        const auto [found, is_new] = plays_.try_emplace(key);
        if (is_new)
            find_all_plays(*world_.graph, world_.equipment, board_, Hand(own), found->second);
        return found->second;
    }

    // The best that a player gains by laying tiles at once.
    int best_laid(const Tiles& own, const Tiles& other, Letter bag) {
        std::pair<Tiles, Tiles> key{own, other};
        std::ranges::sort(key.first);
        std::ranges::sort(key.second);
        const auto [found, is_new] = best_.try_emplace({key, bag}, -endless);
        if (is_new) {
            int best = -endless;
            for (const Play& play : plays(own)) best = std::max(best, laid(play, own, other, bag));
            best_[{key, bag}] = best;
            return best;
        }
        return found->second;
    }

    int settled(const Tiles& own, const Tiles& other) const { return points(other) - points(own); }

    // They are on turn and know everything. `at_best`: we know the bag all the time, and what is
    // beyond the depth is good for us; else we answer an exchange with one play, if at all.
    int they(const Tiles& own, const Tiles& other, Letter bag, const TilelessRun& run,
             std::size_t depth, bool at_best) {
        int least = -best_laid(other, own, bag);
        TilelessRun passed = run;
        passed.passed();
        least = std::min(least, passed.ends_game(rules_, false)
                                    ? settled(own, other)
                                    : we(own, other, bag, passed, depth, at_best));
        if (rules_.exchange_needs > 1) return least;
        TilelessRun exchanged = run;
        exchanged.laid_nothing();
        int anyhow = -endless;
        for (const Play& play : plays(own)) {
            int worst = endless;
            for (const Letter back : kinds_of(other))
                worst = std::min(worst, laid(play, own, changed(other, back, bag), back));
            anyhow = std::max(anyhow, worst);
        }
        for (const Letter back : kinds_of(other)) {
            const Tiles held = changed(other, back, bag);
            int value = anyhow;
            if (exchanged.ends_game(rules_, false))
                value = settled(own, held);
            else if (at_best)
                value = we(own, held, back, exchanged, depth, true);
            least = std::min(least, value);
        }
        return least;
    }

    // We are on turn and know the bag.
    int we(const Tiles& own, const Tiles& other, Letter bag, const TilelessRun& run,
           std::size_t depth, bool at_best) {
        int most = best_laid(own, other, bag);
        if (depth == 0) return at_best ? endless : most;
        TilelessRun passed = run;
        passed.passed();
        most = std::max(most, passed.ends_game(rules_, false)
                                  ? settled(own, other)
                                  : they(own, other, bag, passed, depth - 1, at_best));
        if (rules_.exchange_needs > 1) return most;
        TilelessRun exchanged = run;
        exchanged.laid_nothing();
        for (const Letter back : kinds_of(own)) {
            const Tiles held = changed(own, back, bag);
            most = std::max(most, exchanged.ends_game(rules_, false)
                                      ? settled(held, other)
                                      : they(held, other, back, exchanged, depth - 1, at_best));
        }
        return most;
    }

    static Tiles changed(const Tiles& rack, Letter back, Letter drawn) {
        Tiles held = without(rack, back);
        held.push_back(drawn);
        return held;
    }

  private:
    [[nodiscard]] int points(const Tiles& rack) const {
        int sum = 0;
        for (const Letter tile : rack)
            sum += tile == blank ? 0 : world_.equipment.tiles.points[tile];
        return sum;
    }

    const World& world_;
    const GameRules& rules_;
    const Board& board_;
    Reference reference_;
    std::map<Tiles, std::vector<Play>> plays_;
    std::map<std::pair<std::pair<Tiles, Tiles>, Letter>, int> best_;
};

struct Truth {
    double low;
    double high;
};

// What a candidate is worth at least and at most, by trying everything; a play exactly.
Truth truth_of(Idle& idle, const GameRules& rules, const PreEndgamePosition& position,
               const Candidate& candidate) {
    constexpr std::size_t depth = 2;
    Truth truth{0, 0};
    double total = 0;
    // After a pass we do not know the bag: one play as the answer to all that is not one.
    std::vector<double> plans(idle.plays(position.rack).size(), 0);
    TilelessRun run = position.run;
    if (candidate.act == Act::pass) run.passed();
    if (candidate.act == Act::exchange) run.laid_nothing();
    const bool is_over = candidate.act != Act::lay && run.ends_game(rules, false);
    for (const Letter bag : position.unseen) {
        const Tiles other = without(position.unseen, bag);
        Truth one{0, 0};
        if (candidate.act == Act::lay) {
            one.low = one.high = idle.laid(candidate.play, position.rack, other, bag);
        } else if (candidate.act == Act::exchange) {
            const Letter back = candidate.exchanged.front();
            const Tiles held = Idle::changed(position.rack, back, bag);
            one.low = is_over ? idle.settled(held, other)
                              : idle.they(held, other, back, run, depth, false);
            one.high = is_over ? one.low : idle.they(held, other, back, run, depth, true);
        } else if (is_over) {
            one.low = one.high = idle.settled(position.rack, other);
        } else {
            one.high = idle.they(position.rack, other, bag, run, depth, true);
            TilelessRun passed = run;
            passed.passed();
            for (std::size_t at = 0; at < plans.size(); ++at) {
                const Play& play = idle.plays(position.rack)[at];
                int least = -idle.best_laid(other, position.rack, bag);
                least = std::min(least, passed.ends_game(rules, false)
                                            ? idle.settled(position.rack, other)
                                            : idle.laid(play, position.rack, other, bag));
                for (const Letter back : kinds_of(other)) {
                    if (rules.exchange_needs > 1) break;
                    least = std::min(least, idle.laid(play, position.rack,
                                                      Idle::changed(other, back, bag), back));
                }
                plans[at] += least;
            }
        }
        truth.low += one.low;
        truth.high += one.high;
        total += 1;
    }
    if (candidate.act == Act::pass && !is_over) {
        truth.low = -endless * total;
        for (const double plan : plans) truth.low = std::max(truth.low, plan);
    }
    return {truth.low / total, truth.high / total};
}

bool is_close(double one, double two) { return std::abs(one - two) < 1e-9; }

void bounds_hold_plain_minimax() {
    const std::array<GameRules, 3> books = {GameRules{1, 4, 0, false, 0, 1},
                                            GameRules{1, 4, 12, true, 0, 1},
                                            GameRules{7, 4, 6, false, 0, 1}};
    std::array<int, 3> proved{};  // by act
    for (std::uint64_t seed = 1; seed <= 36; ++seed) {
        Random random(seed + 500);
        const World world = some_world(random);
        const Engine engine(world.graph, world.equipment);
        const GameRules& rules = books[seed % books.size()];
        PreEndgamePosition position;
        position.board = some_board(world, random);
        position.rack = some_tiles(random, 1 + random.below(2), seed % 13 == 0);
        position.unseen = some_tiles(random, 2 + random.below(2), false);
        position.lead = static_cast<double>(random.below(21)) - 10;
        position.run = {random.below(4), 0};
        position.run.turns = position.run.passes;
        const Board board(world.equipment, *world.graph, position.board);
        Idle idle(world, rules, board);
        for (const double seconds : {0.0, 0.002, 60.0}) {
            for (const Aim aim : {Aim::wins, Aim::spread}) {
                const Cancellation none;
                const SearchLimits limits{seconds, 1 + seed % 2, enough_memory};
                check(engine, position, limits);
                const PreEndgameAnswer answer =
                    solve_pre_endgame(engine, rules, position, aim, limits, none, {});
                for (const Candidate& one : answer.candidates) {
                    const Truth truth = truth_of(idle, rules, position, one);
                    expect(truth.low <= truth.high, "the reference is in order");
                    expect(one.low <= truth.high + 1e-9, "not more than can be");
                    expect(one.high >= truth.low - 1e-9, "not less than is sure");
                    expect(one.fewest_wins <= one.most_wins, "wins in order");
                    if (one.act == Act::lay)
                        expect(one.low <= truth.low + 1e-9, "the low bound of a play");
                    if (one.is_proved) {
                        expect(is_close(one.low, one.high) && is_close(one.value, one.low),
                               "a proved candidate has its value");
                        expect(one.value >= truth.low - 1e-9 && one.value <= truth.high + 1e-9,
                               "the value of plain minimax");
                        if (seconds > 1) ++proved[static_cast<std::size_t>(one.act)];
                    }
                    if (seconds > 1 && one.act == Act::lay &&
                        &one - answer.candidates.data() < static_cast<long>(most_exact))
                        expect(one.is_proved, "with time enough the best plays are proved");
                }
                const auto is_proved = [](const Candidate& one) { return one.is_proved; };
                if (seconds > 1 && std::ranges::all_of(answer.candidates, is_proved))
                    expect(answer.open == 0, "nothing is left open");
            }
        }
    }
    for (const int count : proved) expect(count > 0, "plays, exchanges and passes are proved");
}

void two_tiles_are_proved_only_when_nothing_is_hidden() {
    Random random(77);
    const World world = some_world(random);
    const Engine engine(world.graph, world.equipment);
    PreEndgamePosition position;
    position.board = some_board(world, random);
    position.rack = some_tiles(random, 7, false);
    position.unseen = some_tiles(random, 9, false);
    position.in_bag = 2;
    Cancellation cancellation;
    std::size_t told = 0;
    const PreEndgameAnswer answer =
        solve_pre_endgame(engine, {1, 4, 0, false, 0, 1}, position, Aim::wins,
                          {60, 2, enough_memory}, cancellation, [&](const PreEndgameAnswer&) {
                              if (++told == 3) cancellation.cancel();
                          });
    expect(answer.candidates.size() > 1, "plays, the pass and exchanges");
    for (const Candidate& one : answer.candidates) {
        expect(one.low <= one.value && one.value <= one.high, "the value is within its bounds");
        if (one.act != Act::lay || one.play.laid < 2) expect(!one.is_proved, "something is hidden");
    }
}

}  // namespace

int main() {
    bounds_hold_plain_minimax();
    two_tiles_are_proved_only_when_nothing_is_hidden();
    std::printf("%d checks passed\n", checks);
}
