#include "engine.hpp"

#include "bytes.hpp"
#include "positions.hpp"

#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstring>

namespace nb = nanobind;
using namespace nb::literals;
using letrado::Engine;
using letrado::GameRules;
using letrado::Leaves;

namespace {

letrado::Equipment equipment_from(const nb::bytes& points, const nb::bytes& counts,
                                  const nb::bytes& letter_factors, const nb::bytes& word_factors,
                                  std::uint8_t bonus_tiles, std::uint16_t bonus_points) {
    letrado::Equipment equipment{};
    if (points.size() < 2 || points.size() > equipment.tiles.points.size() ||
        points.size() != counts.size())
        throw letrado::QuestionError("tile_set_size");
    equipment.tiles.letters = static_cast<std::uint8_t>(points.size() - 1);
    std::memcpy(equipment.tiles.points.data(), points.data(), points.size());
    std::memcpy(equipment.tiles.counts.data(), counts.data(), counts.size());
    copy_exactly(letter_factors, equipment.premiums.letter);
    copy_exactly(word_factors, equipment.premiums.word);
    equipment.bonus = {bonus_tiles, bonus_points};
    return equipment;
}

nb::tuple plays(const Engine& engine, const nb::bytes& board, const nb::bytes& rack,
                std::size_t in_bag, int opponent_points, const Leaves& leaves, std::size_t most) {
    const letrado::Position position = position_from(board, rack, in_bag, opponent_points);
    letrado::Findings findings;
    {
        const nb::gil_scoped_release released;
        findings = engine.plays(position, leaves, most);
    }
    nb::list listed;
    for (const letrado::Play& play : findings.plays) listed.append(facts_of(play, position.rack));
    return nb::make_tuple(findings.count, listed);
}

nb::tuple best_move(const Engine& engine, const nb::bytes& board, const nb::bytes& rack,
                    std::size_t in_bag, int opponent_points, const Leaves& leaves,
                    const GameRules& rules) {
    const letrado::Position position = position_from(board, rack, in_bag, opponent_points);
    letrado::Move move;
    {
        const nb::gil_scoped_release released;
        move = engine.best_move(position, leaves, rules);
    }
    switch (move.act) {
        case letrado::Act::lay:
            return nb::make_tuple("play", facts_of(move.play, position.rack), move.equity);
        case letrado::Act::exchange:
            return nb::make_tuple("exchange",
                                  bytes_from(Engine::tiles_of_part(position.rack, move.part)),
                                  move.equity);
        case letrado::Act::pass:
            break;
    }
    return nb::make_tuple("pass", nb::none(), 0);
}

std::vector<int> match(const Engine& engine, const Leaves& one, const Leaves& other,
                       const GameRules& rules, std::uint64_t seed, std::size_t first,
                       std::size_t pairs) {
    const nb::gil_scoped_release released;
    std::vector<int> spreads;
    for (const letrado::PairResult& result : engine.match(one, other, rules, seed, first, pairs))
        spreads.push_back(result.spread);
    return spreads;
}

Leaves leaves_from(std::size_t letters, const nb::bytes& worths) {
    if (letters == 0 || letters > letrado::most_letters)
        throw letrado::QuestionError("leaves_of_other_tiles");
    const std::size_t total = letrado::LeaveOrder(letters).total();
    if (worths.size() != total * sizeof(Leaves::Worth)) throw letrado::QuestionError("leaves_size");
    std::vector<Leaves::Worth> values(total);
    std::memcpy(values.data(), worths.data(), worths.size());
    return {letters, std::move(values)};
}

}  // namespace

