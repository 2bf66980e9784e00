#include "win_chances.hpp"

#include "engine.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

namespace nb = nanobind;
using namespace nb::literals;
using letrado::Engine;
using letrado::GameRules;
using letrado::Leaves;
using letrado::WinChances;

void bind_win_chances(nb::module_& module) {
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
