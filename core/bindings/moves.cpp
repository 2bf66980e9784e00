#include "moves.hpp"

#include "bytes.hpp"
#include "positions.hpp"

#include <algorithm>

namespace nb = nanobind;
using letrado::Act;
using letrado::Engine;
using letrado::Leaves;
using letrado::Question;

namespace {

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

}  // namespace

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
