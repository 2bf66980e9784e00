// Simulation on made-up words: the same deals for all, the same result whatever the threads, and
// limits that hold.

#include "contest.hpp"
#include "crew.hpp"
#include "expect.hpp"
#include "made_up.hpp"

#include <algorithm>
#include <atomic>

namespace {

using namespace letrado;

// A position of a game between static players, with everything a simulation asks.
Question some_question(const Engine& engine, const Leaves& leaves, const GameRules& rules,
                       std::uint64_t seed, std::size_t turns) {
    const Setting setting{engine.graph(), engine.map(), engine.equipment(), rules};
    const auto search = std::make_unique<BestPlaySearch>(engine.map(), engine.equipment());
    Game game(setting, seed);
    for (std::size_t turn = 0; turn < turns && game.bag().size() > 8; ++turn) {
        if (!game.turn(*search, leaves)) break;
    }
    Question question;
    const std::size_t player = game.on_turn();
    for (std::size_t at = 0; at < squares; ++at)
        question.position.board[at] = game.board().line(across, at / side).tiles[at % side + 1];
    const auto own = game.rack(player).view();
    question.position.rack.assign(own.begin(), own.end());
    question.position.facts = {game.bag().size(), 0};
    question.unseen.assign(game.bag().tiles().begin(), game.bag().tiles().end());
    const auto other = game.rack(1 - player).view();
    question.unseen.insert(question.unseen.end(), other.begin(), other.end());
    question.scores = {game.score(player), game.score(1 - player)};
    question.candidates = 8;
    return question;
}

struct Made {
    Random random{11};
    Equipment equipment = some_equipment(random);
    Engine engine{some_graph(random, 400), equipment};
    Leaves leaves = some_leaves(random);
    GameRules rules{1, 4, 12, true, 0, 1};
    WinChances chances{{{10, 20}, {12, 30}}};
};

void results_do_not_depend_on_threads(const Made& made) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const Question question = some_question(made.engine, made.leaves, made.rules, seed, 6);
        SimulationPlan plan;
        plan.rollouts = 200;
        plan.seed = seed;
        Answer one;
        analyse(made.engine, question, made.leaves, made.rules, made.chances, plan, {}, one);
        plan.threads = 3;
        Answer three;
        analyse(made.engine, question, made.leaves, made.rules, made.chances, plan, {}, three);
        expect(one.result.order == three.result.order, "the same order");
        for (std::size_t at = 0; at < one.options.size(); ++at) {
            expect(one.result.tallies[at].win == three.result.tallies[at].win, "the same chances");
            expect(one.result.tallies[at].rollouts == three.result.tallies[at].rollouts,
                   "the same allocation");
        }
    }
}

void a_crew_does_every_piece_once() {
    Crew crew(3);
    for (int round = 0; round < 200; ++round) {
        std::array<std::atomic<int>, 50> done{};
        std::atomic<std::size_t> next = 0;
        crew.run([&](std::size_t) {
            for (std::size_t at = next++; at < done.size(); at = next++) ++done[at];
        });
        for (const auto& times : done) expect(times == 1, "done once when the round is over");
    }
}

void work_can_be_limited_without_a_clock() {
    const Cancellation after_three(3);
    expect(!after_three.is_cancelled() && !after_three.is_cancelled(), "asked twice");
    expect(after_three.is_cancelled() && after_three.is_cancelled(), "the third time and after");
    const Cancellation never;
    for (int asked = 0; asked < 1000; ++asked) expect(!never.is_cancelled(), "no limit");
}

void time_cuts_what_is_under_way(const Made& made) {
    const Question question = some_question(made.engine, made.leaves, made.rules, 5, 4);
    const Cancellation at_once(1);
    const Deadline over(1e9, at_once);
    const auto options = candidates_for(made.engine, question, made.leaves, made.rules, &over);
    const Move best = made.engine.best_move(question.position, made.leaves, made.rules);
    expect(std::ranges::any_of(options,
                               [&](const Option& option) {
                                   return option.move.act == best.act &&
                                          option.move.equity == best.equity;
                               }),
           "the best move is a candidate, however short the time");
    const Setting setting{made.engine.graph(), made.engine.map(), made.equipment, made.rules};
    RolloutStart start{Board(made.equipment, made.engine.graph(), question.position.board),
                       {},
                       question.unseen,
                       question.scores,
                       question.run};
    start.rack.take(question.position.rack);
    Rollout rollout(setting, made.leaves, {});
    rollout.start(start, &over);
    expect(rollout.run(best, false, {}, 7).cut, "a rollout is cut between turns");
    rollout.start(start);
    expect(!rollout.run(best, false, {}, 7).cut, "and is not without a deadline");
}

