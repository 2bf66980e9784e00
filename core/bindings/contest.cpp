#include "contest.hpp"

#include "moves.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using letrado::Contestant;
using letrado::Engine;
using letrado::GameRules;
using letrado::Leaves;
using letrado::Question;
using letrado::SimulationPlan;
using letrado::WinChances;

namespace {

const char* name_of(letrado::Thought thought) {
    switch (thought) {
        case letrado::Thought::judged:
            return "judged";
        case letrado::Thought::simulated:
            return "simulated";
        case letrado::Thought::solved:
            break;
    }
    return "solved";
}

nb::tuple choose(const Contestant& player, const nb::bytes& board, const nb::bytes& rack,
                 std::size_t in_bag, int opponent_points, const nb::bytes& unseen,
                 const nb::bytes& opponent, std::pair<int, int> scores,
                 std::pair<std::size_t, std::size_t> run, const GameRules& rules,
                 std::uint64_t seed) {
    const Question question =
        question_from(*player.engine, *player.leaves, board, rack, in_bag, opponent_points, unseen,
                      opponent, scores, run, player.candidates, {});
    letrado::Choice choice;
    {
        const nb::gil_scoped_release released;
        choice = letrado::chosen_move(player, question, rules, seed);
    }
    return nb::make_tuple(told(choice.move, question.position.rack), name_of(choice.thought),
                          choice.rollouts);
}

}  // namespace

void bind_contest(nb::module_& module) {
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
             "What the player does, how he came to it, and after how many rollouts.");
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
}
