#include "search_words.hpp"

namespace letrado {
namespace {

constexpr double fewest_seconds = 1;
constexpr std::size_t most_steps = 1'000'000;
constexpr std::size_t most_letters_found = std::size_t{1} << 19;

// Reads all words along one line after another, a tile that is left on every empty square.
class WordFinder {
  public:
    WordFinder(const WordGraph& graph, std::span<const Letter> tiles) : graph_(graph) {
        for (const Letter tile : tiles) ++left_[tile];
    }

    // False when there is too much to find.
    [[nodiscard]] bool find_along(const Line& line) {
        line_ = &line;
        for (std::size_t start = 1; start < side; ++start) {
            if (line.tiles[start - 1] != 0) continue;
            from(start, graph_.forwards(), false, false);
            if (line.taken == 0) break;  // the words are the same wherever they begin
        }
        return steps_ < most_steps && found_.size() < most_letters_found;
    }
    // Each followed by a zero, some of them several times.
    [[nodiscard]] std::span<const Letter> found() const noexcept { return found_; }

  private:
    void from(std::size_t square, WordGraph::List list, bool accepts, bool is_new) {
        if (++steps_ >= most_steps || found_.size() >= most_letters_found) return;
        const Letter lying = line_->tiles[square];
        if (accepts && is_new && lying == 0) {
            found_.insert(found_.end(), word_.begin(), word_.end());
            found_.push_back(0);
        }
        if (square > side) return;
        if (lying != 0) {
            if ((graph_.letters_in(list) >> shown_by(lying) & 1) != 0)
                go_on(square, list, shown_by(lying), is_new);
            return;
        }
        LetterSet letters = graph_.letters_in(list) & ~LetterSet{1};
        for (; letters != 0; letters &= letters - 1) {
            const auto letter = static_cast<Letter>(std::countr_zero(letters));
            const Letter tile = left_[letter] > 0 ? letter : blank;
            if (left_[tile] == 0) continue;
            --left_[tile];
            go_on(square, list, letter, true);
            ++left_[tile];
        }
    }
    void go_on(std::size_t square, WordGraph::List list, Letter letter, bool is_new) {
        const WordGraph::Node node = graph_.node(list, letter);
        word_.push_back(letter);
        from(square + 1, node & WordGraph::arc_mask, (node & WordGraph::accepts) != 0, is_new);
        word_.pop_back();
    }

    const WordGraph& graph_;
    Counts left_{};
    const Line* line_ = nullptr;
    std::vector<Letter> word_;
    std::vector<Letter> found_;
    std::size_t steps_ = 0;
};

}  // namespace

SearchWords::SearchWords(const WordGraph& graph, const Equipment& equipment,
                         std::span<const Letter, squares> board, std::span<const Letter> tiles,
                         double seconds)
    : all_(graph) {
    if (seconds < fewest_seconds) return;
    const Board lines(equipment, graph, board);
    WordFinder finder(graph, tiles);
    for (std::size_t direction = 0; direction < 2; ++direction) {
        for (std::size_t number = 0; number < side; ++number) {
            if (!finder.find_along(lines.line(direction, number))) return;
        }
    }
    few_ = build_graph(finder.found(), graph.letters());
}

}  // namespace letrado
