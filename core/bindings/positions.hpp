#pragma once

#include "engine.hpp"

#include "bytes.hpp"

#include <cstring>
#include <tuple>

// direction, line, start, tiles (0 where a tile lies already), points, equity, tiles kept
using PlayFacts = std::tuple<int, int, int, nanobind::bytes, int, int, nanobind::bytes>;

template <std::size_t size>
void copy_exactly(const nanobind::bytes& text, std::array<std::uint8_t, size>& target) {
    if (text.size() != size) throw letrado::QuestionError("wrong_length");
    std::memcpy(target.data(), text.data(), size);
}

inline letrado::Position position_from(const nanobind::bytes& board, const nanobind::bytes& rack,
                                       std::size_t in_bag, int opponent_points) {
    letrado::Position position;
    copy_exactly(board, position.board);
    position.rack = letters_from(rack);
    position.facts = {in_bag, opponent_points};
    return position;
}

inline PlayFacts facts_of(const letrado::Play& play, std::span<const letrado::Letter> rack) {
    const std::size_t all = letrado::Hand(rack).last_part();
    return {play.direction,
            play.line,
            play.start,
            bytes_from({play.tiles.data(), play.length}),
            play.points,
            play.equity,
            bytes_from(letrado::Engine::tiles_of_part(rack, all - play.used))};
}
