#include "scorer.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace nb = nanobind;
using namespace nb::literals;

namespace {

using letrado::NewTile;
using letrado::Points;
using letrado::Premiums;

std::array<std::uint8_t, letrado::squares> squares_from(const nb::bytes& text) {
    if (text.size() != letrado::squares) throw nb::value_error("225 bytes are wanted");
    std::array<std::uint8_t, letrado::squares> squares{};
    std::copy_n(static_cast<const std::uint8_t*>(text.data()), squares.size(), squares.begin());
    return squares;
}

int score_play(const nb::bytes& board, const nb::bytes& letter_factors,
               const nb::bytes& word_factors,
               const std::vector<std::pair<std::int64_t, std::int64_t>>& play,
               std::uint8_t bonus_tiles, std::uint16_t bonus_points) {
    const Points points = squares_from(board);
    const Premiums premiums{squares_from(letter_factors), squares_from(word_factors)};
    std::vector<NewTile> tiles;
    tiles.reserve(play.size());
    for (const auto& [square, value] : play) {
        const bool small = square >= 0 && square < 256 && value >= 0 && value < 256;
        if (!small) throw nb::value_error("a new tile has no free square");
        tiles.push_back({static_cast<std::uint8_t>(square), static_cast<std::uint8_t>(value)});
    }
    if (!letrado::fits(points, tiles)) throw nb::value_error("a new tile has no free square");
    return letrado::score_play(points, premiums, tiles, {bonus_tiles, bonus_points});
}

}  // namespace

void bind_scorer(nb::module_& module) {
    module.attr("NO_TILE") = letrado::no_tile;
    module.def("score_play", &score_play, "board"_a, "letter_factors"_a, "word_factors"_a, "play"_a,
               "bonus_tiles"_a, "bonus_points"_a,
               "Points of a play: every word with a new tile in it, then the bonus.");
}
