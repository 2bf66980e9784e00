#include "endgame_solo_board.hpp"

#include "endgame_play_sums.hpp"

#include <algorithm>

namespace letrado {

void SoloBoard::take_up(const Board& board, const RackKinds& rack, const RackParts& parts,
                        const PossibleWords& possible) {
    board_ = &board;
    rack_ = &rack;
    parts_ = &parts;
    possible_ = &possible;
    words_ = possible.words();
    for (std::size_t direction = 0; direction < 2; ++direction) {
        for (std::size_t line = 0; line < side; ++line)
            taken_[direction][line] = board.line(direction, line).taken;
        laid_[direction].fill(0);
    }
    const std::size_t spots = possible.spots() + 1;
    is_laid_.assign(spots, 0);
    look_ = 0;
    seen_words_.assign(words_.size(), 0);
    seen_alone_.assign(spots, 0);
    seen_longer_.assign(spots, 0);
    list_words_by_spot();
}

void SoloBoard::list_words_by_spot() {
    const std::size_t spots = possible_->spots() + 1;
    tile_parts_.assign(spots, 0);
    first_by_spot_.assign(2 * spots + 1, 0);
    for (const RackWord& word : words_) {
        for (std::size_t at = 0; at < word.line.count; ++at)
            ++first_by_spot_[2U * word.spots[at] + word.line.direction];
    }
    std::uint32_t sum = 0;
    for (std::uint32_t& end : first_by_spot_) end = sum += end;
    by_spot_.resize(sum);
    for (std::size_t number = words_.size(); number-- > 0;) {
        const RackWord& word = words_[number];
        const LineWord& line = word.line;
        const std::uint32_t taken = board_->line(line.direction, line.line).taken;
        const std::uint32_t run = run_around(taken | word.squares, line.fills[0].square);
        const Through through{static_cast<std::uint32_t>(number),
                              static_cast<std::uint16_t>(word.squares),
                              static_cast<std::uint16_t>(run | run << 1 | run >> 1), word.part};
        for (std::size_t at = 0; at < line.count; ++at) {
            by_spot_[--first_by_spot_[2U * word.spots[at] + line.direction]] = through;
            tile_parts_[word.spots[at]] =
                static_cast<std::uint8_t>(parts_->step(line.fills[at].kind));
        }
    }
}

SoloMove SoloBoard::move_of(const Play& play) const noexcept {
    SoloMove move{};
    move.number = SoloMove::none;
    move.points = play.points;
    for (std::size_t at = 0; at < play.length; ++at) {
        const Letter tile = play.tiles[at];
        if (tile == 0) continue;
        const Letter held = (tile & blank_mark) != 0 ? blank : tile;
        const auto kind =
            static_cast<std::size_t>(std::ranges::find(rack_->kinds, held) - rack_->kinds.begin());
        const std::size_t square = square_of(play, at);
        move.tiles[move.count++] = {possible_->spot(square, tile),
                                    static_cast<std::uint8_t>(square)};
        move.squares.set(square);
        move.part = static_cast<std::uint8_t>(move.part + parts_->step(kind));
    }
    return move;
}

void SoloBoard::lay(const SoloMove& move) noexcept {
    ++look_;
    for (std::size_t at = 0; at < move.count; ++at) {
        const SoloMove::Tile& laid = move.tiles[at];
        is_laid_[laid.spot] = 1;
        for (auto* lines : {&taken_, &laid_}) {
            (*lines)[across][laid.square / side] |= std::uint32_t{2} << laid.square % side;
            (*lines)[down][laid.square % side] |= std::uint32_t{2} << laid.square / side;
        }
    }
}

void SoloBoard::take_back(const SoloMove& move) noexcept {
    for (std::size_t at = 0; at < move.count; ++at) {
        const SoloMove::Tile& laid = move.tiles[at];
        is_laid_[laid.spot] = 0;
        for (auto* lines : {&taken_, &laid_}) {
            (*lines)[across][laid.square / side] &= ~(std::uint32_t{2} << laid.square % side);
            (*lines)[down][laid.square % side] &= ~(std::uint32_t{2} << laid.square / side);
        }
    }
}

SquareSet SoloBoard::touched_by(const SoloMove& move) const noexcept {
    SquareSet touched;
    for (std::size_t at = 0; at < move.count; ++at) {
        const std::size_t row = move.tiles[at].square / side;
        const std::size_t column = move.tiles[at].square % side;
        touched.set(move.tiles[at].square);
        const std::uint32_t along = run_around(taken_[across][row], column + 1);
        const auto left = static_cast<std::size_t>(std::countr_zero(along));
        const auto right = static_cast<std::size_t>(std::bit_width(along));
        if (left > 1) touched.set(row * side + left - 2);
        if (right <= side) touched.set(row * side + right - 1);
        const std::uint32_t standing = run_around(taken_[down][column], row + 1);
        const auto top = static_cast<std::size_t>(std::countr_zero(standing));
        const auto foot = static_cast<std::size_t>(std::bit_width(standing));
        if (top > 1) touched.set((top - 2) * side + column);
        if (foot <= side) touched.set((foot - 1) * side + column);
    }
    return touched;
}

SoloBoard::Missing SoloBoard::missing_in(const Through& through,
                                         std::uint32_t laid) const noexcept {
    const std::uint32_t lying = through.squares & laid;
    // Nothing else that was laid joins the word.
    if ((through.reach & laid) != lying) return {0, 0};
    std::size_t part = through.part;
    if (lying != 0) {
        const RackWord& word = words_[through.word];
        for (std::size_t at = 0; at < word.line.count; ++at) {
            if ((lying >> word.line.fills[at].square & 1) == 0) continue;
            if (is_laid_[word.spots[at]] == 0) return {0, 0};
            part -= tile_parts_[word.spots[at]];
        }
    }
    return {through.squares & ~laid, part};
}

void SoloBoard::find_plays_on(const SoloMove::Tile& tile, std::size_t held, PartSet wanted,
                              std::vector<SoloMove>& plays) {
    const PartSet all = parts_->within(held);
    const std::size_t step = tile_parts_[tile.spot];
    for (std::size_t direction = 0; direction < 2; ++direction) {
        const std::uint32_t lying = laid_along(direction, tile.square);
        for (const Through& through : words_with(tile.spot, direction)) {
            // In nearly all cases no other tile of the word lies.
            if ((through.reach & lying & ~through.squares) != 0) continue;
            Missing missing{through.squares & ~lying, through.part - step};
            if (std::popcount(through.squares & lying) > 1) missing = missing_in(through, lying);
            if (missing.squares == 0 || (all >> missing.part & 1) == 0) continue;
            const RackWord& word = words_[through.word];
            if (std::popcount(missing.squares) > 1) {
                if ((wanted >> missing.part & 1) == 0 || seen_words_[through.word] == look_)
                    continue;
                seen_words_[through.word] = look_;
                add_play(word, missing, plays);
                continue;
            }
            std::size_t at = 0;
            while ((missing.squares >> word.line.fills[at].square & 1) == 0) ++at;
            const std::size_t spot = word.spots[at];
            if ((wanted >> missing.part & 1) != 0 && seen_alone_[spot] != look_) {
                seen_alone_[spot] = look_;
                add_play(word, missing, plays);
            }
            if (seen_longer_[spot] != look_) {
                seen_longer_[spot] = look_;
                find_longer(spot, word.square(at), 1 - direction, wanted, plays);
            }
        }
    }
}

void SoloBoard::find_longer(std::size_t spot, std::size_t square, std::size_t direction,
                            PartSet wanted, std::vector<SoloMove>& plays) {
    const std::uint32_t lying = laid_along(direction, square);
    for (const Through& through : words_with(spot, direction)) {
        if (seen_words_[through.word] == look_) continue;
        const Missing missing = missing_in(through, lying);
        if (std::popcount(missing.squares) < 2 || (wanted >> missing.part & 1) == 0) continue;
        seen_words_[through.word] = look_;
        add_play(words_[through.word], missing, plays);
    }
}

void SoloBoard::add_play(const RackWord& word, const Missing& missing,
                         std::vector<SoloMove>& plays) const {
    std::size_t set = 0;
    for (std::size_t at = 0; at < word.line.count; ++at)
        set |= std::size_t{missing.squares >> word.line.fills[at].square & 1} << at;
    const LastPlay* last = word.line.last_plays.find(set);
    if (last == nullptr) return;
    int points = last->points;
    SoloMove move{};
    move.number = SoloMove::none;
    move.part = static_cast<std::uint8_t>(missing.part);
    for (std::size_t left = set; left != 0; left &= left - 1) {
        const auto at = static_cast<std::size_t>(std::countr_zero(left));
        const int crossed = crossing(word, at);
        if (crossed < 0) return;
        points += crossed;
        move.tiles[move.count++] = {word.spots[at], static_cast<std::uint8_t>(word.square(at))};
        move.squares.set(word.square(at));
    }
    move.points = static_cast<std::int16_t>(points);
    plays.push_back(move);
}

int SoloBoard::crossing(const RackWord& word, std::size_t fill) const noexcept {
    const std::size_t direction = 1U - word.line.direction;
    const std::size_t number = word.line.fills[fill].square - 1U;
    const std::size_t place = word.line.line + 1U;
    const std::uint32_t run = run_around(taken_[direction][number], place);
    const std::uint32_t bit = std::uint32_t{1} << place;
    if (run == bit) return 0;
    const std::uint32_t tiles = run & ~board_->line(direction, number).taken;
    if (tiles == bit)
        return points_of_crossing(board_->line(word.line.direction, word.line.line), word.line,
                                  word.line.fills[fill], *rack_, equipment_);
    const std::uint16_t spot = word.spots[fill];
    for (const Through& through : words_with(spot, direction)) {
        if (through.squares != tiles) continue;
        const RackWord& across_it = words_[through.word];
        std::size_t shared = 0;
        bool lies = true;
        for (std::size_t at = 0; at < across_it.line.count && lies; ++at) {
            if (across_it.spots[at] == spot)
                shared = at;
            else
                lies = is_laid_[across_it.spots[at]] != 0;
        }
        const LastPlay* last =
            lies ? across_it.line.last_plays.find(std::size_t{1} << shared) : nullptr;
        if (last != nullptr) return last->points;
    }
    return -1;
}

}  // namespace letrado
