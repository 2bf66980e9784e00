#include "word_graph.hpp"

#include "bytes.hpp"

#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

namespace nb = nanobind;
using namespace nb::literals;
using letrado::WordGraph;

void bind_word_graph(nb::module_& module) {
    nb::class_<WordGraph>(module, "WordGraph", "All words of a list as one graph.")
        .def_static(
            "build",
            [](const nb::bytes& words, std::size_t letters) {
                const auto text = letters_from(words);
                const nb::gil_scoped_release released;
                return std::make_shared<WordGraph>(letrado::build_graph(text, letters));
            },
            "words"_a, "letters"_a, "The graph of words, each followed by a zero byte.")
        .def_static(
            "read",
            [](const std::string& path, std::size_t letters) {
                const nb::gil_scoped_release released;
                return std::make_shared<WordGraph>(letrado::read_graph(path, letters));
            },
            "path"_a, "letters"_a, "Map a .kwg file.")
        .def_static(
            "of",
            [](const nb::bytes& content, std::size_t letters) {
                const auto bytes = std::as_bytes(view_of(content));
                const nb::gil_scoped_release released;
                return std::make_shared<WordGraph>(letrado::graph_in(bytes, letters));
            },
            "content"_a, "letters"_a, "The graph in the content of a .kwg file.")
        .def(
            "content",
            [](const WordGraph& graph) {
                const auto nodes = std::as_bytes(graph.nodes());
                return nb::bytes(nodes.data(), nodes.size());
            },
            "The content of a .kwg file.")
        .def(
            "write",
            [](const WordGraph& graph, const std::string& path) {
                const nb::gil_scoped_release released;
                letrado::write_graph(graph, path);
            },
            "path"_a, "Write a .kwg file.")
        .def(
            "contains",
            [](const WordGraph& graph, const nb::bytes& word) {
                return graph.contains(view_of(word));
            },
            "word"_a, "Is this a word?")
        .def(
            "words",
            [](const WordGraph& graph) {
                std::vector<letrado::Letter> words;
                {
                    const nb::gil_scoped_release released;
                    words = graph.words(WordGraph::most_words);
                }
                return bytes_from(words);
            },
            "Every word in order, each followed by a zero byte.")
        .def(
            "count",
            [](const WordGraph& graph) {
                const nb::gil_scoped_release released;
                return graph.count();
            },
            "How many words there are.")
        .def(
            "letter_counts",
            [](const WordGraph& graph) {
                const nb::gil_scoped_release released;
                return graph.letter_counts();
            },
            "How often each letter stands in the words, the first letter first.")
        .def_prop_ro("letters", &WordGraph::letters)
        .def_prop_ro("node_count", [](const WordGraph& graph) { return graph.nodes().size(); });
}