void neighbouring_seeds_share_no_games() {
    std::vector<std::uint64_t> seeds;
    for (std::uint64_t seed = 2026; seed < 2034; ++seed) {
        for (std::uint64_t pair = 0; pair < 200; ++pair) seeds.push_back(numbered_seed(seed, pair));
    }
    std::ranges::sort(seeds);
    expect(std::ranges::adjacent_find(seeds) == seeds.end(), "every game is another");
}

void the_best_plays_are_kept_line_by_line(const Made& made) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Question question = some_question(made.engine, made.leaves, made.rules, seed, 6);
        std::ranges::replace(question.position.rack, blank, Letter{1});
        question.position.rack[0] = question.position.rack[1] = blank;
        const Findings all = made.engine.plays(question.position, made.leaves, 1'000'000);
        const Findings few = made.engine.plays(question.position, made.leaves, 20);
        expect(all.count == all.plays.size() && all.count == few.count, "all are counted");
        expect(few.plays.size() == std::min<std::size_t>(20, all.count), "as many as wanted");
        for (std::size_t at = 0; at < few.plays.size(); ++at)
            expect(few.plays[at].equity == all.plays[at].equity &&
                       few.plays[at].tiles == all.plays[at].tiles,
                   "the same in the same order");
    }
}

void a_candidate_equals_itself(const Made& made) {
    const Question question = some_question(made.engine, made.leaves, made.rules, 5, 4);
    const Setting setting{made.engine.graph(), made.engine.map(), made.equipment, made.rules};
    const auto options = candidates_for(made.engine, question, made.leaves, made.rules);
    RolloutStart start{Board(made.equipment, made.engine.graph(), question.position.board),
                       {},
                       question.unseen,
                       question.scores,
                       question.run};
    start.rack.take(question.position.rack);
    SimulationPlan plan;
    plan.rollouts = 64;
    Simulation twice(setting, made.leaves, made.chances, start, {options[0], options[0]}, plan);
    const SimulationResult result = twice.run({});
    expect(result.tallies[0].win == result.tallies[1].win, "no difference at all");
    expect(result.tallies[1].gap_error == 0, "and no doubt about it");
}

void endings_are_exact(const Made& made) {
    // One tile each and no bag: whoever goes out gets the tile of the other twice.
    Question question;
    question.position.rack = {1};
    question.unseen = {2};
    question.opponent = {2};
    question.scores = {30, 20};
    question.position.facts = {0, made.equipment.tiles.points[2]};
    SimulationPlan plan;
    plan.rollouts = 40;
    Answer answer;
    analyse(made.engine, question, made.leaves, made.rules, made.chances, plan, {}, answer);
    for (const Tally& tally : answer.result.tallies)
        expect(tally.spread_error == 0, "nothing is left to chance");
    // Nothing can be laid with one tile on an empty board: both pass, and both lose their tile.
    const double spread =
        100.0 * (10 - made.equipment.tiles.points[1] + made.equipment.tiles.points[2]);
    expect(answer.result.tallies[answer.result.order[0]].spread == spread, "passing out");
}

