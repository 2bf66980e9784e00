// Builds the graph in two passes over the tree of prefixes. The first makes the forward part from
// its leaves to its root. The second reads every prefix backwards: where the prefix ends comes the
// separator, and after it the list that the forward part already has for that prefix.

#include "word_graph.hpp"

#include <algorithm>
#include <cstring>

namespace letrado {
namespace {

using List = WordGraph::List;

// A node before it has a place: its letter with the accepting mark, its children, its next sibling.
struct Link {
    std::uint32_t letter;
    List child;
    List next;

    friend bool operator==(const Link&, const Link&) = default;
};

constexpr std::uint32_t accepting = 0x100;

// Every different link once, so that equal lists, and equal ends of lists, are the same list.
class Links {
  public:
    Links() : table_(std::size_t{1} << 16, 0) { links_.push_back({}); }

    List add(const Link& link) {
        if (links_.size() * 2 > table_.size()) grow();
        for (std::size_t at = place_of(link);; at = (at + 1) & (table_.size() - 1)) {
            if (table_[at] == 0) {
                table_[at] = static_cast<List>(links_.size());
                links_.push_back(link);
                return table_[at];
            }
            if (links_[table_[at]] == link) return table_[at];
        }
    }
    [[nodiscard]] const std::vector<Link>& all() const noexcept { return links_; }

  private:
    [[nodiscard]] std::size_t place_of(const Link& link) const noexcept {
        std::uint64_t mixed = (std::uint64_t{link.child} << 32 | link.next) * 0x9E3779B97F4A7C15;
        mixed ^= (mixed >> 29) + link.letter;
        mixed *= 0xBF58476D1CE4E5B9;
        return static_cast<std::size_t>(mixed >> 20) & (table_.size() - 1);
    }
    void grow() {
        std::vector<List> wider(table_.size() * 2, 0);
        table_.swap(wider);
        for (List id = 1; id < links_.size(); ++id) {
            std::size_t at = place_of(links_[id]);
            while (table_[at] != 0) at = (at + 1) & (table_.size() - 1);
            table_[at] = id;
        }
    }

    std::vector<Link> links_;
    std::vector<List> table_;
};

// A prefix of some word: the one a letter shorter, its last letter, and how it may go on.
struct Prefix {
    std::uint32_t shorter;
    List forwards;
    Letter last;
    bool is_word;
};

struct Word {
    const Letter* letters;
    std::size_t length;
};

class Builder {
  public:
    explicit Builder(std::span<const Word> words) : words_(words) {
        prefixes_.push_back({});
        forwards_ = add_forwards(0, words.size(), 0, 0);
        std::vector<Reading> readings;
        readings.reserve(prefixes_.size());
        for (std::uint32_t at = 1; at < prefixes_.size(); ++at) readings.push_back({at, at});
        spare_.resize(readings.size());
        bool unused = false;
        middle_ = add_backwards(readings.data(), spare_.data(), readings.size(), unused);
    }

    // The lists laid out one after another. A list that is the end of another one needs no place.
    [[nodiscard]] std::vector<WordGraph::Node> laid_out() const {
        const std::vector<Link>& links = links_.all();
        std::vector<bool> wanted(links.size(), false);
        wanted[forwards_] = wanted[middle_] = true;
        for (const Link& link : links) wanted[link.child] = true;
        wanted[0] = false;
        std::vector<bool> inside(links.size(), false);
        for (List id = 1; id < links.size(); ++id) {
            if (!wanted[id]) continue;
            for (List end = links[id].next; end != 0 && !inside[end]; end = links[end].next)
                inside[end] = true;
        }
        std::vector<List> place(links.size(), 0);
        std::vector<List> order;
        order.reserve(links.size());
        for (List id = 1; id < links.size(); ++id) {
            if (!wanted[id] || inside[id]) continue;
            for (List at = id; at != 0; at = links[at].next) {
                place[at] = static_cast<List>(order.size() + 2);
                order.push_back(at);
            }
        }
        if (order.size() + 2 > WordGraph::arc_mask) throw GraphError("graph_size");
        std::vector<WordGraph::Node> nodes{place[forwards_] | WordGraph::last_sibling,
                                           place[middle_] | WordGraph::last_sibling};
        nodes.reserve(order.size() + 2);
        for (const List at : order) {
            const Link& link = links[at];
            const std::uint32_t mark = (link.letter & accepting) != 0 ? WordGraph::accepts : 0;
            const std::uint32_t last = link.next == 0 ? WordGraph::last_sibling : 0;
            nodes.push_back((link.letter & 0xFF) << 24 | mark | last | place[link.child]);
        }
        return nodes;
    }

  private:
    // A prefix being read backwards: the part still to be read, and the whole.
    struct Reading {
        std::uint32_t rest;
        std::uint32_t whole;
    };

