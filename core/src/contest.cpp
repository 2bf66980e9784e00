#include "contest.hpp"

#include "endgame.hpp"
#include "search_words.hpp"

#include <algorithm>
#include <cmath>

namespace letrado {
namespace {

// What solving an ending may take of who counts rollouts: so many looks at the clock, which is the
// same on every machine. Time is no limit then.
constexpr std::uint64_t most_looks = 1500;
constexpr double ample_seconds = 600;
constexpr std::size_t ending_bytes = std::size_t{32} << 20;
static_assert(ending_bytes > EndgameSearch::own_memory + SearchWords::own_memory);

// Nearly normal, from twelve tosses.
double deviation(Random& random) noexcept {
    double sum = -6;
    for (int toss = 0; toss < 12; ++toss) sum += static_cast<double>(random.next() >> 11) * 0x1p-53;
    return sum;
}

Move misjudged_move(const Contestant& player, const Question& question, const GameRules& rules,
                    Random& random) {
    const Position& position = question.position;
    const Findings found = player.engine->plays(position, *player.leaves, 400);
    Hand hand(position.rack);
    price_for_turn(hand, player.engine->equipment(), *player.leaves, position.facts);
    Move best = best_exchange(hand, rules, position.facts.in_bag);
    double most = best.equity + (best.act == Act::exchange ? player.error * deviation(random) : 0);
    for (const Play& play : found.plays) {
        const double seems = play.equity + player.error * deviation(random);
        if (seems <= most) continue;
        most = seems;
        best = {Act::lay, play, play.used, play.equity};
    }
    return best;
}

bool is_ending(const Question& question) noexcept {
    return question.position.facts.in_bag == 0 && !question.unseen.empty() &&
           question.unseen.size() <= rack_size && !question.position.rack.empty();
}

// The best move of an ending, if it is found in time.
std::optional<Move> solved_ending(const Contestant& player, const Question& question,
                                  const GameRules& rules) {
    if (!is_ending(question)) return {};
    TilelessRun after_pass = question.run;
    after_pass.passed();
    const EndgamePosition ending{question.position.board,
                                 {question.position.rack, question.unseen},
                                 after_pass.ends_game(rules, question.scores == std::array{0, 0}),
                                 {}};
    const bool counts_seconds = player.plan.seconds > 0;
    const SearchLimits limits{counts_seconds ? player.plan.seconds / 2 : ample_seconds, 1,
                              ending_bytes};
    const Cancellation work(counts_seconds ? 0 : most_looks);
    const EndgameAnswer found =
        solve_endgame(player.engine->graph(), player.engine->equipment(), ending, limits, work, {});
    if (!found.is_proved() || found.line.empty()) return {};
    const EndgameTurn& first = found.line.front();
    return checked_move(*player.engine, question.position, *player.leaves,
                        first.is_pass() ? Act::pass : Act::lay, first.play, {});
}

Question question_of(const Game& game, const Equipment& equipment) {
    Question question;
    const std::size_t player = game.on_turn();
    const Rack& own = game.rack(player);
    const Rack& other = game.rack(1 - player);
    for (std::size_t at = 0; at < squares; ++at)
        question.position.board[at] = game.board().line(across, at / side).tiles[at % side + 1];
    question.position.rack.assign(own.view().begin(), own.view().end());
    const bool is_last = game.bag().size() == 0;
    question.position.facts = {game.bag().size(), is_last ? other.points(equipment.tiles) : 0};
    question.unseen.assign(game.bag().tiles().begin(), game.bag().tiles().end());
    question.unseen.insert(question.unseen.end(), other.view().begin(), other.view().end());
    std::ranges::sort(question.unseen);
    if (is_last) question.opponent = question.unseen;
    question.scores = {game.score(player), game.score(1 - player)};
    question.run = game.run();
    return question;
}

}  // namespace

Choice chosen_move(const Contestant& player, const Question& question, const GameRules& rules,
                   std::uint64_t seed) {
    Random random(seed);
    if (player.plan.rollouts > 0 || player.plan.seconds > 0) {
        SimulationPlan plan = player.plan;
        plan.seed = random.next();
        if (const auto solved = solved_ending(player, question, rules))
            return {*solved, Thought::solved};
        if (plan.seconds > 0 && is_ending(question)) plan.seconds /= 2;
        Answer answer;
        analyse(*player.engine, question, *player.leaves, rules, *player.chances, plan, {}, answer);
        return {answer.options[answer.result.order.front()].move, Thought::simulated,
                answer.result.rollouts};
    }
    if (player.error > 0) return {misjudged_move(player, question, rules, random)};
    return {player.engine->best_move(question.position, *player.leaves, rules)};
}

std::vector<std::array<int, 2>> contest(const Engine& judge, const GameRules& rules,
                                        const Contestant& one, const Contestant& other,
                                        std::uint64_t seed, std::size_t first, std::size_t pairs) {
    for (const Contestant* player : {&one, &other}) {
        if (player->engine->equipment().tiles.letters != judge.equipment().tiles.letters)
            throw QuestionError("graph_of_other_alphabet");
    }
    const Setting setting{judge.graph(), judge.map(), judge.equipment(), rules};
    const Move taken_back{Act::exchange, {}, 0, 0};
    std::vector<std::array<int, 2>> spreads;
    for (std::size_t pair = first; pair < first + pairs; ++pair) {
        const std::uint64_t pair_seed = numbered_seed(seed, pair);
        std::array<int, 2> spread{};
        for (std::size_t seat = 0; seat < 2; ++seat) {
            Game game(setting, pair_seed);
            Random chance(~pair_seed);
            bool going = true;
            while (going) {
                game.prepare();
                const bool is_first = game.on_turn() == seat;
                const Contestant& player = is_first ? one : other;
                const Contestant& rival = is_first ? other : one;
                Question question = question_of(game, judge.equipment());
                question.candidates = player.candidates;
                Move move =
                    chosen_move(player, question, patient(rules, game.run()), chance.next()).move;
                const double toss = static_cast<double>(chance.next() >> 11) * 0x1p-53;
                if (move.act == Act::lay && !is_right(game.board(), judge.graph(), move.play) &&
                    !is_right(Board(rival.engine->equipment(), rival.engine->graph(),
                                    question.position.board),
                              rival.engine->graph(), move.play) &&
                    toss < rival.doubts)
                    move = taken_back;
                going = game.make(move);
            }
            spread[seat] = game.score(seat) - game.score(1 - seat);
        }
        spreads.push_back(spread);
    }
    return spreads;
}

}  // namespace letrado
