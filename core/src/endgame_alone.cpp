#include "endgame_alone.hpp"

#include "endgame_play_sums.hpp"

#include <algorithm>

namespace letrado {
namespace {

constexpr std::int16_t none = -10'000;
// With so many words the bound costs more than it saves, and memory.
constexpr std::size_t most_words = 70'000;
// With more tiles or words it costs more than it saves to leave out those that cannot stand.
constexpr std::size_t few_words = 1'000;
constexpr std::size_t most_with_few_tiles = 20'000;

}  // namespace

AloneBound::AloneBound(const WordGraph& graph, const Equipment& equipment, const Deadline& deadline,
                       std::size_t more_memory)
    : equipment_(equipment), deadline_(deadline), lines_(graph, equipment, more_memory) {}

bool AloneBound::find(const Board& board, const Parts& parts, std::size_t held, int other_points,
                      AloneValues& values) {
    if (deadline_.has_come()) throw Stopped{};
    board_ = &board;
    take_up(parts, held);
    find_near(board);
    words_.clear();
    if (!find_words(across)) return false;
    note_letters(across, 0);
    look_at_the_clock();
    const std::size_t first_down = words_.size();
    if (!find_words(down)) return false;
    note_letters(down, first_down);
    const auto end_across = words_.begin() + static_cast<std::ptrdiff_t>(first_down);
    words_.erase(std::remove_if(words_.begin(), end_across,
                                [this](const LineWord& word) { return !fits(word); }),
                 end_across);
    is_sifted_ = words_.size() <= (rack_.tiles <= few_tiles ? most_with_few_tiles : few_words);
    look_at_the_clock();
    if (is_sifted_) possible_.sift(board, rack_, parts_, words_);
    look_at_the_clock();
    for (auto& direction : crossings_) {
        for (auto& square : direction) {
            for (std::size_t others = 0; others < rack_.tiles; ++others) square[others].fill(0);
        }
    }
    for (const LineWord& word : words_) note_crossings(word);
    look_at_the_clock();
    for (auto& level : plays_) std::fill_n(level.begin(), parts_.count() * parts_.count(), none);
    for (const LineWord& word : words_) price(word);
    add_up(other_points, values);
    return true;
}

void AloneBound::look_at_the_clock() const {
    if (words_.size() > few_words && deadline_.has_come()) throw Stopped{};
}

void AloneBound::take_up(const Parts& parts, std::size_t held) noexcept {
    rack_ = {};
    for (std::size_t kind = 0; kind < parts.kinds(); ++kind) {
        const std::size_t count = parts.count_in(held, kind);
        if (count > 0) rack_.add(parts.kind(kind), count);
    }
    parts_.number(rack_, parts, equipment_.tiles);
}

void AloneBound::note_letters(std::size_t direction, std::size_t first) noexcept {
    crossable_[direction].fill(0);
    for (std::size_t at = first; at < words_.size(); ++at) {
        const LineWord& word = words_[at];
        for (std::size_t fill = 0; fill < word.count; ++fill)
            crossable_[direction][word.square_of(word.fills[fill])] |=
                set_of(word.fills[fill].letter);
    }
}

// A word that uses all tiles but so many lies at most so far from the tiles on the board.
void AloneBound::find_near(const Board& board) {
    for (std::size_t direction = 0; direction < 2; ++direction) {
        std::array<std::uint32_t, side + 2> reached{};
        for (std::size_t line = 0; line < side; ++line)
            reached[line + 1] = board.line(direction, line).taken;
        for (std::size_t step = 0; step < rack_.tiles; ++step) {
            const auto before = reached;
            for (std::size_t line = 1; line <= side; ++line) {
                reached[line] = before[line] | before[line] << 1 | before[line] >> 1 |
                                before[line - 1] | before[line + 1];
                reached[line] &= 0xFFFE;
            }
            near_[direction][step] = reached;
        }
    }
}

bool AloneBound::find_words(std::size_t direction) {
    for (std::size_t number = 0; number < side; ++number) {
        const std::uint32_t near = near_[direction][rack_.tiles - 1][number + 1];
        if (near == 0) continue;
        const auto words =
            lines_.along(board_->line(direction, number), direction, number, near, rack_);
        if (!words) return false;
        for (const LineWord& word : *words) {
            const std::uint32_t close = near_[direction][rack_.tiles - word.count][number + 1];
            bool touches = false;
            for (std::size_t at = 0; at < word.count; ++at)
                touches = touches || (close >> word.fills[at].square & 1) != 0;
            if (!touches || (direction == down && !fits(word))) continue;
            if (words_.size() == most_words) return false;
            words_.push_back(word);
        }
    }
    return true;
}

bool AloneBound::fits(const LineWord& word) const noexcept {
    const Line& line = board_->line(word.direction, word.line);
    for (std::size_t at = 0; at < word.count; ++at) {
        const LineWord::Fill& fill = word.fills[at];
        if ((line.hooked >> fill.square & 1) == 0) continue;
        if ((crossable_[1U - word.direction][word.square_of(fill)] >> fill.letter & 1) == 0)
            return false;
    }
    return true;
}

void AloneBound::note_crossings(const LineWord& word) noexcept {
    for (std::size_t at = 0; at < word.count; ++at) {
        if (!word.last_plays.has(std::size_t{1} << at)) continue;
        const LineWord::Fill& fill = word.fills[at];
        const int points = points_of_word(word, fill, rack_, equipment_);
        auto& crossing = crossings_[word.direction][word.square_of(fill)];
        for (std::size_t others = word.count - 1U; others < rack_.tiles; ++others) {
            std::int16_t& most = crossing[others][fill.kind];
            most = std::max(most, static_cast<std::int16_t>(points));
        }
    }
}

void AloneBound::price(const LineWord& word) noexcept {
    const PlaySums sums(word, rack_, parts_, equipment_);
    const Line& line = board_->line(word.direction, word.line);
    const std::size_t others = rack_.tiles - word.count;
    std::array<std::array<int, levels>, rack_size> crossed;  // by tile
    std::size_t whole = 0;
    for (std::size_t at = 0; at < word.count; ++at) {
        const LineWord::Fill& fill = word.fills[at];
        const int now = points_of_crossing(line, word, fill, rack_, equipment_);
        const auto& crossings = crossings_[1U - word.direction][word.square_of(fill)];
        crossed[at] = {now < 0 ? none : now, crossings[1][fill.kind], crossings[others][fill.kind]};
        whole += parts_.step(fill.kind);
    }
    const std::size_t deepest = std::min(levels - 1, others);
    word.last_plays.for_each([&](std::size_t set) {
        const auto [points, part] = sums.of(set);
        for (std::size_t level = 0; level <= deepest; ++level) {
            int all = points;
            for (std::size_t left = set; left != 0; left &= left - 1)
                all += crossed[static_cast<std::size_t>(std::countr_zero(left))][level];
            std::int16_t& most = plays_[level][part * parts_.count() + whole];
            most = static_cast<std::int16_t>(std::max<int>(most, all));
        }
    });
}

void AloneBound::add_up(int other_points, AloneValues& values) noexcept {
    const std::size_t count = parts_.count();
    // What may lie already includes what need not.
    for (std::size_t kind = 0; kind < rack_.many; ++kind) {
        const std::size_t step = parts_.step(kind);
        for (std::size_t word = step; word < count; ++word) {
            if (!parts_.has(word, kind)) continue;
            for (std::size_t play = 1; play < count; ++play) {
                const std::size_t place = play * count + word;
                for (auto& level : plays_)
                    level[place] = std::max(level[place], level[place - step]);
            }
        }
    }
    // At each further level one tile more has to lie on the board besides those in the word.
    for (std::size_t level = levels - 1; level > 0; --level) {
        auto& most = plays_[level - 1];
        const auto& next = plays_[level];
        for (std::size_t kind = 0; kind < rack_.many; ++kind) {
            const std::size_t step = parts_.step(kind);
            for (std::size_t word = step; word < count; ++word) {
                if (!parts_.has(word, kind)) continue;
                for (std::size_t play = 1; play < count; ++play) {
                    const std::size_t place = play * count + word;
                    most[place] = std::max(most[place], next[place - step]);
                }
            }
        }
    }
    values[0] = static_cast<std::int16_t>(2 * other_points);
    for (std::size_t rack = 1; rack < count; ++rack) {
        int most = other_points - parts_.points(rack);
        for (std::size_t play = 1; play <= rack; ++play) {
            if (!parts_.holds(rack, play)) continue;
            const int points = plays_[0][play * count + play + (parts_.all() - rack)];
            if (points <= none) continue;
            most = std::max(most, points + values[parts_.in_game(rack - play)]);
        }
        values[parts_.in_game(rack)] = static_cast<std::int16_t>(most);
    }
}

}  // namespace letrado
