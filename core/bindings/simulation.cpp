#include "contest.hpp"

#include "bytes.hpp"
#include "positions.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <exception>

namespace nb = nanobind;
using namespace nb::literals;
using letrado::Act;
using letrado::Contestant;
using letrado::Engine;
using letrado::GameRules;
using letrado::Leaves;
using letrado::Question;
using letrado::SimulationPlan;
using letrado::WinChances;

namespace {

// kind ("play", "exchange", "pass"), direction, line, start, tiles, points
using MoveFacts = std::tuple<std::string, int, int, int, nb::bytes, int>;

Act act_of(const std::string& kind) {
    if (kind == "play") return Act::lay;
    if (kind == "exchange") return Act::exchange;
    if (kind == "pass") return Act::pass;
    throw letrado::QuestionError("move_kind");
}

letrado::Play play_of(const MoveFacts& facts) {
    const auto& [kind, direction, line, start, tiles, points] = facts;
    constexpr int most = 15;
    if (direction < 0 || direction > 1 || line < 0 || line >= most || start < 0 || start >= most ||
        tiles.size() > most || points < -10000 || points > 10000)
        throw letrado::QuestionError("move_off_board");
    letrado::Play play{};
    play.direction = static_cast<std::uint8_t>(direction);
    play.line = static_cast<std::uint8_t>(line);
    play.start = static_cast<std::uint8_t>(start);
    play.length = static_cast<std::uint8_t>(tiles.size());
    play.points = static_cast<std::int16_t>(points);
    std::ranges::copy(view_of(tiles), play.tiles.begin());
    return play;
}

letrado::Move move_from(const Engine& engine, const letrado::Position& position,
                        const Leaves& leaves, const MoveFacts& facts) {
    const Act act = act_of(std::get<0>(facts));
    const letrado::Play play = act == Act::lay ? play_of(facts) : letrado::Play{};
    return letrado::checked_move(engine, position, leaves, act, play, view_of(std::get<4>(facts)));
}

nb::tuple told(const letrado::Move& move, std::span<const letrado::Letter> rack) {
    switch (move.act) {
        case Act::lay:
            return nb::make_tuple("play", facts_of(move.play, rack), move.equity);
        case Act::exchange:
            return nb::make_tuple("exchange", bytes_from(Engine::tiles_of_part(rack, move.part)),
                                  move.equity);
        case Act::pass:
            break;
    }
    return nb::make_tuple("pass", nb::none(), move.equity);
}

Question question_from(const Engine& engine, const Leaves& leaves, const nb::bytes& board,
                       const nb::bytes& rack, std::size_t in_bag, int opponent_points,
                       const nb::bytes& unseen, const nb::bytes& opponent,
                       std::pair<int, int> scores, std::pair<std::size_t, std::size_t> run,
                       std::size_t candidates, const std::vector<MoveFacts>& extra) {
    Question question;
    question.position = position_from(board, rack, in_bag, opponent_points);
    engine.check(question.position, leaves);
    question.unseen = letters_from(unseen);
    question.opponent = letters_from(opponent);
    for (const letrado::Letter tile : question.opponent) {
        if (tile > engine.equipment().tiles.letters) throw letrado::QuestionError("rack_tile");
    }
    constexpr int most = 1'000'000;
    if (std::abs(scores.first) > most || std::abs(scores.second) > most)
        throw letrado::QuestionError("scores");
    question.scores = {scores.first, scores.second};
    question.run = {run.first, run.second};
    question.candidates = candidates;
    for (const MoveFacts& move : extra)
        question.extra.push_back(move_from(engine, question.position, leaves, move));
    return question;
}

// board before it, what was done, tiles in the bag then
using LastFacts = std::tuple<nb::bytes, MoveFacts, std::size_t>;

letrado::LastMove last_from(const Engine& engine, const LastFacts& facts) {
    const auto& [before, move, in_bag] = facts;
    const letrado::Position position = position_from(before, nb::bytes("", 0), in_bag, 0);
    engine.check(position, Leaves::none(engine.equipment().tiles.letters));
    letrado::LastMove last{
        letrado::Board(engine.equipment(), engine.graph(), position.board), {}, 0, in_bag, {}};
    last.move.act = act_of(std::get<0>(move));
    const auto tiles = view_of(std::get<4>(move));
    if (last.move.act == Act::lay) {
        last.move.play = play_of(move);
        for (const letrado::Letter tile : tiles) {
            if (tile == 0) continue;
            if (letrado::shown_by(tile) == 0 ||
                letrado::shown_by(tile) > engine.equipment().tiles.letters)
                throw letrado::QuestionError("move_not_on_rack");
            last.laid.push_back((tile & letrado::blank_mark) != 0 ? letrado::blank : tile);
        }
        last.tiles = last.laid.size();
    } else {
        last.tiles = tiles.size();
    }
    if (last.tiles == 0 || last.tiles > letrado::rack_size)
        throw letrado::QuestionError("move_not_on_rack");
    return last;
}

nb::list tallies_of(const letrado::SimulationResult& result) {
    nb::list listed;
    for (const std::size_t at : result.order) {
        const letrado::Tally& tally = result.tallies[at];
        listed.append(nb::make_tuple(at, tally.rollouts, tally.utility, tally.win, tally.spread,
                                     tally.win_error, tally.spread_error, tally.gap_error,
                                     tally.reply, tally.follow_up));
    }
    return listed;
}

nb::list moves_of(const letrado::Answer& answer, const Question& question) {
    nb::list moves;
    for (const letrado::Option& option : answer.options)
        moves.append(told(option.move, question.position.rack));
    return moves;
}

const char* name_of(letrado::Ended ended) {
    switch (ended) {
        case letrado::Ended::settled:
            return "settled";
        case letrado::Ended::rollouts:
            return "rollouts";
        case letrado::Ended::seconds:
            return "seconds";
        case letrado::Ended::memory:
            return "memory";
        case letrado::Ended::cancelled:
            break;
    }
    return "cancelled";
}

// Calls into Python from a simulation. What they raise ends it and is raised again after it.
class Caller {
  public:
    Caller(nb::object progress, nb::object cancel, const letrado::Answer& answer,
           const Question& question)
        : progress_(std::move(progress)),
          cancel_(std::move(cancel)),
          answer_(answer),
          question_(question) {}

