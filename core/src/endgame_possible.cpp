#include "endgame_possible.hpp"

#include <algorithm>

namespace letrado {

void PossibleWords::take_up(const LineWord& line) {
    RackWord& word = words_.emplace_back();
    word.line = line;
    for (std::size_t at = 0; at < line.count; ++at) {
        const LineWord::Fill& fill = line.fills[at];
        const bool is_blank = rack_->kinds[fill.kind] == blank;
        const std::size_t place = place_of(
            word.square(at), static_cast<Letter>(fill.letter | (is_blank ? blank_mark : 0)));
        if (numbers_[place] == 0) {
            places_.push_back(static_cast<std::uint16_t>(place));
            numbers_[place] = static_cast<std::uint16_t>(places_.size());
        }
        word.spots[at] = numbers_[place];
        word.part = static_cast<std::uint8_t>(word.part + parts_->step(fill.kind));
        word.squares |= std::uint32_t{1} << fill.square;
    }
    const Line& board_line = board_->line(line.direction, line.line);
    const std::uint32_t beside = word.squares << 1 | word.squares >> 1;
    word.is_rooted = (beside & board_line.taken) != 0 || (word.squares & board_line.hooked) != 0;
}

void PossibleWords::note(const RackWord& word, Through& through) noexcept {
    for (std::size_t at = 0; at < word.line.count; ++at)
        through[word.line.direction][word.spots[at]] |= bit_of(word.part);
}

bool PossibleWords::is_crossed(const RackWord& word, std::size_t fill,
                               const Through& through) const noexcept {
    const std::size_t left = parts_->all() - word.part + parts_->step(word.line.fills[fill].kind);
    return (through[1U - word.line.direction][word.spots[fill]] & parts_->within(left)) != 0;
}

// A word that touches nothing on the board needs one across it that does, or that is crossed in
// turn by one.
void PossibleWords::root() {
    for (auto& sets : rooted_) sets.assign(spots() + 1, 0);
    floating_.clear();
    for (std::size_t at = 0; at < words_.size(); ++at) {
        if (words_[at].is_rooted)
            note(words_[at], rooted_);
        else
            floating_.push_back(static_cast<std::uint32_t>(at));
    }
    const auto takes_root = [this](std::uint32_t at) {
        RackWord& word = words_[at];
        for (std::size_t fill = 0; fill < word.line.count && !word.is_rooted; ++fill)
            word.is_rooted = is_crossed(word, fill, rooted_);
        if (word.is_rooted) note(word, rooted_);
        return word.is_rooted;
    };
    while (std::erase_if(floating_, takes_root) > 0) continue;
}

bool PossibleWords::stands(const RackWord& word) const noexcept {
    if (!word.is_rooted) return false;
    const std::uint32_t hooked = board_->line(word.line.direction, word.line.line).hooked;
    if ((word.squares & hooked) == 0) return true;
    for (std::size_t at = 0; at < word.line.count; ++at) {
        if ((hooked >> word.line.fills[at].square & 1) != 0 && !is_crossed(word, at, through_))
            return false;
    }
    return true;
}

void PossibleWords::sift(const Board& board, const RackKinds& rack, const RackParts& parts,
                         std::vector<LineWord>& words) {
    board_ = &board;
    rack_ = &rack;
    parts_ = &parts;
    for (const std::uint16_t place : places_) numbers_[place] = 0;
    places_.clear();
    words_.clear();
    for (const LineWord& line : words) take_up(line);
    root();
    for (auto& sets : through_) sets.assign(spots() + 1, 0);
    for (const RackWord& word : words_) {
        if (word.is_rooted) note(word, through_);
    }
    std::erase_if(words_, [this](const RackWord& word) { return !stands(word); });
    words.clear();
    for (const RackWord& word : words_) words.push_back(word.line);
}

}  // namespace letrado