void bind_engine(nb::module_& module) {
    nb::class_<GameRules>(module, "GameRules", "The numbers of a rulebook that a game depends on.")
        .def(
            "__init__",
            [](GameRules* rules, std::uint8_t exchange_needs, std::uint8_t passes_to_end,
               std::uint8_t tileless_to_end, bool tileless_waits_for_score, std::uint32_t vowels,
               std::uint8_t free_exchange_needs) {
                new (rules) GameRules{exchange_needs,           passes_to_end, tileless_to_end,
                                      tileless_waits_for_score, vowels,        free_exchange_needs};
            },
            nb::kw_only(), "exchange_needs"_a, "passes_to_end"_a, "tileless_to_end"_a,
            "tileless_waits_for_score"_a, "vowels"_a, "free_exchange_needs"_a)
        .def_ro("exchange_needs", &GameRules::exchange_needs)
        .def_ro("passes_to_end", &GameRules::passes_to_end)
        .def_ro("tileless_to_end", &GameRules::tileless_to_end)
        .def_ro("vowels", &GameRules::vowels);
    nb::class_<Leaves>(module, "Leaves", "What it is worth to keep some tiles.")
        .def_static("none", &Leaves::none, "letters"_a, "Leaves that are all worth nothing.")
        .def_static("of", &leaves_from, "letters"_a, "worths"_a,
                    "Leaves from 16-bit hundredths of a point in the order of the core.")
        .def(
            "worth",
            [](const Leaves& leaves, const nb::bytes& tiles) {
                for (const letrado::Letter tile : view_of(tiles)) {
                    if (tile > leaves.letters()) throw letrado::QuestionError("rack_tile");
                }
                return static_cast<int>(leaves.worth_of(view_of(tiles)));
            },
            "tiles"_a, "Hundredths of a point for keeping at most six tiles.")
        .def("worths",
             [](const Leaves& leaves) {
                 return nb::bytes(reinterpret_cast<const char*>(leaves.worths().data()),
                                  leaves.worths().size_bytes());
             })
        .def_prop_ro("letters", &Leaves::letters);
    nb::class_<Engine>(module, "Engine", "Words and equipment: all that can be asked of them.")
        .def(
            "__init__",
            [](Engine* engine, const std::shared_ptr<letrado::WordGraph>& graph,
               const nb::bytes& points, const nb::bytes& counts, const nb::bytes& letter_factors,
               const nb::bytes& word_factors, std::uint8_t bonus_tiles,
               std::uint16_t bonus_points) {
                if (!graph) throw letrado::QuestionError("no_graph");
                const letrado::Equipment equipment = equipment_from(
                    points, counts, letter_factors, word_factors, bonus_tiles, bonus_points);
                const nb::gil_scoped_release released;
                new (engine) Engine(graph, equipment);
            },
            "graph"_a, nb::kw_only(), "points"_a, "counts"_a, "letter_factors"_a, "word_factors"_a,
            "bonus_tiles"_a, "bonus_points"_a)
        .def("plays", &plays, "board"_a, "rack"_a, nb::kw_only(), "in_bag"_a, "opponent_points"_a,
             "leaves"_a, "most"_a, "The number of plays, and the best of them in order.")
        .def("best_move", &best_move, "board"_a, "rack"_a, nb::kw_only(), "in_bag"_a,
             "opponent_points"_a, "leaves"_a, "rules"_a, "What a static player does.")
        .def("match", &match, "one"_a, "other"_a, nb::kw_only(), "rules"_a, "seed"_a, "first"_a,
             "pairs"_a, "Spreads of the first player over game pairs.")
        .def(
            "train",
            [](const Engine& engine, const Leaves& before, const GameRules& rules,
               std::uint64_t seed, std::uint32_t games, std::uint32_t racks_a_board,
               std::uint32_t threads) {
                const nb::gil_scoped_release released;
                return engine.train(before, rules, {seed, games, racks_a_board, threads});
            },
            "before"_a, nb::kw_only(), "rules"_a, "seed"_a, "games"_a, "racks_a_board"_a,
            "threads"_a, "Better leaves from leaves.");
    module.def(
        "sign_flip_chance",
        [](const std::vector<int>& spreads, std::size_t flips) {
            const nb::gil_scoped_release released;
            return letrado::sign_flip_chance(spreads, flips);
        },
        "spreads"_a, "flips"_a,
        "How often tossed signs give a sum as large as that of the spreads.");
}
