#pragma once

#include "letters.hpp"

#include <bit>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

namespace letrado {

// A file or a list of words that cannot become a graph; `code` names what is wrong with it.
struct GraphError : std::invalid_argument {
    using std::invalid_argument::invalid_argument;
};

// All words of a list as one minimal graph that reads forwards (DAWG) and from the middle (GADDAG).
//
// The layout is KWG: 32-bit nodes, bits 31-24 letter, 23 accepts, 22 last of its siblings, 21-0
// first child. A list of siblings is named by the place of its first node; 0 is the empty list.
// Beside each node stand the letters and the accepted letters from it to the end of its list, so
// that a step is a bit test and a count, not a walk.
class WordGraph {
  public:
    using List = std::uint32_t;
    using Node = std::uint32_t;

    // Takes nodes in KWG layout; raises GraphError unless every walk on them is safe.
    WordGraph(std::shared_ptr<const void> owner, std::span<const Node> nodes, std::size_t letters);

    [[nodiscard]] List forwards() const noexcept { return nodes_[0] & arc_mask; }
    // 0 in a graph that only reads forwards, as some files of the field do.
    [[nodiscard]] List from_the_middle() const noexcept { return middle_; }
    [[nodiscard]] LetterSet letters_in(List list) const noexcept { return present_[list]; }
    [[nodiscard]] LetterSet accepted_in(List list) const noexcept { return accepted_[list]; }

    // The node of a letter that is in the list.
    [[nodiscard]] Node node(List list, Letter letter) const noexcept {
        const LetterSet before = present_[list] & (set_of(letter) - 1);
        return nodes_[list + static_cast<List>(std::popcount(before))];
    }
    // The list after a letter, or 0 when the letter is not there or nothing follows it.
    [[nodiscard]] List after(List list, Letter letter) const noexcept {
        return (present_[list] >> letter & 1) != 0 ? node(list, letter) & arc_mask : 0;
    }
    // The list after the separator, which is always the first node of its list.
    [[nodiscard]] List turned(List list) const noexcept {
        return (present_[list] & 1) != 0 ? nodes_[list] & arc_mask : 0;
    }

    [[nodiscard]] bool contains(std::span<const Letter> word) const noexcept;
    // How many words there are; as many as the type holds stand for more.
    [[nodiscard]] std::uint32_t count() const;
    // How often each letter stands in the words, the letter 1 first.
    [[nodiscard]] std::vector<double> letter_counts() const;
    // Every word in order, each followed by a zero; at most `most` of them.
    [[nodiscard]] std::vector<Letter> words(std::size_t most) const;

    [[nodiscard]] std::span<const Node> nodes() const noexcept { return nodes_; }
    [[nodiscard]] std::size_t letters() const noexcept { return letters_; }

    static constexpr std::uint32_t most_words = 2'000'000;  // of which lists are made
    static constexpr Node arc_mask = 0x3FFFFF;
    static constexpr Node last_sibling = 0x400000;
    static constexpr Node accepts = 0x800000;

  private:
    void check_and_index();
    void check_walks(List list, std::size_t depth, bool forwards,
                     std::span<std::uint8_t> heights) const;
    std::uint32_t count_from(List list, std::span<std::uint32_t> counts) const;
    void add_children_first(List list, std::vector<bool>& seen, std::vector<List>& order) const;

    std::shared_ptr<const void> owner_;
    std::span<const Node> nodes_;
    std::unique_ptr<LetterSet[]> present_;
    std::unique_ptr<LetterSet[]> accepted_;
    List middle_ = 0;
    std::size_t letters_;
};

// The graph of a list of words, each followed by a zero, in any order; doubles are dropped.
[[nodiscard]] WordGraph build_graph(std::span<const Letter> words, std::size_t letters);

// Files of the field hold graphs in two layouts, ours and one with wider arcs (bits 31-8 first
// child, 7 accepts, 6 last of its siblings, 5-0 letter), and may only read forwards. All become
// graphs that read both ways.
[[nodiscard]] WordGraph read_graph(const std::string& path, std::size_t letters);
[[nodiscard]] WordGraph graph_in(std::span<const std::byte> content, std::size_t letters);
void write_graph(const WordGraph& graph, const std::string& path);

}  // namespace letrado
