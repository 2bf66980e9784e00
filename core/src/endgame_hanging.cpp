#include "endgame_hanging.hpp"

#include <algorithm>

namespace letrado {
namespace {

[[nodiscard]] PartValues no_values() noexcept {
    PartValues values;
    values.fill(no_value);
    return values;
}

void raise(PartValues& values, const PartValues& other) noexcept {
    for (std::size_t part = 0; part < values.size(); ++part)
        values[part] = std::max(values[part], other[part]);
}

}  // namespace

void HangingBound::find(const PossibleWords& possible, const RackParts& parts,
                        const Splits& splits) {
    words_ = possible.words();
    parts_ = &parts;
    splits_ = &splits;
    const std::size_t spots = possible.spots() + 1;
    for (auto& points : crossings_) points.assign(spots, 0);
    for (auto& values : through_) values.assign(spots, no_values());
    touching_.assign(spots, no_values());
    hanging_.resize(spots);
    is_known_.assign(spots, false);
    find_crossings();
    for (const RackWord& word : words_) price(word);
    join();
    add_up();
}

void HangingBound::find_crossings() {
    for (const RackWord& word : words_) {
        for (const LastPlay& play : word.line.last_plays.of_one_tile()) {
            const auto at = static_cast<std::size_t>(std::countr_zero(play.set));
            std::int16_t& most = crossings_[word.line.direction][word.spots[at]];
            most = std::max(most, play.points);
        }
    }
}

void HangingBound::price(const RackWord& word) noexcept {
    const std::vector<std::int16_t>& crossings = crossings_[1U - word.line.direction];
    auto& through = through_[word.line.direction];
    for (const LastPlay& play : word.line.last_plays.list()) {
        int points = play.points;
        for (std::size_t left = play.set; left != 0; left &= left - 1)
            points += crossings[word.spots[static_cast<std::size_t>(std::countr_zero(left))]];
        for (std::size_t at = 0; at < word.line.count; ++at) {
            auto& values = (play.set >> at & 1) != 0 ? through : touching_;
            std::int16_t& most = values[word.spots[at]][play.part];
            most = std::max(most, static_cast<std::int16_t>(points));
        }
    }
}

// A play also makes a word with a tile when its own word is crossed by one that has the tile.
void HangingBound::join() noexcept {
    for (const RackWord& word : words_) {
        const auto& across_it = through_[1U - word.line.direction];
        for (std::size_t one = 0; one < word.line.count; ++one) {
            for (std::size_t other = 0; other < word.line.count; ++other) {
                if (one != other) raise(touching_[word.spots[one]], across_it[word.spots[other]]);
            }
        }
    }
}

void HangingBound::add_up() noexcept {
    PartValues any = no_values();
    for (const PartValues& values : touching_) raise(any, values);
    chain_.fill(no_value);
    chain_[0] = 0;
    for (std::size_t whole = 1; whole < parts_->count(); ++whole)
        chain_[whole] = static_cast<std::int16_t>(splits_->most_of_all(whole, any, chain_));
}

const PartValues& HangingBound::on(std::uint16_t spot) {
    PartValues& most = hanging_[spot];
    if (is_known_[spot]) return most;
    is_known_[spot] = true;
    PartValues by_tiles;
    splits_->most(parts_->all(), touching_[spot], chain_, by_tiles);
    const auto parts = splits_->within(parts_->all());
    for (std::size_t at = 1; at < parts.size(); ++at) most[parts[at]] = by_tiles[at];
    most[0] = 0;
    return most;
}

}  // namespace letrado
