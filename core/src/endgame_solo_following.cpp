// What plays of a player alone make possible, looked at closely. Bounds of what may hang on a tile
// know nothing of the board as it stands, so that with five tiles nearly all sequences that have to
// be tried are those in which something might hang on a play that does not.

#include "endgame_solo.hpp"

#include <algorithm>

namespace letrado {

void SoloGame::number(std::vector<SoloMove>& moves) {
    if (following_.size() < moves.size()) following_.resize(moves.size());
    for (std::size_t at = 0; at < moves.size(); ++at) {
        moves[at].number = static_cast<std::uint32_t>(at);
        following_[at].is_known = false;
    }
}

const PartValues& SoloGame::hanging_on(const SoloMove& move) {
    const PartValues& first = hanging_.on(move.tiles[0].spot);
    if (move.count == 1) return first;
    hanging_on_several_ = first;
    for (const SoloMove::Tile& tile : move.laid().subspan(1)) {
        const PartValues& other = hanging_.on(tile.spot);
        for (std::size_t part = 0; part < parts_->count(); ++part)
            hanging_on_several_[part] = std::max(hanging_on_several_[part], other[part]);
    }
    return hanging_on_several_;
}

// What hangs on plays that come later is in the sums, and what needs a tile of this move and of a
// later play hangs on that one. So all that is left are plays that the move makes possible now.
int SoloGame::most_after(const State& here, const SoloMove& move, const PartValues& sums,
                         int beta) {
    const std::size_t left = here.part - move.part;
    int most = sums[left];
    if (most >= beta) return most;
    const PartSet wanted = wanted_after(move, left, sums, beta, most);
    if (wanted == 0) return most;
    if (steps_ < most_steps_) take_step();  // it takes as long as a play that is tried
    if (const Following* known = following(move, here))
        return splits_.most_of_all(left, known->hanging, sums);
    board_.lay(move);
    fresh_.clear();
    for (const SoloMove::Tile& tile : move.laid()) board_.find_plays_on(tile, left, wanted, fresh_);
    board_.take_back(move);
    return std::max(most, splits_.most_of_all(left, hanging_by(fresh_, left), sums));
}

PartSet SoloGame::wanted_after(const SoloMove& move, std::size_t left, const PartValues& sums,
                               int beta, int& most) {
    PartSet wanted = 0;
    PartValues rest;
    splits_.most(left, hanging_.anywhere(), sums, rest);
    const auto parts = splits_.within(left);
    for (std::size_t at = 1; at < parts.size(); ++at) {
        int value = no_value;
        for (const SoloMove::Tile& tile : move.laid())
            value = std::max<int>(value, hanging_.touching(tile.spot)[parts[at]]);
        value += rest[parts.size() - 1 - at];
        if (value >= beta)
            wanted |= bit_of(parts[at]);
        else
            most = std::max(most, value);
    }
    return wanted;
}

const SoloGame::Following* SoloGame::following(const SoloMove& move, const State& here) {
    if (move.number == SoloMove::none) return nullptr;
    if (!has_joined_) joined_.find(possible_->words(), possible_->spots());
    has_joined_ = true;
    Following& found = following_[move.number];
    if (!found.is_known) find_following(move, found);
    return (found.joined & here.laid).none() ? &found : nullptr;
}

void SoloGame::find_following(const SoloMove& move, Following& found) {
    found.is_known = true;
    found.plays.clear();
    found.joined.reset();
    const std::size_t left = parts_->all() - move.part;
    for (std::size_t at = path_.size(); at-- > 0;) board_.take_back(*path_[at]);
    board_.lay(move);
    board_.find_plays_after(move, left, parts_->within(left) & ~bit_of(0), found.plays);
    board_.take_back(move);
    for (const SoloMove* before : path_) board_.lay(*before);
    for (const SoloMove::Tile& tile : move.laid())
        joined_.add_with(tile.spot, tile.square, found.joined);
    found.hanging = hanging_by(found.plays, left);
}

PartValues SoloGame::hanging_by(std::span<const SoloMove> plays, std::size_t left) {
    // Of plays that lay the same part, the dearest with what hangs on them.
    PartSet laid = 0;
    for (const SoloMove& play : plays) {
        if (!parts_->holds(left, play.part)) continue;
        PartValues& dearest = dearest_[play.part];
        if ((laid >> play.part & 1) == 0) dearest.fill(no_value);
        laid |= bit_of(play.part);
        const PartValues& hanging = hanging_on(play);
        for (std::size_t part = 0; part < dearest.size(); ++part)
            dearest[part] =
                std::max(dearest[part], static_cast<std::int16_t>(hanging[part] + play.points));
    }
    PartValues sums;
    sums.fill(no_value);
    sums[0] = 0;
    PartValues most;
    for_each_part(laid, [&](std::size_t part) {
        const auto rest = splits_.within(left - part);
        // With the same tiles several times several such plays may be made.
        for (std::size_t whole = left; parts_->holds(whole, part); whole -= part) {
            splits_.most(left - part, dearest_[part], sums, most);
            for (std::size_t at = 0; at < rest.size(); ++at) {
                std::int16_t& sum = sums[rest[at] + part];
                sum = std::max(sum, most[at]);
            }
        }
    });
    return sums;
}

}  // namespace letrado
