#include "word_graph.hpp"

#include <algorithm>

namespace letrado {
namespace {

constexpr std::size_t fewest_nodes = 2;
// A middle-out word is at most fifteen letters and a separator; foreign lists may hold longer ones.
constexpr std::uint8_t deepest = 64;

}  // namespace

WordGraph::WordGraph(std::shared_ptr<const void> owner, std::span<const Node> nodes,
                     std::size_t letters)
    : owner_(std::move(owner)), nodes_(nodes), letters_(letters) {
    check_and_index();
    check_depth();
}

void WordGraph::check_and_index() {
    const std::size_t count = nodes_.size();
    if (letters_ == 0 || letters_ > most_letters) throw GraphError("graph_alphabet");
    if (count < fewest_nodes || count > arc_mask + std::size_t{1}) throw GraphError("graph_size");
    present_.resize(count);
    accepted_.resize(count);
    bool open = true;  // the list that the next node belongs to has no end yet
    Letter following = 0;
    for (std::size_t at = count; at-- > 0;) {
        const Node node = nodes_[at];
        const auto letter = static_cast<Letter>(node >> 24);
        if (letter > letters_) throw GraphError("graph_alphabet");
        if ((node & arc_mask) >= count) throw GraphError("graph_arc");
        const bool last = (node & last_sibling) != 0;
        if (!last && open) throw GraphError("graph_unended");
        if (!last && at >= fewest_nodes && letter >= following) throw GraphError("graph_order");
        const LetterSet own = set_of(letter);
        present_[at] = own | (last ? 0 : present_[at + 1]);
        accepted_[at] = ((node & accepts) != 0 ? own : 0) | (last ? 0 : accepted_[at + 1]);
        following = letter;
        open = false;
    }
    // The two first nodes are pointers, not a list: list 0 is the empty one.
    present_[0] = present_[1] = accepted_[0] = accepted_[1] = 0;
}

// Every walk ends: no list can be reached from itself. The height of a list is one more than that
// of the highest list under it; siblings after a node belong to the same list.
void WordGraph::check_depth() const {
    constexpr std::uint8_t entered = 0xFE;  // on the way down, its height not known yet
    constexpr std::uint8_t unknown = 0xFF;
    std::vector<std::uint8_t> height(nodes_.size(), unknown);
    std::vector<List> path;
    path.reserve(1024);
    height[0] = 0;
    for (const List root : {forwards(), from_the_middle()}) {
        path.push_back(root);
        while (!path.empty()) {
            const List at = path.back();
            if (height[at] < entered) {
                path.pop_back();
                continue;
            }
            const Node node = nodes_[at];
            const List child = node & arc_mask;
            const List next = (node & last_sibling) != 0 ? 0 : at + 1;
            const std::uint8_t under = height[child];
            const std::uint8_t beside = height[next];
            if (under < entered && beside < entered) {
                height[at] = std::max(static_cast<std::uint8_t>(under + 1), beside);
                if (height[at] > deepest) throw GraphError("graph_depth");
                path.pop_back();
                continue;
            }
            if (height[at] == entered) throw GraphError("graph_cycle");
            height[at] = entered;
            if (under >= entered) path.push_back(child);
            if (beside >= entered) path.push_back(next);
        }
    }
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
    std::vector<Letter> found;
    std::vector<List> path{forwards()};
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
        path.push_back(node & arc_mask);
    }
    return found;
}

}  // namespace letrado