    letrado::Watcher watcher() {
        letrado::Watcher watcher;
        if (!cancel_.is_none() || !progress_.is_none())
            watcher.is_cancelled = [this] {
                return raised_ ||
                       guarded([this] { return !cancel_.is_none() && nb::cast<bool>(cancel_()); });
            };
        if (!progress_.is_none())
            watcher.has_advanced = [this](const letrado::SimulationResult& result) {
                if (raised_) return;
                guarded([&] {
                    progress_(moves_of(answer_, question_), tallies_of(result), result.rollouts);
                    return false;
                });
            };
        return watcher;
    }
    void raise_again() const {
        if (raised_) std::rethrow_exception(raised_);
    }

  private:
    template <typename Call>
    bool guarded(Call call) {
        const nb::gil_scoped_acquire acquired;
        try {
            return call();
        } catch (...) {
            raised_ = std::current_exception();
            return true;
        }
    }

    nb::object progress_;
    nb::object cancel_;
    const letrado::Answer& answer_;
    const Question& question_;
    std::exception_ptr raised_;
};

nb::tuple simulate(const Engine& engine, const nb::bytes& board, const nb::bytes& rack,
                   std::size_t in_bag, int opponent_points, const nb::bytes& unseen,
                   const nb::bytes& opponent, std::pair<int, int> scores,
                   std::pair<std::size_t, std::size_t> run, std::size_t candidates,
                   const std::vector<MoveFacts>& extra, const std::optional<LastFacts>& last,
                   double temperature, const Leaves& leaves, const GameRules& rules,
                   const WinChances& chances, const SimulationPlan& plan, nb::object on_progress,
                   nb::object cancel) {
    Question question = question_from(engine, leaves, board, rack, in_bag, opponent_points, unseen,
                                      opponent, scores, run, candidates, extra);
    if (last) {
        question.last = last_from(engine, *last);
        question.inference.temperature = temperature;
        question.inference.seed = plan.seed;
    }
    letrado::Answer answer;
    Caller caller(std::move(on_progress), std::move(cancel), answer, question);
    {
        const nb::gil_scoped_release released;
        letrado::analyse(engine, question, leaves, rules, chances, plan, caller.watcher(), answer);
    }
    caller.raise_again();
    return nb::make_tuple(moves_of(answer, question), tallies_of(answer.result),
                          name_of(answer.result.ended), answer.result.rollouts, answer.inferred);
}

nb::tuple choose(const Contestant& player, const nb::bytes& board, const nb::bytes& rack,
                 std::size_t in_bag, int opponent_points, const nb::bytes& unseen,
                 const nb::bytes& opponent, std::pair<int, int> scores,
                 std::pair<std::size_t, std::size_t> run, const GameRules& rules,
                 std::uint64_t seed) {
    const Question question =
        question_from(*player.engine, *player.leaves, board, rack, in_bag, opponent_points, unseen,
                      opponent, scores, run, player.candidates, {});
    letrado::Move move;
    {
        const nb::gil_scoped_release released;
        move = letrado::chosen_move(player, question, rules, seed);
    }
    return told(move, question.position.rack);
}

}  // namespace

