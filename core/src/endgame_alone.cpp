#include "endgame_alone.hpp"

#include "endgame_play_sums.hpp"

#include <algorithm>
#include <bit>

namespace letrado {
namespace {

constexpr std::int16_t none = -10'000;
// With so many words the bound costs more than it saves, and memory.
constexpr std::size_t most_words = 70'000;
// With more tiles or words it costs more than it saves to leave out those that cannot stand.
constexpr std::size_t few_words = 1'000;
constexpr std::size_t most_with_few_tiles = 20'000;

// The points of all levels as one number, 16 bits each, so that they are added at a time. None has
// more than 15 bits; the last bit makes one less than any other.
using Sums = std::uint64_t;
static_assert(std::endian::native == std::endian::little);
constexpr Sums in_each = 0x0001'0001'0001'0001;
constexpr Sums not_now = 0x8000;
// By the last level that there is.
constexpr std::array<Sums, 3> not_beyond{0x8000'8000'8000'0000, 0x8000'8000'0000'0000,
                                         0x8000'0000'0000'0000};

// By a number of other tiles: all bits for as many and more.
constexpr auto from_others_on = [] {
    std::array<std::array<std::uint16_t, 8>, rack_size> bits{};
    for (std::size_t fewest = 0; fewest < rack_size; ++fewest)
        std::fill(bits[fewest].begin() + fewest, bits[fewest].end(), std::uint16_t{0xFFFF});
    return bits;
}();

template <typename Points>
void raise(Points& most, const Points& other) noexcept {
    for (std::size_t at = 0; at < most.size(); ++at) most[at] = std::max(most[at], other[at]);
}

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
    if (!find_words()) {
        // They have to stay in place, so there must be room for all of them.
        if (!lines_.is_full()) return false;
        lines_.forget();
        if (!find_words()) return false;
    }
    is_sifted_ = words_.size() <= (rack_.tiles <= few_tiles ? most_with_few_tiles : few_words);
    look_at_the_clock();
    if (is_sifted_) possible_.sift(board, rack_, parts_, words_);
    look_at_the_clock();
    find_crossings();
    look_at_the_clock();
    std::fill_n(plays_.begin(), parts_.count() * parts_.count(), Levels{none, none, none, none});
    for (const LineWord* word : words_) price(*word);
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
    lines_.take_up(rack_, parts_);
}

// Only where a tile touches others along its line does it matter to words across it.
void AloneBound::note_letters(std::size_t direction, std::size_t first) noexcept {
    auto& crossable = crossable_[direction];
    crossable.fill(0);
    for (std::size_t at = first; at < words_.size(); ++at) {
        const LineWord& word = *words_[at];
        const std::uint32_t taken = board_->line(direction, word.line).taken;
        word.for_each_on(word.squares & (taken << 1 | taken >> 1), [&](std::size_t number) {
            const LineWord::Fill& fill = word.fills[number];
            crossable[word.square_of(fill)] |= set_of(fill.letter);
        });
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

bool AloneBound::find_words() {
    words_.clear();
    if (!find_words(across)) return false;
    note_letters(across, 0);
    look_at_the_clock();
    const std::size_t first_down = words_.size();
    if (!find_words(down)) return false;
    note_letters(down, first_down);
    const auto end_across = words_.begin() + static_cast<std::ptrdiff_t>(first_down);
    words_.erase(std::remove_if(words_.begin(), end_across,
                                [this](const LineWord* word) { return !fits(*word); }),
                 end_across);
    return true;
}

bool AloneBound::find_words(std::size_t direction) {
    for (std::size_t number = 0; number < side; ++number) {
        const std::uint32_t near = near_[direction][rack_.tiles - 1][number + 1];
        if (near == 0) continue;
        const auto words = lines_.along(board_->line(direction, number), direction, number, near);
        if (!words) return false;
        for (const LineWord& word : *words) {
            const std::uint32_t close = near_[direction][rack_.tiles - word.count][number + 1];
            if ((word.squares & close) == 0 || (direction == down && !fits(word))) continue;
            if (words_.size() == most_words) return false;
            words_.push_back(&word);
        }
    }
    return true;
}

bool AloneBound::may_be_crossed(const LineWord& word, std::uint32_t hooked) const noexcept {
    const auto& crossable = crossable_[1U - word.direction];
    LetterSet missing = 0;
    word.for_each_on(hooked, [&](std::size_t at) {
        const LineWord::Fill& fill = word.fills[at];
        missing |= set_of(fill.letter) & ~crossable[word.square_of(fill)];
    });
    return missing == 0;
}

void AloneBound::find_crossings() {
    for (auto& crossings : crossings_) crossings.assign(rack_.many * squares, Crossing{});
    for (const LineWord* word : words_) note_crossings(*word);
}

void AloneBound::note_crossings(const LineWord& word) noexcept {
    const Crossing& applies = from_others_on[word.count - 1U];
    for (const LastPlay& play : word.last_plays.of_one_tile()) {
        const auto at = static_cast<std::size_t>(std::countr_zero(play.set));
        Crossing points;
        for (std::size_t others = 0; others < points.size(); ++others)
            points[others] = static_cast<std::uint16_t>(play.points & applies[others]);
        raise(crossings_[word.direction][crossing_at(word, at)], points);
    }
}

void AloneBound::price(const LineWord& word) noexcept {
    const Line& line = board_->line(word.direction, word.line);
    const std::size_t others = rack_.tiles - word.count;
    const auto& crossings = crossings_[1U - word.direction];
    std::array<Sums, rack_size> crossed;  // by tile
    std::size_t blocked = 0;
    for (std::size_t at = 0; at < word.count; ++at) {
        const LineWord::Fill& fill = word.fills[at];
        const Crossing& crossing = crossings[crossing_at(word, at)];
        const std::size_t bit = std::size_t{1} << at;
        Sums sums = Sums{crossing[1]} << 16 | Sums{crossing[others]} << 32;
        if ((line.hooked >> fill.square & 1) != 0) {
            const int now = points_of_crossing(line, word, fill, rack_, equipment_);
            if (now < 0)
                blocked |= bit;
            else
                sums += static_cast<Sums>(now);
        }
        crossed[at] = sums;
    }
    std::array<Sums, std::size_t{1} << rack_size> together;  // by set
    together[0] = 0;
    for (std::size_t set = 1; set < std::size_t{1} << word.count; ++set) {
        const auto first = static_cast<std::size_t>(std::countr_zero(set));
        together[set] = together[set & (set - 1)] + crossed[first];
    }
    const Sums never = not_beyond[std::min(levels - 1, others)];
    for (const LastPlay& play : word.last_plays.list()) {
        const Sums points = together[play.set] + static_cast<Sums>(play.points) * in_each;
        const Sums not_yet = (play.set & blocked) != 0 ? not_now : 0;
        raise(plays_[play.part * parts_.count() + (word.part - play.part)],
              std::bit_cast<Levels>(points | never | not_yet));
    }
}

void AloneBound::add_up_rest(std::size_t play) noexcept {
    Levels* const most = &plays_[play * parts_.count()];
    const auto for_each_with = [&](std::size_t kind, auto use) {
        const std::size_t step = parts_.step(kind);
        for (std::size_t rest = step; rest <= parts_.all() - play; ++rest) {
            if (parts_.has(rest, kind)) use(most[rest], most[rest - step]);
        }
    };
    // What may lie already includes what need not.
    for (std::size_t kind = 0; kind < rack_.many; ++kind)
        for_each_with(kind, [](Levels& more, const Levels& less) { raise(more, less); });
    // At each further level one tile more has to lie on the board besides those in the word.
    for (std::size_t level = levels - 1; level > 0; --level) {
        for (std::size_t kind = 0; kind < rack_.many; ++kind)
            for_each_with(kind, [level](Levels& more, const Levels& less) {
                more[level - 1] = std::max(more[level - 1], less[level]);
            });
    }
}

void AloneBound::add_up(int other_points, AloneValues& values) noexcept {
    const std::size_t count = parts_.count();
    for (std::size_t play = 1; play < count; ++play) add_up_rest(play);
    values[0] = static_cast<std::int16_t>(2 * other_points);
    for (std::size_t rack = 1; rack < count; ++rack) {
        int most = other_points - parts_.points(rack);
        for (std::size_t play = 1; play <= rack; ++play) {
            if (!parts_.holds(rack, play)) continue;
            const int points = plays_[play * count + (parts_.all() - rack)][0];
            if (points <= none) continue;
            most = std::max(most, points + values[parts_.in_game(rack - play)]);
        }
        values[parts_.in_game(rack)] = static_cast<std::int16_t>(most);
    }
}

}  // namespace letrado