void limits_hold(const Made& made) {
    const Question question = some_question(made.engine, made.leaves, made.rules, 8, 5);
    SimulationPlan plan;
    Answer answer;
    const auto refused = [&](const SimulationPlan& asked) {
        try {
            analyse(made.engine, question, made.leaves, made.rules, made.chances, asked, {},
                    answer);
        } catch (const QuestionError&) {
            return true;
        }
        return false;
    };
    expect(refused(plan), "no limit at all");
    plan.rollouts = 100;
    plan.bytes = 1000;
    expect(refused(plan), "no memory");
    plan.bytes = sizeof(BestPlaySearch) + (336U << 10U);
    plan.rollouts = 10'000'000;
    plan.confidence = 50;
    analyse(made.engine, question, made.leaves, made.rules, made.chances, plan, {}, answer);
    expect(answer.result.ended == Ended::memory, "memory ends it");
    plan.bytes = std::size_t{1} << 28;
    int asked = 0;
    Watcher impatient;
    impatient.is_cancelled = [&asked] { return ++asked > 2; };
    analyse(made.engine, question, made.leaves, made.rules, made.chances, plan, impatient, answer);
    expect(answer.result.ended == Ended::cancelled, "who watches ends it");
}

void opponents_are_inferred(const Made& made) {
    const Setting setting{made.engine.graph(), made.engine.map(), made.equipment, made.rules};
    const Question question = some_question(made.engine, made.leaves, made.rules, 9, 3);
    LastMove last{Board(made.equipment, made.engine.graph(), question.position.board),
                  Move{Act::exchange, {}, 0, 0},
                  3,
                  question.position.facts.in_bag,
                  {}};
    const auto always = [] { return true; };
    const InferredLeaves leaves =
        inferred_leaves(setting, made.leaves, last, question.unseen, {60, 800, 1}, always);
    expect(!leaves.empty() && leaves.effective() >= 1 && leaves.effective() <= 60, "some leaves");
    Random random(4);
    for (int round = 0; round < 20; ++round) {
        const auto leave = leaves.draw(random);
        expect(leave.size() == 4, "four tiles are kept after three");
        for (const Letter tile : leave)
            expect(std::ranges::count(leave, tile) <= std::ranges::count(question.unseen, tile),
                   "of the unseen tiles");
    }
}

void contests_repeat(const Made& made) {
    Contestant sound;
    sound.engine = &made.engine;
    sound.leaves = &made.leaves;
    sound.chances = &made.chances;
    Contestant clumsy = sound;
    clumsy.error = 3000;
    const auto whole = contest(made.engine, made.rules, sound, clumsy, 3, 0, 12);
    const auto later = contest(made.engine, made.rules, sound, clumsy, 3, 8, 4);
    int sum = 0;
    for (const auto& [one, other] : whole) sum += one + other;
    for (std::size_t pair = 0; pair < 4; ++pair)
        expect(whole[pair + 8] == later[pair], "a pair depends on its number only");
    expect(sum > 0, "who errs loses");
    const auto alike = contest(made.engine, made.rules, sound, sound, 3, 0, 3);
    const auto plain = made.engine.match(made.leaves, made.leaves, made.rules, 3, 0, 3);
    for (std::size_t pair = 0; pair < 3; ++pair)
        expect(alike[pair][0] + alike[pair][1] == plain[pair].spread, "as static players play");
}

void wrong_moves_are_refused(const Made& made) {
    const Question question = some_question(made.engine, made.leaves, made.rules, 2, 4);
    Random random(6);
    for (int round = 0; round < 300; ++round) {
        Play play{};
        play.direction = static_cast<std::uint8_t>(random.below(3));
        play.line = static_cast<std::uint8_t>(random.below(17));
        play.start = static_cast<std::uint8_t>(random.below(16));
        play.length = static_cast<std::uint8_t>(random.below(17));
        for (Letter& tile : play.tiles) tile = static_cast<Letter>(random.below(256));
        try {
            const Move move =
                checked_move(made.engine, question.position, made.leaves, Act::lay, play, {});
            expect(move.play.laid > 0, "a move that was let through lays tiles");
        } catch (const QuestionError&) {
            ++checks;
        }
    }
}

}  // namespace

int main() {
    const Made made;
    a_crew_does_every_piece_once();
    work_can_be_limited_without_a_clock();
    neighbouring_seeds_share_no_games();
    time_cuts_what_is_under_way(made);
    the_best_plays_are_kept_line_by_line(made);
    results_do_not_depend_on_threads(made);
    a_candidate_equals_itself(made);
    endings_are_exact(made);
    limits_hold(made);
    opponents_are_inferred(made);
    contests_repeat(made);
    wrong_moves_are_refused(made);
    std::printf("%d checks passed\n", checks);
}