void bind_simulation(nb::module_& module) {
    nb::class_<WinChances>(module, "WinChances", "How likely the player on turn is to win.")
        .def(
            "__init__",
            [](WinChances* chances, const std::vector<std::pair<double, double>>& rows) {
                std::vector<WinChances::Row> table;
                for (const auto& [mean, scale] : rows) table.push_back({mean, scale});
                new (chances) WinChances(std::move(table));
            },
            "rows"_a)
        .def("chance", &WinChances::chance, "spread"_a, "unseen"_a,
             "From the spread in hundredths and the tiles that the player does not see.");
    nb::class_<SimulationPlan>(module, "SimulationPlan", "How far and how long to simulate.")
        .def(
            "__init__",
            [](SimulationPlan* plan, std::size_t turns, std::uint64_t seed, std::uint64_t rollouts,
               double seconds, std::size_t threads, std::size_t bytes, double confidence,
               double spread_weighs, std::int32_t handicap, double challenged,
               double opponent_taken_back) {
                new (plan) SimulationPlan{{turns, challenged, opponent_taken_back},
                                          seed,
                                          rollouts,
                                          seconds,
                                          threads,
                                          bytes,
                                          confidence,
                                          spread_weighs,
                                          handicap};
            },
            nb::kw_only(), "turns"_a, "seed"_a, "rollouts"_a, "seconds"_a, "threads"_a, "bytes"_a,
            "confidence"_a, "spread_weighs"_a, "handicap"_a, "challenged"_a,
            "opponent_taken_back"_a);
    nb::class_<Contestant>(module, "Contestant", "A player who need not be the best.")
        .def(
            "__init__",
            [](Contestant* player, const Engine& engine, const Leaves& leaves,
               const WinChances& chances, double error, double doubts, std::size_t candidates,
               const SimulationPlan& plan) {
                new (player)
                    Contestant{&engine, &leaves, &chances, error, doubts, candidates, plan};
            },
            nb::kw_only(), "engine"_a, "leaves"_a, "chances"_a, "error"_a, "doubts"_a,
            "candidates"_a, "plan"_a, nb::keep_alive<1, 2>(), nb::keep_alive<1, 3>(),
            nb::keep_alive<1, 4>())
        .def("choose", &choose, "board"_a, "rack"_a, nb::kw_only(), "in_bag"_a, "opponent_points"_a,
             "unseen"_a, "opponent"_a, "scores"_a, "run"_a, "rules"_a, "seed"_a,
             "What the player does.");
    module.def("simulate", &simulate, "engine"_a, "board"_a, "rack"_a, nb::kw_only(), "in_bag"_a,
               "opponent_points"_a, "unseen"_a, "opponent"_a, "scores"_a, "run"_a, "candidates"_a,
               "extra"_a, "last"_a.none(), "temperature"_a, "leaves"_a, "rules"_a, "chances"_a,
               "plan"_a, "on_progress"_a.none(), "cancel"_a.none(),
               "Candidates played on against each other on the same deals.");
    module.def(
        "contest",
        [](const Engine& judge, const Contestant& one, const Contestant& other,
           const GameRules& rules, std::uint64_t seed, std::size_t first, std::size_t pairs) {
            const nb::gil_scoped_release released;
            std::vector<std::pair<int, int>> spreads;
            for (const auto& [leading, following] :
                 letrado::contest(judge, rules, one, other, seed, first, pairs))
                spreads.emplace_back(leading, following);
            return spreads;
        },
        "judge"_a, "one"_a, "other"_a, nb::kw_only(), "rules"_a, "seed"_a, "first"_a, "pairs"_a,
        "Spreads of the first player in both games of each pair.");
    module.def(
        "census_of_gains",
        [](const Engine& engine, const Leaves& leaves, const GameRules& rules, std::uint64_t seed,
           std::size_t games) {
            const nb::gil_scoped_release released;
            engine.check(leaves);
            const letrado::Setting setting{engine.graph(), engine.map(), engine.equipment(), rules};
            const auto census = letrado::census_of_gains(setting, leaves, seed, games);
            std::vector<std::tuple<std::int64_t, std::int64_t, std::int64_t>> rows;
            for (const auto& row : census.rows)
                rows.emplace_back(row.positions, row.sum, row.squares);
            return rows;
        },
        "engine"_a, "leaves"_a, nb::kw_only(), "rules"_a, "seed"_a, "games"_a,
        "By unseen tiles: positions, sum of gains, sum of their squares over a hundred.");
}
