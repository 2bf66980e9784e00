#pragma once

#include "analysis.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

// kind ("play", "exchange", "pass"), direction, line, start, tiles, points
using MoveFacts = std::tuple<std::string, int, int, int, nanobind::bytes, int>;
// board before it, what was done, tiles in the bag then
using LastFacts = std::tuple<nanobind::bytes, MoveFacts, std::size_t>;

// A move as it is told: kind, what of it, equity in hundredths.
nanobind::tuple told(const letrado::Move& move, std::span<const letrado::Letter> rack);

// What is asked of a position; QuestionError for what cannot be.
letrado::Question question_from(const letrado::Engine& engine, const letrado::Leaves& leaves,
                                const nanobind::bytes& board, const nanobind::bytes& rack,
                                std::size_t in_bag, int opponent_points,
                                const nanobind::bytes& unseen, const nanobind::bytes& opponent,
                                std::pair<int, int> scores, std::pair<std::size_t, std::size_t> run,
                                std::size_t candidates, const std::vector<MoveFacts>& extra);

letrado::LastMove last_from(const letrado::Engine& engine, const LastFacts& facts);
