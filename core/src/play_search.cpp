// Words are built outwards from what they must touch. A play that covers tiles of its line starts
// from the leftmost block of them; any other starts from the leftmost square that has a tile
// across the line. So each play is found once, and the search begins where it is most constrained.

#include "play_search.hpp"

#include <cstring>

namespace letrado {
namespace {

using List = WordGraph::List;
using Node = WordGraph::Node;

// The points so far: of the word in the lower half, of the words across in the upper half.
using Sums = std::uint64_t;
constexpr int upper = 32;

struct Tally {
    Sums sums;
    std::uint32_t factor;
    std::uint8_t part;
    std::uint8_t laid;
};

class LineSearch {
  public:
    LineSearch(const WordGraph& graph, const Equipment& equipment, const Hand& hand,
               std::vector<Play>& plays)
        : graph_(graph), equipment_(equipment), hand_(hand), plays_(plays) {
        counts_ = hand.counts();
        for (const Letter kind : hand.kinds()) held_ |= set_of(kind);
        held_ &= ~LetterSet{1};
        open_ = counts_[blank] > 0 ? equipment.tiles.all() : held_;
    }

    void search(const Line& line, std::size_t direction, std::size_t at, bool opening) {
        const std::uint32_t centre = opening && at == side / 2 ? 1U << (side / 2 + 1) : 0;
        if ((line.taken | line.hooked | centre) == 0) return;
        line_ = &line;
        direction_ = static_cast<std::uint8_t>(direction);
        number_ = static_cast<std::uint8_t>(at);
        strip_.fill(0);
        set_factors();
        std::uint32_t taken = line.taken;
        std::size_t gap = 1;  // the first square of the empty stretch before the next block
        std::uint32_t hooks = line.hooked | centre;
        while (true) {
            const auto block =
                taken != 0 ? static_cast<std::size_t>(std::countr_zero(taken)) : side + 2;
            for (; hooks != 0 && (hooks & ((1ULL << (block - 1)) - 1)) != 0; hooks &= hooks - 1) {
                const auto hook = static_cast<std::size_t>(std::countr_zero(hooks));
                if (hook < gap) continue;
                first_ = gap;
                last_ = block - 2;
                search_from_hook(hook);
                gap = hook + 1;
            }
            if (taken == 0) return;
            const auto end = block + static_cast<std::size_t>(std::countr_one(line.taken >> block));
            first_ = block_gap(block);
            last_ = side;
            search_from_block(block, end);
            taken &= ~((1U << end) - 1);
            gap = end + 1;
        }
    }

  private:
    // The first square on which a play whose leftmost block is this one may begin.
    [[nodiscard]] std::size_t block_gap(std::size_t block) const noexcept {
        const std::uint32_t before = line_->taken & ((1U << block) - 1);
        return before == 0 ? 1 : static_cast<std::size_t>(std::bit_width(before)) + 1;
    }

    void set_factors() {
        const std::size_t step = direction_ == across ? 1 : side;
        std::size_t square = direction_ == across ? number_ * side : number_;
        for (std::size_t at = 1; at <= side; ++at, square += step) {
            const Sums letter = equipment_.premiums.letter[square];
            const Sums word = equipment_.premiums.word[square];
            const int crossed = line_->crossed[at];
            factors_[at] = letter | (crossed >= 0 ? letter * word << upper : 0);
            fixed_[at] = crossed > 0 ? word * static_cast<Sums>(crossed) << upper : 0;
            words_[at] = static_cast<std::uint32_t>(word);
        }
    }

    void search_from_block(std::size_t block, std::size_t end) {
        List list = graph_.from_the_middle();
        Sums points = 0;
        for (std::size_t at = end; at-- > block;) {
            const Letter tile = line_->tiles[at];
            list = graph_.after(list, shown_by(tile));
            if (list == 0) return;
            points += (tile & blank_mark) != 0 ? 0 : equipment_.tiles.points[tile];
        }
        right_ = end;
        leftwards(block, list, {points, 1, 0, 0});
    }

    void search_from_hook(std::size_t hook) {
        right_ = hook + 1;
        each_letter(hook, graph_.from_the_middle(), {0, 1, 0, 0},
                    [this, hook](Node node, const Tally& tally) {
                        const List child = node & WordGraph::arc_mask;
                        if (child != 0 && open_ != 0) leftwards(hook, child, tally);
                    });
    }

    // The squares [left, right_) are filled and `list` follows them, read leftwards.
    void leftwards(std::size_t left, List list, const Tally& tally) {
        const List turned = graph_.turned(list);
        if (turned != 0) {
            start_ = left;
            rightwards(right_, turned, tally);
        }
        const std::size_t square = left - 1;
        if (square < first_) return;
        each_letter(square, list, tally, [this, square](Node node, const Tally& longer) {
            if ((node & WordGraph::accepts) != 0) record(square, right_, longer);
            const List child = node & WordGraph::arc_mask;
            if (child != 0 && open_ != 0) leftwards(square, child, longer);
        });
    }

    void rightwards(std::size_t square, List list, const Tally& tally) {
        if (square > last_) return;
        if (line_->tiles[square + 1] == 0) {
            each_letter(square, list, tally, [this, square](Node node, const Tally& longer) {
                if ((node & WordGraph::accepts) != 0) record(start_, square + 1, longer);
                const List child = node & WordGraph::arc_mask;
                if (child != 0 && open_ != 0) rightwards(square + 1, child, longer);
            });
            return;
        }
        each_letter(square, list, tally, [this, square](Node node, const Tally& longer) {
            through(square + 1, node, longer);
        });
    }

