#include "word_graph.hpp"

#include <algorithm>

namespace letrado {
namespace {

constexpr std::size_t fewest_nodes = 2;
// A word from the middle is at most fifteen letters and a separator; foreign ones may be longer.
constexpr std::size_t deepest = 64;
// What is known of a list while the walks are checked.
constexpr std::uint8_t unwalked = 0;
constexpr std::uint8_t being_walked = 1;
constexpr std::uint8_t walked = 2;

}  // namespace

WordGraph::WordGraph(std::shared_ptr<const void> owner, std::span<const Node> nodes,
                     std::size_t letters)
    : owner_(std::move(owner)), nodes_(nodes), letters_(letters) {
    check_and_index();
    std::vector<std::uint8_t> state(nodes_.size(), unwalked);
    state[0] = walked;
    for (const List root : {forwards(), from_the_middle()}) {
        if (state[root] == unwalked) check_walks(root, 0, state);
    }
}

void WordGraph::check_and_index() {
    const std::size_t count = nodes_.size();
    if (letters_ == 0 || letters_ > most_letters) throw GraphError("graph_alphabet");
    if (count < fewest_nodes || count > arc_mask + std::size_t{1}) throw GraphError("graph_size");
    present_.resize(count);
    accepted_.resize(count);
    const Node* nodes = nodes_.data();
    LetterSet* present = present_.data();
    LetterSet* accepted = accepted_.data();
    if ((nodes[count - 1] & last_sibling) == 0) throw GraphError("graph_unended");
    bool ordered = true;
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
        // Every sibling after this one has a higher letter: none is in the bits up to its own.
        ordered &= (after & (own | (own - 1))) == 0 || at < fewest_nodes;
        highest = std::max(highest, letter);
        furthest = std::max(furthest, node & arc_mask);
        after |= own;
        accepted_after |= (node & accepts) != 0 ? own : 0;
        present[at] = after;
        accepted[at] = accepted_after;
    }
    if (highest > letters_) throw GraphError("graph_alphabet");
    if (furthest >= count) throw GraphError("graph_arc");
    if (!ordered) throw GraphError("graph_order");
    // The two first nodes are pointers, not a list: list 0 is the empty one.
    present_[0] = present_[1] = accepted_[0] = accepted_[1] = 0;
}

// Every walk ends: no list can be reached from itself, and none lies too deep.
void WordGraph::check_walks(List list, std::size_t depth, std::span<std::uint8_t> state) const {
    if (depth > deepest) throw GraphError("graph_depth");
    state[list] = being_walked;
    for (List at = list;; ++at) {
        const Node node = nodes_[at];
        const List child = node & arc_mask;
        if (state[child] != walked) {
            if (state[child] == being_walked) throw GraphError("graph_cycle");
            check_walks(child, depth + 1, state);
        }
        if ((node & last_sibling) != 0) break;
    }
    state[list] = walked;
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
