#include "endgame_line_words.hpp"

#include "endgame_moves.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace letrado {

LineWords::LineWords(const WordGraph& graph, const Equipment& equipment, std::size_t more_memory)
    : graph_(graph),
      equipment_(equipment),
      // A quarter for the entries, a power of two of them.
      entries_(std::max(fewest_slots, std::bit_floor(more_memory / 4 / sizeof(Entry) + 1))),
      most_kept_(fewest_kept + more_memory / 4 * 3 / sizeof(LineWord)) {
    words_.reserve(most_kept_);
}

void LineWords::forget() noexcept {
    words_.clear();
    std::fill(entries_.begin(), entries_.end(), Entry{});
    taken_ = 0;
}

LineWords::Key LineWords::key_of(const Line& line, std::size_t number, std::uint32_t near,
                                 const RackKinds& rack) noexcept {
    Key key;
    std::memcpy(key.parts.data(), line.tiles.data() + 1, 16);
    std::uint64_t tiles = 0;
    for (std::size_t kind = 0; kind < rack.many; ++kind) {
        for (std::size_t at = 0; at < rack.counts[kind]; ++at)
            tiles = tiles << 5 | rack.kinds[kind];
    }
    key.parts[2] = (tiles << 3 | rack.tiles) << 21 | std::uint64_t{number} << 16 | near | 1;
    return key;
}

std::optional<std::span<const LineWord>> LineWords::along(const Line& line, std::size_t direction,
                                                          std::size_t number, std::uint32_t near,
                                                          const RackKinds& rack) {
    const Key key = key_of(line, number_of_line(direction, number), near, rack);
    std::size_t slot =
        mixed(key.parts[0] * 0x9E3779B97F4A7C15 ^ mixed(key.parts[1] + key.parts[2])) &
        (entries_.size() - 1);
    for (; entries_[slot].key.parts[2] != 0; slot = (slot + 1) & (entries_.size() - 1)) {
        if (entries_[slot].key == key)
            return std::span(words_).subspan(entries_[slot].first, entries_[slot].count);
    }
    if (taken_ >= entries_.size() / 4 * 3) {
        forget();
        return along(line, direction, number, near, rack);
    }
    line_ = &line;
    rack_ = rack;
    held_ = 0;
    blank_kind_ = rack_size;
    for (std::size_t kind = 0; kind < rack.many; ++kind) {
        if (rack.kinds[kind] == blank) {
            blank_kind_ = kind;
        } else {
            kind_of_[rack.kinds[kind]] = static_cast<std::uint8_t>(kind);
            held_ |= set_of(rack.kinds[kind]);
        }
    }
    word_.direction = static_cast<std::uint8_t>(direction);
    word_.line = static_cast<std::uint8_t>(number);
    const std::size_t first = words_.size();
    find(near);
    if (words_.size() == most_kept_) {
        forget();
        if (first == 0) return std::nullopt;
        return along(line, direction, number, near, rack);
    }
    ++taken_;
    entries_[slot] = {key, static_cast<std::uint32_t>(first),
                      static_cast<std::uint32_t>(words_.size() - first)};
    return std::span(words_).subspan(first);
}

void LineWords::find(std::uint32_t near) {
    for (std::size_t start = 1; start < side; ++start) {
        if (line_->tiles[start - 1] != 0) continue;
        const std::uint32_t ahead = near >> start;
        if (ahead == 0) break;
        if (static_cast<std::size_t>(std::countr_zero(ahead)) > rack_.tiles) continue;
        word_.count = 0;
        from(start, graph_.forwards(), 0, false);
    }
}

void LineWords::from(std::size_t square, WordGraph::List list, int points, bool accepts) {
    if (accepts && line_->tiles[square] == 0 && word_.count > 0 && words_.size() < most_kept_) {
        word_.points = static_cast<std::int16_t>(points);
        words_.push_back(word_);
        words_.back().last_plays = LastPlays(graph_, *line_, word_);
    }
    if (square > side || list == 0) return;
    const Letter lying = line_->tiles[square];
    if (lying != 0) {
        const Letter letter = shown_by(lying);
        if ((graph_.letters_in(list) >> letter & 1) == 0) return;
        const WordGraph::Node node = graph_.node(list, letter);
        from(square + 1, node & WordGraph::arc_mask,
             points + ((lying & blank_mark) != 0 ? 0 : equipment_.tiles.points[letter]),
             (node & WordGraph::accepts) != 0);
        return;
    }
    if (word_.count == rack_.tiles) return;
    const bool has_blank = blank_kind_ < rack_size && rack_.counts[blank_kind_] > 0;
    LetterSet letters = graph_.letters_in(list) & (has_blank ? equipment_.tiles.all() : held_);
    for (; letters != 0; letters &= letters - 1) {
        const auto letter = static_cast<Letter>(std::countr_zero(letters));
        const WordGraph::Node node = graph_.node(list, letter);
        const auto lay = [&](std::size_t kind, int worth) {
            --rack_.counts[kind];
            word_.fills[word_.count++] = {static_cast<std::uint8_t>(square),
                                          static_cast<std::uint8_t>(kind), letter};
            from(square + 1, node & WordGraph::arc_mask, points + worth,
                 (node & WordGraph::accepts) != 0);
            --word_.count;
            ++rack_.counts[kind];
        };
        if ((held_ >> letter & 1) != 0 && rack_.counts[kind_of_[letter]] > 0)
            lay(kind_of_[letter], equipment_.tiles.points[letter]);
        if (has_blank) lay(blank_kind_, 0);
    }
}

}  // namespace letrado
