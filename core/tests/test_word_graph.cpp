// The graph against a sorted set of words, and damaged graphs against every walk there is.

#include "anagram_map.hpp"
#include "expect.hpp"
#include "random.hpp"
#include "word_graph.hpp"

#include <set>
#include <vector>

namespace {

using namespace letrado;
using Words = std::set<std::vector<Letter>>;

constexpr std::size_t alphabet = 5;

Words some_words(Random& random, std::size_t count) {
    Words words;
    while (words.size() < count) {
        std::vector<Letter> word(1 + random.below(longest_word));
        if (word.size() > 6) word.resize(1 + random.below(6));
        for (Letter& letter : word) letter = static_cast<Letter>(1 + random.below(alphabet));
        words.insert(word);
    }
    return words;
}

std::vector<Letter> text_of(const Words& words) {
    std::vector<Letter> text;
    for (const auto& word : words) {
        text.insert(text.end(), word.begin(), word.end());
        text.push_back(0);
    }
    return text;
}

// From the middle: the letters up to a place backwards, the separator, the rest forwards.
bool reads_from(const WordGraph& graph, const std::vector<Letter>& word, std::size_t middle) {
    WordGraph::List list = graph.from_the_middle();
    WordGraph::Node node = 0;
    for (std::size_t at = middle + 1; at-- > 0;) {
        if ((graph.letters_in(list) >> word[at] & 1) == 0) return false;
        node = graph.node(list, word[at]);
        list = node & WordGraph::arc_mask;
    }
    if (middle + 1 == word.size()) return (node & WordGraph::accepts) != 0;
    list = graph.turned(list);
    for (std::size_t at = middle + 1; at < word.size(); ++at) {
        if ((graph.letters_in(list) >> word[at] & 1) == 0) return false;
        node = graph.node(list, word[at]);
        list = node & WordGraph::arc_mask;
    }
    return (node & WordGraph::accepts) != 0;
}

void holds_exactly_its_words() {
    Random random(7);
    for (std::size_t count : {1U, 2U, 30U, 400U}) {
        const Words words = some_words(random, std::min<std::size_t>(count, 400));
        std::vector<Letter> shuffled = text_of(words);
        const WordGraph graph = build_graph(shuffled, alphabet);
        expect(graph.words(1'000'000) == text_of(words), "the words come back in order");
        for (const auto& word : words) {
            expect(graph.contains(word), "a word is found");
            for (std::size_t middle = 0; middle < word.size(); ++middle)
                expect(reads_from(graph, word, middle), "a word is found from any letter");
        }
        for (const auto& word : some_words(random, 300))
            expect(graph.contains(word) == words.contains(word), "nothing else is found");
    }
}

void lists_that_are_none() {
    const auto refused = [](std::vector<Letter> text, std::size_t letters) {
        try {
            (void)build_graph(text, letters);
        } catch (const GraphError&) {
            return true;
        }
        return false;
    };
    expect(refused({9, 0}, alphabet), "a letter beyond the alphabet");
    expect(refused({1, 2}, alphabet), "a word without its end");
    expect(refused(std::vector<Letter>(40, 1), alphabet), "a word longer than the board");
    expect(refused({1, 0}, 40), "an alphabet that is too large");
    expect(build_graph({}, alphabet).words(10).empty(), "no words, no plays, no trouble");
}

// Whatever the bytes are, the graph is refused or every walk in it ends inside it.
void damaged_graphs() {
    Random random(11);
    const WordGraph sound = build_graph(text_of(some_words(random, 200)), alphabet);
    std::size_t refused = 0;
    for (int round = 0; round < 3000; ++round) {
        auto nodes = std::make_shared<std::vector<WordGraph::Node>>(sound.nodes().begin(),
                                                                    sound.nodes().end());
        for (std::size_t wound = 0; wound <= random.below(3); ++wound)
            (*nodes)[random.below(nodes->size())] ^= 1U << random.below(32);
        if (random.below(4) == 0) nodes->resize(random.below(nodes->size()));
        try {
            const WordGraph graph(nodes, *nodes, alphabet);
            (void)graph.words(5000);
            (void)AnagramMap(graph);
        } catch (const GraphError&) {
            ++refused;
        }
    }
    expect(refused > 100, "much damage is seen");
}

void eight_keys_at_once() {
    Random random(13);
    const Words words = some_words(random, 300);
    const AnagramMap map(build_graph(text_of(words), alphabet));
    for (int round = 0; round < 2000; ++round) {
        std::array<AnagramMap::Filtered, 8> keys{};
        for (auto& key : keys) {
            const std::size_t letters = random.below(5);
            for (std::size_t at = 0; at < letters; ++at)
                key += static_cast<AnagramMap::Filtered>(
                    AnagramMap::key_of(static_cast<Letter>(1 + random.below(alphabet))));
        }
        const auto base = static_cast<AnagramMap::Filtered>(random.below(2) * random.next());
        const std::uint32_t held = map.may_hold_of_eight(keys.data(), base);
        for (std::size_t at = 0; at < keys.size(); ++at)
            expect((held >> at & 1) == map.may_hold(keys[at] + base), "as one by one");
    }
    for (const auto& word : words) {
        AnagramMap::Key key = 0;
        for (const Letter letter : word) key += AnagramMap::key_of(letter);
        expect(map.may_hold(static_cast<AnagramMap::Filtered>(key)), "the filter lets words pass");
        expect(map.find(key) != nullptr, "and the map has them");
    }
}

std::vector<std::byte> bytes_of(const std::vector<WordGraph::Node>& nodes) {
    const auto bytes = std::as_bytes(std::span(nodes));
    return {bytes.begin(), bytes.end()};
}

void letters_are_counted() {
    Random random(19);
    const std::vector<Letter> text = text_of(some_words(random, 300));
    std::vector<double> expected(alphabet);
    for (const Letter letter : text) {
        if (letter != 0) expected[letter - 1U] += 1;
    }
    expect(build_graph(text, alphabet).letter_counts() == expected, "letters are counted");
    expect(build_graph({}, alphabet).letter_counts() == std::vector<double>(alphabet),
           "no words, no letters");
}

// As other programs write them: with wider arcs, forwards only, with free places between lists.
void layouts_of_the_field() {
    Random random(17);
    const std::vector<Letter> text = text_of(some_words(random, 200));
    const WordGraph graph = build_graph(text, alphabet);
    const std::vector<WordGraph::Node> nodes(graph.nodes().begin(), graph.nodes().end());
    expect(graph_in(bytes_of(nodes), alphabet).words(1000) == text, "as it was written");
    expect(graph.count() == 200, "the words are counted");

    std::vector<WordGraph::Node> wide;
    for (const WordGraph::Node node : nodes)
        wide.push_back((node & WordGraph::arc_mask) << 8 | node >> 24 |
                       ((node & WordGraph::accepts) != 0 ? 0x80U : 0) |
                       ((node & WordGraph::last_sibling) != 0 ? 0x40U : 0));
    expect(graph_in(bytes_of(wide), alphabet).words(1000) == text, "with wider arcs");

    std::vector<WordGraph::Node> spaced = nodes;
    for (WordGraph::Node& node : spaced) {
        if ((node & WordGraph::arc_mask) != 0) node += 3;
    }
    spaced.insert(spaced.begin() + 2, 3, 0);
    expect(graph_in(bytes_of(spaced), alphabet).words(1000) == text, "with free places");

    // A, B and AB forwards only: the second node is no root.
    const std::vector<WordGraph::Node> forwards{
        2 | WordGraph::last_sibling, 2U << 24 | WordGraph::accepts | WordGraph::last_sibling,
        1U << 24 | WordGraph::accepts | 1, 2U << 24 | WordGraph::accepts | WordGraph::last_sibling};
    const WordGraph both = graph_in(bytes_of(forwards), alphabet);
    const std::vector<Letter> three{1, 0, 1, 2, 0, 2, 0};
    expect(both.words(1000) == three, "forwards only");
    expect(reads_from(both, {1, 2}, 1), "and then both ways");
}

// Walks without end would fill the memory, walks without a word would never stop.
void endless_graphs() {
    std::vector<WordGraph::Node> barren{2 | WordGraph::last_sibling, WordGraph::last_sibling};
    for (WordGraph::Node list = 0; list < 50; ++list) {
        const WordGraph::Node next = list == 49 ? 0 : 4 + 2 * list;
        barren.push_back(1U << 24 | next);
        barren.push_back(2U << 24 | WordGraph::last_sibling | next);
    }
    expect(graph_in(bytes_of(barren), alphabet).words(1000).empty(), "no word in 2^50 walks");
    barren.back() |= WordGraph::accepts;
    bool refused = false;
    try {
        (void)graph_in(bytes_of(barren), alphabet);
    } catch (const GraphError&) {
        refused = true;
    }
    expect(refused, "2^49 words");
}

void cycles_are_seen() {
    const auto nodes = std::make_shared<std::vector<WordGraph::Node>>(
        std::vector<WordGraph::Node>{2 | WordGraph::last_sibling, 2 | WordGraph::last_sibling,
                                     1U << 24 | WordGraph::last_sibling | WordGraph::accepts | 2});
    bool seen = false;
    try {
        const WordGraph graph(nodes, *nodes, alphabet);
    } catch (const GraphError& error) {
        seen = std::string(error.what()) == "graph_cycle";
    }
    expect(seen, "a list that follows itself");
}

}  // namespace

int main() {
    holds_exactly_its_words();
    lists_that_are_none();
    damaged_graphs();
    eight_keys_at_once();
    letters_are_counted();
    layouts_of_the_field();
    endless_graphs();
    cycles_are_seen();
    std::printf("%d checks passed\n", checks);
}
