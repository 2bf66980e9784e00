#include "endgame_possible.hpp"

#include <algorithm>

namespace letrado {

void PossibleWords::note(const LineWord& word) noexcept {
    for (std::size_t at = 0; at < word.count; ++at)
        through_[word.direction][word.places[at]] |= bit_of(word.part);
}

bool PossibleWords::takes_root(const LineWord& word) const noexcept {
    bool takes_root = false;
    for (std::size_t at = 0; at < word.count; ++at) takes_root |= is_crossed(word, at);
    return takes_root;
}

// A word that touches nothing on the board needs one across it that does, or that is crossed in
// turn by one.
void PossibleWords::root(std::span<const LineWord* const> words) {
    for (auto& parts : through_) parts.assign(rack_->places(), 0);
    floating_.clear();
    for (const LineWord* word : words) {
        const Line& line = board_->line(word->direction, word->line);
        const std::uint32_t beside = line.taken << 1 | line.taken >> 1 | line.hooked;
        if ((word->squares & beside) != 0)
            note(*word);
        else
            floating_.push_back(word);
    }
    const auto joins = [this](const LineWord* word) {
        if (!takes_root(*word)) return false;
        note(*word);
        return true;
    };
    while (std::erase_if(floating_, joins) > 0) continue;
}

bool PossibleWords::stands(const LineWord& word) const noexcept {
    const std::uint32_t hooked = word.squares & board_->line(word.direction, word.line).hooked;
    bool stands = true;
    word.for_each_on(hooked, [&](std::size_t fill) { stands = stands && is_crossed(word, fill); });
    return stands;
}

void PossibleWords::add(const LineWord& line) {
    words_.push_back({line, {}, line.squares, line.part});
    auto& spots = words_.back().spots;
    for (std::size_t at = 0; at < line.count; ++at) {
        std::uint16_t& number = numbers_[line.places[at]];
        if (number == 0) {
            places_.push_back(line.places[at]);
            number = static_cast<std::uint16_t>(places_.size());
        }
        spots[at] = number;
    }
}

void PossibleWords::sift(const Board& board, const RackKinds& rack, const RackParts& parts,
                         std::vector<const LineWord*>& words) {
    board_ = &board;
    rack_ = &rack;
    parts_ = &parts;
    root(words);
    // Those that float come in the same order.
    auto floating = floating_.begin();
    std::erase_if(words, [&](const LineWord* word) {
        if (floating != floating_.end() && *floating == word) {
            ++floating;
            return true;
        }
        return !stands(*word);
    });
    is_listed_ = false;
}

void PossibleWords::list(std::span<const LineWord* const> words) {
    if (is_listed_) return;
    is_listed_ = true;
    for (const std::uint16_t place : places_) numbers_[place] = 0;
    places_.clear();
    words_.clear();
    for (const LineWord* word : words) add(*word);
}

}  // namespace letrado
