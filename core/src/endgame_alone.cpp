#include "endgame_alone.hpp"

#include <algorithm>

namespace letrado {
namespace {

constexpr std::int16_t none = -10'000;
// With so many words the bound costs more than it saves, and memory.
constexpr std::size_t most_words = 100'000;

}  // namespace

AloneBound::AloneBound(const WordGraph& graph, const Equipment& equipment)
    : graph_(graph), equipment_(equipment) {}

bool AloneBound::find(const Board& board, const Parts& parts, std::size_t held, int other_points,
                      AloneValues& values) {
    board_ = &board;
    take_up(parts, held);
    find_near(board);
    words_.clear();
    const auto note_letters = [this](std::size_t direction, std::size_t first) {
        crossable_[direction].fill(0);
        for (std::size_t at = first; at < words_.size(); ++at) {
            const Word& word = words_[at];
            for (std::size_t fill = 0; fill < word.count; ++fill)
                crossable_[direction][square_of(word, word.fills[fill])] |=
                    set_of(word.fills[fill].letter);
        }
    };
    find_words(across);
    note_letters(across, 0);
    const std::size_t first_down = words_.size();
    find_words(down);
    note_letters(down, first_down);
    if (words_.size() >= most_words) return false;
    std::erase_if(words_, [this](const Word& word) { return !fits(word); });
    for (auto& direction : crossings_) {
        for (auto& square : direction) {
            for (std::size_t others = 0; others < tiles_; ++others) square[others].fill(0);
        }
    }
    for (const Word& word : words_) note_crossings(word);
    for (auto& level : plays_) std::fill_n(level.begin(), count_ * count_, none);
    for (const Word& word : words_) price(word);
    add_up(other_points, values);
    return true;
}

void AloneBound::take_up(const Parts& parts, std::size_t held) noexcept {
    parts_ = &parts;
    tiles_ = 0;
    held_letters_ = 0;
    count_ = 1;
    blank_kind_ = kinds_.size();
    counts_.fill(0);
    std::size_t many = 0;
    for (std::size_t kind = 0; kind < parts.kinds(); ++kind) {
        const std::size_t count = parts.count_in(held, kind);
        if (count == 0) continue;
        const Letter tile = parts.kind(kind);
        kinds_[many] = tile;
        counts_[many] = static_cast<std::uint8_t>(count);
        kind_of_[tile] = static_cast<std::uint8_t>(many);
        if (tile == blank) {
            blank_kind_ = many;
        } else {
            held_letters_ |= set_of(tile);
        }
        steps_[many] = static_cast<std::uint8_t>(count_);
        count_ *= count + 1;
        tiles_ += count;
        ++many;
    }
}

// A word that uses all tiles but so many lies at most so far from the tiles on the board.
void AloneBound::find_near(const Board& board) {
    for (std::size_t direction = 0; direction < 2; ++direction) {
        std::array<std::uint32_t, side + 2> reached{};
        for (std::size_t line = 0; line < side; ++line)
            reached[line + 1] = board.line(direction, line).taken;
        for (std::size_t step = 0; step < tiles_; ++step) {
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

void AloneBound::find_words(std::size_t direction) {
    word_.direction = static_cast<std::uint8_t>(direction);
    for (std::size_t number = 0; number < side; ++number) {
        line_ = &board_->line(direction, number);
        const std::uint32_t near = near_[direction][tiles_ - 1][number + 1];
        if (near == 0) continue;
        word_.line = static_cast<std::uint8_t>(number);
        for (std::size_t start = 1; start < side; ++start) {
            if (line_->tiles[start - 1] != 0) continue;
            const std::uint32_t ahead = near >> start;
            if (ahead == 0) break;
            if (static_cast<std::size_t>(std::countr_zero(ahead)) > tiles_) continue;
            word_.count = 0;
            from(start, graph_.forwards(), 0, false);
        }
    }
}

void AloneBound::from(std::size_t square, WordGraph::List list, int points, bool accepts) {
    if (accepts && line_->tiles[square] == 0 && word_.count > 0) record(points);
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
    if (word_.count == tiles_) return;
    const bool has_blank = blank_kind_ < kinds_.size() && counts_[blank_kind_] > 0;
    LetterSet letters =
        graph_.letters_in(list) & (has_blank ? equipment_.tiles.all() : held_letters_);
    if (word_.direction == down && (line_->hooked >> square & 1) != 0)
        letters &= crossable_[across][(square - 1) * side + word_.line];
    for (; letters != 0; letters &= letters - 1) {
        const auto letter = static_cast<Letter>(std::countr_zero(letters));
        const WordGraph::Node node = graph_.node(list, letter);
        const auto lay = [&](std::size_t kind, int worth) {
            --counts_[kind];
            word_.fills[word_.count++] = {static_cast<std::uint8_t>(square),
                                          static_cast<std::uint8_t>(kind), letter};
            from(square + 1, node & WordGraph::arc_mask, points + worth,
                 (node & WordGraph::accepts) != 0);
            --word_.count;
            ++counts_[kind];
        };
        if ((held_letters_ >> letter & 1) != 0 && counts_[kind_of_[letter]] > 0)
            lay(kind_of_[letter], equipment_.tiles.points[letter]);
        if (has_blank) lay(blank_kind_, 0);
    }
}

void AloneBound::record(int points) {
    const std::uint32_t near =
        near_[word_.direction][tiles_ - word_.count][word_.line + std::size_t{1}];
    bool touches = false;
    for (std::size_t at = 0; at < word_.count; ++at)
        touches = touches || (near >> word_.fills[at].square & 1) != 0;
    if (!touches || words_.size() >= most_words) return;
    word_.points = static_cast<std::int16_t>(points);
    words_.push_back(word_);
}

bool AloneBound::fits(const Word& word) const noexcept {
    const Line& line = board_->line(word.direction, word.line);
    for (std::size_t at = 0; at < word.count; ++at) {
        const Fill& fill = word.fills[at];
        if ((line.hooked >> fill.square & 1) == 0) continue;
        if ((crossable_[1U - word.direction][square_of(word, fill)] >> fill.letter & 1) == 0)
            return false;
    }
    return true;
}

void AloneBound::note_crossings(const Word& word) noexcept {
    for (std::size_t at = 0; at < word.count; ++at) {
        const Fill& fill = word.fills[at];
        const std::size_t square = square_of(word, fill);
        const int worth = kinds_[fill.kind] == blank ? 0 : equipment_.tiles.points[fill.letter];
        const int points = (word.points + worth * (equipment_.premiums.letter[square] - 1)) *
                           equipment_.premiums.word[square];
        auto& crossing = crossings_[word.direction][square];
        for (std::size_t others = word.count - 1U; others < tiles_; ++others) {
            std::int16_t& most = crossing[others][fill.kind];
            most = std::max(most, static_cast<std::int16_t>(points));
        }
    }
}

void AloneBound::price(const Word& word) noexcept {
    struct Sum {
        int letters;
        int factor;
        std::array<int, levels> crossed;
        std::size_t part;
    };
    std::array<Sum, most_local> sums;
    sums[0] = {word.points, 1, {}, 0};
    const Line& line = board_->line(word.direction, word.line);
    const std::size_t others = tiles_ - word.count;
    const std::size_t deepest = std::min(levels - 1, others);
    std::size_t whole = 0;
    for (std::size_t at = 0; at < word.count; ++at) whole += steps_[word.fills[at].kind];
    for (std::size_t at = 0; at < word.count; ++at) {
        const Fill& fill = word.fills[at];
        const std::size_t square = square_of(word, fill);
        const int worth = kinds_[fill.kind] == blank ? 0 : equipment_.tiles.points[fill.letter];
        const int premium = equipment_.premiums.letter[square];
        const int factor = equipment_.premiums.word[square];
        std::array<int, levels> crossed{};
        if (line.crossed[fill.square] >= 0)
            crossed[0] = (line.fits[fill.square] >> fill.letter & 1) != 0
                             ? (line.crossed[fill.square] + worth * premium) * factor
                             : none;
        const auto& crossings = crossings_[1U - word.direction][square];
        crossed[1] = crossings[1][fill.kind];
        crossed[2] = crossings[others][fill.kind];
        const std::size_t step = steps_[fill.kind];
        const std::size_t bit = std::size_t{1} << at;
        for (std::size_t set = bit; set < 2 * bit; ++set) {
            const Sum& before = sums[set - bit];
            Sum& sum = sums[set];
            sum.letters = before.letters + worth * (premium - 1);
            sum.factor = before.factor * factor;
            sum.part = before.part + step;
            int points = sum.letters * sum.factor;
            if (static_cast<std::size_t>(std::popcount(set)) == equipment_.bonus.tiles)
                points += equipment_.bonus.points;
            const std::size_t place = sum.part * count_ + whole;
            for (std::size_t level = 0; level <= deepest; ++level) {
                sum.crossed[level] = before.crossed[level] + crossed[level];
                std::int16_t& most = plays_[level][place];
                most = static_cast<std::int16_t>(std::max<int>(most, points + sum.crossed[level]));
            }
        }
    }
}

void AloneBound::add_up(int other_points, AloneValues& values) noexcept {
    std::array<std::uint16_t, most_local> listed;
    std::array<std::int16_t, most_local> worth;
    std::size_t count = 1;
    std::size_t many = 0;
    listed[0] = 0;
    worth[0] = 0;
    tiles_of_[0] = 0;
    for (std::size_t kind = 0; kind < kinds_.size() && counts_[kind] > 0; ++kind, ++many) {
        const std::size_t before = count;
        const std::size_t step = parts_->step(kinds_[kind]);
        const int points = kinds_[kind] == blank ? 0 : equipment_.tiles.points[kinds_[kind]];
        for (std::size_t copies = 1; copies <= counts_[kind]; ++copies) {
            for (std::size_t at = 0; at < before; ++at, ++count) {
                worth[count] = static_cast<std::int16_t>(worth[count - before] + points);
                listed[count] = static_cast<std::uint16_t>(listed[count - before] + step);
                tiles_of_[count] = tiles_of_[count - before] + (std::uint64_t{1} << 4 * kind);
            }
        }
    }
    // What may lie already includes what need not.
    for (std::size_t kind = 0; kind < many; ++kind) {
        const std::size_t step = steps_[kind];
        const std::uint64_t digit = std::uint64_t{7} << 4 * kind;
        for (std::size_t word = step; word < count; ++word) {
            if ((tiles_of_[word] & digit) == 0) continue;
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
        for (std::size_t kind = 0; kind < many; ++kind) {
            const std::size_t step = steps_[kind];
            const std::uint64_t digit = std::uint64_t{7} << 4 * kind;
            for (std::size_t word = step; word < count; ++word) {
                if ((tiles_of_[word] & digit) == 0) continue;
                for (std::size_t play = 1; play < count; ++play) {
                    const std::size_t place = play * count + word;
                    most[place] = std::max(most[place], next[place - step]);
                }
            }
        }
    }
    constexpr std::uint64_t guards = 0x8888888888888888;
    values[0] = static_cast<std::int16_t>(2 * other_points);
    for (std::size_t rack = 1; rack < count; ++rack) {
        int most = other_points - worth[rack];
        for (std::size_t play = 1; play <= rack; ++play) {
            if ((((tiles_of_[rack] | guards) - tiles_of_[play]) & guards) != guards) continue;
            const int points = plays_[0][play * count + play + (count - 1 - rack)];
            if (points <= none) continue;
            most = std::max(most, points + values[listed[rack] - listed[play]]);
        }
        values[listed[rack]] = static_cast<std::int16_t>(most);
    }
}

}  // namespace letrado
