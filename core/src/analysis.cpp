#include "analysis.hpp"

#include <algorithm>

namespace letrado {
namespace {

// Exchanges tried besides the plays.
constexpr std::size_t most_exchanges = 3;
constexpr std::size_t most_candidates = 200;
// Seconds kept back for the rollouts under way when time is up.
constexpr double most_margin = 0.02;

bool same_move(const Move& one, const Move& other) noexcept {
    if (one.act != other.act) return false;
    if (one.act == Act::exchange) return one.part == other.part;
    return one.act == Act::pass ||
           (one.play.direction == other.play.direction && one.play.line == other.play.line &&
            one.play.start == other.play.start && one.play.length == other.play.length &&
            std::equal(one.play.tiles.begin(), one.play.tiles.begin() + one.play.length,
                       other.play.tiles.begin()));
}

// A single tile makes the same words along both lines: one play in two guises.
bool same_tiles_on_board(const Play& one, const Play& other) noexcept {
    if (one.laid != 1 || other.laid != 1) return false;
    const auto square = [](const Play& play) {
        std::size_t at = 0;
        while (play.tiles[at] == 0) ++at;
        const std::size_t place = play.start + at;
        const std::size_t index =
            play.direction == across ? play.line * side + place : place * side + play.line;
        return std::pair(index, play.tiles[at]);
    };
    return square(one) == square(other);
}

void add_exchanges(std::vector<Option>& options, const Hand& hand, const GameRules& rules,
                   std::size_t in_bag) {
    if (in_bag == 0 || in_bag < rules.exchange_needs) return;
    std::vector<Move> exchanges;
    for (std::size_t part = 1; part < hand.parts(); ++part) {
        if (hand.size_of(part) <= in_bag)
            exchanges.push_back(
                {Act::exchange, {}, static_cast<std::uint8_t>(part), hand.worth_after(part)});
    }
    std::ranges::stable_sort(exchanges, std::greater{}, &Move::equity);
    exchanges.resize(std::min(exchanges.size(), most_exchanges));
    for (const Move& move : exchanges) options.push_back({move});
}

}  // namespace

Move checked_move(const Engine& engine, const Position& position, const Leaves& leaves, Act act,
                  const Play& play, std::span<const Letter> exchanged) {
    engine.check(position, leaves);
    Hand hand(position.rack);
    price_for_turn(hand, engine.equipment(), leaves, position.facts);
    Move move{act, play, 0, 0};
    Counts taken{};
    std::size_t part = 0;
    const auto take = [&](Letter tile) {
        if (tile > engine.equipment().tiles.letters || ++taken[tile] > hand.counts()[tile])
            throw QuestionError("move_not_on_rack");
        part += hand.step(tile);
    };
    if (act == Act::lay) {
        if (play.direction > down || play.line >= side || play.length == 0 ||
            play.start + play.length > side)
            throw QuestionError("move_off_board");
        move.play.laid = 0;
        for (std::size_t at = 0; at < play.length; ++at) {
            const std::size_t place = play.start + at;
            const std::size_t square =
                play.direction == across ? play.line * side + place : place * side + play.line;
            const Letter tile = play.tiles[at];
            if ((tile == 0) == (position.board[square] == 0)) throw QuestionError("move_misfit");
            if (tile == 0) continue;
            if (shown_by(tile) == 0 || shown_by(tile) > engine.equipment().tiles.letters)
                throw QuestionError("move_not_on_rack");
            ++move.play.laid;
            take((tile & blank_mark) != 0 ? blank : tile);
        }
        if (move.play.laid == 0) throw QuestionError("move_misfit");
        move.equity = move.play.points * 100;
    } else if (act == Act::exchange) {
        for (const Letter tile : exchanged) take(tile);
        if (part == 0) throw QuestionError("move_not_on_rack");
    }
    move.part = move.play.used = static_cast<std::uint8_t>(part);
    if (act != Act::pass) move.equity += hand.worth_after(part);
    move.play.equity = move.equity;
    return move;
}

bool is_right(const Board& board, const WordGraph& graph, const Play& play) noexcept {
    const Line& line = board.line(play.direction, play.line);
    std::size_t first = play.start + std::size_t{1};
    while (first > 1 && line.tiles[first - 1] != 0) --first;
    std::array<Letter, Line::length> word{};
    std::size_t length = 0;
    for (std::size_t at = first; at <= side; ++at) {
        const std::size_t place = at - 1 - play.start;  // wraps far out before the play
        const bool is_within = place < play.length;
        const Letter laid = is_within ? play.tiles[place] : Letter{0};
        const Letter tile = laid != 0 ? laid : line.tiles[at];
        if (tile == 0) break;
        if (laid != 0 && (line.fits[at] & set_of(shown_by(laid))) == 0) return false;
        word[length++] = shown_by(tile);
    }
    return length < 2 || graph.contains({word.data(), length});
}

std::vector<Option> candidates_for(const Engine& engine, const Question& question,
                                   const Leaves& leaves, const GameRules& rules,
                                   const Deadline* until) {
    const Position& position = question.position;
    const Board board(engine.equipment(), engine.graph(), position.board);
    const std::size_t wanted = std::clamp<std::size_t>(question.candidates, 1, most_candidates);
    const Findings found = engine.plays(position, leaves, most_candidates + wanted, until);
    std::vector<Option> options;
    if (!found.is_whole) {
        const Move best = engine.best_move(position, leaves, rules);
        if (best.act == Act::lay) options.push_back({best});
    }
    for (const Play& play : found.plays) {
        if (options.size() >= wanted) break;
        const Move move{Act::lay, play, play.used, play.equity};
        const bool known = std::ranges::any_of(options, [&](const Option& option) {
            return same_move(option.move, move) || same_tiles_on_board(option.move.play, play);
        });
        if (!known) options.push_back({move});
    }
    Hand hand(position.rack);
    price_for_turn(hand, engine.equipment(), leaves, position.facts);
    add_exchanges(options, hand, rules, position.facts.in_bag);
    std::ranges::stable_sort(options, std::greater{},
                             [](const Option& option) { return option.move.equity; });
    options.resize(std::min(options.size(), wanted));
    for (const Move& move : question.extra) {
        const auto known = std::ranges::find_if(
            options, [&](const Option& option) { return same_move(option.move, move); });
        if (known != options.end()) {
            known->stays = true;
            continue;
        }
        const bool is_good = move.act != Act::lay || is_right(board, engine.graph(), move.play);
        options.push_back({move, !is_good, true});
    }
    const bool may_wait = position.facts.in_bag == 0 || options.empty();
    const auto passes = [](const Option& option) { return option.move.act == Act::pass; };
    if (may_wait && std::ranges::none_of(options, passes)) options.push_back({Move{}});
    return options;
}

void analyse(const Engine& engine, const Question& question, const Leaves& leaves,
             const GameRules& rules, const WinChances& chances, const SimulationPlan& plan,
             const Watcher& watcher, Answer& answer) {
    const Cancellation nobody;
    const double margin = std::min(most_margin, plan.seconds / 10);
    const Deadline deadline(plan.seconds - margin, nobody);
    const Deadline* until = plan.seconds > 0 ? &deadline : nullptr;
    const Position& position = question.position;
    const std::size_t letters = engine.equipment().tiles.letters;
    if (plan.rollouts == 0 && plan.seconds <= 0) throw QuestionError("no_limit");
    if (question.unseen.size() > DrawBag::most_tiles ||
        std::ranges::any_of(question.unseen, [&](Letter tile) { return tile > letters; }))
        throw QuestionError("unseen_tiles");
    answer.options = candidates_for(engine, question, leaves, rules, until);
    const Setting setting{engine.graph(), engine.map(), engine.equipment(), rules};
    RolloutStart start{Board(engine.equipment(), engine.graph(), position.board),
                       {},
                       question.unseen,
                       question.scores,
                       question.run};
    start.rack.take(position.rack);
    InferredLeaves inferred;
    if (question.last && question.opponent.empty() && position.facts.in_bag > 0) {
        const double begun = deadline.seconds_gone();
        const auto has_time = [&] {
            return until == nullptr ||
                   (!deadline.has_come() && deadline.seconds_gone() - begun < plan.seconds / 5);
        };
        inferred = inferred_leaves(setting, leaves, *question.last, question.unseen,
                                   question.inference, has_time);
        answer.inferred = inferred.effective();
    }
    SimulationPlan rest = plan;
    if (until != nullptr)
        rest.seconds = std::max(plan.seconds - margin - deadline.seconds_gone(), 1e-6);
    Simulation simulation(setting, leaves, chances, start, answer.options, rest);
    simulation.opponent_holds(question.opponent);
    if (!inferred.empty()) simulation.opponent_may_hold(std::move(inferred));
    answer.result = simulation.run(watcher);
}

}  // namespace letrado
