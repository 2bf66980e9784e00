#include "pre_endgame.hpp"

#include "bytes.hpp"

#include <nanobind/stl/optional.h>

#include <algorithm>
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

// kind, play or exchanged tiles, value, low, high, wins, fewest wins, most wins, proved
nb::tuple candidate_of(const letrado::Candidate& candidate) {
    nb::object what = nb::none();
    const char* kind = "pass";
    if (candidate.act == letrado::Act::lay) {
        kind = "play";
        what = turn_of({candidate.play});
    } else if (candidate.act == letrado::Act::exchange) {
        kind = "exchange";
        what = bytes_from(candidate.exchanged);
    }
    return nb::make_tuple(kind, what, candidate.value, candidate.low, candidate.high,
                          candidate.wins, candidate.fewest_wins, candidate.most_wins,
                          candidate.is_proved);
}

nb::tuple answer_of(const letrado::PreEndgameAnswer& answer, std::size_t most) {
    nb::list listed;
    for (std::size_t at = 0; at < std::min(most, answer.candidates.size()); ++at)
        listed.append(candidate_of(answer.candidates[at]));
    return nb::make_tuple(listed, answer.candidates.size(), answer.bags, answer.open,
                          answer.is_settled, answer.seconds);
}

nb::tuple solve_pre(const Engine& engine, const nb::bytes& board, const nb::bytes& rack,
                    const nb::bytes& unseen, std::size_t in_bag, double lead, bool wins_first,
                    const GameRules& rules, std::size_t tileless_turns, bool nil_nil,
                    double seconds, std::size_t threads, std::size_t memory, std::size_t most,
                    const Cancellation& cancellation, const nb::object& listener) {
    letrado::PreEndgamePosition position;
    if (board.size() != position.board.size()) throw letrado::QuestionError("wrong_length");
    std::memcpy(position.board.data(), board.data(), board.size());
    position.rack = letters_from(rack);
    position.unseen = letters_from(unseen);
    position.in_bag = in_bag;
    position.lead = lead;
    position.run = {tileless_turns, tileless_turns};
    position.nil_nil = nil_nil;
    const letrado::SearchLimits limits{seconds, threads, memory};
    letrado::check(engine, position, limits);
    letrado::PreEndgameAnswer answer;
    {
        const nb::gil_scoped_release released;
        letrado::PreEndgameListener told;
        if (!listener.is_none()) {
            told = [&listener, most](const letrado::PreEndgameAnswer& now) {
                const nb::gil_scoped_acquire held;
                listener(answer_of(now, most));
            };
        }
        const letrado::Aim aim = wins_first ? letrado::Aim::wins : letrado::Aim::spread;
        answer =
            letrado::solve_pre_endgame(engine, rules, position, aim, limits, cancellation, told);
    }
    return answer_of(answer, most);
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
    module.def("solve_pre_endgame", &solve_pre, "engine"_a, "board"_a, "rack"_a, "unseen"_a,
               nb::kw_only(), "in_bag"_a, "lead"_a, "wins_first"_a, "rules"_a, "tileless_turns"_a,
               "nil_nil"_a, "seconds"_a, "threads"_a, "memory"_a, "most"_a, "cancellation"_a,
               "listener"_a.none(), "What to do with one or two tiles in the bag, best first.");
}