    // A block stands after the square just filled.
    void through(std::size_t square, Node node, Tally tally) {
        for (; line_->tiles[square] != 0; ++square) {
            const Letter tile = line_->tiles[square];
            const List list = node & WordGraph::arc_mask;
            if ((graph_.letters_in(list) >> shown_by(tile) & 1) == 0) return;
            node = graph_.node(list, shown_by(tile));
            tally.sums += (tile & blank_mark) != 0 ? 0 : equipment_.tiles.points[tile];
        }
        if ((node & WordGraph::accepts) != 0) record(start_, square, tally);
        const List child = node & WordGraph::arc_mask;
        if (child != 0 && open_ != 0) rightwards(square, child, tally);
    }

    // Lays each tile of the rack that may stand on the square and calls `then` with its node.
    template <class Then>
    void each_letter(std::size_t square, List list, const Tally& tally, Then then) {
        LetterSet letters = graph_.letters_in(list) & line_->fits[square] & open_;
        if (letters == 0) return;
        const std::uint32_t factor = tally.factor * words_[square];
        const Sums sums = tally.sums + fixed_[square];
        const auto laid = static_cast<std::uint8_t>(tally.laid + 1);
        for (; letters != 0; letters &= letters - 1) {
            const auto letter = static_cast<Letter>(std::countr_zero(letters));
            const Node node = graph_.node(list, letter);
            if (counts_[letter] > 0) {
                const LetterSet held = held_;
                const LetterSet open = open_;
                if (--counts_[letter] == 0) {
                    held_ &= ~set_of(letter);
                    if (counts_[blank] == 0) open_ = held_;
                }
                strip_[square] = letter;
                then(node, Tally{sums + equipment_.tiles.points[letter] * factors_[square], factor,
                                 static_cast<std::uint8_t>(tally.part + hand_.step(letter)), laid});
                ++counts_[letter];
                held_ = held;
                open_ = open;
            }
            if (counts_[blank] > 0) {
                const LetterSet open = open_;
                if (--counts_[blank] == 0) open_ = held_;
                strip_[square] = letter | blank_mark;
                then(node, Tally{sums, factor,
                                 static_cast<std::uint8_t>(tally.part + hand_.step(blank)), laid});
                ++counts_[blank];
                open_ = open;
            }
        }
    }

    // The word fills the squares [from, to).
    void record(std::size_t from, std::size_t to, const Tally& tally) {
        if (tally.laid == 1 && direction_ == down) {
            // A single tile that also makes a word across is found among the plays across.
            for (std::size_t at = from; at < to; ++at) {
                if (line_->tiles[at] == 0 && line_->crossed[at] >= 0) return;
            }
        }
        const std::size_t length = to - from;
        Play& play = plays_.emplace_back();
        std::memset(play.tiles.data(), 0, play.tiles.size());
        std::memcpy(play.tiles.data(), strip_.data() + from, length);
        play.direction = direction_;
        play.line = number_;
        play.start = static_cast<std::uint8_t>(from - 1);
        play.length = static_cast<std::uint8_t>(length);
        play.laid = tally.laid;
        play.used = tally.part;
        const std::uint32_t bonus =
            tally.laid == equipment_.bonus.tiles ? equipment_.bonus.points : 0;
        const std::uint32_t points = static_cast<std::uint32_t>(tally.sums) * tally.factor +
                                     static_cast<std::uint32_t>(tally.sums >> upper) + bonus;
        play.points = static_cast<std::int16_t>(points);
        play.equity = static_cast<std::int32_t>(points) * 100 + hand_.worth_after(tally.part);
    }

    const WordGraph& graph_;
    const Equipment& equipment_;
    const Hand& hand_;
    std::vector<Play>& plays_;
    const Line* line_ = nullptr;
    std::size_t first_ = 0;  // the leftmost square on which the play may lay a tile
    std::size_t last_ = 0;   // the rightmost one
    std::size_t right_ = 0;
    std::size_t start_ = 0;
    LetterSet held_ = 0;  // letters on the rack
    LetterSet open_ = 0;  // letters that some tile of the rack may be
    Counts counts_{};
    std::array<Sums, Line::length> factors_{};
    std::array<Sums, Line::length> fixed_{};
    std::array<std::uint32_t, Line::length> words_{};
    std::array<Letter, 32> strip_{};
    std::uint8_t direction_ = 0;
    std::uint8_t number_ = 0;
};

}  // namespace

void add_plays_along(LineSet lines, const WordGraph& graph, const Equipment& equipment,
                     const Board& board, const Hand& hand, std::vector<Play>& plays) {
    LineSearch search(graph, equipment, hand, plays);
    for (; lines != 0; lines &= lines - 1) {
        const auto number = static_cast<std::size_t>(std::countr_zero(lines));
        const std::size_t direction = number / side;
        search.search(board.line(direction, number % side), direction, number % side,
                      board.is_empty());
    }
}

void find_all_plays(const WordGraph& graph, const Equipment& equipment, const Board& board,
                    const Hand& hand, std::vector<Play>& plays) {
    plays.clear();
    add_plays_along(all_lines, graph, equipment, board, hand, plays);
}

}  // namespace letrado
