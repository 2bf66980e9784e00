#include "simulation.hpp"

#include "moves.hpp"

#include <nanobind/stl/optional.h>

#include <exception>

namespace nb = nanobind;
using namespace nb::literals;
using letrado::Engine;
using letrado::GameRules;
using letrado::Leaves;
using letrado::Question;
using letrado::SimulationPlan;
using letrado::WinChances;

namespace {

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

}  // namespace

void bind_simulation(nb::module_& module) {
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
    module.def("simulate", &simulate, "engine"_a, "board"_a, "rack"_a, nb::kw_only(), "in_bag"_a,
               "opponent_points"_a, "unseen"_a, "opponent"_a, "scores"_a, "run"_a, "candidates"_a,
               "extra"_a, "last"_a.none(), "temperature"_a, "leaves"_a, "rules"_a, "chances"_a,
               "plan"_a, "on_progress"_a.none(), "cancel"_a.none(),
               "Candidates played on against each other on the same deals.");
}
