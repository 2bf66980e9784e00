#include "endgame_line_words.hpp"

#include "endgame_moves.hpp"
#include "endgame_play_sums.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace letrado {
namespace {

constexpr std::size_t most_last_plays = std::size_t{1} << rack_size;
// With few tiles there are half as many.
constexpr std::size_t last_plays_a_word = 8;
constexpr std::size_t bytes_a_word = sizeof(LineWord) + last_plays_a_word * sizeof(LastPlay);
// A word has two tiles at least.
constexpr std::uint32_t may_start = 0x7FFE;

}  // namespace

LineWords::LineWords(const WordGraph& graph, const Equipment& equipment, std::size_t more_memory)
    : graph_(graph),
      equipment_(equipment),
      // A quarter for the entries, a power of two of them.
      entries_(std::max(fewest_slots, std::bit_floor(more_memory / 4 / sizeof(Entry) + 1))),
      most_kept_(fewest_kept + more_memory / 4 * 3 / bytes_a_word) {
    words_.reserve(most_kept_);
    last_plays_.reserve(most_kept_ * last_plays_a_word);
}

void LineWords::forget() noexcept {
    words_.clear();
    last_plays_.clear();
    std::fill(entries_.begin(), entries_.end(), Entry{});
    taken_ = 0;
    is_full_ = false;
}

void LineWords::take_up(const RackKinds& rack, const RackParts& parts) noexcept {
    rack_ = &rack;
    parts_ = &parts;
    left_ = rack.counts;
    tiles_ = 0;
    held_ = 0;
    blank_kind_ = rack_size;
    for (std::size_t kind = 0; kind < rack.many; ++kind) {
        for (std::size_t at = 0; at < rack.counts[kind]; ++at)
            tiles_ = tiles_ << 5 | rack.kinds[kind];
        if (rack.kinds[kind] == blank) {
            blank_kind_ = kind;
        } else {
            kind_of_[rack.kinds[kind]] = static_cast<std::uint8_t>(kind);
            held_ |= set_of(rack.kinds[kind]);
        }
    }
    tiles_ = tiles_ << 3 | rack.tiles;
}

LineWords::Key LineWords::key_of(const Line& line, std::size_t number,
                                 std::uint32_t starts) const noexcept {
    Key key;
    std::memcpy(key.parts.data(), line.tiles.data() + 1, 16);
    key.parts[2] = tiles_ << 21 | std::uint64_t{number} << 16 | starts | 1;
    return key;
}

std::uint32_t LineWords::starts_near(const Line& line, std::uint32_t near) const noexcept {
    std::uint32_t starts = near;
    for (std::size_t before = 0; before < rack_->tiles; ++before) starts |= starts >> 1;
    return starts & ~(line.taken << 1) & may_start;
}

std::optional<std::span<const LineWord>> LineWords::along(const Line& line, std::size_t direction,
                                                          std::size_t number, std::uint32_t near) {
    const std::uint32_t starts = starts_near(line, near);
    const Key key = key_of(line, number_of_line(direction, number), starts);
    std::size_t slot =
        mixed(key.parts[0] * 0x9E3779B97F4A7C15 ^ mixed(key.parts[1] + key.parts[2])) &
        (entries_.size() - 1);
    for (; entries_[slot].key.parts[2] != 0; slot = (slot + 1) & (entries_.size() - 1)) {
        if (entries_[slot].key.is(key))
            return std::span(words_).subspan(entries_[slot].first, entries_[slot].count);
    }
    line_ = &line;
    word_.direction = static_cast<std::uint8_t>(direction);
    word_.line = static_cast<std::uint8_t>(number);
    const std::size_t first = words_.size();
    is_full_ = is_full_ || taken_ >= entries_.size() / 4 * 3 || !find(starts);
    if (is_full_) return std::nullopt;
    ++taken_;
    entries_[slot] = {key, static_cast<std::uint32_t>(first),
                      static_cast<std::uint32_t>(words_.size() - first)};
    return std::span(words_).subspan(first);
}

bool LineWords::find(std::uint32_t starts) {
    for (; starts != 0; starts &= starts - 1) {
        word_.count = 0;
        from(static_cast<std::size_t>(std::countr_zero(starts)), graph_.forwards(), 0, false);
    }
    return has_room();
}

bool LineWords::has_room() const noexcept {
    return words_.size() < most_kept_ &&
           last_plays_.size() + most_last_plays <= most_kept_ * last_plays_a_word;
}

void LineWords::keep(int points) {
    word_.points = static_cast<std::int16_t>(points);
    word_.part = 0;
    word_.squares = 0;
    for (std::size_t at = 0; at < word_.count; ++at) {
        const LineWord::Fill& fill = word_.fills[at];
        word_.part = static_cast<std::uint8_t>(word_.part + parts_->step(fill.kind));
        const std::size_t square = word_.square_of(fill);
        word_.places[at] = static_cast<std::uint16_t>(
            rack_->is_blank(fill.kind) ? rack_->place_of_blank(square, fill.letter)
                                       : rack_->place_of(square, fill.kind));
        word_.squares = static_cast<std::uint16_t>(word_.squares | 1U << fill.square);
    }
    const PlaySums sums(word_, *rack_, *parts_, equipment_);
    const std::size_t first = last_plays_.size();
    const auto add = [&](std::size_t set) {
        const auto [sum, part] = sums.of(set);
        last_plays_.push_back({static_cast<std::int16_t>(sum), static_cast<std::uint8_t>(part),
                               static_cast<std::uint8_t>(set)});
    };
    const TileSets sets = sets_that_come_last(graph_, *line_, word_);
    for (const std::size_t set : sets)
        if (std::has_single_bit(set)) add(set);
    for (const std::size_t set : sets)
        if (!std::has_single_bit(set)) add(set);
    word_.last_plays = LastPlays(std::span(last_plays_).subspan(first));
    words_.push_back(word_);
}

void LineWords::from(std::size_t square, WordGraph::List list, int points, bool accepts) {
    if (accepts && line_->tiles[square] == 0 && word_.count > 0 && has_room()) keep(points);
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
    if (word_.count == rack_->tiles) return;
    const bool has_blank = blank_kind_ < rack_size && left_[blank_kind_] > 0;
    LetterSet letters = graph_.letters_in(list) & (has_blank ? equipment_.tiles.all() : held_);
    for (; letters != 0; letters &= letters - 1) {
        const auto letter = static_cast<Letter>(std::countr_zero(letters));
        const WordGraph::Node node = graph_.node(list, letter);
        const auto lay = [&](std::size_t kind, int worth) {
            --left_[kind];
            word_.fills[word_.count++] = {static_cast<std::uint8_t>(square),
                                          static_cast<std::uint8_t>(kind), letter};
            from(square + 1, node & WordGraph::arc_mask, points + worth,
                 (node & WordGraph::accepts) != 0);
            --word_.count;
            ++left_[kind];
        };
        if ((held_ >> letter & 1) != 0 && left_[kind_of_[letter]] > 0)
            lay(kind_of_[letter], equipment_.tiles.points[letter]);
        if (has_blank) lay(blank_kind_, 0);
    }
}

}  // namespace letrado