    // The words [from, to) share their first `depth` letters, which are the prefix `above`.
    List add_forwards(std::size_t from, std::size_t to, std::size_t depth, std::uint32_t above) {
        std::array<Link, most_letters + 1> siblings;
        std::size_t count = 0;
        while (from < to) {
            const Letter letter = words_[from].letters[depth];
            std::size_t end = from + 1;
            while (end < to && words_[end].letters[depth] == letter) ++end;
            const bool is_word = words_[from].length == depth + 1;
            const auto id = static_cast<std::uint32_t>(prefixes_.size());
            prefixes_.push_back({above, 0, letter, is_word});
            const List child = add_forwards(from + (is_word ? 1 : 0), end, depth + 1, id);
            prefixes_[id].forwards = child;
            siblings[count++] = {letter | (is_word ? accepting : 0), child, 0};
            from = end;
        }
        return joined(siblings.data(), count);
    }

    // Sorts the readings by the letter before, makes the list they share and says whether one of
    // them, read to its beginning, is a word.
    List add_backwards(Reading* readings, Reading* spare, std::size_t count, bool& is_word) {
        if (count == 1) return add_single(readings[0], is_word);
        std::array<std::uint32_t, most_letters + 2> starts{};
        for (std::size_t at = 0; at < count; ++at) ++starts[prefixes_[readings[at].rest].last + 1];
        for (std::size_t letter = 0; letter <= most_letters; ++letter)
            starts[letter + 1] += starts[letter];
        std::array<std::uint32_t, most_letters + 2> next = starts;
        for (std::size_t at = 0; at < count; ++at) {
            const Prefix& prefix = prefixes_[readings[at].rest];
            spare[next[prefix.last]++] = {prefix.shorter, readings[at].whole};
        }
        std::array<Link, most_letters + 1> siblings;
        std::size_t links = 0;
        is_word = false;
        if (starts[1] > 0) {  // the empty rest: the prefix has been read to its beginning
            const Prefix& whole = prefixes_[spare[0].whole];
            is_word = whole.is_word;
            if (whole.forwards != 0) siblings[links++] = {0, whole.forwards, 0};
        }
        for (std::size_t letter = 1; letter <= most_letters; ++letter) {
            const std::size_t size = starts[letter + 1] - starts[letter];
            if (size == 0) continue;
            bool word = false;
            const List child =
                add_backwards(spare + starts[letter], readings + starts[letter], size, word);
            siblings[links++] = {static_cast<std::uint32_t>(letter) | (word ? accepting : 0), child,
                                 0};
        }
        return joined(siblings.data(), links);
    }

    List add_single(Reading reading, bool& is_word) {
        std::array<Letter, 256> letters;
        std::size_t count = 0;
        for (std::uint32_t at = reading.rest; at != 0; at = prefixes_[at].shorter)
            letters[count++] = prefixes_[at].last;
        const Prefix& whole = prefixes_[reading.whole];
        List list = whole.forwards != 0 ? links_.add({0, whole.forwards, 0}) : 0;
        bool word = whole.is_word;
        while (count > 0) {
            list = links_.add({letters[--count] | (word ? accepting : 0), list, 0});
            word = false;
        }
        is_word = word;
        return list;
    }

    List joined(Link* siblings, std::size_t count) {
        List list = 0;
        while (count > 0) {
            siblings[--count].next = list;
            list = links_.add(siblings[count]);
        }
        return list;
    }

    std::span<const Word> words_;
    std::vector<Prefix> prefixes_;
    std::vector<Reading> spare_;
    Links links_;
    List forwards_ = 0;
    List middle_ = 0;
};

std::vector<Word> sorted_words(std::span<const Letter> text, std::size_t letters) {
    std::vector<Word> words;
    std::size_t start = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] > letters) throw GraphError("graph_alphabet");
        if (text[at] != 0) continue;
        if (at - start > longest_word) throw GraphError("word_too_long");
        if (at > start) words.push_back({text.data() + start, at - start});
        start = at + 1;
    }
    if (start != text.size()) throw GraphError("word_unended");
    // The zero after each word sorts it before every longer one.
    const auto before = [](const Word& one, const Word& other) {
        return std::memcmp(one.letters, other.letters, std::min(one.length, other.length) + 1) < 0;
    };
    const auto same = [](const Word& one, const Word& other) {
        return one.length == other.length &&
               std::memcmp(one.letters, other.letters, one.length) == 0;
    };
    if (!std::is_sorted(words.begin(), words.end(), before))
        std::sort(words.begin(), words.end(), before);
    words.erase(std::unique(words.begin(), words.end(), same), words.end());
    return words;
}

}  // namespace

WordGraph build_graph(std::span<const Letter> words, std::size_t letters) {
    if (letters == 0 || letters > most_letters) throw GraphError("graph_alphabet");
    auto nodes = std::make_shared<std::vector<WordGraph::Node>>(
        Builder(sorted_words(words, letters)).laid_out());
    return WordGraph(nodes, *nodes, letters);
}

}  // namespace letrado
