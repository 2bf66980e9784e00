#include "word_graph.hpp"

#include <algorithm>

namespace letrado {
namespace {

constexpr std::size_t fewest_nodes = 2;
// A word from the middle is at most fifteen letters and a separator; foreign ones may be longer.
constexpr std::size_t deepest = 64;
// What is known of a list while the walks are checked: nothing, that it is under way, or its
// height.
constexpr std::uint8_t unwalked = 0;
constexpr std::uint8_t being_walked = 255;
constexpr std::uint32_t uncounted = 0xFFFFFFFF;
constexpr std::uint32_t most_counted = uncounted - 1;

// A root has no letter and no sibling and ends no word.
constexpr bool is_root(WordGraph::Node node) noexcept {
    return (node & ~WordGraph::arc_mask) == WordGraph::last_sibling;
}

}  // namespace

WordGraph::WordGraph(std::shared_ptr<const void> owner, std::span<const Node> nodes,
                     std::size_t letters)
    : owner_(std::move(owner)), nodes_(nodes), letters_(letters) {
    check_and_index();
    std::vector<std::uint8_t> heights(nodes_.size(), unwalked);
    heights[0] = 1;
    if (heights[forwards()] == unwalked) check_walks(forwards(), 0, true, heights);
    if (heights[middle_] == unwalked) check_walks(middle_, 0, false, heights);
}

void WordGraph::check_and_index() {
    const std::size_t count = nodes_.size();
    if (letters_ == 0 || letters_ > most_letters) throw GraphError("graph_alphabet");
    if (count < fewest_nodes || count > arc_mask + std::size_t{1}) throw GraphError("graph_size");
    // Every place is written below: zeros would cost as much time again.
    present_ = std::make_unique_for_overwrite<LetterSet[]>(count);
    accepted_ = std::make_unique_for_overwrite<LetterSet[]>(count);
    const Node* nodes = nodes_.data();
    LetterSet* present = present_.get();
    LetterSet* accepted = accepted_.get();
    if ((nodes[count - 1] & last_sibling) == 0) throw GraphError("graph_unended");
    std::uint32_t highest = 0;
    Node furthest = 0;
    LetterSet after = 0;  // letters, and accepted letters, of the siblings after this one
    LetterSet accepted_after = 0;
    for (std::size_t at = count; at-- > 0;) {
        const Node node = nodes[at];
        const std::uint32_t letter = node >> 24;
        const LetterSet goes_on = (node & last_sibling) != 0 ? 0 : ~LetterSet{0};
        const LetterSet own = LetterSet{1} << (letter & 31);
        after &= goes_on;
        accepted_after &= goes_on;
        highest = std::max(highest, letter);
        furthest = std::max(furthest, node & arc_mask);
        after |= own;
        accepted_after |= (node & accepts) != 0 ? own : 0;
        present[at] = after;
        accepted[at] = accepted_after;
    }
    if (highest > letters_) throw GraphError("graph_alphabet");
    if (furthest >= count) throw GraphError("graph_arc");
    if (!is_root(nodes[0])) throw GraphError("graph_root");
    // The first nodes are roots, not a list: list 0 is the empty one.
    present[0] = accepted[0] = 0;
    if (!is_root(nodes[1])) return;
    middle_ = nodes[1] & arc_mask;
    present[1] = accepted[1] = 0;
}

// Every walk ends: no list can be reached from itself, and none is too high. Siblings are in order,
// which places between the lists, left free by some programs, need not be.
void WordGraph::check_walks(List list, std::size_t depth, bool forwards,
                            std::span<std::uint8_t> heights) const {
    if (depth > deepest) throw GraphError("graph_depth");
    heights[list] = being_walked;
    std::uint8_t highest = 0;
    for (List at = list;; ++at) {
        const Node node = nodes_[at];
        const std::uint32_t letter = node >> 24;
        if (letter == 0 && forwards) throw GraphError("graph_separator");
        if (at > list && letter <= nodes_[at - 1] >> 24) throw GraphError("graph_order");
        const List child = node & arc_mask;
        if (heights[child] == being_walked) throw GraphError("graph_cycle");
        if (heights[child] == unwalked) check_walks(child, depth + 1, forwards, heights);
        highest = std::max(highest, heights[child]);
        if ((node & last_sibling) != 0) break;
    }
    if (highest >= deepest) throw GraphError("graph_depth");
    heights[list] = static_cast<std::uint8_t>(highest + 1);
}

std::uint32_t WordGraph::count_from(List list, std::span<std::uint32_t> counts) const {
    if (counts[list] != uncounted) return counts[list];
    std::uint64_t total = 0;
    for (List at = list;; ++at) {
        const Node node = nodes_[at];
        total += (node & accepts) != 0 ? 1 : 0;
        total += count_from(node & arc_mask, counts);
        if ((node & last_sibling) != 0) break;
    }
    return counts[list] = static_cast<std::uint32_t>(std::min<std::uint64_t>(total, most_counted));
}

std::uint32_t WordGraph::count() const {
    std::vector<std::uint32_t> counts(nodes_.size(), uncounted);
    counts[0] = 0;
    return count_from(forwards(), counts);
}

void WordGraph::add_children_first(List list, std::vector<bool>& seen,
                                   std::vector<List>& order) const {
    if (seen[list]) return;
    seen[list] = true;
    for (List at = list;; ++at) {
        add_children_first(nodes_[at] & arc_mask, seen, order);
        if ((nodes_[at] & last_sibling) != 0) break;
    }
    order.push_back(list);
}

std::vector<double> WordGraph::letter_counts() const {
    std::vector<std::uint32_t> words(nodes_.size(), uncounted);
    words[0] = 0;
    (void)count_from(forwards(), words);
    std::vector<bool> seen(nodes_.size());
    seen[0] = true;
    std::vector<List> order;
    add_children_first(forwards(), seen, order);
    // A node counts once for every way to it and every word that goes on from there.
    std::vector<double> ways(nodes_.size());
    ways[forwards()] = 1;
    std::vector<double> counts(letters_);
    for (auto list = order.rbegin(); list != order.rend(); ++list) {
        for (List at = *list;; ++at) {
            const Node node = nodes_[at];
            const double through = words[node & arc_mask] + ((node & accepts) != 0 ? 1.0 : 0.0);
            counts[(node >> 24) - 1] += ways[*list] * through;
            ways[node & arc_mask] += ways[*list];
            if ((node & last_sibling) != 0) break;
        }
    }
    return counts;
}

bool WordGraph::contains(std::span<const Letter> word) const noexcept {
    if (word.empty()) return false;
    List list = forwards();
    for (const Letter letter : word.first(word.size() - 1)) {
        if (letter == 0 || letter > letters_) return false;
        list = after(list, letter);
        if (list == 0) return false;
    }
    const Letter last = word.back();
    return last != 0 && last <= letters_ && (accepted_in(list) & set_of(last)) != 0;
}

std::vector<Letter> WordGraph::words(std::size_t most) const {
    // Lists from which no word can be reached are left out: there may be no end of walks in them.
    std::vector<std::uint32_t> counts(nodes_.size(), uncounted);
    counts[0] = 0;
    (void)count_from(forwards(), counts);
    std::vector<Letter> found;
    std::vector<List> path{counts[forwards()] > 0 ? forwards() : 0};
    std::vector<Letter> word;
    while (!path.empty() && most > 0) {
        const List at = path.back();
        if (at == 0) {
            path.pop_back();
            if (!word.empty()) word.pop_back();
            continue;
        }
        const Node node = nodes_[at];
        path.back() = (node & last_sibling) != 0 ? 0 : at + 1;
        word.push_back(static_cast<Letter>(node >> 24));
        if ((node & accepts) != 0) {
            found.insert(found.end(), word.begin(), word.end());
            found.push_back(0);
            --most;
        }
        const List child = node & arc_mask;
        path.push_back(counts[child] > 0 ? child : 0);
    }
    return found;
}

}  // namespace letrado
