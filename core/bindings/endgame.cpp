#include "endgame.hpp"

#include "bytes.hpp"
#include "engine.hpp"

#include <nanobind/stl/optional.h>

#include <cstring>

namespace nb = nanobind;
using namespace nb::literals;
using letrado::Cancellation;
using letrado::EndgameAnswer;
using letrado::Engine;
using letrado::GameRules;

namespace {

nb::object bound(int value) {
    return std::abs(value) >= letrado::no_bound ? nb::none() : nb::object(nb::int_(value));
}

// low, high, estimate, nodes, seconds
nb::tuple progress_of(const EndgameAnswer& answer) {
    return nb::make_tuple(bound(answer.low), bound(answer.high), answer.estimate, answer.nodes,
                          answer.seconds);
}

// direction, line, start, tiles, points of a play; None for a pass
nb::object turn_of(const letrado::EndgameTurn& turn) {
    if (turn.is_pass()) return nb::none();
    const letrado::Play& play = turn.play;
    return nb::make_tuple(play.direction, play.line, play.start,
                          bytes_from({play.tiles.data(), play.length}), play.points);
}

nb::tuple solve(const Engine& engine, const nb::bytes& board, const nb::bytes& rack,
                const nb::bytes& other_rack, const GameRules& rules, std::size_t tileless_turns,
                bool nil_nil, double seconds, std::size_t threads, std::size_t memory,
                const Cancellation& cancellation, const nb::object& listener) {
    letrado::EndgamePosition position;
    if (board.size() != position.board.size()) throw letrado::QuestionError("wrong_length");
    std::memcpy(position.board.data(), board.data(), board.size());
    position.racks = {letters_from(rack), letters_from(other_rack)};
    position.next_pass_ends = letrado::next_pass_ends(rules, tileless_turns, nil_nil);
    const letrado::SearchLimits limits{seconds, threads, memory};
    letrado::check(engine, position, limits);
    EndgameAnswer answer;
    {
        const nb::gil_scoped_release released;
        letrado::EndgameListener told;
        if (!listener.is_none()) {
            told = [&listener](const EndgameAnswer& now) {
                const nb::gil_scoped_acquire held;
                listener(progress_of(now));
            };
        }
        answer = letrado::solve_endgame(engine.graph(), engine.equipment(), position, limits,
                                        cancellation, told);
    }
    nb::list line;
    for (const letrado::EndgameTurn& turn : answer.line) line.append(turn_of(turn));
    return nb::make_tuple(progress_of(answer), line);
}

}  // namespace

void bind_endgame(nb::module_& module) {
    nb::class_<Cancellation>(module, "Cancellation", "Ends a search from another thread.")
        .def(nb::init<>())
        .def("cancel", &Cancellation::cancel, "The search ends with what it has.")
        .def_prop_ro("is_cancelled", &Cancellation::is_cancelled);
    module.def("solve_endgame", &solve, "engine"_a, "board"_a, "rack"_a, "other_rack"_a,
               nb::kw_only(), "rules"_a, "tileless_turns"_a, "nil_nil"_a, "seconds"_a, "threads"_a,
               "memory"_a, "cancellation"_a, "listener"_a.none(),
               "The value of an ending with both racks known, and the line that brings it.");
}
